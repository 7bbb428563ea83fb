"""Self-play: a judge plays every seat, and each sampled position is labelled with the points still to come."""

from dataclasses import dataclass

from operahouse.bots.graded_bots import LookaheadBot, best_of
from operahouse.bots.judge import Judge
from operahouse.bots.lookahead import weigh_options
from operahouse.games.catalogue import load_game
from operahouse.kernel.chance import Generator
from operahouse.kernel.decision import decision_of
from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.features import FeatureExtractor
from operahouse.kernel.game import CHANCE, Game, State
from operahouse.kernel.play import choose_at_random
from operahouse.lab.least_squares import Row, Weights

SLIPS = 10
"""How many decisions in a hundred are made at random, so that there is something to learn from."""
ONE_IN = 4
"""One position in this many is sampled."""
STRENGTHS = [(10, 0), (0, 30), (5, 60), (30, 40)]
"""With the aim `lead`: slips and blur of the bots, one pair after the other."""

Sample = tuple[int, int, list[float], int]
"""Stage, seat, the seat's features, and the points it had."""


@dataclass(frozen=True)
class Batch:
    """Games to be played by one worker."""

    game: str
    players: int
    games: int
    seed: int
    weights: Weights
    spread: list[float]
    aim: str = "points"


def features_of(game: Game) -> FeatureExtractor:
    """The features a judge weighs. Raises an error for a game without any: it has nothing to fit."""
    features = game.features()
    if features is None:
        raise OperahouseError("lab-no-features", {"game": game.name})
    return features


def self_play(batch: Batch) -> list[Row]:
    """Play a batch. Returns the sampled positions, each with the points still to come."""
    game = load_game(batch.game)
    judge = Judge(features_of(game), batch.weights, batch.spread)
    generator = Generator(batch.seed)
    rows: list[Row] = []
    for number in range(batch.games):
        bot = None if batch.aim == "points" else LookaheadBot(game, judge, *STRENGTHS[number % len(STRENGTHS)])
        state = game.deal(batch.players, [], generator)
        positions: list[list[Sample]] = []
        while state.turn >= CHANCE:
            _play_step(game, state, [judge] * batch.players, bot, generator)
            if state.turn >= 0 and not state.within_move() and generator.below(ONE_IN) == 0:
                positions.append(sample_position(judge, state, batch.players))
        final = game.points(state)
        for samples in positions:
            labelled = [(stage, features, float(final[seat] - points)) for stage, seat, features, points in samples]
            rows += labelled if bot is None else relative_to_average(labelled)
    return rows


def _play_step(game: Game, state: State, judges: list[Judge], bot: LookaheadBot | None, generator: Generator) -> None:
    """One step of self-play. The bot, if there is one, chooses from its own decision only."""
    seat = state.turn
    if bot is None or seat == CHANCE:
        take_step(state, judges, generator, SLIPS)
        return
    state.step(seat, bot.choose(decision_of(game, state, seat), generator))


def take_step(state: State, judges: list[Judge], generator: Generator, slips: int) -> None:
    """The step that the seat's judge likes best, except for slips. Looks at the true state: this is self-play."""
    seat = state.turn
    options = state.options(seat)
    if seat == CHANCE or len(options) == 1 or generator.below(100) < slips:
        state.step(seat, choose_at_random(state, seat, generator))
        return
    state.step(seat, best_of(options, weigh_options(judges[seat], [state], seat, options, generator)))


def sample_position(judge: Judge, state: State, players: int) -> list[Sample]:
    """The features and points of every seat in a position."""
    features = judge.features
    stage = features.stage(state)
    points = features.points(state)
    return [
        (stage, seat, [float(value) for value in features.features(state, seat)], points[seat])
        for seat in range(players)
    ]


def relative_to_average(rows: list[Row]) -> list[Row]:
    """The rows of all seats in one position, each as its distance from their average."""
    count = len(rows)
    average = [sum(column) / count for column in zip(*(row[1] for row in rows), strict=True)]
    to_come = sum(row[2] for row in rows) / count
    return [
        (stage, [value - mean for value, mean in zip(features, average, strict=True)], points - to_come)
        for stage, features, points in rows
    ]
