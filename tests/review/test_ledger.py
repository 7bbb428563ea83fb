"""Luck and skill: the books add up, fortune is nobody's merit, and choice knows nothing that was hidden."""

import json
from collections.abc import Iterator
from math import exp, isclose

import pytest

from operahouse.bots.levels import make_bot, make_judge
from operahouse.kernel.chance import Generator, shuffled
from operahouse.kernel.decision import decision_of
from operahouse.kernel.game import CHANCE, Game, State
from operahouse.kernel.play import play
from operahouse.review.evaluation import in_same_order, make_evaluator, result_shares
from operahouse.review.ledger import balance, book, imagined_worlds, mean_shares, start_shares, terms_of, weigh_answers
from operahouse.review.moments import Moment, read_moments
from operahouse.review.outcomes import ORDERS, outcomes
from operahouse.review.review import Review
from operahouse.review.weighing import Weigher
from tests.games_under_test import every_game, hooks_of
from tests.review.games import Moves, bot_move, whole_game
from tests.toy.extras import RichToy
from tests.toy.game import toy

EXACT = 1e-9
SOME = 25
"""Moments of a long game that are judged here."""


def judged(game: Game, start: State, moves: Moves) -> tuple[list[Moment], list[list[float]]]:
    """The moments of a game, and the shares before the first and after each."""
    moments = read_moments(game, start, moves)
    evaluator = make_evaluator(game)
    return moments, [evaluator.shares(start), *[evaluator.shares(moment.after) for moment in moments]]


@every_game
def test_the_books_add_up_in_every_game(game: Game) -> None:
    players = game.player_counts[-1]
    start, moves = whole_game(game, "novice", 5, players)
    moments = read_moments(game, start, moves)[:SOME]
    moves = moves[: sum(len(moment.answers) + moment.chance for moment in moments)]
    review = Review(game, start, moves, []).whole()
    for account in review["accounts"]:
        assert isclose(sum(terms_of(account)), account["result"], abs_tol=EXACT)
    before = review["dealt"]
    for moment in review["moments"]:
        terms = moment["terms"]
        for seat, after in enumerate(moment["shares"]):
            chosen = sum(choice[seat] for choice in terms["choices"])
            change = terms["fortune"][seat] + chosen + terms["veil"][seat] + terms["drift"][seat]
            assert isclose(change, after - before[seat], abs_tol=EXACT)
        for row in [terms["fortune"], terms["veil"], terms["drift"], *terms["choices"]]:
            assert isclose(sum(row), 0, abs_tol=EXACT)
        before = moment["shares"]


@every_game
def test_shares_are_one_in_sum_and_the_result_at_the_end(game: Game) -> None:
    start, moves = whole_game(game, "random", 3, game.player_counts[-1])
    moments, shares = judged(game, start, moves)
    assert all(isclose(sum(row), 1, abs_tol=EXACT) and min(row) >= 0 for row in shares)
    end = moments[-1].after
    assert shares[-1] == result_shares(game, end)
    assert [seat for seat, share in enumerate(shares[-1]) if share > 0] == sorted(game.ranking(end)[0])


@every_game
def test_shares_never_depend_on_the_order_of_the_undrawn(game: Game) -> None:
    start, moves = whole_game(game, "random", 4, game.player_counts[-1])
    evaluator, chance = make_evaluator(game), Generator(9)
    changed = 0
    for moment in read_moments(game, start, moves)[:60]:
        state = moment.before
        other = game.with_undrawn(state, [shuffled(pile, chance) for pile in game.undrawn(state)])
        changed += game.undrawn(other) != game.undrawn(state)
        assert evaluator.shares(other) == evaluator.shares(state)
        assert game.write_position(in_same_order(game, other)) == game.write_position(in_same_order(game, state))
        sizes = [sorted(pile) for pile in game.undrawn(state)]
        assert [sorted(pile) for pile in game.undrawn(other)] == sizes
    assert changed > 0


@every_game
def test_choice_is_the_same_whatever_was_hidden(game: Game) -> None:
    start, moves = whole_game(game, "novice", 6, game.player_counts[-1])
    weigher = Weigher(game, make_judge(game), make_evaluator(game))
    varied = 0
    for moment in read_moments(game, start, moves)[:20]:
        for answer in moment.answers:
            name = game.seats(start)[answer.seat]
            told = decision_of(game, moment.before, answer.seat)
            choice = json.dumps(weigher.weigh(told, answer.steps, 7).choice)
            position = game.write_position(moment.before)
            for other in hooks_of(game).hidden_variations(position, name, Generator(answer.place)):
                decision = decision_of(game, game.read_position(other), answer.seat)
                if decision.view == told.view:
                    varied += other != position
                    assert json.dumps(weigher.weigh(decision, answer.steps, 7).choice) == choice
    assert varied > 0


def test_answers_given_at_the_same_time_have_no_order() -> None:
    game = RichToy()
    start = game.deal(3, [], Generator(2))
    bids = [(0, "bid 1"), (1, "bid 3"), (2, "bid 0")]
    reviews = []
    for order in (bids, bids[::-1]):
        moment = Review(game, start, order, []).judge(0)
        decisions = sorted(moment["decisions"], key=lambda one: one["seat"])
        reviews.append([{**one, "place": 0} for one in decisions])
        assert len(moment["terms"]["choices"]) == len(bids)
    assert reviews[0] == reviews[1]


# Fortune.


class CardReader:
    """A judge of the toy to whom a high card is worth something, so that draws matter."""

    version = "cards"

    def __init__(self, game: Game) -> None:
        self._game = game

    def shares(self, state: State) -> list[float]:
        """By points and cards."""
        if not state.to_act():
            return result_shares(self._game, state)
        weights = [exp((point + card) / 4) for point, card in zip(toy(state).points, toy(state).cards, strict=True)]
        return [weight / sum(weights) for weight in weights]

    def points(self, state: State) -> list[float]:
        """As they are."""
        return [float(point) for point in toy(state).points]

    def parts(self, state: State, seat: int) -> list[tuple[str, float]]:
        """No reasons."""
        return []


class Enumerated:
    """Every game that chance can make of a position where all seats play the same way."""

    def __init__(self, game: Game, start: State) -> None:
        self._game = game
        self._start = start
        self._bot = make_bot(game, "amateur")

    def games(self) -> Iterator[tuple[float, State, Moves]]:
        """How likely, how it began, and every move."""
        deals = outcomes(self._game, self._start, lambda _: None, Generator(0), ORDERS)
        for deal in deals:
            for weight, moves in self._played(deal.state):
                yield deal.weight * weight, deal.state, moves

    def _played(self, state: State) -> Iterator[tuple[float, Moves]]:
        if not state.to_act():
            yield 1.0, []
        elif state.turn == CHANCE:
            yield from self._shuffled(state)
        else:
            move = bot_move(self._game, state, self._bot, Generator(1))
            after = play(self._game, state, state.turn, move).state
            for weight, rest in self._played(after):
                yield weight, [(state.turn, move), *rest]

    def _shuffled(self, state: State) -> Iterator[tuple[float, Moves]]:
        for weight, steps, after in _whole_shuffles(state):
            move = self._game.spell_move(state, CHANCE, steps)
            for likely, rest in self._played(after):
                yield weight * likely, [(CHANCE, move), *rest]


def _whole_shuffles(state: State) -> Iterator[tuple[float, list[int], State]]:
    for option, likely in zip(state.options(CHANCE)[:], state.weights(), strict=True):
        after = state.clone()
        after.step(CHANCE, option)
        weight = likely / sum(state.weights())
        if after.turn != CHANCE:
            yield weight, [option], after
        else:
            for rest, steps, end in _whole_shuffles(after):
                yield weight * rest, [option, *steps], end


def test_on_the_toy_all_of_chance_enumerated_fortune_is_exactly_nothing() -> None:
    game = RichToy()
    position = game.write_position(game.deal(2, [], Generator(3)))
    position |= {"round": 4, "deck": [1, 3], "discard": [2, 2], "cards": [3, 1], "points": [3, 2]}
    start = game.read_position(position)
    evaluator = CardReader(game)
    games = list(Enumerated(game, start).games())
    assert isclose(sum(weight for weight, _, _ in games), 1)
    assert len(games) > 10
    began = mean_shares(evaluator, [state for _, state, _ in games])
    expected, largest = [0.0, 0.0], 0.0
    for weight, state, moves in games:
        moments = read_moments(game, state, moves)
        shares = [evaluator.shares(state), *[evaluator.shares(moment.after) for moment in moments]]
        weigher = Weigher(game, make_judge(game), evaluator)
        seats = [[answer.seat for answer in moment.answers] for moment in moments]
        weighed = [weigh_answers(weigher, moment, imagined_worlds(game, weigher, moment, 1)) for moment in moments]
        terms = [book(game, evaluator, moment, own, 1) for moment, own in zip(moments, weighed, strict=True)]
        accounts = balance(began, shares, list(zip(seats, terms, strict=True)))
        for seat, account in enumerate(accounts):
            expected[seat] += weight * account["fortune"]
            largest = max(largest, abs(account["fortune"]))
    assert largest > 0.01
    assert all(isclose(value, 0, abs_tol=1e-12) for value in expected)


def test_in_self_play_mean_fortune_is_within_three_standard_errors_of_nothing() -> None:
    game = RichToy()
    evaluator = CardReader(game)
    fortunes: list[float] = []
    for seed in range(150):
        start, moves = whole_game(game, "novice", seed, 2)
        began = start_shares(game, evaluator, start, [], seed)
        fortune = evaluator.shares(start)[0] - began[0]
        for number, moment in enumerate(read_moments(game, start, moves)):
            fortune += book(game, evaluator, moment, [], number)["fortune"][0]
        fortunes.append(fortune)
    middle = sum(fortunes) / len(fortunes)
    error = (sum((one - middle) ** 2 for one in fortunes) / (len(fortunes) - 1) / len(fortunes)) ** 0.5
    assert error > 0.001
    assert abs(middle) <= 3 * error


@pytest.mark.parametrize(("most", "count"), [(1, 1), (5, 5), (64, 12)])
def test_weights_of_outcomes_add_up(most: int, count: int) -> None:
    game = RichToy()
    state = game.with_undrawn(game.deal(2, [], Generator(1)), [[1, 2, 2, 3]])
    found = outcomes(game, state, lambda _: None, Generator(1), most)
    assert isclose(sum(one.weight for one in found), 1)
    assert len(found) == count
    if most == 64:
        assert len({str(game.undrawn(one.state)) for one in found}) == count
