"""Eyes for a game nobody has studied yet: they see points, and nothing else."""

from operahouse.kernel.chance import Chance
from operahouse.kernel.game import Game, State
from operahouse.kernel.play import choose_at_random


class PlainEyes:
    """Judges by the points made so far."""

    def __init__(self, game: Game) -> None:
        self._game: Game = game
        self.names: list[str] = ["constant"]

    def stages(self) -> int:
        """The whole game is one."""
        return 1

    def guess(self, stage: int) -> dict[str, float]:
        """Nothing is known."""
        return {}

    def stage(self, state: State) -> int:
        """The whole game is one."""
        return 0

    def look(self, state: State, seat: int) -> list[int]:
        """Nothing but that the seat is there."""
        return [1]

    def points(self, state: State) -> list[int]:
        """The points made so far."""
        return self._game.points(state)

    def follows_up(self, state: State) -> bool:
        """Whether a move in several steps is begun."""
        return state.within_move()

    def tidy(self, state: State, chance: Chance) -> None:
        """Nothing is done for the seats."""

    def usual_answer(self, state: State, seat: int, chance: Chance) -> int:
        """Any option: nothing better is known."""
        return choose_at_random(state, seat, chance)
