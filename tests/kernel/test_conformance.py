from typing import Any

import pytest

from operahouse.kernel.chance import Generator
from operahouse.kernel.conformance import run_case
from operahouse.kernel.errors import Malformed
from tests.toy.extras import RichToy

GAME = RichToy()
SETUP = {"players": 2, "seed": 1}
BIDS = [["north", "bid 2"], ["east", "bid 1"]]


def case(**parts: object) -> dict[str, Any]:
    return {"format": "operahouse-case/1", "name": "toy/case", "rules": ["T1"], "game": "toy", **parts}


def found(**parts: object) -> list[str]:
    return [mismatch.what for mismatch in run_case(GAME, case(**parts))]


def position(**changes: object) -> dict[str, object]:
    return GAME.write_position(GAME.deal(2, [], Generator(1))) | changes


@pytest.mark.parametrize(
    "parts",
    [
        {"to_act": ["east", "north"]},
        {"moves": BIDS, "to_act": ["north"], "legal": ["arrange"]},
        {"moves": BIDS[:1], "to_act": ["east"], "legal": ["bid 3", "bid 2", "bid 1", "bid 0"]},
        {"moves": BIDS, "refused": ["north", "arrange a,a,b"], "expect": {"coins": [1, 2], "round": 1}},
        {"moves": BIDS, "refused": ["east", "arrange a,b,-"]},
        {"refused": ["chance", "deal 1"]},
        {"expect": {"options.fast": 0, "options.slow": None}},
        {"ranking": [["east", "north"]]},
    ],
)
def test_a_case_that_agrees_finds_nothing(parts: dict[str, object]) -> None:
    assert found(setup=SETUP, **parts) == []


@pytest.mark.parametrize(
    ("parts", "what"),
    [
        ({"to_act": ["north"]}, ["to_act"]),
        ({"moves": BIDS, "legal": ["pass"]}, ["legal"]),
        ({"refused": ["north", "bid 1"]}, ["refused"]),
        ({"expect": {"round": 2, "stage": "bid", "points": [1, 0]}}, ["round", "points"]),
        ({"expect": {"options.fast": 1}}, ["options.fast"]),
        ({"ranking": ["north", "east"]}, ["ranking"]),
        ({"to_act": [], "expect": {"round": 0}}, ["to_act", "round"]),
    ],
)
def test_everything_that_differs_is_found(parts: dict[str, object], what: list[str]) -> None:
    assert found(setup=SETUP, **parts) == what


def test_a_position_is_set_up_as_given() -> None:
    assert found(given=position(round=5), expect={"round": 5}) == []
    assert found(given=position(deck=[1]), invalid=True) == []
    assert found(given=position(), invalid=True) == ["invalid"]
    assert found(given=position(), invalid=False) == []


def test_a_mismatch_is_one_line() -> None:
    (mismatch,) = run_case(GAME, case(setup=SETUP, expect={"round": 2}))
    assert str(mismatch) == "round: expected 2, got 1"


@pytest.mark.parametrize(
    ("parts", "path"),
    [
        ({}, "given"),
        ({"setup": SETUP, "format": "operahouse-case/2"}, "format"),
        ({"setup": SETUP, "expects": {}}, "expects"),
        ({"setup": {"players": 9, "seed": 1}}, "setup.players"),
        ({"setup": {"players": 2}}, "setup.seed"),
        ({"setup": SETUP | {"options": ["fast"]}}, "setup.options[0]"),
        ({"given": position(round=0)}, "given.round"),
        ({"setup": SETUP, "moves": [["north", "bid 9"]]}, "moves[0]"),
        ({"setup": SETUP, "moves": [["west", "bid 1"]]}, "moves[0]"),
        ({"setup": SETUP, "refused": ["north"]}, "refused"),
        ({"setup": SETUP, "refused": ["west", "bid 1"]}, "refused[0]"),
        ({"setup": SETUP, "invalid": "yes"}, "invalid"),
        ({"setup": SETUP, "expect": []}, "expect"),
    ],
)
def test_what_is_wrong_with_a_case_is_named(parts: dict[str, object], path: str) -> None:
    with pytest.raises(Malformed) as wrong:
        run_case(GAME, case(**parts))
    assert wrong.value.path == path
