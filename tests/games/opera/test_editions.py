"""Another box changes figures without code."""

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from operahouse.games.opera.box import Box
from operahouse.games.opera.game import Opera
from operahouse.kernel.chance import Generator
from operahouse.kernel.errors import Malformed, Refusal
from operahouse.kernel.game import Game
from operahouse.kernel.play import play, play_out
from tests.games.opera.examples import GONE, edited, given


def box_data() -> dict[str, Any]:
    return tomllib.loads((files("operahouse.games.opera") / "opera-2009.toml").read_text(encoding="utf-8"))


def opera(**changes: object) -> Game:
    """Opera with other figures, by their path with __ for dots."""
    changed = edited(box_data(), {path.replace("__", "."): value for path, value in changes.items()})
    return Opera(Box(changed))


def test_a_character_with_nowhere_to_go_cannot_be_hired() -> None:
    """[F3]"""
    crowded = opera(**{f"cities__{city}__places": 0 for city in ["wien", "berlin", "london", "paris", "milano"]})
    position = edited(given("action/hire-what-can-be-paid"), {"figures.critico": "venezia", "budget.red": [9, 1]})
    state = crowded.read_position(position)
    hires = ["hire impresario", "hire architetto", "hire signora", "end"]
    assert crowded.legal_moves(state, 0) == hires
    with pytest.raises(Refusal) as refused:
        play(crowded, state, 0, "hire esperto")
    assert (refused.value.rule, refused.value.key) == ("F3", "opera-refusal-no-free-place")


def test_other_figures_are_used_everywhere() -> None:
    rich = opera(money__start=40, offer__size={"2": 5, "3": 9, "4": 9}, edition="opera-rich")
    state = rich.deal(3, [], Generator(1))
    position: Any = rich.write_position(state)
    assert position["edition"] == "opera-rich"
    assert position["players"][position["seats"][2]]["ducats"] == 42
    assert sum(position["offer"].values()) == 9
    play_out(state, Generator(1))
    assert state.to_act() == []


@pytest.mark.parametrize(
    ("path", "value", "wrong"),
    [
        ("edition", GONE, "edition"),
        ("money.start", -1, "money.start"),
        ("money.income", "many", "money.income"),
        ("roles.fees.maestro", GONE, "roles.fees.maestro"),
        ("offer.size", {"2": 5, "3": 7}, "offer.size.4"),
        ("cities.wien.places", 4, "cities.wien.places"),
        ("cities.wien.main.halls", 0, "cities.wien.main.halls"),
        ("cities.milano", GONE, "cities.milano"),
        ("budget.max_level", 11, "budget.max_level"),
    ],
)
def test_a_broken_box_is_refused_by_its_place(path: str, value: object, wrong: str) -> None:
    with pytest.raises(Malformed) as refused:
        opera(**{path.replace(".", "__"): value})
    assert refused.value.path == wrong
