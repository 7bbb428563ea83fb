"""Sequential halving: all options are tried equally often, and again and again the worse half of them is dropped.

Near the end only two are left, and the better one is chosen. Where few iterations must do, this wastes less on options
that only looked good at first than a rule that always tries the most promising one (Karnin, Koren and Somekh, 2013).

Secret answers that are given at the same time are an exception: there the best one can be guessed and answered, so all
seats mix theirs by regret matching, and the average of what was drawn is played (record 32).
"""

from math import log2
from typing import Final

from operahouse.bots.judge import Judge
from operahouse.bots.search import TRIES_AT_FIRST, WORLDS, Budget, Node, Search, draw_share
from operahouse.kernel.chance import Chance
from operahouse.kernel.decision import Decision
from operahouse.kernel.game import Game, State

EXPLORATION: Final = 0.2
"""Below the root; the root needs none."""
MOST_OPTIONS: Final = 8
"""Options of the root that are tried at all: those that look best one step ahead."""
FEWEST_LEFT: Final = 2
SMALLEST_SHARE: Final = 0.25
"""Secret answers with less than this part of the largest share are never given: they're what is left of trying."""


class HalvingSearch(Search):
    """A search that halves the options of the root. What is further down is put in order by a quick judge."""

    def __init__(self, game: Game, judge: Judge, quick: Judge, decision: Decision, chance: Chance) -> None:
        super().__init__(game, judge, decision, chance)
        self._opening_judge = quick
        self._exploration = EXPLORATION
        self._left: list[int] = list(range(min(MOST_OPTIONS, len(decision.steps))))
        """The places of the options that aren't dropped yet."""
        self._secret: bool = len(self.worlds[0].to_act()) > 1

    def imagine(self, game: Game, decision: Decision) -> list[State]:
        """The worlds that iterations take turns in. What the others have sealed is thought up anew in each."""
        worlds = super().imagine(game, decision)
        for world in worlds:
            self._judge.features.reopen(world, decision.seat)
        return worlds

    def choose(self, node: Node, legal: list[int], in_secret: bool) -> int:
        """The place of the option to try next below the root; -1 if none of them is legal here."""
        return node.draw(legal, self._chance) if in_secret else super().choose(node, legal, in_secret)

    def run(self, budget: Budget) -> None:
        """Search until the budget is used up. An option meets the same worlds as the others, in the same order."""
        if self._secret:
            self._run_in_secret(budget)
        else:
            self._run_halving(budget)

    def _run_in_secret(self, budget: Budget) -> None:
        root = self.root
        while budget.used(self.iterations) < 1.0:
            self.iterate(self.worlds[self.iterations % WORLDS].clone(), root.draw(root.options, self._chance))
            self.iterations += 1

    def _run_halving(self, budget: Budget) -> None:
        tries = self.root.tries
        first = len(self._left)
        rounds = max(1.0, log2(first))
        while (used := budget.used(self.iterations)) < 1.0:
            self._keep(-(-first // 2 ** int(used * rounds)))
            index = min(self._left, key=lambda place: tries[place])
            self.iterate(self.worlds[(tries[index] - TRIES_AT_FIRST) % WORLDS].clone(), index)
            self.iterations += 1

    def best(self) -> int:
        """The best of the options that are left; of secret answers one, as likely as its share."""
        if self._secret:
            least = SMALLEST_SHARE * max(self.root.played, default=0.0)
            place = draw_share([share if share >= least else 0.0 for share in self.root.played], self._chance)
            return self.root.options[max(place, 0)]
        return self.root.options[max(self._left, key=self._value)]

    def _keep(self, count: int) -> None:
        """Drop the worst, so that this many are left."""
        if max(count, FEWEST_LEFT) < len(self._left):
            self._left.sort(key=lambda place: -self._value(place))
            del self._left[max(count, FEWEST_LEFT) :]

    def _value(self, place: int) -> float:
        return self.root.totals[place] / self.root.tries[place]
