"""Operaopoly as a bot sees it."""

from operahouse.bots.operaopoly.features import NAMES, features
from operahouse.games.operaopoly.flow import OperaopolyState
from operahouse.games.operaopoly.words import ACT
from operahouse.kernel.chance import Chance
from operahouse.kernel.game import CHANCE, State
from operahouse.kernel.play import choose_at_random

RUNS = 6
"""Performances of a whole game."""


class OperaopolyEyes:
    """What a good player of Operaopoly looks at, by the number of performances still to come."""

    def __init__(self) -> None:
        self.names: list[str] = NAMES

    def stages(self) -> int:
        """One for each performance still to come, and one for none."""
        return RUNS + 1

    def stage(self, state: State) -> int:
        """How many performances are still to come."""
        return max(0, RUNS - sum(_operaopoly(state).runs))

    def look(self, state: State, seat: int) -> list[int]:
        """The numbers of one seat."""
        return features(_operaopoly(state), seat)

    def points(self, state: State) -> list[int]:
        """The points made so far."""
        return _operaopoly(state).points

    def follows_up(self, state: State) -> bool:
        """Whether cards are being chosen for a move that is begun."""
        return state.turn >= 0 and _operaopoly(state).stage != ACT

    def tidy(self, state: State, chance: Chance) -> None:
        """Let luck do its part."""
        while state.turn == CHANCE:
            state.step(CHANCE, choose_at_random(state, CHANCE, chance))

    def usual_answer(self, state: State, seat: int, chance: Chance) -> int:
        """Nobody answers at the same time in this game."""
        return choose_at_random(state, seat, chance)


def _operaopoly(state: State) -> OperaopolyState:
    assert isinstance(state, OperaopolyState)
    return state
