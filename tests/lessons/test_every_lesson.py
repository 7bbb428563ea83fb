"""Every lesson can be followed to its end, explains every mistake, and has texts in every language."""

import json
import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache

import pytest
from fluent.syntax import ast as ftl

from operahouse.app.texts import LANGUAGES, texts_folder
from operahouse.games.catalogue import game_names
from operahouse.kernel.errors import Refusal
from operahouse.kernel.paths import find
from operahouse.kernel.play import play
from operahouse.lessons.course import lesson, lesson_names
from operahouse.lessons.lesson import Lesson, Task
from operahouse.lessons.progress import LessonProgress, follow_answers, lesson_stage
from operahouse.lessons.snapshot import snapshot
from tests.app.test_rulebook import CITED, numbers
from tests.app.test_texts import entries, nodes, variables
from tests.lessons.answers import solutions

LESSONS = [(game, name) for game in game_names() for name in lesson_names(game)]
REGIONS = {
    "opera": [
        "budget", "stage", "roles", "ladder", "palazzo", "round", "houses", "opponents", "screen", "footlights",
        "points",
    ],
    "operaopoly": ["mats", "houses", "hand", "self", "opponents", "decks", "track", "footlights", "bonus"],
}  # fmt: skip
every_lesson = pytest.mark.parametrize(("game", "name"), LESSONS)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def questions(each: Lesson) -> Iterator[tuple[list[str], LessonProgress, Task]]:
    """Every move that a task asks for: the answers before it, how far they lead, and what is wanted."""
    answers = solutions(each)
    for count in range(len(answers)):
        at, _ = follow_answers(each, answers[:count])
        if at.task is not None:
            yield answers[:count], at, at.task


@every_lesson
def test_its_own_solutions_lead_through_it(game: str, name: str) -> None:
    each = lesson(game, name)
    assert each.name == name
    at, wrong = follow_answers(each, solutions(each))
    assert wrong is None
    assert at.done


@every_lesson
def test_whatever_the_learner_is_asked_the_rules_ask_too(game: str, name: str) -> None:
    for answers, at, task in questions(lesson(game, name)):
        assert at.current_step.seat in snapshot(at.lesson, at.state, at.seat)["asked"], answers
        played = play(at.lesson.game, at.state, at.seat, task.solution, whole=True)
        assert at.lesson.game.spell_move(at.state, at.seat, played.steps) == task.solution, answers


@every_lesson
def test_every_accepted_move_goes_on(game: str, name: str) -> None:
    for answers, at, task in questions(lesson(game, name)):
        for pattern in [task.solution, *task.accept]:
            moves = matching(at, pattern)
            assert moves, (answers, pattern)
            for move in moves:
                assert lesson_stage(at.lesson, [*answers, move])["wrong"] is None, (answers, move)


@every_lesson
def test_every_named_mistake_can_be_made_and_is_explained(game: str, name: str) -> None:
    for answers, at, task in questions(lesson(game, name)):
        for pattern, ending in task.wrong:
            keys = [wrong_key(at, answers, move) for move in matching(at, pattern)]
            assert at.lesson.key(at.step + 1, at.part + 1, "wrong", ending) in keys, (
                f"{answers}: no legal move that is not wanted is like {pattern!r}, or an earlier pattern takes it"
            )


@every_lesson
def test_every_other_legal_move_gets_a_text_of_its_task(game: str, name: str) -> None:
    each = lesson(game, name)
    for answers, at, task in questions(each):
        for move in offered(at):
            key = wrong_key(at, answers, move)
            named = any(fnmatchcase(move, pattern) for pattern, _ in task.wrong)
            if key and key.startswith(f"{game}lessons") and not named and not task.check:
                assert key == each.key(at.step + 1, at.part + 1, "wrong")


@every_lesson
def test_what_the_rules_refuse_is_told_with_its_rule(game: str, name: str) -> None:
    for answers, at, _ in questions(lesson(game, name)):
        for move in refused(at):
            with pytest.raises(Refusal) as refusal:
                play(at.lesson.game, at.state, at.seat, move, whole=True)
            told = lesson_stage(at.lesson, [*answers, move])
            assert told["wrong"] == {
                "key": refusal.value.key, "rule": refusal.value.rule, "details": refusal.value.details,
            }  # fmt: skip
            assert (told["step"], told["part"]) == (at.step + 1, at.part)


@every_lesson
def test_every_figure_and_every_check_is_there(game: str, name: str) -> None:
    each = lesson(game, name)
    answers = solutions(each)
    for count in range(len(answers) + 1):
        at, _ = follow_answers(each, answers[:count])
        assert None not in at.figures.values(), [blank for blank, value in at.figures.items() if value is None]
    for _, at, task in questions(each):
        after = play(each.game, at.state, at.seat, task.solution, whole=True).state
        for check in task.check:
            assert find(snapshot(each, after, at.seat), check.path.split("/")) is not None, check.path


@every_lesson
def test_only_known_regions_are_lit_and_only_known_rules_named(game: str, name: str) -> None:
    each = lesson(game, name)
    for number, step in enumerate(each.steps, 1):
        assert set(step.light) <= set(REGIONS[game]), number
    assert each.rules
    assert set(each.rules) <= set(numbers(game, "en"))


@every_lesson
def test_a_stage_can_be_sent(game: str, name: str) -> None:
    told = lesson_stage(lesson(game, name), [])
    assert json.loads(json.dumps(told)) == told


@every_lesson
@every_language
def test_everything_in_it_is_said_and_every_blank_is_filled(game: str, name: str, lang: str) -> None:
    each = lesson(game, name)
    messages = said(lang, game)
    for key, known in texts(each).items():
        assert key in messages
        assert variables(messages, key) <= known, key


@pytest.mark.parametrize("game", game_names())
@every_language
def test_nothing_is_said_that_no_lesson_needs(game: str, lang: str) -> None:
    needed = {key for name in lesson_names(game) for key in texts(lesson(game, name))}
    assert not said(lang, game).keys() - needed


@pytest.mark.parametrize("game", game_names())
@every_language
def test_figures_are_blanks_and_bold_words_have_both_their_stars(game: str, lang: str) -> None:
    for key, message in said(lang, game).items():
        written = [node.value for node in nodes(message.value) if isinstance(node, ftl.TextElement)]
        assert not re.search(r"\d", CITED.sub("", "".join(written))), key
        assert "".join(written).count("**") % 2 == 0, key


def texts(each: Lesson) -> dict[str, set[str]]:
    """Every key that the page may say for a lesson, with the blanks that are filled then."""
    box = set(each.game.reference().blanks) | dict(each.given).keys()
    keys: dict[str, set[str]] = {each.key("title"): set()} | ({} if each.is_overture else {each.key("done"): box})
    for number, step in enumerate(each.steps, 1):
        blanks = box | {blank for blank, _ in step.figures}
        own = ["title", "say", *(["task"] if step.tasks else []), *(["alt"] if step.picture else [])]
        if step.choice is not None:
            own += ["choice", "better", *{f"chose-{ending}" for _, ending in step.choice.remarks}]
            keys |= {f"{each.game.name}lessons-compare-{name}": {"value"} for name, _ in step.choice.figures}
        for part, task in enumerate(step.tasks, 1):
            endings = {ending for _, ending in task.wrong} | {check.wrong for check in task.check}
            own += [f"{part}-item", f"{part}-hint", f"{part}-wrong"]
            own += [f"{part}-wrong-{ending}" for ending in endings if ending]
        keys |= {each.key(number, ending): blanks for ending in own}
    return keys


@cache
def said(lang: str, game: str) -> dict[str, ftl.Message]:
    """The texts of a course; none where nobody has written any."""
    file = texts_folder() / lang / f"{game}lessons.ftl"
    return entries(lang, f"{game}lessons") if file.is_file() else {}


def offered(at: LessonProgress) -> list[str]:
    return at.lesson.game.legal_moves(at.state, at.seat)


def matching(at: LessonProgress, pattern: str) -> list[str]:
    """Legal moves like this pattern; a whole move that is written out is among them."""
    found = [move for move in offered(at) if fnmatchcase(move, pattern)]
    return found if found or "*" in pattern or "?" in pattern else [pattern]


def wrong_key(at: LessonProgress, answers: list[str], move: str) -> str:
    wrong = lesson_stage(at.lesson, [*answers, move])["wrong"]
    return str(wrong["key"]) if isinstance(wrong, dict) else ""


def refused(at: LessonProgress) -> list[str]:
    """Some moves that the rules do not allow here."""
    game, offers = at.lesson.game, at.state.options(at.seat)
    moves = [game.spellings[option] for option in range(len(game.spellings)) if option not in offers]
    return [move for move in moves[:: max(1, len(moves) // 8)] if _is_refused(at, move)]


def _is_refused(at: LessonProgress, move: str) -> bool:
    try:
        play(at.lesson.game, at.state, at.seat, move, whole=True)
    except Refusal:
        return True
    return False
