"""Positions that break the rules: the first thing wrong is named by its place."""

import pytest

from operahouse.kernel.errors import Malformed
from tests.games.opera.examples import GAME, GONE, edited, rulebook_position

SEATS = ["blue", "red", "yellow"]
BROKEN: list[tuple[str, object, str]] = [
    # what, another value for it, where the complaint points
    ("game", "chess", "game"),
    ("edition", "opera-1999", "edition"),
    ("options", {"fast": True}, "options.fast"),
    ("options", {"seven_rounds": 1}, "options.seven_rounds"),
    ("colour", "gold", "colour"),
    ("seats", ["blue", "red", "red"], "seats[2]"),
    ("seats", ["blue", "red", "purple"], "seats[2]"),
    ("seats", ["blue"], "seats"),
    ("seats", "blue", "seats"),
    ("round", 0, "round"),
    ("round", 10, "round"),
    ("round", "6", "round"),
    ("round", 6.0, "round"),
    ("phase", "income", "phase"),
    ("phase", "over", "phase"),
    ("ladder", ["verdi"] * 6, "ladder[1]"),
    ("ladder", ["verdi", "wagner"], "ladder"),
    ("ladder", ["puccini"], "ladder[0]"),
    ("century", ["verdi", "wagner"], "century"),
    ("century", ["verdi", "wagner", "verdi"], "century[2]"),
    ("offer", {"verdi": 4}, "offer"),
    ("offer", {"verdi": 3, "wagner": 3, "mozart": 2}, "offer"),
    ("offer", {"verdi": -1}, "offer.verdi"),
    ("offer", {"house": 1}, "offer.house"),
    ("offer", ["verdi"], "offer"),
    ("palazzo", ["verdi", "verdi"], "palazzo[1]"),
    ("palazzo", ["verdi", "wagner", "mozart", "handel"], "palazzo"),
    ("palazzo", ["house"], "palazzo[0]"),
    ("figures.maestro", "berlin", "figures.critico"),
    ("figures.maestro", "roma", "figures.maestro"),
    ("figures.tenore", "wien", "figures.tenore"),
    ("figures.critico", GONE, "figures.critico"),
    ("roles", {"signora": "yellow"}, "roles.signora"),
    ("roles", {"tenore": "yellow"}, "roles.tenore"),
    ("budget.red", [11, 1], "budget.red[0]"),
    ("budget.red", [-1, 1], "budget.red[0]"),
    ("budget.red", [6, 0], "budget.red[1]"),
    ("budget.red", [4, 1], "budget.red"),
    ("budget.red", [4], "budget.red"),
    ("budget.red", GONE, "budget.red"),
    ("budget.green", [1, 1], "budget.green"),
    ("players.red", GONE, "players.red"),
    ("players.green", {}, "players.green"),
    ("players.red.points", None, "players.red.points"),
    ("players.red.points", True, "players.red.points"),
    ("players.red.ducats", -1, "players.red.ducats"),
    ("players.red.ducats", GONE, "players.red.ducats"),
    ("players.red.stock", {"puccini": 1}, "players.red.stock.puccini"),
    ("players.red.stock", {"house": 1}, "players.red"),
    ("players.red.ended", True, "players.red.ended"),
    ("players.red.ended", "no", "players.red.ended"),
    ("players.red.hat", "top", "players.red.hat"),
    ("players.red.houses", {}, "players.red.houses"),
    ("players.red.houses.roma", {"wings": 0, "halls": [None]}, "players.red.houses.roma"),
    ("players.red.houses.milano", {"wings": 0, "halls": [None] * 3}, "players.red.houses.milano"),
    ("players.red.houses.wien.wings", 2, "players.red.houses.wien.wings"),
    ("players.red.houses.wien.wings", GONE, "players.red.houses.wien.wings"),
    ("players.red.houses.wien.roof", "red", "players.red.houses.wien.roof"),
    ("players.red.houses.wien.halls", ["wagner"], "players.red.houses.wien.halls"),
    ("players.red.houses.wien.halls", ["wagner", "wagner", None, None], "players.red.houses.wien.halls[1]"),
    ("players.red.houses.wien.halls", ["puccini", None, None, None], "players.red.houses.wien.halls[0]"),
    ("players.red.houses.wien.halls", ["house", None, None, None], "players.red"),
    ("players.red.houses.london.halls", ["monteverdi", None], "players.red"),
    ("supply.wien.main", 1, "supply.wien.main"),
    ("supply.wien.wing", 2, "supply.wien.wing"),
    ("supply.wien", GONE, "supply.wien"),
    ("supply.wien.tower", 1, "supply.wien.tower"),
    ("supply.roma", {"main": 0, "wing": 0}, "supply.roma"),
    ("deck", ["mozart"], "deck"),
    ("deck", ["house"], "deck[0]"),
    ("deck", {"mozart": 12}, "deck"),
    ("discard", {"wagner": 1}, "deck"),
    ("discard", GONE, "discard"),
    ("removed", {"wagner": 1}, "removed"),
    ("removed", {"puccini": 1}, "removed.puccini"),
]


def test_the_position_is_right_as_it_is() -> None:
    assert GAME.write_position(GAME.read_position(rulebook_position()))["round"] == 6


@pytest.mark.parametrize(("what", "value", "place"), BROKEN, ids=lambda part: str(part)[:40])
def test_a_broken_position_is_refused(what: str, value: object, place: str) -> None:
    with pytest.raises(Malformed) as wrong:
        GAME.read_position(edited(rulebook_position(), {what: value}))
    assert wrong.value.path == place
    assert wrong.value.key


@pytest.mark.parametrize("data", [None, 5, "opera", [], [{}], {1: 2}, {}])
def test_what_is_no_position_is_refused(data: object) -> None:
    with pytest.raises(Malformed):
        GAME.read_position(data)


@pytest.mark.parametrize("field", sorted(set(rulebook_position()) - {"options"}))
def test_every_field_must_be_there(field: str) -> None:
    with pytest.raises(Malformed) as wrong:
        GAME.read_position(edited(rulebook_position(), {field: GONE}))
    assert wrong.value.path == field


def test_four_roles_are_too_many_for_three_players() -> None:
    roles = dict.fromkeys(["impresario", "architetto", "signora", "maestro"], "red")
    with pytest.raises(Malformed) as wrong:
        GAME.read_position(edited(rulebook_position(), {"phase": "action", "roles": roles}))
    assert wrong.value.path == "roles.maestro"


def test_a_missing_piece_is_counted() -> None:
    deck = rulebook_position()["deck"]
    with pytest.raises(Malformed) as wrong:
        GAME.read_position(edited(rulebook_position(), {"deck": deck[1:]}))
    assert wrong.value.details == {"composer": deck[0], "count": "13", "expected": "14"}
