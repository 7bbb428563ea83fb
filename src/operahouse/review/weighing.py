"""What a decision was worth: whole moves compared from what the seat could see, and nothing else."""

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final, NamedTuple

from operahouse.bots.bot import choose_steps
from operahouse.bots.graded_bots import AMATEUR_BLUR, LookaheadBot
from operahouse.bots.judge import Judge
from operahouse.bots.lookahead import answered_by_others
from operahouse.kernel.chance import Chance, Generator
from operahouse.kernel.decision import Decision
from operahouse.kernel.game import Game, State
from operahouse.review.evaluation import Evaluator
from operahouse.review.outcomes import run_chance

WORLDS: Final = 16
"""Imagined worlds in which moves are compared, the same ones for all."""
FEW: Final = 3
"""Enough worlds where they all say the same, and for a first look."""
SINGLE_MOVES: Final = 12
"""How many moves of one step are compared."""
LONG_MOVES: Final = 4
"""How many first steps are finished to long moves."""
VARIATIONS: Final = 2
"""How many more long moves are tried, with noise."""
TEMPERATURE: Final = 0.03
"""How sharply the reference prefers better moves: one that is so much worse is played about a third as often."""
SEED_STEP: Final = 7919


class Weighed(NamedTuple):
    """A whole move and what it leads to."""

    steps: list[int]
    own: list[float]
    """The seat's chance to win, world by world."""
    shares: list[float]
    """Everybody's chance to win, averaged over the worlds."""


class Weighing(NamedTuple):
    """A decision as the seat could see it."""

    played: Weighed
    compared: list[Weighed]
    """The best first. They don't depend on what was played."""
    reference: list[float]
    """How often the reference policy plays each of them."""
    spread: float
    """The difference between the best and the worst answer."""

    @property
    def is_forced(self) -> bool:
        """Whether there was nothing to choose."""
        return len(self.compared) == 1 and self.compared[0].steps == self.played.steps

    @property
    def best(self) -> Weighed:
        """The best move known, which may be the one played."""
        return max([self.played, self.compared[0]], key=lambda one: mean(one.own))

    @property
    def loss(self) -> float:
        """The chance to win that was given away."""
        return mean(self.best.own) - mean(self.played.own)

    @property
    def error(self) -> float:
        """The standard error of that loss: worlds differ, and only some were looked at."""
        return _standard_error([best - own for best, own in zip(self.best.own, self.played.own, strict=True)])

    @property
    def choice(self) -> list[float]:
        """What the played move changed for everybody, compared with the reference policy."""
        usual = self.usual
        return [own - other for own, other in zip(self.played.shares, usual, strict=True)]

    @property
    def usual(self) -> list[float]:
        """Everybody's chance to win with the reference policy."""
        return mix([one.shares for one in self.compared], self.reference)


class Weigher:
    """Compares moves for one game. The same decision and seed give the same figures, whatever is hidden."""

    def __init__(self, game: Game, judge: Judge, evaluator: Evaluator) -> None:
        self._game = game
        self._evaluator = evaluator
        self._judge = judge
        self._careful = LookaheadBot(game, judge, 0, 0)
        self._careless = LookaheadBot(game, judge, 0, AMATEUR_BLUR)

    def weigh(self, decision: Decision, played: list[int], seed: int) -> Weighing:
        """The played move beside others."""
        return self.weigh_in(self.worlds(decision, seed), played)

    def weigh_in(self, worlds: "Worlds", played: list[int]) -> Weighing:
        """The same in worlds that are already imagined."""
        decision, chance = worlds.decision, Generator(worlds.seed)
        if decision.steps == played:
            own = worlds.look(played, 1)
            return Weighing(own, [own], [1.0], 0.0)
        firsts = [worlds.look([option], FEW) for option in decision.steps]
        moves = self._worth_comparing(worlds, decision, firsts, chance)
        count = FEW if all(one.own.count(one.own[0]) == len(one.own) for one in firsts) else WORLDS
        compared = sorted((worlds.look(steps, count) for steps in moves), key=lambda one: -mean(one.own))
        own = next((one for one in compared if one.steps == played), None) or worlds.look(played, count)
        values = [mean(one.own) for one in [*firsts, *compared, own]]
        return Weighing(own, compared, _reference(compared), max(values) - min(values))

    def worlds(self, decision: Decision, seed: int) -> "Worlds":
        """The worlds in which the moves of a decision are compared."""
        return Worlds(self._game, self._judge, self._evaluator, decision, seed)

    def _worth_comparing(
        self, worlds: "Worlds", decision: Decision, firsts: list[Weighed], chance: Chance
    ) -> list[list[int]]:
        """The best moves of one step, and long moves that begin well."""
        ranked = [one.steps for one in sorted(firsts, key=lambda one: -mean(one.own))]
        short = [steps for steps in ranked if worlds.is_whole(steps)]
        long = [steps for steps in ranked if not worlds.is_whole(steps)]
        moves = short[:SINGLE_MOVES]
        finished = [choose_steps(self._game, decision, self._careful, chance, steps) for steps in long[:LONG_MOVES]]
        if not short:
            varied = range(VARIATIONS)
            finished += [choose_steps(self._game, decision, self._careless, chance, []) for _ in varied]
        moves += [steps for place, steps in enumerate(finished) if steps not in finished[:place]]
        return moves


class Worlds:
    """Worlds that a seat can imagine, made as they are needed."""

    def __init__(self, game: Game, judge: Judge, evaluator: Evaluator, decision: Decision, seed: int) -> None:
        self._game = game
        self._judge = judge
        self._evaluator = evaluator
        self.decision: Decision = decision
        self.seed: int = seed
        self._made: list[State] = []

    def look(self, steps: list[int], count: int) -> Weighed:
        """What these steps lead to in the first so many worlds."""
        shares = [self._after(number, steps) for number in range(count)]
        average = mix(shares, [1 / count] * count)
        return Weighed(steps, [each[self.decision.seat] for each in shares], average)

    def parts(self, steps: list[int]) -> dict[str, float]:
        """What the seat's expected points are made of after these steps: reasons by name, in a few worlds."""
        total: dict[str, float] = {}
        for number in range(FEW):
            for name, points in self._evaluator.parts(self.after(number, steps), self.decision.seat):
                total[name] = total.get(name, 0.0) + points / FEW
        return total

    def points(self, steps: list[int]) -> list[float]:
        """Everybody's expected points after these steps, in a few worlds."""
        rows = [self._evaluator.points(self.after(number, steps)) for number in range(FEW)]
        return mix(rows, [1 / FEW] * FEW)

    def after(self, number: int, steps: list[int]) -> State:
        """A world after these steps, and after what chance does then."""
        world = self._world(number).clone()
        for step in steps:
            world.step(self.decision.seat, step)
        run_chance(world, Generator(self.seed + number))
        return world

    def is_whole(self, steps: list[int]) -> bool:
        """Whether these steps are a whole move."""
        world = self._world(0).clone()
        for step in steps:
            world.step(self.decision.seat, step)
        return not world.within_move()

    def _after(self, number: int, steps: list[int]) -> list[float]:
        return self._evaluator.shares(self.after(number, steps))

    def _world(self, number: int) -> State:
        """Where several answer at the same time, the others have answered as people usually do."""
        while len(self._made) <= number:
            chance = Generator(self.seed + SEED_STEP * len(self._made))
            world = self._game.imagine(self.decision.view, chance)
            self._made.append(answered_by_others(self._judge, world, self.decision.seat, chance))
        return self._made[number]


def mean(values: Sequence[float]) -> float:
    """The average."""
    return sum(values) / len(values)


def mix(rows: Sequence[Sequence[float]], weights: Sequence[float]) -> list[float]:
    """The rows added up, each with its weight."""
    total = [0.0] * len(rows[0])
    for row, weight in zip(rows, weights, strict=True):
        for place, value in enumerate(row):
            total[place] += weight * value
    return total


def _reference(compared: list[Weighed]) -> list[float]:
    """Better moves more often."""
    values = [mean(one.own) for one in compared]
    weights = [exp((value - max(values)) / TEMPERATURE) for value in values]
    return [weight / sum(weights) for weight in weights]


def _standard_error(values: list[float]) -> float:
    if len(values) < 2:
        return 0.0
    middle = mean(values)
    return sqrt(sum((value - middle) ** 2 for value in values) / (len(values) - 1) / len(values))
