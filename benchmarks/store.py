"""How many moves a second are stored, safe against power loss: in groups, and with a commit for each move.

A move is what a table of Opera writes: its entries, and the card of the match. Two hundred matches wait for their
last move to be stored before they make the next. Both ways write to the same disk, in turns.
"""

import argparse
import asyncio
import json
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import Final

from msgspec.structs import replace
from sqlalchemy import insert

from operahouse.bots.bot import RandomBot
from operahouse.games.catalogue import load_game
from operahouse.store import writer
from operahouse.store.connect import open_store
from operahouse.store.log import Append
from operahouse.store.match_index import summary_values
from operahouse.store.match_summary import summarize
from operahouse.store.store import Store
from operahouse.store.tables import LOG, MATCHES
from operahouse.table.agreement import agree
from operahouse.table.bot_moves import choose_bot_move
from operahouse.table.command import Command, Request
from operahouse.table.decide import Change, decide, open_match
from operahouse.table.match import Match
from operahouse.table.moves import Play
from operahouse.table.seats import Sit
from operahouse.table.start import Start

PEOPLE: Final = ["anna", "bob", "cleo"]
AT_ONCE: Final = 200
STORED: Final = 10_000
TURNS: Final = 3
MOVES_PER_SECOND: Final = 15
"""Of each match, as a guess for how many moves to prepare."""
NOW: Final = 1_700_000_000_000


def played(name: str, moves: int) -> Iterator[Change]:
    """What happens at a table of a game: people sit down, and move at random."""
    game = load_game(name)
    outcome = open_match(game, agree(game, len(PEOPLE), [], PEOPLE[0], bytes(32)), NOW)
    yield outcome
    for person, seat in zip(PEOPLE, outcome.match.occupants, strict=True):
        outcome = _ask(outcome.match, person, Sit(seat, person.title()))
        yield outcome
    outcome = _ask(outcome.match, PEOPLE[0], Start())
    yield outcome
    for _ in range(moves):
        if not outcome.match.awaited:
            return
        seat = outcome.match.awaited[0]
        move = choose_bot_move(outcome.match, seat, RandomBot())
        outcome = _ask(outcome.match, outcome.match.occupants[seat].person, Play(move))
        yield outcome


def _ask(match: Match, person: str, command: Command) -> Change:
    return decide(match, Request(person, f"c{match.number}", command), NOW)


def appends(moves: int) -> list[Append]:
    """The same as it is stored."""
    return [
        Append("", out.entries[0].number, out.entries, summarize(out.match, "", "", False, False, NOW))
        for out in played("opera", moves)
    ]


def named(append: Append, match: str) -> Append:
    """The same move in another match."""
    assert append.summary is not None
    summary = replace(append.summary, match=match, code=match)
    return Append(match, append.expected, append.entries, summary)


async def play(store: Store, match: list[Append], waits: list[float]) -> None:
    """A match that goes on when its last move is safe."""
    for append in match:
        start = perf_counter()
        await asyncio.wrap_future(store.submit(append))
        waits.append(perf_counter() - start)


async def play_all(store: Store, matches: list[list[Append]]) -> tuple[float, list[float]]:
    """Moves a second over all matches, and how long each took."""
    waits: list[float] = []
    start = perf_counter()
    await asyncio.gather(*(play(store, match, waits) for match in matches))
    return len(waits) / (perf_counter() - start), waits


def measure(file: Path, together: int, match: list[Append]) -> tuple[float, list[float]]:
    """Play on a new file with at most so many moves in a commit."""
    most, writer.LARGEST_BATCH = writer.LARGEST_BATCH, together  # type: ignore[misc]
    store = open_store(f"sqlite:///{file}")
    matches = [[named(append, f"m{index}") for append in match] for index in range(AT_ONCE)]
    try:
        return asyncio.run(play_all(store, matches))
    finally:
        store.close()
        writer.LARGEST_BATCH = most  # type: ignore[misc]


def start_up_milliseconds(file: Path, match: list[Append]) -> float:
    """The time it takes to open a store with many games in it."""
    store = open_store(f"sqlite:///{file}")
    with store.engine.begin() as connection:
        for index in range(STORED):
            moves = [named(append, f"m{index}") for append in match]
            connection.execute(insert(LOG), [move.row for move in moves])
            summary = moves[-1].summary
            assert summary is not None
            connection.execute(insert(MATCHES), summary_values(summary))
    store.close()
    start = perf_counter()
    again = open_store(f"sqlite:///{file}")
    again.try_write(0).result()
    elapsed = perf_counter() - start
    again.close()
    return elapsed * 1000


def main() -> None:
    """Measure both ways in turns, then the start, and print the figures as JSON."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--seconds", type=float, default=3.0)
    moves = max(5, int(parser.parse_args().seconds * MOVES_PER_SECOND))
    grouped: list[float] = []
    single: list[float] = []
    waits: list[float] = []
    with tempfile.TemporaryDirectory(dir="build") as folder:
        for turn in range(TURNS):
            speed, waited = measure(Path(folder) / f"grouped{turn}.db", writer.LARGEST_BATCH, appends(moves))
            grouped.append(speed)
            waits += waited
            single.append(measure(Path(folder) / f"single{turn}.db", 1, appends(moves // 5))[0])
        start = start_up_milliseconds(Path(folder) / "stored.db", appends(15))
    figures = {
        "grouped_moves_per_second": median(grouped),
        "single_moves_per_second": median(single),
        "grouped_wait_milliseconds_of_99_in_100": quantiles(waits, n=100)[-1] * 1000,
        "start_up_milliseconds": start,
    }
    print(json.dumps({"name": f"store, {AT_ONCE} matches at once, {STORED} stored", **figures}))


if __name__ == "__main__":
    main()
