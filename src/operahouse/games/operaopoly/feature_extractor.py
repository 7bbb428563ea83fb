"""Operaopoly as a bot sees it."""

from operahouse.games.operaopoly.features import NAMES, features_of
from operahouse.games.operaopoly.state import OperaopolyState
from operahouse.games.operaopoly.words import ACT
from operahouse.kernel.chance import Chance
from operahouse.kernel.game import CHANCE, State
from operahouse.kernel.play import choose_at_random

RUNS = 6
"""Performances of a whole game."""


class OperaopolyFeatures:
    """What a good player of Operaopoly looks at, by the number of performances still to come."""

    def __init__(self) -> None:
        self.names: list[str] = NAMES
        self.search_iterations: int = 2000

    def stages(self) -> int:
        """One for each performance still to come, and one for none."""
        return RUNS + 1

    def initial_weights(self, stage: int) -> dict[str, float]:
        """What pays at a last performance or a closing, a little less the less sure it is."""
        return {
            "marker-points": 1.0,
            "tokens": 0.1,
            "out-of-tokens": -1.5,
            "opera-hand": 0.5,
            "patron-hand": 0.4,
            "hand-rating": 0.05,
            "cards-over-limit": -0.3,
            "slots": 0.8,
            "slot-cards": 0.3,
            "slot-plus": 0.3,
            "house-language": 0.3,
            "sure-slots": 0.7,
            "sponsored": 1.0,
            "sponsored-rating": 0.15,
            "sponsored-second-run": 0.2,
            "sure-sponsored": 1.6,
            "sure-closing": 0.7,
            "impresario": 0.5,
            "produces": 0.3,
            "sure-producer": 0.9,
            "opera-complete": 0.7,
            "bonus-open": 0.5,
            "sure-bonus": 5.0,
            "last-rounds": 0.2,
            "can-sponsor": 0.15,
            "can-take": 0.2,
            "can-hire": 0.3,
            "can-oust": 0.3,
            "can-begin": 0.2,
            "actions-left": 0.3,
            "near-slots": 0.2,
            "sponsored-runs": 0.5,
            "weak-slots": -0.5,
            "can-oust-sure": 0.5,
            "near-bonus": 1.0,
            "within-reach": 1.0,
            "fills-gaps": 0.6,
            "idle-tokens": -0.05,
        }

    def stage(self, state: State) -> int:
        """How many performances are still to come."""
        return max(0, RUNS - sum(_operaopoly(state).runs))

    def features(self, state: State, seat: int) -> list[int]:
        """The numbers of one seat."""
        return features_of(_operaopoly(state), seat)

    def points(self, state: State) -> list[int]:
        """The points made so far."""
        return _operaopoly(state).points

    def is_mid_action(self, state: State) -> bool:
        """Whether cards are being chosen for a move that is begun."""
        return state.turn >= 0 and _operaopoly(state).question != ACT

    def settle(self, state: State, chance: Chance) -> None:
        """Let chance do its part."""
        while state.turn == CHANCE:
            state.step(CHANCE, choose_at_random(state, CHANCE, chance))

    def typical_answer(self, state: State, seat: int, chance: Chance) -> int:
        """Nobody answers at the same time in this game."""
        return choose_at_random(state, seat, chance)

    def reopen(self, state: State, seat: int) -> None:
        """Nothing is answered in secret."""


def _operaopoly(state: State) -> OperaopolyState:
    assert isinstance(state, OperaopolyState)
    return state
