"""The speed of a game OpenSpiel has written in Python: dominoes, two teams of two.

Of the Python games that come with OpenSpiel this one is nearest to a board game:
four seats, hidden hands, a line of tiles on the table, about 22 decisions a game.
A decision is a tile placed; passing is skipped by the game itself. Dealing the 28
tiles is 28 moves of chance: they take time but are not counted as decisions.
"""

import random
from collections.abc import Sequence
from importlib.metadata import version
from typing import Final, Protocol

from benchmarks.peers.figures import Figures
from benchmarks.peers.measuring import (
    MID_GAME_SEEDS,
    import_peer,
    measure_peer,
    run_as_program,
)

REQUIREMENT: Final = "open_spiel==2.0.2"
GAME: Final = "python_team_dominoes"


class SpielState(Protocol):
    """What is used of `pyspiel.State`, which has no types of its own."""

    def current_player(self) -> int:
        """The seat to choose, or a negative number for chance and for the end."""

    def chance_outcomes(self) -> Sequence[tuple[int, float]]:
        """What chance may do, with probabilities."""

    def legal_actions(self, player: int) -> Sequence[int]:
        """What the seat may do."""

    def apply_action(self, action: int) -> None:
        """Do it."""

    def clone(self) -> "SpielState":
        """An independent state at the same position."""


class SpielGame(Protocol):
    """What is used of `pyspiel.Game`."""

    def new_initial_state(self) -> SpielState:
        """A game about to start."""


class TeamDominoes:
    """Games of four random players, each fixed by its seed."""

    def __init__(self) -> None:
        pyspiel = import_peer("pyspiel", REQUIREMENT)
        import_peer("open_spiel.python.games.team_dominoes", REQUIREMENT)
        self._game: SpielGame = pyspiel.load_game(GAME)
        self._chance = int(pyspiel.PlayerId.CHANCE)

    def deal(self, generator: random.Random) -> SpielState:
        """A game with all tiles dealt; every tile left is equally likely to come next."""
        state = self._game.new_initial_state()
        while state.current_player() == self._chance:
            state.apply_action(generator.choice(state.chance_outcomes())[0])
        return state

    def play_out(self, seed: int) -> int:
        """Play a whole game; return the number of decisions."""
        generator = random.Random(seed)
        state = self.deal(generator)
        decisions = 0
        while (player := state.current_player()) >= 0:
            state.apply_action(generator.choice(state.legal_actions(player)))
            decisions += 1
        return decisions

    def mid_game(self, seed: int) -> SpielState:
        """The game of a seed after half of its decisions."""
        half = self.play_out(seed) // 2
        generator = random.Random(seed)
        state = self.deal(generator)
        for _ in range(half):
            state.apply_action(generator.choice(state.legal_actions(state.current_player())))
        return state


def measure(seconds: float) -> Figures:
    """Measure OpenSpiel's team dominoes for `seconds` of processor time."""
    peer = TeamDominoes()
    copiers = [peer.mid_game(seed).clone for seed in MID_GAME_SEEDS]
    name = f"OpenSpiel {GAME}"
    return measure_peer(name, version("open_spiel"), peer.play_out, copiers, seconds)


if __name__ == "__main__":
    run_as_program(measure)
