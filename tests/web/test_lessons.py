"""Lessons over HTTP, and who has finished which."""

from typing import Any

import pytest

from operahouse.lessons.course import courses, lesson
from operahouse.lessons.lesson import Lesson
from operahouse.lessons.progress import lesson_stage
from tests.lessons.answers import solutions
from tests.web.conftest import Come
from tests.web.visitor import Visitor

FIRST = [next(each for each in course if not each.is_overture) for course in courses().values()]
first_lessons = pytest.mark.parametrize("each", FIRST, ids=[each.game.name for each in FIRST])


def ask(visitor: Visitor, each: Lesson, answers: list[str]) -> dict[str, Any]:
    answer = visitor.http.post(f"/api/lessons/{each.game.name}/{each.name}", json={"answers": answers})
    assert answer.status_code == 200, answer.text
    stage: dict[str, Any] = answer.json()
    return stage


def test_anybody_finds_the_courses(come: Come) -> None:
    found = come("Anna", False).get("/api/lessons")
    assert found["done"] == {}
    for game, course in courses().items():
        assert [each["name"] for each in found["courses"][game]] == [each.name for each in course]
        assert [each["steps"] for each in found["courses"][game]] == [len(each.steps) for each in course]
        assert [each["overture"] for each in found["courses"][game]] == [each.is_overture for each in course]


@first_lessons
def test_a_lesson_is_walked_without_signing_in(come: Come, each: Lesson) -> None:
    visitor, answers = come("Anna", False), solutions(each)
    for count in range(len(answers)):
        stage = ask(visitor, each, answers[:count])
        assert (stage["done"], stage["solution"]) == (False, answers[count])
    assert ask(visitor, each, answers)["done"] is True


@first_lessons
def test_the_stage_is_what_the_lesson_says(come: Come, each: Lesson) -> None:
    assert ask(come("Anna", False), each, []) == lesson_stage(each, [])


def test_a_refused_move_comes_with_its_rule_and_plain_details(come: Come) -> None:
    each = lesson("operaopoly", "sponsor")
    answers = solutions(each)
    at = next(count for count in range(len(answers)) if answers[count] != "next")
    wrong = ask(come("Anna", False), each, [*answers[:at], "fly to the moon"])["wrong"]
    assert wrong["key"] == "refusal-unknown-move"
    assert wrong["details"] == {"move": "fly to the moon"}


@first_lessons
def test_moves_are_tried_out_where_the_answers_lead(come: Come, each: Lesson) -> None:
    answers = solutions(each)
    at = next(count for count in range(len(answers)) if answers[count] != "next")
    asked = {"answers": answers[:at], "moves": [answers[at], "fly"]}
    tried = come("Anna", False).http.post(f"/api/lessons/{each.game.name}/{each.name}/preview", json=asked)
    first, second = tried.json()["previews"]
    assert (first["move"], first["error"]) == (answers[at], None)
    assert second["error"]["key"] == "refusal-unknown-move"


@pytest.mark.parametrize("path", ["opera/nothing", "chess/opening", "toy/shelf"])
def test_an_unknown_lesson_is_not_here(come: Come, path: str) -> None:
    answer = come().http.post(f"/api/lessons/{path}", json={"answers": []})
    assert (answer.status_code, answer.json()["error"]["key"]) == (404, "learn-unknown")
    assert come().http.put(f"/api/me/lessons/{path}", json={}).status_code == 404


def test_answers_that_cannot_be_are_refused(come: Come) -> None:
    each = FIRST[0]
    url = f"/api/lessons/{each.game.name}/{each.name}"
    visitor = come("Anna", False)
    early = visitor.http.post(url, json={"answers": ["nonsense", *solutions(each)]})
    assert (early.status_code, early.json()["error"]["key"]) == (422, "learn-wrong-answer")
    assert "nonsense" in early.json()["error"]["text"]
    late = visitor.http.post(url, json={"answers": [*solutions(each), "next"]})
    assert late.json()["error"]["key"] == "learn-over"
    assert visitor.http.post(url, json={"answers": ["next"] * 201}).status_code == 422
    assert visitor.http.post(url, json={"answers": ["x" * 2001]}).status_code == 422


def test_a_person_keeps_what_is_finished(come: Come) -> None:
    each, anna = FIRST[0], come()
    for _ in range(2):
        put = anna.http.put(f"/api/me/lessons/{each.game.name}/{each.name}", json={})
        assert put.status_code == 204
    assert anna.get("/api/lessons")["done"] == {each.game.name: [each.name]}
    assert come("Bob").get("/api/lessons")["done"] == {}
    stranger = come("X", False).http.put(f"/api/me/lessons/{each.game.name}/{each.name}", json={})
    assert (stranger.status_code, stranger.json()["error"]["key"]) == (401, "web-sign-in")
