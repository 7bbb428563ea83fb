"""How many sequences of options there are from a position: a change of any rule shows here."""

from collections.abc import Callable

import pytest

from operahouse.kernel.chance import Generator
from operahouse.kernel.game import State
from operahouse.kernel.play import play
from tests.games.opera.examples import GAME, rulebook_position, rulebook_state, state_of
from tests.games.perft import perft


def halfway_through_a_programme() -> State:
    """Yellow of the rulebook's example has set two of its eight halls."""
    state = rulebook_state(13)
    for _ in range(2):
        state = play(GAME, state, state.turn, state.options(state.turn)[:1]).state
    return state


POSITIONS: dict[str, Callable[[], State]] = {
    "two players, seed 1": lambda: GAME.deal(2, [], Generator(1)),
    "three players, seed 1": lambda: GAME.deal(3, [], Generator(1)),
    "four players, seed 1": lambda: GAME.deal(4, [], Generator(1)),
    "rulebook, before the bids": lambda: GAME.read_position(rulebook_position()),
    "rulebook, after the bids": lambda: rulebook_state(3),
    "rulebook, the Critico in Venezia": lambda: rulebook_state(9),
    "rulebook, yellow buys": lambda: rulebook_state(11),
    "rulebook, yellow programmes": lambda: rulebook_state(13),
    "rulebook, halfway through a programme": halfway_through_a_programme,
    "rulebook, the Architetto": lambda: rulebook_state(26),
    "a new deck": lambda: state_of("end/deck-runs-out"),
}
COUNTS = {
    "two players, seed 1": [11, 121, 839, 4860],
    "three players, seed 1": [11, 121, 1331, 9251],
    "four players, seed 1": [11, 121, 1331, 14641],
    "rulebook, before the bids": [7, 35, 385, 2695],
    "rulebook, after the bids": [7, 29, 187, 1069],
    "rulebook, the Critico in Venezia": [8, 40, 176, 728],
    "rulebook, yellow buys": [6, 31, 150, 665],
    "rulebook, yellow programmes": [4, 15, 46, 153],
    "rulebook, halfway through a programme": [3, 8, 17, 30],
    "rulebook, the Architetto": [4, 44, 484, 3872],
    "a new deck": [3, 8, 18, 30],
}
"""Sequences of 1, 2, 3 and 4 options."""


@pytest.mark.parametrize("name", POSITIONS)
def test_sequences(name: str) -> None:
    assert perft(POSITIONS[name](), len(COUNTS[name])) == COUNTS[name]
