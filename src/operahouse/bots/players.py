"""The graded bots. Each gets a decision, and nothing else."""

from collections.abc import Callable
from typing import Final

from operahouse.bots.judge import Judge
from operahouse.bots.lookahead import weigh_options
from operahouse.bots.search import Search
from operahouse.kernel.chance import Chance
from operahouse.kernel.decision import Decision
from operahouse.kernel.game import Game

NOVICE_SLIPS: Final = 8
"""Of a hundred decisions the novice makes so many without looking."""
NOVICE_BLUR: Final = 90
"""And the rest with eyes that err by up to so many hundredths of what is at stake."""
AMATEUR_SLIPS: Final = 0
AMATEUR_BLUR: Final = 45


def best_of(options: list[int], values: list[float]) -> int:
    """The option with the highest value, the first among equals."""
    return options[max(range(len(options)), key=lambda index: values[index])]


def blurred(values: list[float], hundredths: int, chance: Chance) -> list[float]:
    """Values as somebody sees them who errs by up to so many hundredths of the difference between best and worst."""
    stake = (max(values) - min(values)) * hundredths / 100
    return [value + stake * chance.below(1000) / 1000 for value in values]


class Looker:
    """Weighs every option by what the position looks like right after it, more or less sharply.

    The novice's eyes err much and it sometimes does not look at all; the amateur always looks and errs less.
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


class Expert:
    """Searches imagined worlds as long as it may."""

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
        deadline = self._clock() + self._seconds
        search = Search(self._game, self._judge, decision, chance)
        search.run(self._iterations, lambda: self._clock() >= deadline)
        return search
