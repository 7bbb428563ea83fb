"""Judging a position: how many points each seat will have in the end, and who will win."""

from math import exp
from typing import Final, Protocol

from operahouse.kernel.chance import Chance
from operahouse.kernel.game import CHANCE, State

FINAL_SPREAD: Final = 0.5
"""Points are sure when the game is over; what is left is who wins among equals."""


class Eyes(Protocol):
    """What a good player of one game looks at."""

    @property
    def names(self) -> list[str]:
        """The names of the numbers that `look` gives, as text keys."""
        ...

    def stage(self, state: State) -> int:
        """How far the game is: numbers are weighed differently early and late."""
        ...

    def stages(self) -> int:
        """How many such stages there are."""
        ...

    def guess(self, stage: int) -> dict[str, float]:
        """What somebody who has only read the rules would give for some of the numbers: where fitting begins."""
        ...

    def look(self, state: State, seat: int) -> list[int]:
        """The numbers of one seat."""
        ...

    def points(self, state: State) -> list[int]:
        """The points made so far."""
        ...

    def follows_up(self, state: State) -> bool:
        """Whether the seat to act is only finishing what it began, so that the position is better judged later."""
        ...

    def tidy(self, state: State, chance: Chance) -> None:
        """Finish in a sensible way what is half done, so that the position can be judged."""
        ...

    def usual_answer(self, state: State, seat: int, chance: Chance) -> int:
        """An option that people often take where several answer at the same time."""
        ...


class Judge:
    """Weighs what the eyes see: expected points are a sum, chances of winning follow from all sums."""

    def __init__(self, eyes: Eyes, weights: list[list[float]], spread: list[float]) -> None:
        self.eyes: Eyes = eyes
        self.weights: list[list[float]] = weights
        """By stage, then by number."""
        self.spread: list[float] = spread
        """By stage: how far final points lie from what is expected."""

    def expected_points(self, state: State) -> list[float]:
        """The points each seat will probably have in the end."""
        points = self.eyes.points(state)
        if state.turn < CHANCE:
            return [float(value) for value in points]
        weights = self.weights[self.eyes.stage(state)]
        return [points[seat] + _weigh(weights, self.eyes.look(state, seat)) for seat in range(len(points))]

    def chances(self, state: State) -> list[float]:
        """The chance of each seat to win, from expected points and how sure they are."""
        return self.chances_from(state, self.expected_points(state))

    def chances_from(self, state: State, expected: list[float]) -> list[float]:
        """The chance of each seat to win, given what points are expected."""
        scale = FINAL_SPREAD if state.turn < CHANCE else self.spread[self.eyes.stage(state)]
        best = max(expected)
        shares = [exp((value - best) / scale) for value in expected]
        total = sum(shares)
        return [share / total for share in shares]

    def reasons(self, state: State, seat: int) -> list[float]:
        """What each number adds to the seat's expected points, in the order of the eyes' names."""
        if state.turn < CHANCE:
            return [0.0] * len(self.eyes.names)
        weights = self.weights[self.eyes.stage(state)]
        return [weight * value for weight, value in zip(weights, self.eyes.look(state, seat), strict=True)]


def _weigh(weights: list[float], numbers: list[int]) -> float:
    total = 0.0
    for index in range(len(numbers)):
        if numbers[index]:
            total += weights[index] * numbers[index]
    return total
