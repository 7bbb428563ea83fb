"""The course of Opera: nine short lessons, and the famous round six exactly as it is told."""

import json
from pathlib import Path

import pytest

from operahouse.kernel.conformance import run_case
from operahouse.lessons.course import lesson, lesson_names
from operahouse.lessons.progress import follow_answers
from tests.lessons.test_every_lesson import solutions

EXAMPLE = Path(__file__).parents[2] / "conformance" / "opera" / "example--whole-round.json"
COURSE = ["budget", "programme", "building", "palazzo", "characters", "income", "counting", "ending", "round-six"]


def test_the_course_goes_from_the_budget_to_a_whole_round() -> None:
    assert lesson_names("opera") == COURSE


@pytest.mark.parametrize("name", COURSE)
def test_a_lesson_is_short_and_at_least_half_of_it_is_playing(name: str) -> None:
    each = lesson("opera", name)
    assert 4 <= len(each.steps) <= 8
    assert each.minutes <= 5
    assert 2 * len([step for step in each.steps if step.tasks]) >= len(each.steps)


def test_round_six_ends_as_the_rulebooks_tell_it() -> None:
    each = lesson("opera", "round-six")
    case = json.loads(EXAMPLE.read_text(encoding="utf-8"))
    assert each.game.write_position(each.start) == each.game.write_position(each.game.read_position(case["given"]))
    at, _ = follow_answers(each, solutions(each))
    assert not run_case(each.game, {**case, "given": each.game.write_position(at.state), "moves": []})
