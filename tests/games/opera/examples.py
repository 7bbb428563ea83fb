"""Positions of the conformance cases, as examples for other tests, and ways to change them."""

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

from operahouse.games.catalogue import load_game
from operahouse.kernel.game import CHANCE, State
from operahouse.kernel.play import play

GAME = load_game("opera")
CASES = Path(__file__).parents[3] / "conformance" / "opera"
GONE = "(gone)"
"""In the place of a new value: leave the field out."""

Position = dict[str, Any]


def read_case(name: str) -> Position:
    """A case by its name."""
    case: Position = json.loads((CASES / (name.replace("/", "--") + ".json")).read_text(encoding="utf-8"))
    return case


def given(name: str) -> Position:
    """The position a case begins with."""
    position: Position = read_case(name)["given"]
    return position


def rulebook_position() -> Position:
    """The rulebook's example: round 6, before the bids."""
    return given("example/whole-round")


def rulebook_state(moves: int) -> State:
    """The rulebook's example after so many moves."""
    state = GAME.read_position(rulebook_position())
    for name, text in read_case("example/whole-round")["moves"][:moves]:
        state = after(state, name, text)
    return state


def after(state: State, name: str, text: str) -> State:
    """The state after a move of the seat with that name."""
    seat = CHANCE if name == "chance" else GAME.seats(state).index(name)
    return play(GAME, state, seat, text).state


def edited(position: Position, changes: dict[str, object]) -> Position:
    """The position with other values at these paths, or without them."""
    result = deepcopy(position)
    for path, value in changes.items():
        *parents, last = path.split(".")
        place = result
        for parent in parents:
            place = place[parent]
        if value == GONE:
            del place[last]
        else:
            place[last] = value
    return result


def state_of(name: str) -> State:
    """The state a case leads to."""
    state = GAME.read_position(given(name))
    for seat, text in read_case(name).get("moves", []):
        state = after(state, seat, text)
    return state
