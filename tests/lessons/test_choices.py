"""Every free choice: whatever is chosen is taken, compared with all other moves, and leads on."""

from fnmatch import fnmatchcase

import pytest

from operahouse.bots.marks import BLUNDER
from operahouse.lessons.course import lesson
from operahouse.lessons.lesson import NEXT, Choice, Lesson
from operahouse.lessons.progress import LessonProgress, follow_answers, lesson_stage
from tests.lessons.answers import answers_of
from tests.lessons.test_every_lesson import LESSONS

WITH_CHOICES = [(game, name) for game, name in LESSONS if not lesson(game, name).is_overture]
every_lesson = pytest.mark.parametrize(("game", "name"), WITH_CHOICES)


def the_choice(each: Lesson) -> tuple[list[str], LessonProgress, Choice, list[str]]:
    """The answers before the free choice of a lesson, how far they lead, the choice, and the answers after it."""
    place = next(index for index, step in enumerate(each.steps) if step.choice is not None)
    before = [answer for step in each.steps[:place] for answer in answers_of(step)]
    after = [answer for step in each.steps[place + 1 :] for answer in answers_of(step)]
    at, _ = follow_answers(each, before)
    assert at.choice is not None
    return before, at, at.choice, after


@every_lesson
def test_every_lesson_leaves_one_decision_free(game: str, name: str) -> None:
    assert len([step for step in lesson(game, name).steps if step.choice is not None]) == 1


@every_lesson
def test_every_legal_move_can_be_chosen_and_the_lesson_goes_on_to_its_end(game: str, name: str) -> None:
    each = lesson(game, name)
    before, at, _, after = the_choice(each)
    for move in each.game.legal_moves(at.state, at.seat):
        chosen, wrong = follow_answers(each, [*before, move])
        assert (wrong, chosen.chosen, chosen.part) == (None, move, 1)
        done, wrong = follow_answers(each, [*before, move, NEXT, *after])
        assert (wrong, done.done) == (None, True), move
        if after:
            assert each.game.write_position(done.state) == solved_position(each), move


def solved_position(each: Lesson) -> object:
    """Where the lesson's own answers lead."""
    solved, _ = follow_answers(each, [answer for step in each.steps for answer in answers_of(step)])
    return each.game.write_position(solved.state)


@every_lesson
def test_all_moves_are_compared_with_all_their_figures_the_best_first(game: str, name: str) -> None:
    each = lesson(game, name)
    before, at, choice, _ = the_choice(each)
    told = lesson_stage(each, [*before, choice.solution])["comparison"]
    assert isinstance(told, dict)
    assert sorted(one["move"] for one in told["moves"]) == sorted(each.game.legal_moves(at.state, at.seat))
    assert [one["chance"] for one in told["moves"]] == sorted((one["chance"] for one in told["moves"]), reverse=True)
    for one in told["moves"]:
        assert list(one["figures"]) == [figure for figure, _ in choice.figures]
        assert all(type(value) is int for value in one["figures"].values()), one


@every_lesson
def test_every_figure_that_is_told_differs_between_moves(game: str, name: str) -> None:
    """A figure that is the same whatever one does says nothing."""
    each = lesson(game, name)
    before, _, choice, _ = the_choice(each)
    told = lesson_stage(each, [*before, choice.solution])["comparison"]
    assert isinstance(told, dict)
    for figure, _ in choice.figures:
        assert len({one["figures"][figure] for one in told["moves"]}) > 1, figure


@every_lesson
def test_what_is_called_better_is_never_a_blunder_to_the_coach(game: str, name: str) -> None:
    each = lesson(game, name)
    before, _, choice, _ = the_choice(each)
    told = lesson_stage(each, [*before, choice.solution])["comparison"]
    assert isinstance(told, dict)
    chances = {one["move"]: one["chance"] for one in told["moves"]}
    better = {move: chance for move, chance in chances.items() if any(fnmatchcase(move, one) for one in choice.better)}
    assert better, "no legal move is called better"
    assert max(better.values()) > max(chances.values()) - BLUNDER, better


@every_lesson
def test_every_remark_can_be_heard(game: str, name: str) -> None:
    each = lesson(game, name)
    _, at, choice, _ = the_choice(each)
    heard = {choice.remark(move) for move in each.game.legal_moves(at.state, at.seat)}
    assert {ending for _, ending in choice.remarks} <= heard


@every_lesson
def test_what_the_rules_refuse_is_refused_in_a_free_choice_too(game: str, name: str) -> None:
    each = lesson(game, name)
    before, at, _, _ = the_choice(each)
    told = lesson_stage(each, [*before, "nonsense"])
    assert told["wrong"] == {"key": "refusal-unknown-move", "rule": "", "details": {"move": "nonsense"}}
    assert (told["step"], told["part"], told["comparison"]) == (at.step + 1, 0, None)


@every_lesson
def test_a_comparison_is_read_before_the_lesson_goes_on(game: str, name: str) -> None:
    each = lesson(game, name)
    before, _, choice, _ = the_choice(each)
    told = lesson_stage(each, [*before, choice.solution, choice.solution])
    assert told["wrong"] == {"key": "learn-read-on", "rule": "", "details": {}}
    assert told["solution"] == NEXT
