"""A state is small: thousands fit into the memory of a search."""

import pytest
from benchmarks.own_games import state_bytes

from operahouse.kernel.chance import Generator
from tests.games.opera.examples import GAME
from tests.games_under_test import walk

LIMIT = 4096


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_state_has_at_most_four_kilobytes(players: int) -> None:
    sizes = [state_bytes(step.state) for step in walk(GAME.deal(players, [], Generator(1)), seed=1)]
    assert max(sizes) <= LIMIT
    assert min(sizes) > 1000
