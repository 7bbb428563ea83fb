"""How good the review is: many games played, reviewed and measured on all cores."""

from collections.abc import Iterable
from concurrent.futures import Executor
from math import sqrt
from typing import Final, NamedTuple

from operahouse.games.catalogue import load_game
from operahouse.kernel.chance import Generator
from operahouse.kernel.game import CHANCE, Game, Json
from operahouse.kernel.record import Replay, read_record
from operahouse.lab.bot_game import GameSpec, play_game
from operahouse.review.evaluation import NETWORK, Evaluator, make_evaluator
from operahouse.review.ledger import derived_seed, fortune_of, start_shares
from operahouse.review.moments import read_moments
from operahouse.review.review import complete, review_of

BANDS: Final = 10
"""Chances to win are put into so many bands of equal width."""


class Task(NamedTuple):
    """A game to play and review."""

    game: str
    bots: tuple[str, ...]
    deal: int
    judged: bool
    """Whether every decision is judged too, which takes much longer."""
    by: str = NETWORK
    """What positions are judged by."""


class Measured(NamedTuple):
    """What one game says. Lists run over the seats."""

    fortune: list[float]
    result: list[float]
    """1 for the winner."""
    start: list[float]
    bands: list[tuple[int, int, float]]
    """For each band: moments judged so, and how often that seat won, with the sum of what was judged."""
    given_away: list[float]
    decisions: list[int]
    drift: list[float]


def measure(task: Task) -> Measured:
    """Play a game, follow its chances and fortune, and judge its decisions if that is wanted."""
    game = load_game(task.game)
    evaluator = make_evaluator(game, task.by)
    record = play_game(GameSpec(task.game, task.bots, stats=False, record=True), task.deal).record
    assert record is not None
    fortune, start, shares = _fortune(game, evaluator, read_record(game, record), task.deal)
    measured = Measured(fortune, shares[-1], start, _bands(shares), [], [], [])
    return _judged(game, evaluator, record, task.deal, measured) if task.judged else measured


def _fortune(
    game: Game, evaluator: Evaluator, replay: Replay, deal: int
) -> tuple[list[float], list[float], list[list[float]]]:
    """Each seat's fortune, its chance before the deal, and all chances from the deal to the result."""
    names = game.seats(replay.start)
    moves = [(names.index(seat) if seat in names else CHANCE, move) for seat, move in replay.moves]
    start = start_shares(game, evaluator, replay.start, [], derived_seed("start", deal))
    shares = [evaluator.shares(replay.start)]
    total = [dealt - before for dealt, before in zip(shares[0], start, strict=True)]
    for number, moment in enumerate(read_moments(game, replay.start, moves)):
        shares.append(evaluator.shares(moment.after))
        booked = fortune_of(game, evaluator, moment, shares[-1], derived_seed(deal, number))
        total = [sofar + more for sofar, more in zip(total, booked, strict=True)]
    return total, start, shares


def _judged(game: Game, evaluator: Evaluator, record: Json, deal: int, measured: Measured) -> Measured:
    """With what every decision gave away."""
    review = review_of(read_record(game, record), [], deal, evaluator)
    whole = complete(review.outline(), [review.judge(number) for number in range(len(review.moments))])
    return measured._replace(
        given_away=[own["given_away"] for own in whole["summary"]],
        decisions=[own["decisions"] for own in whole["summary"]],
        drift=[account["drift"] for account in whole["accounts"]],
    )


def _bands(shares: list[list[float]]) -> list[tuple[int, int, float]]:
    result = shares[-1]
    found = [[0, 0, 0.0] for _ in range(BANDS)]
    for row in shares[:-1]:
        for seat, chance in enumerate(row):
            band = found[min(BANDS - 1, int(BANDS * chance))]
            band[0] += 1
            band[1] += result[seat] == 1
            band[2] += chance
    return [(int(count), int(won), judged) for count, won, judged in found]


def measure_all(tasks: Iterable[Task], executor: Executor) -> list[Measured]:
    """All games, on all workers of the executor."""
    return list(executor.map(measure, tasks, chunksize=1))


class Mean(NamedTuple):
    """An average and its standard error."""

    value: float
    error: float


def mean_of(values: list[float]) -> Mean:
    """The average of at least two values."""
    middle = sum(values) / len(values)
    spread = sum((value - middle) ** 2 for value in values) / (len(values) - 1)
    return Mean(middle, sqrt(spread / len(values)))


def fitted_fortune(measured: list[Measured]) -> tuple[float, float]:
    """How much of a result is fortune (the slope of a line), and the part of the variance left without it.

    Results less this much of their fortune are as good as results of so many times fewer games.
    """
    results = [own - began for one in measured for own, began in zip(one.result, one.start, strict=True)]
    fortune = [own for one in measured for own in one.fortune]
    result, luck = mean_of(results).value, mean_of(fortune).value
    together = sum((own - result) * (lot - luck) for own, lot in zip(results, fortune, strict=True))
    spread = sum((lot - luck) ** 2 for lot in fortune)
    whole = sum((own - result) ** 2 for own in results)
    if spread == 0 or whole == 0:
        return 0.0, 1.0
    return together / spread, 1 - together**2 / spread / whole


def root_mean_square(values: list[float]) -> float:
    """How large they are, whatever their sign."""
    return sqrt(sum(value * value for value in values) / len(values))


def calibration(measured: list[Measured]) -> list[tuple[int, float, float]]:
    """For each band with anything in it: how many, the chance judged on average, and how often it came true."""
    rows: list[tuple[int, float, float]] = []
    for band in range(BANDS):
        count = sum(one.bands[band][0] for one in measured)
        if count:
            won = sum(one.bands[band][1] for one in measured)
            judged = sum(one.bands[band][2] for one in measured)
            rows.append((count, judged / count, won / count))
    return rows


def seating(bot: str, players: int) -> tuple[str, ...]:
    """The same bot at all seats."""
    return (bot,) * players


def deals(seed: int, games: int) -> list[int]:
    """The seeds of so many games."""
    chance = Generator(seed)
    return [chance.below(2**30) for _ in range(games)]
