"""Positions that break a rule are refused, naming the first thing wrong."""

from collections.abc import Callable

import pytest

from operahouse.kernel.errors import Malformed
from tests.games.cases import Position, read_case
from tests.games.operaopoly.lively import operaopoly


def position() -> Position:
    """Red has hired a singer with a rehearsal for an opera by Verdi at H1, and holds the audition card."""
    given: Position = read_case(operaopoly(), "audition/recast-keeps-the-own-rehearsal")["given"]
    return given


def _set(path: str, value: object) -> Callable[[Position], None]:
    def change(data: Position) -> None:
        *parents, last = path.split(".")
        for parent in parents:
            data = data[parent]
        data[last] = value

    return change


PENDING = "operaopoly-malformed-pending"
WRONG = [
    ("edition", "other", "edition", "malformed-unknown-word"),
    ("seats", ["red"], "seats", "malformed-players"),
    ("seats", ["red", "red", "blue"], "seats[1]", "malformed-twice"),
    ("turn", "pink", "turn", "malformed-unknown-word"),
    ("actions", 4, "actions", "malformed-out-of-range"),
    ("phase", "audition", "audition", "operaopoly-malformed-audition"),
    ("phase", "discard", "players.red.hand", "operaopoly-malformed-discard"),
    ("extra", 1, "extra", "malformed-unknown-field"),
    ("composers.verdi.at", "verdi", "composers.verdi.at", "operaopoly-malformed-own-mat"),
    ("composers.verdi.at", "H4", "composers.verdi.at", "malformed-unknown-word"),
    ("composers.verdi.runs", 1, "played.verdi", "malformed-length"),
    ("composers.verdi.state", "closed", "composers.verdi.state", "operaopoly-malformed-closed"),
    ("composers.bizet.state", "dormant", "composers.bizet.state", "operaopoly-malformed-dormant"),
    ("composers.verdi.mat", {}, "composers.verdi.mat.funding", "malformed-missing"),
    ("composers.verdi.mat.publicity", None, "composers.verdi.mat.publicity", "malformed-unknown-field"),
    ("houses.H1.face", 2, "houses.H1.face", "malformed-out-of-range"),
    ("houses.H1.opera", None, "houses.H1.slots.female", "operaopoly-malformed-no-opera"),
    ("houses.H1.opera", "bizet", "houses.H1.slots.female.cards", "operaopoly-malformed-slot"),
    ("houses.H1.starter", "red", "houses.H1.starter", "operaopoly-malformed-starter"),
    ("houses.H1.slots.female.owner", "pink", "houses.H1.slots.female.owner", "malformed-unknown-word"),
    ("houses.H1.slots.female.cards", [], "houses.H1.slots.female.cards", "operaopoly-malformed-empty-stack"),
    ("houses.H1.slots.female.cards", ["C99"], "houses.H1.slots.female.cards[0]", "malformed-unknown-word"),
    ("houses.H2.opera", "verdi", "houses.H2.slots", "operaopoly-malformed-no-hire"),
    ("players.red.bonus", ["IB1"], "players.red.bonus", "operaopoly-malformed-bonus"),
    ("players.red.paid", ["PB3"], "players.red.paid", "operaopoly-malformed-paid"),
    ("players.red.markers", 1, "boxed", "operaopoly-malformed-kept"),
    ("players.red.points", -1, "players.red.points", "malformed-out-of-range"),
    ("players.red.hand", [], "", "operaopoly-malformed-missing"),
    ("discards.patron", ["AU1"], "discards.patron[0]", "malformed-twice"),
    ("quiet", 60, "quiet", "malformed-out-of-range"),
    ("audition", {"house": "H1", "cards": []}, "audition", "operaopoly-malformed-audition"),
    ("pending", {"stack": "take", "place": 3, "composer": None, "cards": []}, "pending", PENDING),
    ("pending", {"stack": "recast", "place": 9, "composer": None, "cards": ["C01"]}, "pending", PENDING),
    ("pending", {"stack": "sponsor", "place": 12, "composer": None, "cards": []}, "pending", PENDING),
    ("pending", {"reshuffle": "patron", "placed": 0, "then": "show"}, "pending", PENDING),
]


@pytest.mark.parametrize(("path", "value", "where", "key"), WRONG, ids=[f"{wrong[0]}={wrong[1]}" for wrong in WRONG])
def test_the_first_thing_wrong_is_named(path: str, value: object, where: str, key: str) -> None:
    data = position()
    _set(path, value)(data)
    with pytest.raises(Malformed) as malformed:
        operaopoly().read_position(data)
    assert malformed.value.path == where
    assert malformed.value.key == key


def test_the_position_itself_is_right() -> None:
    game = operaopoly()
    written = game.write_position(game.read_position(position()))
    assert written["players"] == position()["players"]
    assert written["houses"] == position()["houses"]


@pytest.mark.parametrize("data", [None, [], "operaopoly", {}, {"game": "opera"}])
def test_anything_else_is_refused(data: object) -> None:
    with pytest.raises(Malformed):
        operaopoly().read_position(data)
