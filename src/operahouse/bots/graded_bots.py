"""The graded bots. Each gets a decision, and nothing else."""

from collections.abc import Callable
from typing import Final

from operahouse.bots.halving import HalvingSearch
from operahouse.bots.judge import Judge
from operahouse.bots.lookahead import weigh_options
from operahouse.bots.search import Budget, Search
from operahouse.kernel.chance import Chance
from operahouse.kernel.decision import Decision
from operahouse.kernel.game import Game

NOVICE_SLIPS: Final = 8
"""Percentage of decisions that the novice makes at random."""
NOVICE_BLUR: Final = 90
"""Noise on the other decisions, as a percentage of the difference between the best and the worst option."""
AMATEUR_SLIPS: Final = 0
AMATEUR_BLUR: Final = 45


def best_of(options: list[int], values: list[float]) -> int:
    """The option with the highest value, the first among equals."""
    return options[max(range(len(options)), key=lambda index: values[index])]


def blurred(values: list[float], hundredths: int, chance: Chance) -> list[float]:
    """The values with noise, up to this percentage of the difference between the best and the worst."""
    stake = (max(values) - min(values)) * hundredths / 100
    return [value + stake * chance.below(1000) / 1000 for value in values]


class LookaheadBot:
    """Looks one step ahead and takes the best option, with more or less noise.

    The novice has much noise and sometimes chooses at random; the amateur always looks and has less.
    """

    def __init__(self, game: Game, judge: Judge, slips: int, blur: int) -> None:
        self._game: Game = game
        self._judge: Judge = judge
        self._slips: int = slips
        self._blur: int = blur

    def choose(self, decision: Decision, chance: Chance) -> int:
        """One of `decision.steps`."""
        options = decision.steps
        if len(options) == 1:
            return options[0]
        if chance.below(100) < self._slips:
            return options[chance.below(len(options))]
        world = self._game.imagine(decision.view, chance)
        values = weigh_options(self._judge, [world], decision.seat, options, chance)
        return best_of(options, blurred(values, self._blur, chance))


class SearchBot:
    """Searches imagined worlds until its iterations or its time are used up."""

    def __init__(self, game: Game, judge: Judge, iterations: int, clock: Callable[[], float], seconds: float) -> None:
        self._game: Game = game
        self._judge: Judge = judge
        self._iterations: int = iterations
        self._clock: Callable[[], float] = clock
        self._seconds: float = seconds

    def choose(self, decision: Decision, chance: Chance) -> int:
        """One of `decision.steps`."""
        if len(decision.steps) == 1:
            return decision.steps[0]
        return self.search(decision, chance).best()

    def search(self, decision: Decision, chance: Chance) -> Search:
        """Search until the iterations or the seconds are used up."""
        budget = Budget(self._iterations, self._clock, self._seconds)
        search = self._begin(decision, chance)
        search.run(budget)
        return search

    def _begin(self, decision: Decision, chance: Chance) -> Search:
        return Search(self._game, self._judge, decision, chance)


class HalvingBot(SearchBot):
    """Searches with sequential halving, and with a quick judge beside the good one."""

    def __init__(
        self,
        game: Game,
        judge: Judge,
        quick: Judge,
        iterations: int,
        clock: Callable[[], float],
        seconds: float,
    ) -> None:
        super().__init__(game, judge, iterations, clock, seconds)
        self._quick: Judge = quick

    def _begin(self, decision: Decision, chance: Chance) -> Search:
        return HalvingSearch(self._game, self._judge, self._quick, decision, chance)
