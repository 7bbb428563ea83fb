"""Marks, summaries, and what a review says about a whole game."""

import pytest

from operahouse.bots.levels import make_judge
from operahouse.bots.marks import BLUNDER, MISTAKE, SLIP, mark_of
from operahouse.games.catalogue import game_names, load_game
from operahouse.kernel.game import CHANCE, Game
from operahouse.review.evaluation import JudgeEvaluator, make_evaluator
from operahouse.review.report import ReviewDecision, ReviewJson
from operahouse.review.review import NEAR_EQUAL, SURE, Review, complete, turning_points, version
from operahouse.review.rounding import percents, rounded_together
from operahouse.review.weighing import Weighed, Weighing
from tests.games_under_test import every_game
from tests.review.games import whole_game

GAMES = [load_game(name) for name in game_names()]


def decisions(review: ReviewJson) -> list[ReviewDecision]:
    """All decisions of a game."""
    return [one for moment in review["moments"] for one in moment["decisions"]]


@pytest.fixture(scope="module", params=GAMES, ids=[game.name for game in GAMES])
def review(request: pytest.FixtureRequest) -> ReviewJson:
    """The first part of a game of beginners."""
    game: Game = request.param
    start, moves = whole_game(game, "random", 11, 3)
    return Review(game, start, moves[:40], []).whole()


def test_marks_say_how_much_was_given_away(review: ReviewJson) -> None:
    marked = [one for one in decisions(review) if one["mark"] not in ("", "praise")]
    assert marked
    least = {"slip": SLIP, "mistake": MISTAKE, "blunder": BLUNDER}
    for one in marked:
        assert one["counted"]
        assert one["loss"] >= least[one["mark"]]
        assert one["loss"] > SURE * one["error"]
        assert one["best"] != one["move"]
        assert one["best"] == one["options"][0]["move"]
        assert one["move"] in [option["move"] for option in one["options"]]
        assert len(one["options"]) >= 2
        chances = [option["chance"] for option in one["options"]]
        assert chances == sorted(chances, reverse=True)
        assert one["options"][0]["chance"] == pytest.approx(one["chance"] + one["loss"])


def test_reasons_are_texts_with_figures(review: ReviewJson) -> None:
    reasons = [reason for one in decisions(review) for reason in one["reasons"]]
    assert reasons
    assert all(reason["key"].startswith(f"{review['game']}-reason-") and reason["points"] for reason in reasons)
    rivals = [(one["seat"], rival) for one in decisions(review) for rival in one["rivals"]]
    assert all(rival["seat"] != seat and rival["points"] > 0 for seat, rival in rivals)


def test_what_is_no_choice_is_not_counted(review: ReviewJson) -> None:
    for one in decisions(review):
        if not one["counted"]:
            assert (one["mark"], one["options"]) == ("", [])
    for seat, summary in zip(review["seats"], review["summary"], strict=True):
        own = [one for one in decisions(review) if one["seat"] == seat]
        assert summary["decisions"] == sum(one["counted"] for one in own) < len(own) + 1
        assert summary["given_away"] == pytest.approx(sum(one["loss"] for one in own if one["counted"]))


def test_turning_points_are_the_largest_choices_in_their_order(review: ReviewJson) -> None:
    points = turning_points(review)
    assert 1 <= len(points) <= 3
    assert [point["place"] for point in points] == sorted(point["place"] for point in points)
    rest = [abs(one["gain"]) for one in decisions(review) if one not in points]
    assert min(abs(point["gain"]) for point in points) >= max(rest)


def test_moments_can_be_judged_in_any_order_and_process() -> None:
    game = GAMES[0]
    start, moves = whole_game(game, "random", 12, 2)
    one, other = (Review(game, start, moves[:12], []) for _ in range(2))
    numbers = range(len(one.moments))
    backwards = [other.judge(number) for number in reversed(numbers)][::-1]
    assert complete(other.outline(), backwards) == one.whole()


@every_game
def test_chance_decides_nothing(game: Game) -> None:
    start, moves = whole_game(game, "random", 2, game.player_counts[0])
    review = Review(game, start, moves, [])
    answers = [answer for moment in review.moments for answer in moment.answers]
    assert [answer.move for answer in answers] == [move for seat, move in moves if seat != CHANCE]
    assert all(moment.after.turn != CHANCE for moment in review.moments)


def test_a_game_that_hardly_began_ends_with_its_last_chances() -> None:
    game = GAMES[0]
    start, moves = whole_game(game, "random", 1, 3)
    nothing = Review(game, start, [], []).whole()
    assert (nothing["over"], nothing["moments"], turning_points(nothing)) == (False, [], [])
    assert [account["result"] for account in nothing["accounts"]] == nothing["dealt"]
    some = Review(game, start, moves[:2], []).whole()
    assert not some["over"]


# Single decisions.


def weighing(played: list[float], *others: list[float], reference: list[float]) -> Weighing:
    """A decision with these chances, world by world."""
    rows = sorted([played, *others], key=lambda row: -sum(row))
    compared = [Weighed([number], row, [sum(row) / len(row), 0]) for number, row in enumerate(rows)]
    own = next(one for one in compared if one.own == played)
    return Weighing(own, compared, reference, NEAR_EQUAL)


def test_loss_and_error_are_those_of_differences() -> None:
    sure = weighing([0.2, 0.4], [0.3, 0.5], reference=[0.5, 0.5])
    assert [sure.loss, sure.error] == pytest.approx([0.1, 0])
    unsure = weighing([0.2, 0.4], [0.6, 0.2], reference=[0.5, 0.5])
    assert [unsure.loss, unsure.error] == pytest.approx([0.1, 0.3])
    assert sure.choice[0] == pytest.approx(-0.05)


@pytest.mark.parametrize(
    ("loss", "mark"), [(0, ""), (0.019, ""), (0.02, "slip"), (0.05, "mistake"), (0.0999, "mistake"), (0.1, "blunder")]
)
def test_words_for_losses(loss: float, mark: str) -> None:
    assert mark_of(loss) == mark


def test_figures_shown_together_are_rounded_together() -> None:
    assert percents([1 / 3, 1 / 3, 1 / 3]) == [34, 33, 33]
    assert rounded_together([33.3, -7.2, 4.5, -0.6], 30) == [33, -7, 5, -1]
    assert sum(percents([0.005, 0.005, 0.99])) == 100


def test_another_judge_is_another_version() -> None:
    game = GAMES[0]
    judge = make_judge(game)
    judge.spread = [value + 1 for value in judge.spread]
    assert JudgeEvaluator(game, judge).version != make_evaluator(game).version
    assert version(game).endswith(make_evaluator(game).version)
