"""A database of an earlier version: it opens, every match is what it was, and everything goes on."""

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.app.running import operahouse
from tests.compatibility.notes import FOLDER, differences, read_json, read_notes, unpack_database
from tests.compatibility.observed import (
    ENTRY_KINDS,
    Store,
    continue_match,
    keep,
    legal_continuation,
    log_of,
    match_of,
    observe_match,
    open_house,
)
from tests.table.logged_match import with_last_notes
from tests.web.serving import serving
from tests.web.visitor import Visitor

HOUSE = read_json(FOLDER / "house.json")
MATCHES: dict[str, str] = HOUSE["matches"]
NOTES = read_notes("matches")
MOVES = 3
every_match = pytest.mark.parametrize("name", MATCHES)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The old database; the tests of this file only read it."""
    return unpack_database(tmp_path_factory.mktemp("compatibility"))


@pytest.fixture(scope="module")
def store(file: Path) -> Iterator[Store]:
    opened = open_house(file)
    yield opened
    opened.close()


def test_every_match_was_noted_and_every_kind_is_there() -> None:
    assert list(NOTES) == list(MATCHES)
    assert {note["status"] for note in NOTES.values()} == {"seating", "playing", "paused", "ended"}
    assert {note["outcome"] for note in NOTES.values()} == {"", "abandoned", "finished", "resigned"}
    for part in ("barred", "spectators", "votes", "orders", "notes", "resigned", "deserted_at", "next"):
        assert any(note[part] for note in NOTES.values()), part


BY_HAND = {"entered", "corrected", "crossed-out", "depth", "bid-sealed", "bids-cleared", "scored"}
"""Kinds that came after these databases were written."""


def test_every_kind_of_entry_is_there(store: Store) -> None:
    kinds = {str(line["kind"]) for match in MATCHES.values() for line in log_of(match_of(store, match))}
    assert kinds == set(ENTRY_KINDS) - BY_HAND


def test_the_old_database_is_sound(file: Path, store: Store) -> None:
    result = operahouse("db", "check", "--db", f"sqlite:///{file}")
    assert (result.exit_code, result.stdout) == (0, f"{len(MATCHES)} matches checked; nothing is wrong.\n")


@every_match
def test_a_match_replays_to_what_was_noted(store: Store, name: str) -> None:
    streams = {person: with_last_notes(items) for person, items in NOTES[name]["streams"].items()}
    assert differences({**NOTES[name], "streams": streams}, observe_match(match_of(store, MATCHES[name]))) == []


@every_match
def test_a_log_is_written_as_it_was(file: Path, store: Store, name: str) -> None:
    with sqlite3.connect(file) as connection:
        rows = connection.execute("SELECT entries FROM log WHERE match = ? ORDER BY first", [MATCHES[name]]).fetchall()
    connection.close()
    stored = with_last_notes([line for (row,) in rows for line in json.loads(row)])
    assert differences(stored, json.loads(json.dumps(log_of(match_of(store, MATCHES[name]))))) == []


def test_every_match_goes_on(tmp_path: Path) -> None:
    changed = open_house(unpack_database(tmp_path))
    for name, match in MATCHES.items():
        before = match_of(changed, match)
        outcome = continue_match(before, MOVES)
        made = [line for line in log_of(outcome.match)[before.number :] if line.get("source") in ("person", "bot")]
        assert len(made) == (0 if before.status in ("seating", "ended") else MOVES), name
        keep(changed, match, outcome)
    changed.close()
    result = operahouse("db", "check", "--db", f"sqlite:///{tmp_path / 'house.db'}")
    assert (result.exit_code, result.stdout) == (0, f"{len(MATCHES)} matches checked; nothing is wrong.\n")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server on the old database."""
    with serving(f"sqlite:///{unpack_database(tmp_path_factory.mktemp('served'))}") as served:
        yield served.address


def come_back(address: str, name: str) -> Visitor:
    """Somebody with the token of an old session."""
    visitor = Visitor(address, name, guest=False)
    visitor.id, visitor.token = HOUSE["people"][name]["id"], HOUSE["people"][name]["token"]
    visitor.http.headers["Authorization"] = f"Bearer {visitor.token}"
    return visitor


@pytest.mark.parametrize("name", HOUSE["me"])
def test_everybody_is_still_signed_in(address: str, name: str) -> None:
    with come_back(address, name) as visitor:
        assert visitor.get("/api/me") == HOUSE["me"][name]


@pytest.mark.parametrize("name", HOUSE["tables_of"])
def test_everybody_finds_the_own_tables(address: str, name: str) -> None:
    with come_back(address, name) as visitor:
        assert sorted(table["id"] for table in visitor.get("/api/me/tables")["tables"]) == HOUSE["tables_of"][name]


@pytest.mark.parametrize("name", HOUSE["lessons"])
def test_finished_lessons_stay_finished(address: str, name: str) -> None:
    with come_back(address, name) as visitor:
        assert visitor.get("/api/lessons")["done"] == HOUSE["lessons"][name]


def test_an_old_password_opens_the_account(address: str) -> None:
    with Visitor(address, "Anna", guest=False) as anna:
        anna.take(anna.http.post("/api/sessions", json={"name": "anna", "password": HOUSE["password"]}))
        assert anna.id == HOUSE["people"]["Anna"]["id"]


def test_ratings_records_and_codes_are_found(address: str) -> None:
    with Visitor(address, "Nobody", guest=False) as stranger:
        for game, noted in HOUSE["ratings"].items():
            found = stranger.get(f"/api/ratings?game={game}")["ratings"]
            assert [[one["name"], one["mu"], one["sigma"], one["games"]] for one in found] == noted
        assert [record["id"] for record in stranger.get("/api/records")["records"]] == HOUSE["records"]
        for name, code in HOUSE["codes"].items():
            assert stranger.get(f"/api/codes/{code}")["id"] == MATCHES[name]


def test_a_move_is_made_at_an_old_table(address: str, store: Store) -> None:
    match = match_of(store, MATCHES["opera-away"])
    seat = match.awaited[0]
    with come_back(address, match.occupants[seat].name) as visitor:
        line = visitor.watch(MATCHES["opera-away"])
        told = NOTES["opera-away"]["streams"][visitor.id]
        assert differences(told, line.items) == []
        assert line.do("play", move=legal_continuation(match, seat, 1)) == len(told) + 1
