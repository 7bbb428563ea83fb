"""A state is small: thousands fit into the memory of a search."""

import sys

import pytest

from operahouse.kernel.chance import Generator
from operahouse.kernel.game import State
from tests.games.opera.examples import GAME
from tests.games_under_test import walk

LIMIT = 4096


def own_bytes(state: State) -> int:
    """Bytes of a state and of every list that it does not share with the state it was copied from."""
    copy = state.clone()
    total = sys.getsizeof(copy)
    for name in dir(copy):
        value = getattr(copy, name)
        if isinstance(value, list) and value is not getattr(state, name):
            total += sys.getsizeof(value)
    return total


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_state_has_at_most_four_kilobytes(players: int) -> None:
    sizes = [own_bytes(step.state) for step in walk(GAME.deal(players, [], Generator(1)), seed=1)]
    assert max(sizes) <= LIMIT
    assert min(sizes) > 1000
