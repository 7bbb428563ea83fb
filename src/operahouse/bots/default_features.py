"""Features for a game that brings none: the points, and nothing else."""

from operahouse.kernel.chance import Chance
from operahouse.kernel.game import Game, State
from operahouse.kernel.play import choose_at_random


class DefaultFeatures:
    """Judges by the points made so far."""

    def __init__(self, game: Game) -> None:
        self._game: Game = game
        self.names: list[str] = ["constant"]
        self.search_iterations: int = 600

    def stages(self) -> int:
        """The whole game is one."""
        return 1

    def initial_weights(self, stage: int) -> dict[str, float]:
        """Nothing is known."""
        return {}

    def stage(self, state: State) -> int:
        """The whole game is one."""
        return 0

    def features(self, state: State, seat: int) -> list[int]:
        """Nothing but that the seat is there."""
        return [1]

    def points(self, state: State) -> list[int]:
        """The points made so far."""
        return self._game.points(state)

    def is_mid_action(self, state: State) -> bool:
        """Whether a move in several steps is begun."""
        return state.within_move()

    def settle(self, state: State, chance: Chance) -> None:
        """Nothing is done for the seats."""

    def typical_answer(self, state: State, seat: int, chance: Chance) -> int:
        """Any option: nothing better is known."""
        return choose_at_random(state, seat, chance)

    def reopen(self, state: State, seat: int) -> None:
        """Nothing is known about secret answers."""
