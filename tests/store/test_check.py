import json
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import text

from operahouse.kernel.game import Game
from operahouse.store.check import Finding, check
from operahouse.store.store import Store
from operahouse.table.absence import Resign
from operahouse.table.chat import Say
from tests.games_under_test import every_game
from tests.store.matches import StoredMatch
from tests.table.logged_match import TOY, find_game

Line = dict[str, Any]


def findings(store: Store) -> list[Finding]:
    return list(check(store.engine, find_game))


def faults(store: Store) -> list[str]:
    return [str(fault) for finding in findings(store) for fault in finding.faults]


def execute(store: Store, statement: str, **values: object) -> None:
    store.writer.submit(lambda connection: connection.execute(text(statement), values)).result()


def change_entry(store: Store, number: int, change: Callable[[Line], object]) -> None:
    """Somebody has written into the database."""
    with store.engine.connect() as connection:
        found = connection.execute(
            text("SELECT first, entries FROM log WHERE first <= :n AND last >= :n"), {"n": number}
        )
        first, written = found.one()
    lines = json.loads(written)
    change(lines[number - first])
    execute(store, "UPDATE log SET entries = :entries WHERE first = :first", entries=json.dumps(lines), first=first)


@every_game
def test_nothing_is_wrong_with_what_the_table_did(store: Store, game: Game) -> None:
    StoredMatch(store, game, 2, "waiting")
    StoredMatch(store, game, 3, "begun").sit_down().play_at_random(25)
    resigned = StoredMatch(store, game, 2, "resigned").sit_down()
    resigned.play_at_random(4)
    resigned.ask("bob", Resign())
    resigned.ask("bob", Say("too strong for me"))
    assert findings(store) == [Finding(name, True, []) for name in ("begun", "resigned", "waiting")]


def test_a_finished_game_is_dealt_again(store: Store) -> None:
    StoredMatch(store).sit_down().play_at_random(500)
    assert findings(store) == [Finding("m1", True, [])]
    change_entry(store, 1, lambda line: line.update(seed="00" * 32))
    assert faults(store)[0].endswith("table-verify-deal")


@pytest.mark.parametrize(
    ("number", "change", "fault"),
    [
        (5, {"move": "bid 9"}, "table-malformed-entry"),
        (5, {"seat": "west"}, "table-malformed-entry"),
        (5, {"number": 6}, "store-check-row"),
        (5, {"kind": "dreamt"}, "malformed-unknown-word"),
        (4, {"setup": {}}, "table-malformed-entry"),
        (1, {"players": 9}, "malformed-players"),
        (1, {"host": "bob"}, "store-check-card (part host, kept 'anna', told 'bob')"),
        (6, {"at": 1_800_000_000_000}, "store-check-card (part changed, kept 1700000000000, told 1800000000000)"),
    ],
)
def test_a_tampered_log_is_found(store: Store, number: int, change: Line, fault: str) -> None:
    table = StoredMatch(store).sit_down()
    table.play("bid 1", "north")
    table.ask("anna", Say("well"))
    change_entry(store, number, lambda line: line.update(change))
    assert any(fault in found for found in faults(store))


def test_a_tampered_result_is_found(store: Store) -> None:
    table = StoredMatch(store).sit_down()
    table.play_at_random(500)
    change_entry(store, table.match.number, lambda line: line["result"].update(points={"north": 99, "east": 0}))
    assert faults(store) == [f"store-check-end (number {table.match.number})"]


@pytest.mark.parametrize(
    ("statement", "fault"),
    [
        ("UPDATE cards SET status = 'ended'", "store-check-card (part status, kept 'ended', told 'playing')"),
        ("UPDATE cards SET number = 3", "store-check-card (part number, kept 3, told 5)"),
        ("UPDATE cards SET due = 1", "store-check-card (part due, kept 1, told None)"),
        ("UPDATE cards SET seats = '[]'", "store-check-card (part seats, kept (), told"),
        ("DELETE FROM sitters WHERE person = 'bob'", "store-check-sitters"),
        ("INSERT INTO sitters (person, match) VALUES ('zoe', 'm1')", "store-check-sitters"),
        ("DELETE FROM log WHERE first = 5", "store-check-card (part number, kept 5, told 4)"),
        ("DELETE FROM log WHERE first = 3", "table-malformed-number"),
        ("DELETE FROM log", "table-malformed-first"),
        ("DELETE FROM cards", "store-check-no-card"),
        ("UPDATE log SET entries = 'x' WHERE first = 2", "entries[1]: store-damaged"),
    ],
)
def test_a_tampered_row_is_found(store: Store, statement: str, fault: str) -> None:
    StoredMatch(store).sit_down().play("bid 1", "north")
    assert faults(store) == []
    execute(store, statement)
    assert any(fault in found for found in faults(store))


def test_matches_of_other_rules_are_kept_and_still_compared(store: Store) -> None:
    StoredMatch(store, TOY).sit_down()
    change_entry(store, 1, lambda line: line.update(rules="0.1"))
    execute(store, "UPDATE cards SET rules = '0.1'")
    assert findings(store) == [Finding("m1", False, [])]
    execute(store, "UPDATE cards SET players = 3")
    assert faults(store) == ["store-check-card (part players, kept 3, told 2)"]
    change_entry(store, 1, lambda line: line.update(game="chess"))
    assert not findings(store)[0].replayed
