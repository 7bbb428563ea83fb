"""Judging a position: how many points each seat will have in the end, and who will win."""

from math import exp
from typing import Final

from operahouse.bots.network import Network
from operahouse.kernel.codes import CodeEncoder
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

    def quick_chances(self, state: State) -> list[float]:
        """The same for less time: good enough to finish what a move began."""
        return self.chances_from(state, Judge.expected_points(self, state))

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


class NetworkJudge(Judge):
    """Adds what a network sees in a position to what the weighed features say."""

    def __init__(
        self,
        features: FeatureExtractor,
        weights: list[list[float]],
        spread: list[float],
        codes: CodeEncoder,
        network: Network,
    ) -> None:
        super().__init__(features, weights, spread)
        self.codes: CodeEncoder = codes
        self.network: Network = network

    def expected_points(self, state: State) -> list[float]:
        """The points each seat will probably have in the end."""
        if state.turn < CHANCE:
            return [float(value) for value in self.features.points(state)]
        expected, judged = self._look(state)
        offset = self.network.stages.offset[self.features.stage(state)]
        return [expected[seat] + judged[seat][1] + offset for seat in range(len(expected))]

    def chances(self, state: State) -> list[float]:
        """The chance of each seat to win."""
        if state.turn < CHANCE:
            return self.chances_from(state, self.expected_points(state))
        expected, judged = self._look(state)
        stage = self.features.stage(state)
        slope, trust = self.network.stages.slope[stage], self.network.stages.trust[stage]
        scores = [expected[seat] * slope + judged[seat][0] * trust for seat in range(len(expected))]
        best = max(scores)
        shares = [exp(score - best) for score in scores]
        total = sum(shares)
        return [share / total for share in shares]

    def _look(self, state: State) -> tuple[list[float], list[tuple[float, float]]]:
        """For each seat the points that the weights expect, and what the network says."""
        points = self.features.points(state)
        weights = self.weights[self.features.stage(state)]
        expected: list[float] = []
        seats: list[list[int]] = []
        secrets: list[list[int]] = []
        for seat in range(len(points)):
            features = self.features.features(state, seat)
            expected.append(points[seat] + _weigh(weights, features))
            seats.append(self.codes.seat_codes(state, seat, features))
            secrets.append(self.codes.secret_codes(state, seat, features))
        return expected, self.network.judge(self.codes.table_codes(state), seats, secrets)


def _weigh(weights: list[float], numbers: list[int]) -> float:
    total = 0.0
    for index in range(len(numbers)):
        if numbers[index]:
            total += weights[index] * numbers[index]
    return total
