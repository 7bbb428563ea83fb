"""Judging a position: how many points each seat will have in the end, and who will win."""

from math import exp
from typing import Final

from operahouse.kernel.features import FeatureExtractor
from operahouse.kernel.game import CHANCE, State

FINAL_SPREAD: Final = 0.5
"""Points are sure when the game is over; what is left is who wins among equals."""


class Judge:
    """Weighs the features of a position: expected points are a sum, chances of winning follow from all sums."""

    def __init__(self, features: FeatureExtractor, weights: list[list[float]], spread: list[float]) -> None:
        self.features: FeatureExtractor = features
        self.weights: list[list[float]] = weights
        """By stage, then by number."""
        self.spread: list[float] = spread
        """By stage: how far final points lie from what is expected."""

    def expected_points(self, state: State) -> list[float]:
        """The points each seat will probably have in the end."""
        points = self.features.points(state)
        if state.turn < CHANCE:
            return [float(value) for value in points]
        weights = self.weights[self.features.stage(state)]
        return [points[seat] + _weigh(weights, self.features.features(state, seat)) for seat in range(len(points))]

    def chances(self, state: State) -> list[float]:
        """The chance of each seat to win, from expected points and how sure they are."""
        return self.chances_from(state, self.expected_points(state))

    def chances_from(self, state: State, expected: list[float]) -> list[float]:
        """The chance of each seat to win, given what points are expected."""
        scale = FINAL_SPREAD if state.turn < CHANCE else self.spread[self.features.stage(state)]
        best = max(expected)
        shares = [exp((value - best) / scale) for value in expected]
        total = sum(shares)
        return [share / total for share in shares]

    def reasons(self, state: State, seat: int) -> list[float]:
        """What each number adds to the seat's expected points, in the order of the features' names."""
        if state.turn < CHANCE:
            return [0.0] * len(self.features.names)
        weights = self.weights[self.features.stage(state)]
        return [weight * value for weight, value in zip(weights, self.features.features(state, seat), strict=True)]


def _weigh(weights: list[float], numbers: list[int]) -> float:
    total = 0.0
    for index in range(len(numbers)):
        if numbers[index]:
            total += weights[index] * numbers[index]
    return total
