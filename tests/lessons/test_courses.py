"""The courses: an overture, short lessons, and the famous round six exactly as it is told."""

import json
from pathlib import Path

import pytest

from operahouse.kernel.conformance import run_case
from operahouse.lessons.course import lesson, lesson_names
from operahouse.lessons.progress import follow_answers
from tests.lessons.answers import solutions

PARTS = {
    "opera": {"stage", "houses", "ladder", "budget", "roles", "round", "palazzo"},
    "operaopoly": {"mat", "house"},
}
"""The parts of each table that can be drawn by themselves."""
EXAMPLE = Path(__file__).parents[2] / "conformance" / "opera" / "example--whole-round.json"
COURSES = {
    "opera": [
        "overture", "budget", "programme", "building", "palazzo", "characters", "income", "rounds", "counting",
        "ending", "tie", "two-players", "round-six",
    ],
    "operaopoly": [
        "overture", "sponsor", "begin", "change", "take-over", "impresario", "audition", "specials",
        "last-performance", "closing", "two-players",
    ],
}  # fmt: skip
SHORT = [(game, name) for game, names in COURSES.items() for name in names if name not in ("overture", "round-six")]


@pytest.mark.parametrize("game", COURSES)
def test_a_course_begins_with_an_overture_and_goes_from_the_simple_to_the_whole(game: str) -> None:
    assert lesson_names(game) == COURSES[game]
    assert [name for name in lesson_names(game) if lesson(game, name).is_overture] == ["overture"]


@pytest.mark.parametrize(("game", "name"), SHORT)
def test_a_lesson_is_short_and_at_least_half_of_it_is_playing(game: str, name: str) -> None:
    each = lesson(game, name)
    assert 4 <= len(each.steps) <= 7
    assert each.minutes <= 5
    assert 2 * len([step for step in each.steps if step.tasks or step.choice]) >= len(each.steps)


@pytest.mark.parametrize("game", COURSES)
def test_an_overture_shows_pictures_of_the_table_and_asks_for_nothing(game: str) -> None:
    each = lesson(game, "overture")
    assert {step.picture.part for step in each.steps if step.picture} <= PARTS[game]
    assert not [step for step in each.steps if step.tasks or step.choice]


def test_round_six_ends_as_the_rulebooks_tell_it() -> None:
    each = lesson("opera", "round-six")
    case = json.loads(EXAMPLE.read_text(encoding="utf-8"))
    assert each.game.write_position(each.start) == each.game.write_position(each.game.read_position(case["given"]))
    at, _ = follow_answers(each, solutions(each))
    assert not run_case(each.game, {**case, "given": each.game.write_position(at.state), "moves": []})
