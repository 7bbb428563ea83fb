"""Fits the weights of a judge by self-play.

In each generation the current judge plays against itself, with some random moves. When a game is over, the points that
were still to come in every sampled position are known, and the weights are fitted to them by least squares, held near
the previous weights. A generation that loses to the best so far is not kept as the result. Its games stay in the data
for a while, so that a mistake isn't repeated at once.

Where seats can wait for each other, the points still to come say more about the game than about the seat. The aim
`lead` therefore fits every seat's distance from the average of all seats. Its games are played by bots of several
strengths, the same on all seats, so that what strong players happen to do is not mistaken for what helps. Stages learn
from each other, and a generation goes only half of the way.
"""

from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass

from operahouse.bots.judge import Judge
from operahouse.games.catalogue import load_game
from operahouse.kernel.chance import Generator
from operahouse.kernel.game import CHANCE
from operahouse.lab.least_squares import Fitted, Row, refit, refit_lead
from operahouse.lab.self_play import Batch, features_of, self_play, take_step

GENERATIONS_KEPT = 5
"""Older games were played too badly to learn from."""
FIRST_SPREAD = 10.0
DUEL_PLAYERS = 3
AIMS = ["points", "lead"]
"""What is fitted: the points still to come, or how many more they will be than the others'."""


@dataclass(frozen=True)
class Generation:
    """How a generation did."""

    number: int
    rows: int
    share: float
    """The share of games it won against two copies of the best so far."""


def fit(
    game: str,
    aim: str,
    generations: int,
    games: int,
    seed: int,
    executor: Executor,
    workers: int,
    report: Callable[[Generation], None],
) -> Fitted:
    """The best weights after this many generations. The games of the last few generations are the data."""
    current = best = first_guess(game)
    recent: list[list[Row]] = []
    for generation in range(generations):
        batches = _batches(game, aim, games, seed + generation * 1000, current, workers)
        recent = [*recent, [row for batch in executor.map(self_play, batches) for row in batch]][-GENERATIONS_KEPT:]
        rows = [row for generation_rows in recent for row in generation_rows]
        current = refit(rows, current) if aim == "points" else refit_lead(rows, current)
        share = _duel(game, current, best, games // 2, seed + generation, executor, workers)
        current.generation = generation + 1
        report(Generation(generation + 1, len(rows), share))
        if share > 1 / DUEL_PLAYERS:
            best = current
    return best


def first_guess(game: str) -> Fitted:
    """The initial weights that the game's features suggest."""
    features = features_of(load_game(game))
    guesses = [features.initial_weights(stage) for stage in range(features.stages())]
    weights = [[guess.get(name, 0.0) for name in features.names] for guess in guesses]
    return Fitted(weights, [FIRST_SPREAD] * features.stages())


def _batches(game: str, aim: str, games: int, seed: int, judge: Fitted, workers: int) -> list[Batch]:
    """Games for every number of players, spread over the workers."""
    batches: list[Batch] = []
    for players in load_game(game).player_counts:
        for worker in range(workers):
            number = seed + players * 100 + worker
            batches.append(Batch(game, players, games // workers, number, judge.weights, judge.spread, aim))
    return batches


def _duel(game: str, one: Fitted, other: Fitted, games: int, seed: int, executor: Executor, workers: int) -> float:
    """The share of games that one wins against copies of the other."""
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
