import gzip
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select, text

from operahouse.kernel.errors import OperahouseError
from operahouse.store.backup import back_up, restore
from operahouse.store.bans import Ban, ban
from operahouse.store.blocks import block
from operahouse.store.branch import Branch
from operahouse.store.branches import add_branch
from operahouse.store.check import check
from operahouse.store.comments import Comment, add_comment
from operahouse.store.connect import open_database, open_store
from operahouse.store.curtain_calls import CurtainCall, add_curtain_calls
from operahouse.store.daily import add_daily_game
from operahouse.store.foyer import Listing, write_listings
from operahouse.store.holidays import Holiday, set_holiday
from operahouse.store.hosts import add_host, set_registration
from operahouse.store.notices import Subscription, add_subscription, claim_notice, set_notices
from operahouse.store.people import Person
from operahouse.store.preferences import set_preferences
from operahouse.store.puzzle import Puzzle
from operahouse.store.ratings import Rating
from operahouse.store.recovery import replace_codes
from operahouse.store.reports import Report, add_report
from operahouse.store.results import Result, ResultDetails, add_results
from operahouse.store.store import Store
from operahouse.store.tables import METADATA, TRANSIENT
from operahouse.store.tournaments import Tournament, add_round, add_tournament, enter
from operahouse.store.training import file_mistakes
from tests.games_under_test import GAMES
from tests.store.conftest import NewUrl
from tests.store.matches import StoredMatch, plain_append
from tests.table.logged_match import START, find_game

Rows = dict[str, list[tuple[Any, ...]]]
REPORT = Report("r1", START, "p1", "p2", "Straße", "due", "said", "Rude", [], None)
CARE: list[Callable[[Connection], object]] = [
    lambda connection: add_comment(connection, Comment("c1", "due", "p1", 2, "A bold bid.", START)),
    lambda connection: set_notices(connection, "p2", mail="p2@example.org", quiet_from=60),
    lambda connection: add_subscription(connection, Subscription("s1", "p2", "https://push.example", "k", "a", START)),
    lambda connection: claim_notice(connection, "p2", "turn", "due", 0, 1, START),
    lambda connection: set_holiday(connection, Holiday("p2", START, START + 1, "novice", True)),
    lambda connection: block(connection, "p1", "p2", START),
    lambda connection: add_report(connection, REPORT),
    lambda connection: add_host(connection, "p2"),
    lambda connection: set_registration(connection, "closed"),
    lambda connection: add_curtain_calls(connection, [CurtainCall("p2", "ovation", "due", START)]),
]
"""How people are called, and what protects them."""


def furnish(store: Store) -> None:
    """Something in every table."""
    for game in GAMES:
        StoredMatch(store, game, 3, game.name).sit_down().play_at_random(20)
    store.add_person(Person("p1", 'Anna "quotes" \\ é 🎭', "", "it", START))
    store.add_person(Person("p2", "Straße", "$argon2id$…", "nl", START))
    store.add_session("hash", "p2", START)
    store.rate("toy", [Rating("p1", "Anna", "toy", 25 + 1 / 3, 8.1, 1)])
    store.finish_lesson("p1", "toy", "first", START)
    store.change(lambda connection: ban(connection, Ban("p2", "Straße", START, None)))
    store.change(lambda connection: set_preferences(connection, "p2", private=True))
    store.change(lambda connection: replace_codes(connection, "p2", ["hash of a code"]))
    store.secret("links")
    store.submit(plain_append("due", 1, due=START)).result()
    store.change(lambda connection: write_listings(connection, [Listing("due", True, True, 1, START, START + 1)]))
    store.change(lambda connection: add_daily_game(connection, "2026-11-18", "p1", "due"))
    result = Result("p1", "due", "toy", 3, "north", 1, 12, "people", START, ResultDetails({}, {}, {}))
    store.change(lambda connection: add_results(connection, [result]))
    branch = Branch("due", "toy", "toy", "p1", 3, "north", True, "Later", START)
    store.change(lambda connection: add_branch(connection, branch))
    puzzle = Puzzle("p1", "toy", 3, "toy", "north", "bid", "slip", 0.02)
    store.change(lambda connection: file_mistakes(connection, "toy", [puzzle]))
    terms = Tournament("t1", "Winter", "swiss", "toy", 2, 3, "{}", "random", True, False, True, "p1")
    store.change(lambda connection: add_tournament(connection, terms, 3))
    store.change(lambda connection: enter(connection, "t1", "p1"))
    store.change(lambda connection: add_round(connection, terms, 3, [("due", ("p1", ""))]))
    for change in CARE:
        store.change(change)
    store.lease_due("process", START, START + 1, 9)


def everything(store: Store) -> Rows:
    """Every row of every table that is backed up."""
    tables = [table for table in METADATA.sorted_tables if table not in TRANSIENT]
    with store.engine.connect() as connection:
        return {table.name: sorted(map(tuple, connection.execute(select(table)))) for table in tables}


@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
def test_a_backup_restores_to_either_database(store: Store, new_url: NewUrl, target: str, tmp_path: Path) -> None:
    furnish(store)
    before = everything(store)
    assert all(before.values())
    rows = back_up(store.engine, tmp_path / "house.gz")
    with open_database(new_url(target), create=True) as database:
        assert restore(database, tmp_path / "house.gz") == rows == sum(map(len, before.values()))
        again = open_store(database.url.render_as_string(hide_password=False))
        assert everything(again) == before
        assert [finding.faults for finding in check(database, find_game) if finding.match != "due"] == [[]] * len(GAMES)
        assert again.lease_due("other", START, START + 1, 9) == ["due"]
        again.close()


def test_a_backup_is_of_one_moment_while_others_write(store: Store, new_url: NewUrl, tmp_path: Path) -> None:
    for index in range(600):
        store.submit(plain_append("m1", index + 1))
    store.submit(plain_append("m2", 1)).result()
    writing = [store.submit(plain_append("m2", index)) for index in range(2, 600)]
    back_up(store.engine, tmp_path / "house.gz")
    for future in writing:
        future.result()
    copy = open_store(new_url("sqlite"))
    restore(copy.engine, tmp_path / "house.gz")
    summary = copy.summary("m2")
    assert summary is not None
    assert [entry.number for entry in copy.load("m2")] == list(range(1, summary.number + 1))
    assert len(copy.load("m1")) == 600
    copy.close()


def test_only_an_empty_database_is_filled(url: str, tmp_path: Path, new_url: NewUrl) -> None:
    source = open_store(new_url("sqlite"))
    furnish(source)
    back_up(source.engine, tmp_path / "house.gz")
    source.close()
    store = open_store(url)
    restore(store.engine, tmp_path / "house.gz")
    before = everything(store)
    with pytest.raises(OperahouseError, match="store-not-empty"):
        restore(store.engine, tmp_path / "house.gz")
    assert everything(store) == before
    store.close()


def test_a_database_with_tables_of_others_is_left_alone(url: str, tmp_path: Path, new_url: NewUrl) -> None:
    source = open_store(new_url("sqlite"))
    back_up(source.engine, tmp_path / "house.gz")
    source.close()
    with open_database(url, create=True) as database:
        with database.connect() as connection:
            connection.execute(text("CREATE TABLE theirs (id INTEGER)"))
            connection.commit()
        with pytest.raises(OperahouseError, match="store-not-empty"):
            restore(database, tmp_path / "house.gz")


def packed(lines: list[str]) -> bytes:
    return gzip.compress("\n".join(lines).encode())


HEAD = '["operahouse-backup-1","0001"]'


ROW = '["rated",{"match":"m1"}]'
DAMAGED = {
    "nothing": b"",
    "something else": b"not a backup",
    "an object": packed(["{}"]),
    "another form": packed(['["other",1]']),
    "a head alone": packed([HEAD]),
    "nonsense": packed([HEAD, "nonsense"]),
    "without an end": packed([HEAD, ROW]),
    "a row too few": packed([HEAD, ROW, '["end",{"rated":2}]']),
    "an unknown table": packed([HEAD, '["unknown",{}]', '["end",{"unknown":1}]']),
    "cut off": packed([HEAD, '["end",{}]'])[:-9],
    "a row after the end": packed([HEAD, '["end",{}]', ROW]),
}


@pytest.mark.parametrize("content", DAMAGED.values(), ids=DAMAGED)
def test_what_is_no_whole_backup_restores_nothing(store: Store, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "house.gz"
    file.write_bytes(content)
    with pytest.raises(OperahouseError, match="store-not-a-backup"):
        restore(store.engine, file)
    assert not any(everything(store).values())
    store.submit(plain_append("m1", 1)).result()


def test_a_backup_of_a_newer_version_is_refused(store: Store, tmp_path: Path) -> None:
    (tmp_path / "house.gz").write_bytes(packed([HEAD.replace("0001", "9999"), '["end",{}]']))
    with pytest.raises(OperahouseError, match="store-newer"):
        restore(store.engine, tmp_path / "house.gz")


def test_a_file_is_never_written_over_and_is_for_its_owner_alone(store: Store, tmp_path: Path) -> None:
    file = tmp_path / "house.gz"
    back_up(store.engine, file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    with pytest.raises(OperahouseError, match="store-file-exists"):
        back_up(store.engine, file)
    with pytest.raises(OperahouseError, match="store-file "):
        back_up(store.engine, tmp_path / "none" / "house.gz")
    assert [path.name for path in tmp_path.iterdir() if path.suffix != ".db" and "-" not in path.name] == ["house.gz"]


def test_a_database_without_a_house_is_not_copied(url: str, tmp_path: Path) -> None:
    with open_database(url, create=True) as database, pytest.raises(OperahouseError, match="store-not-migrated"):
        back_up(database, tmp_path / "house.gz")
    assert not list(tmp_path.glob("house.gz*"))
