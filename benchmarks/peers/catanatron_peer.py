"""The speed of catanatron, a simulator of The Settlers of Catan: three random players.

The loop is the one inside `Game.play`, without the two copies that method makes
for accumulators. Calling `execute` without validation gains about 1%.
A decision is an action executed, forced ones such as rolling the dice included.
The same seed gives the same game within one process only, because the order of
the peer's sets follows `PYTHONHASHSEED`.
"""

from collections.abc import Callable
from importlib.metadata import version
from typing import Final, Protocol

from benchmarks.peers.figures import Figures
from benchmarks.peers.measuring import (
    MID_GAME_SEEDS,
    import_peer,
    measure_peer,
    run_as_program,
)

REQUIREMENT: Final = "catanatron==3.2.1"


class CatanState(Protocol):
    """What is read of a position."""

    num_turns: int


class CatanGame(Protocol):
    """What is used of `catanatron.game.Game`, which has no types of its own."""

    state: CatanState

    def winning_color(self) -> object | None:
        """The winner, or None while nobody has won."""

    def play_tick(self) -> object:
        """Let the player to move choose, and execute the choice."""

    def copy(self) -> "CatanGame":
        """An independent game at the same position."""


class Catanatron:
    """Games of three random players, each fixed by its seed."""

    def __init__(self) -> None:
        game_module = import_peer("catanatron.game", REQUIREMENT)
        player_module = import_peer("catanatron.models.player", REQUIREMENT)
        color = player_module.Color
        self._game_class: Callable[..., CatanGame] = game_module.Game
        self._turns_limit: int = game_module.TURNS_LIMIT
        self._players = [player_module.RandomPlayer(seat) for seat in (color.RED, color.BLUE, color.ORANGE)]

    def new_game(self, seed: int) -> CatanGame:
        """A game about to start; the peer takes a seed of 0 for no seed at all."""
        return self._game_class(self._players, seed=seed)

    def play_out(self, seed: int) -> int:
        """Play a whole game; return the number of decisions."""
        game = self.new_game(seed)
        state = game.state
        turns_limit = self._turns_limit
        decisions = 0
        while game.winning_color() is None and state.num_turns < turns_limit:
            game.play_tick()
            decisions += 1
        return decisions

    def mid_game(self, seed: int) -> CatanGame:
        """The game of a seed after half of its decisions."""
        half = self.play_out(seed) // 2
        game = self.new_game(seed)
        for _ in range(half):
            game.play_tick()
        return game


def measure(seconds: float) -> Figures:
    """Measure catanatron for `seconds` of processor time."""
    peer = Catanatron()
    copiers = [peer.mid_game(seed).copy for seed in MID_GAME_SEEDS]
    name = "catanatron, 3 players"
    return measure_peer(name, version("catanatron"), peer.play_out, copiers, seconds)


if __name__ == "__main__":
    run_as_program(measure)
