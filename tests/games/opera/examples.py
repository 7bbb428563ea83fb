"""Positions of the conformance cases, as examples for other tests, and ways to change them."""

from copy import deepcopy

from operahouse.games.catalogue import load_game
from operahouse.kernel.game import CHANCE, State
from operahouse.kernel.play import play
from tests.games import cases
from tests.games.cases import Position

GAME = load_game("opera")
CASES = cases.CASES / "opera"
GONE = "(gone)"
"""In the place of a new value: leave the field out."""


def read_case(name: str) -> Position:
    """A case by its name."""
    return cases.read_case(GAME, name)


def given(name: str) -> Position:
    """The position a case begins with."""
    position: Position = read_case(name)["given"]
    return position


def rulebook_position() -> Position:
    """The rulebook's example: round 6, before the bids."""
    return given("example/whole-round")


def rulebook_state(moves: int) -> State:
    """The rulebook's example after so many moves."""
    return cases.state_of(GAME, "example/whole-round", moves)


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
    return cases.state_of(GAME, name)
