"""Fitting the weights of a judge by self-play.

Generation after generation the present judge plays against itself, now and then at random, and notes what its features
are. When a game is over the points still to come are known, and the weights are fitted to them anew, by least
squares held near the weights before. A generation that loses to the best so far is not kept as the result, but
its games stay among the data for a while, so that a mistake once seen is not repeated at once.

Where seats can wait for each other, points to come say more about the game than about the seat. With the aim `lead`
every number is therefore taken as its distance from the average of all seats at that moment, games are played by
lookers of several strengths in imagined worlds (the same strength on all seats, so that what strong players happen to
do is not mistaken for what helps), stages learn from each other, and a generation goes only half of the way.
"""

from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from operahouse.bots.judge import Judge
from operahouse.bots.lookahead import weigh_options
from operahouse.bots.players import Looker, best_of
from operahouse.games.catalogue import load_game
from operahouse.kernel.chance import Generator
from operahouse.kernel.decision import decision_of
from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.features import FeatureExtractor
from operahouse.kernel.game import CHANCE, Game, State
from operahouse.kernel.play import choose_at_random

STIFFNESS = 40.0
"""How strongly weights are held near those of the generation before, in rows of data."""
SLIPS = 10
"""Of a hundred decisions in self-play so many are made at random, so that there is something to learn from."""
GENERATIONS_KEPT = 5
"""Older games were played too badly to learn from."""
FIRST_SPREAD = 10.0
DUEL_PLAYERS = 3
ONE_IN = 4
"""One position in so many is noted."""
AIMS = ["points", "lead"]
"""What is fitted: the points to come, or by how many they will be more than the others'."""
STRENGTHS = [(10, 0), (0, 30), (5, 60), (30, 40)]
"""Slips and blur of the lookers who play for a lead, game after game."""
STAGE_STIFFNESS = 1000.0
"""How strongly a stage is held near all stages together, in rows of data."""
STEP = 0.5
"""How far a generation that plays for a lead goes from the weights before to those that the data ask for."""

Weights = list[list[float]]
Row = tuple[int, list[float], float]
"""Stage, features, and the points that were still to come."""


Sight = tuple[int, int, list[float], int]
"""Stage, seat, its features, and the points it had."""


@dataclass
class Fitted:
    """Weights and spread by stage, and the generation they are from; 0 is the guess that fitting begins with."""

    weights: Weights
    spread: list[float]
    generation: int = 0


@dataclass(frozen=True)
class Generation:
    """How a generation fared."""

    number: int
    rows: int
    share: float
    """Of the games against two copies of the best so far."""


@dataclass(frozen=True)
class Batch:
    """A number of games to be played by one worker."""

    game: str
    players: int
    games: int
    seed: int
    weights: Weights
    spread: list[float]
    aim: str = "points"


def fit(
    game: str,
    aim: str,
    generations: int,
    games: int,
    seed: int,
    executor: Executor,
    workers: int,
    tell: Callable[[Generation], None],
) -> Fitted:
    """Fit from a guess on; the games of the last generations count."""
    present = best = first_guess(game)
    lately: list[list[Row]] = []
    for generation in range(generations):
        batches = _batches(game, aim, games, seed + generation * 1000, present, workers)
        lately = [*lately, [row for batch in executor.map(self_play, batches) for row in batch]][-GENERATIONS_KEPT:]
        rows = [row for generation_rows in lately for row in generation_rows]
        present = refit(rows, present) if aim == "points" else refit_lead(rows, present)
        share = _duel(game, present, best, games // 2, seed + generation, executor, workers)
        present.generation = generation + 1
        tell(Generation(generation + 1, len(rows), share))
        if share > 1 / DUEL_PLAYERS:
            best = present
    return best


def first_guess(game: str) -> Fitted:
    """What somebody who has only read the rules would think."""
    features = features_of(load_game(game))
    guesses = [features.initial_weights(stage) for stage in range(features.stages())]
    weights = [[guess.get(name, 0.0) for name in features.names] for guess in guesses]
    return Fitted(weights, [FIRST_SPREAD] * features.stages())


def features_of(game: Game) -> FeatureExtractor:
    """What a judge of the game weighs; a game without features has nothing to fit."""
    features = game.features()
    if features is None:
        raise OperahouseError("lab-no-eyes", {"game": game.name})
    return features


def _batches(game: str, aim: str, games: int, seed: int, judge: Fitted, workers: int) -> list[Batch]:
    """Games for every number of players, spread over the workers."""
    batches: list[Batch] = []
    for players in load_game(game).player_counts:
        for worker in range(workers):
            number = seed + players * 100 + worker
            batches.append(Batch(game, players, games // workers, number, judge.weights, judge.spread, aim))
    return batches


def self_play(batch: Batch) -> list[Row]:
    """Play a batch and return what was seen, each with the points still to come."""
    game = load_game(batch.game)
    judge = Judge(features_of(game), batch.weights, batch.spread)
    generator = Generator(batch.seed)
    rows: list[Row] = []
    for number in range(batch.games):
        looker = None if batch.aim == "points" else Looker(game, judge, *STRENGTHS[number % len(STRENGTHS)])
        state = game.deal(batch.players, [], generator)
        noted: list[list[Sight]] = []
        while state.turn >= CHANCE:
            _play_on(game, state, [judge] * batch.players, looker, generator)
            if state.turn >= 0 and not state.within_move() and generator.below(ONE_IN) == 0:
                noted.append(look_around(judge, state, batch.players))
        final = game.points(state)
        for moment in noted:
            seen = [(stage, numbers, float(final[seat] - points)) for stage, seat, numbers, points in moment]
            rows += seen if looker is None else from_the_average(seen)
    return rows


def _play_on(game: Game, state: State, judges: list[Judge], looker: Looker | None, generator: Generator) -> None:
    """One step of self-play, in imagined worlds where there is a looker."""
    seat = state.turn
    if looker is None or seat == CHANCE:
        take_step(state, judges, generator, SLIPS)
        return
    state.step(seat, looker.choose(decision_of(game, state, seat), generator))


def from_the_average(seen: list[Row]) -> list[Row]:
    """What all seats see at one moment, each as its distance from the average of all."""
    count = len(seen)
    average = [sum(column) / count for column in zip(*(row[1] for row in seen), strict=True)]
    to_come = sum(row[2] for row in seen) / count
    return [
        (stage, [value - mean for value, mean in zip(numbers, average, strict=True)], points - to_come)
        for stage, numbers, points in seen
    ]


def look_around(judge: Judge, state: State, players: int) -> list[Sight]:
    """What is to be seen of every seat now."""
    features = judge.features
    stage = features.stage(state)
    points = features.points(state)
    return [
        (stage, seat, [float(value) for value in features.features(state, seat)], points[seat])
        for seat in range(players)
    ]


def take_step(state: State, judges: list[Judge], generator: Generator, slips: int) -> None:
    """The step that looks best to the judge of the seat, but for slips. Worlds are not imagined: it is self-play."""
    seat = state.turn
    options = state.options(seat)
    if seat == CHANCE or len(options) == 1 or generator.below(100) < slips:
        state.step(seat, choose_at_random(state, seat, generator))
        return
    state.step(seat, best_of(options, weigh_options(judges[seat], [state], seat, options, generator)))


def refit_lead(rows: list[Row], before: Fitted) -> Fitted:
    """Half of the way to what the data ask for, each stage held near all stages together."""
    return part_way(before, refit(rows, pooled(rows, before), STAGE_STIFFNESS))


def pooled(rows: list[Row], before: Fitted) -> Fitted:
    """One set of weights for all stages, held near those before."""
    seen = np.array([row[1] for row in rows])
    to_come = np.array([row[2] for row in rows])
    old = np.array(before.weights).mean(axis=0)
    together = [float(weight) for weight in _least_squares(seen, to_come, old, STIFFNESS)]
    return Fitted([together] * len(before.weights), before.spread)


def part_way(before: Fitted, after: Fitted) -> Fitted:
    """Weights and spread between those of two generations."""
    weights = [_between(old, new) for old, new in zip(before.weights, after.weights, strict=True)]
    return Fitted(weights, _between(before.spread, after.spread))


def _between(old: list[float], new: list[float]) -> list[float]:
    return [one + STEP * (other - one) for one, other in zip(old, new, strict=True)]


def refit(rows: list[Row], before: Fitted, stiffness: float = STIFFNESS) -> Fitted:
    """Least squares for each stage, held near the weights before."""
    weights: Weights = []
    spread: list[float] = []
    for stage, old in enumerate(before.weights):
        seen = np.array([row[1] for row in rows if row[0] == stage], dtype=float)
        to_come = np.array([row[2] for row in rows if row[0] == stage], dtype=float)
        if len(to_come) == 0:
            weights.append(old)
            spread.append(before.spread[stage])
            continue
        fitted = _least_squares(seen, to_come, np.array(old), stiffness)
        weights.append([float(weight) for weight in fitted])
        spread.append(max(1.0, float(np.std(to_come - seen @ fitted))))
    return Fitted(weights, spread)


def _least_squares(
    seen: NDArray[np.float64], wanted: NDArray[np.float64], old: NDArray[np.float64], stiffness: float
) -> NDArray[np.float64]:
    scale = np.sqrt((seen**2).mean(axis=0)) + 0.1
    stiff = np.diag(stiffness * scale**2)
    return np.asarray(np.linalg.solve(seen.T @ seen + stiff, seen.T @ wanted + stiff @ old), dtype=np.float64)


def _duel(game: str, one: Fitted, other: Fitted, games: int, seed: int, executor: Executor, workers: int) -> float:
    """The share of games that one wins against copies of another."""
    tasks = [(game, one, other, games // workers, seed * 100 + worker) for worker in range(workers)]
    return sum(executor.map(_duel_batch, tasks)) / workers


def _duel_batch(task: tuple[str, Fitted, Fitted, int, int]) -> float:
    name, one, other, games, seed = task
    game = load_game(name)
    generator = Generator(seed)
    features = features_of(game)
    judges = [Judge(features, fitted.weights, fitted.spread) for fitted in (one, other)]
    players = DUEL_PLAYERS
    wins = 0.0
    for number in range(games):
        own = number % players
        state = game.deal(players, [], generator)
        while state.turn >= CHANCE:
            take_step(state, [judges[0 if seat == own else 1] for seat in range(players)], generator, 0)
        first = game.ranking(state)[0]
        wins += 1 / len(first) if own in first else 0
    return wins / max(1, games)
