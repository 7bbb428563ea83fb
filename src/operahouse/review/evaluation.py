"""What a review needs of a judge: shares of winning for any state, that depend on nothing nobody knows."""

import json
from hashlib import blake2b
from typing import Final, Protocol

from operahouse.bots.judge import Judge, NetworkJudge
from operahouse.bots.levels import make_judge, make_network_judge, network_file
from operahouse.bots.lookahead import follow_up
from operahouse.kernel.chance import Generator, shuffled
from operahouse.kernel.game import CHANCE, Game, State

SAME_ORDER: Final = 1
"""The seed of the one order in which undrawn piles lie whenever a position is judged."""
NETWORK: Final = "network"
LINEAR: Final = "linear"
JUDGES: Final = {NETWORK: make_network_judge, LINEAR: make_judge}
"""What positions can be judged by."""
POINTS_NOW: Final = "points-now"
NO_REASON: Final = "constant"


class Evaluator(Protocol):
    """Judges positions for a review. A better judge drops in here; another version makes kept reviews outdated."""

    @property
    def version(self) -> str:
        """Changes whenever the same position may be judged differently."""
        ...

    def shares(self, state: State) -> list[float]:
        """Everybody's chance to win: 1 in sum, and the result once the game is over.

        A fixed map from what all seats together know: it never depends on the order of what is undrawn.
        """
        ...

    def points(self, state: State) -> list[float]:
        """The points each seat will probably have in the end."""
        ...

    def parts(self, state: State, seat: int) -> list[tuple[str, float]]:
        """What a seat's expected points are made of: names of reasons, and points. Empty if nothing is known of it."""
        ...


class JudgeEvaluator:
    """A judge of the bots, once what is begun is finished sensibly."""

    def __init__(self, game: Game, judge: Judge) -> None:
        self._game = game
        self._judge = judge
        network = (network_file(game) or b"").hex() if isinstance(judge, NetworkJudge) else ""
        self.version: str = _digest([judge.features.names, judge.weights, judge.spread, network])

    def shares(self, state: State) -> list[float]:
        """The judge's chances; at the end the result."""
        settled = self._settled(state)
        if not settled.to_act():
            return result_shares(self._game, settled)
        return self._judge.chances(settled)

    def points(self, state: State) -> list[float]:
        """What the judge expects."""
        return self._judge.expected_points(self._settled(state))

    def parts(self, state: State, seat: int) -> list[tuple[str, float]]:
        """The points made, and what each feature adds."""
        settled, features = self._settled(state), self._judge.features
        weighed = zip(features.names, self._judge.reasons(settled, seat), strict=True)
        named = [(name, points) for name, points in weighed if name != NO_REASON]
        return [(POINTS_NOW, float(features.points(settled)[seat])), *named]

    def _settled(self, state: State) -> State:
        """What is begun is finished well, as if the undrawn lay in an order that is always the same."""
        if state.turn != CHANCE and not self._judge.features.is_mid_action(state):
            return state
        settled = in_same_order(self._game, state)
        follow_up(self._judge, settled, Generator(SAME_ORDER), carefully=True)
        return settled


def make_evaluator(game: Game, by: str = NETWORK) -> Evaluator:
    """The judge that reviews games: the master's. The lab compares it with the one of weights alone."""
    return JudgeEvaluator(game, JUDGES[by](game))


def in_same_order(game: Game, state: State) -> State:
    """A copy whose undrawn piles lie in an order that follows from their content alone."""
    chance = Generator(SAME_ORDER)
    return game.with_undrawn(state, [shuffled(sorted(pile), chance) for pile in game.undrawn(state)])


def result_shares(game: Game, state: State) -> list[float]:
    """The result: 1 for the winner; those who share the first place share it."""
    first = game.ranking(state)[0]
    return [1 / len(first) if seat in first else 0.0 for seat in range(len(game.seats(state)))]


def _digest(value: object) -> str:
    return blake2b(json.dumps(value).encode(), digest_size=6).hexdigest()
