"""Two servers on one PostgreSQL, killed again and again while many tables are played at; and so is PostgreSQL itself.

Every acknowledged command is in the log under the number that was promised, every game finishes, every record verifies.
`make faults` plays fifty tables for a minute; the usual tests play a few until three servers have died, and PostgreSQL
was killed and frozen once.
"""

import asyncio
import os
import random
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest

from operahouse.store.connect import open_store
from operahouse.store.store import Store
from operahouse.table.log import rebuild
from operahouse.table.match import Match
from operahouse.table.record import record_of, verify
from operahouse.table.stream import Stream
from tests.store.postgres import postgres_for
from tests.table.logged_match import find_game
from tests.web.faults import SERVERS, Postgres, Progress, Servers, play_games
from tests.web.visitor import Visitor

TABLES = int(os.environ.get("FAULT_TABLES", "4"))
SECONDS = float(os.environ.get("FAULT_SECONDS", "0"))
FAULTS = ["server killed", "server killed", "server killed", "postgres killed", "postgres frozen"]
BETWEEN = (3 * TABLES, 12 * TABLES)
"""Acknowledged commands between two faults."""


async def break_things(postgres: Postgres, servers: Servers, progress: Progress) -> None:
    """At moments nobody can foresee, as often or as long as is asked for."""
    chance = random.Random()
    end = monotonic() + SECONDS
    while servers.killed == 0 or monotonic() < end:
        for fault in chance.sample(FAULTS, len(FAULTS)):
            await progress.reach(len(progress.promised) + chance.randint(*BETWEEN))
            if fault == "postgres killed":
                await asyncio.to_thread(postgres.kill)
            elif fault == "postgres frozen":
                await postgres.freeze(chance.choice(servers.addresses))
            else:
                await servers.kill(chance.randrange(SERVERS))
    progress.enough = True


async def play_through_faults(postgres: Postgres, servers: Servers, pairs: list[tuple[Visitor, Visitor]]) -> Progress:
    """Everybody plays, somebody breaks things."""
    progress = Progress()
    games = [play_games(servers, progress, anna, bob, 1000 * seed) for seed, (anna, bob) in enumerate(pairs)]
    await asyncio.gather(break_things(postgres, servers, progress), *games)
    return progress


@pytest.fixture
def postgres(tmp_path: Path) -> Iterator[Postgres]:
    """A PostgreSQL that no other test uses."""
    with postgres_for(tmp_path) as own:
        yield Postgres(own.folder, own.url)


@pytest.mark.skipif(not Path("/proc").exists(), reason="processes are killed and found as Linux does it")
def test_servers_and_postgres_die_and_nothing_is_lost(postgres: Postgres) -> None:
    open_store(postgres.url).close()
    servers = Servers(postgres.url)
    people = [Visitor(servers.addresses[index % SERVERS], f"P{index}") for index in range(2 * TABLES)]
    pairs = list(zip(people[::2], people[1::2], strict=True))
    try:
        progress = asyncio.run(play_through_faults(postgres, servers, pairs))
    finally:
        servers.close()
        for person in people:
            person.go()
    store = open_store(postgres.url)
    try:
        check(store, progress)
    finally:
        store.close()
    print(
        f"{len(progress.tables)} games, {len(progress.promised)} commands, {servers.killed} servers killed, "
        f"PostgreSQL killed {postgres.killed} times and frozen {postgres.frozen} times"
    )


def check(store: Store, progress: Progress) -> None:
    """What was promised is there."""
    matches = {table: rebuild(find_game, store.load(table)) for table in progress.tables}
    assert len(matches) >= TABLES
    for match in matches.values():
        assert match.outcome == "finished"
        drawn = [seat for _, seat, _ in match.moves].count("chance")
        assert verify(match.game, record_of(match, "2026-01-01T00:00:00Z")).drawn == drawn
    numbers = {(table, person): own_numbers(matches[table], person) for table, person, _, _ in progress.promised}
    for table, person, id_, number in progress.promised:
        assert numbers[table, person][id_] == number


def own_numbers(match: Match, person: str) -> dict[object, object]:
    """What a person is shown of their own commands."""
    return {item["id"]: item["number"] for item in Stream(person).read(match) if "id" in item}
