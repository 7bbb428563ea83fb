"""How good the review is: games played, reviewed and measured, each by itself."""

from itertools import permutations
from typing import Any, Final, NamedTuple, cast

from operahouse.games.catalogue import load_game
from operahouse.kernel.chance import Generator
from operahouse.kernel.game import CHANCE, Game, Json
from operahouse.kernel.record import Replay, read_record
from operahouse.lab.bot_game import GameSpec, play_game
from operahouse.lab.schedule import Key, LineUp
from operahouse.review.evaluation import NETWORK, Evaluator, make_evaluator
from operahouse.review.ledger import derived_seed, fortune_of, start_shares
from operahouse.review.moments import read_moments
from operahouse.review.review import complete, review_of

BANDS: Final = 10
"""Chances to win are put into so many bands of equal width."""


class Task(NamedTuple):
    """A game to play and review."""

    game: str
    bots: LineUp
    deal: int
    judged: bool
    """Whether every decision is judged too, which takes much longer."""
    by: str = NETWORK
    """What positions are judged by."""


Band = tuple[int, int, float]


class Measured(NamedTuple):
    """What one game says. Lists run over the seats."""

    bots: list[str]
    fortune: list[float]
    result: list[float]
    """1 for the winner."""
    start: list[float]
    bands: list[Band]
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
    measured = Measured(list(task.bots), fortune, shares[-1], start, _bands(shares), [], [], [])
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


def _bands(shares: list[list[float]]) -> list[Band]:
    result = shares[-1]
    found = [[0, 0, 0.0] for _ in range(BANDS)]
    for row in shares[:-1]:
        for seat, chance in enumerate(row):
            band = found[min(BANDS - 1, int(BANDS * chance))]
            band[0] += 1
            band[1] += result[seat] == 1
            band[2] += chance
    return [(int(count), int(won), judged) for count, won, judged in found]


def measured_json(task: Task) -> Json:
    """The same as a line of a journal."""
    return measure(task)._asdict()


def read_measured(line: Json) -> Measured:
    """A line of a journal."""
    found = Measured(**cast(dict[str, Any], line))
    return found._replace(bands=[(count, won, judged) for count, won, judged in found.bands])


def tasks_of(
    game: str, line_up: LineUp, deals: list[int], *, mixed: bool = False, judged: bool = False, by: str = NETWORK
) -> dict[Key, Task]:
    """A game of these bots for each deal. If they are mixed, they sit in all orders, one after the other."""
    orders = list(permutations(line_up)) if mixed else [line_up]
    numbered = [(deal, number % len(orders)) for number, deal in enumerate(deals)]
    return {(0, deal, order): Task(game, orders[order], deal, judged, by) for deal, order in numbered}


def seating(bot: str, players: int) -> LineUp:
    """The same bot at all seats."""
    return (bot,) * players


def deals(seed: int, games: int) -> list[int]:
    """The seeds of so many games: the first of a longer list are the same."""
    chance = Generator(seed)
    return [chance.below(2**30) for _ in range(games)]
