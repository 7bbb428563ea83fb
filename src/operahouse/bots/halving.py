"""Sequential halving: all options are tried equally often, and again and again the worse half of them is dropped.

Near the end only two are left, and the better one is chosen. Where few iterations must do, this wastes less on options
that only looked good at first than a rule that always tries the most promising one (Karnin, Koren and Somekh, 2013).
"""

from math import log2
from typing import Final

from operahouse.bots.judge import Judge
from operahouse.bots.search import TRIES_AT_FIRST, WORLDS, Budget, Search
from operahouse.kernel.chance import Chance
from operahouse.kernel.decision import Decision
from operahouse.kernel.game import Game

EXPLORATION: Final = 0.2
"""Below the root; the root needs none."""
MOST_OPTIONS: Final = 8
"""Options of the root that are tried at all: those that look best one step ahead."""
FEWEST_LEFT: Final = 2


class HalvingSearch(Search):
    """A search that halves the options of the root. What is further down is put in order by a quick judge."""

    def __init__(self, game: Game, judge: Judge, quick: Judge, decision: Decision, chance: Chance) -> None:
        super().__init__(game, judge, decision, chance)
        self._opening_judge = quick
        self._exploration = EXPLORATION
        self._left: list[int] = list(range(min(MOST_OPTIONS, len(decision.steps))))
        """The places of the options that aren't dropped yet."""

    def run(self, budget: Budget) -> None:
        """Search until the budget is used up. An option meets the same worlds as the others, in the same order."""
        tries = self.root.tries
        first = len(self._left)
        rounds = max(1.0, log2(first))
        while (used := budget.used(self.iterations)) < 1.0:
            self._keep(-(-first // 2 ** int(used * rounds)))
            index = min(self._left, key=lambda place: tries[place])
            self.iterate(self.worlds[(tries[index] - TRIES_AT_FIRST) % WORLDS].clone(), index)
            self.iterations += 1

    def best(self) -> int:
        """The best of the options that are left."""
        return self.root.options[max(self._left, key=self._value)]

    def _keep(self, count: int) -> None:
        """Drop the worst, so that this many are left."""
        if max(count, FEWEST_LEFT) < len(self._left):
            self._left.sort(key=lambda place: -self._value(place))
            del self._left[max(count, FEWEST_LEFT) :]

    def _value(self, place: int) -> float:
        return self.root.totals[place] / self.root.tries[place]
