import json
from typing import Any

import pytest

from operahouse.kernel.errors import Malformed, OperahouseError, Refusal
from operahouse.kernel.game import Json
from operahouse.lessons.course import courses, lesson, lesson_names
from operahouse.lessons.parser import read_lesson
from operahouse.lessons.progress import lesson_stage, preview
from tests.lessons.toy import page, toy_lesson
from tests.toy.extras import RichToy

SOLVED = ["next", "bid 2", "arrange -,b,a", "next"]


def stage(*answers: str) -> dict[str, Any]:
    return lesson_stage(toy_lesson(), list(answers))


def place(told: Json) -> tuple[object, object, object]:
    return told["step"], told["part"], told["done"]


def test_a_lesson_begins_with_its_first_step() -> None:
    begun = stage()
    assert place(begun) == (1, 0, False)
    assert (begun["steps"], begun["parts"], begun["light"]) == (4, 0, ["coins"])
    assert begun["figures"]["coins"] == 3
    assert begun["figures"]["top-bid"] == 3
    assert (begun["items"], begun["wrong"], begun["solution"]) == ([], None, "next")


def test_the_sight_is_that_of_a_table_and_keeps_its_secrets() -> None:
    seen = stage("next")["snapshot"]
    assert seen["you"] == "north"
    assert seen["seats"]["east"] == {"name": "Rosa", "bot": ""}
    assert seen["asked"] == ["north", "east"]
    assert seen["view"]["cards"] == [3, "hidden"]
    assert {"move": "bid 2", "about": {"coins": -2}} in seen["options"]


def test_a_task_solved_goes_on_with_what_others_do() -> None:
    told = stage("next", "bid 2")
    assert place(told) == (3, 0, False)
    assert [(item["number"], item["seat"]) for item in told["items"]] == [(1, "north"), (2, "east")]
    assert told["items"][0]["move"] == "bid 2"
    assert "move" not in told["items"][1]
    assert told["snapshot"]["view"]["coins"] == [1, 2]


def test_the_solutions_lead_to_the_end() -> None:
    assert place(stage(*SOLVED)) == (4, 0, True)
    assert stage(*SOLVED[:2])["solution"] == SOLVED[2]


@pytest.mark.parametrize(
    ("answers", "key"),
    [
        (["bid 2"], "learn-read-on"),
        (["next", "bid 0"], "toylessons-shelf-2-1-wrong-nothing"),
        (["next", "bid 1"], "toylessons-shelf-2-1-wrong"),
        (["next", "bid 2", "arrange b,-,a"], "toylessons-shelf-3-1-wrong-first"),
        (["next", "bid 2", "arrange -,a,b"], "toylessons-shelf-3-1-wrong-score"),
        (["next", "bid 2", "arrange a,b,-"], "toylessons-shelf-3-1-wrong-score"),
    ],
)
def test_what_is_not_wanted_is_explained_and_changes_nothing(answers: list[str], key: str) -> None:
    before, after = stage(*answers[:-1]), stage(*answers)
    assert after["wrong"] == {"key": key, "rule": "", "details": {}}
    assert after["items"] == []
    for part in before.keys() - {"wrong", "items"}:
        assert after[part] == before[part], part


def test_what_the_rules_refuse_is_told_by_its_rule() -> None:
    refused = stage("next", "bid 2", "bid 1")
    assert refused["wrong"] == {"key": "toy-refusal", "rule": "T2", "details": {"move": "bid 1"}}
    assert stage("next", "bid 2", "place a")["wrong"]["key"] == "refusal-unfinished"
    assert stage("next", "next")["wrong"]["key"] == "refusal-unknown-move"
    assert place(refused) == (3, 0, False)


def test_only_the_last_answer_may_be_wrong() -> None:
    with pytest.raises(OperahouseError, match=r"learn-wrong-answer \(number 2, answer bid 0\)"):
        stage("next", "bid 0", "bid 2")
    with pytest.raises(OperahouseError, match=r"learn-over \(number 5\)"):
        stage(*SOLVED, "next")


def test_moves_can_be_tried_out() -> None:
    outcomes = preview(toy_lesson(), ["next", "bid 2"], ["arrange -,b,a", "arrange a,b"])
    assert outcomes[0]["own"] == {"coins": 1}
    assert outcomes[1]["error"] == {"key": "toy-refusal", "rule": "T2", "details": {"move": "arrange a,b"}}
    waiting = read_lesson(RichToy(), page() | {"steps": [{"task": [{"accept": ["bid *"]}]}, {}]})
    with pytest.raises(Refusal, match="refusal-not-your-turn"):
        preview(waiting, ["bid 1"], ["bid 1"])


def test_a_stage_can_be_sent() -> None:
    told = stage("next", "bid 1")
    assert json.loads(json.dumps(told)) == told


def chosen(*answers: str, more: bool = True) -> dict[str, Any]:
    """A lesson of one free choice, and perhaps something to read after it."""
    choice: Json = {
        "choice": {
            "solution": "bid 1",
            "better": ["bid 1"],
            "figures": {"coins": "own/coins", "none": "own/debts"},
            "remarks": {"bid 0": "nothing", "bid [12]": "some"},
        },
        "then": [["east", "bid 1"]] if more else [],
    }
    steps = [choice, {"figures": {"coins": "view/coins/0"}}] if more else [choice]
    return lesson_stage(read_lesson(RichToy(), page() | {"steps": steps, "given": {"guests": 7}}), list(answers))


def test_a_free_choice_is_asked_for_without_a_task() -> None:
    asked = chosen()
    assert (asked["free"], asked["part"], asked["parts"]) == (True, 0, 1)
    assert (asked["solution"], asked["comparison"]) == ("bid 1", None)
    assert asked["figures"]["guests"] == 7


@pytest.mark.parametrize(("move", "remark"), [("bid 0", "nothing"), ("bid 1", "some"), ("bid 3", "")])
def test_whatever_is_chosen_is_made_and_compared(move: str, remark: str) -> None:
    told = chosen(move)
    assert (place(told), told["wrong"], told["solution"]) == ((1, 1, False), None, "next")
    assert [item["move"] for item in told["items"]] == [move]
    compared = told["comparison"]
    assert (compared["chosen"], compared["remark"]) == (move, remark)
    assert {one["move"]: one["figures"] for one in compared["moves"]} == {
        f"bid {coins}": {"coins": 3 - coins, "none": 0} for coins in range(4)
    }
    assert all({"chance", "points", "reasons"} <= one.keys() for one in compared["moves"])


def test_after_a_choice_the_lesson_goes_on_with_its_own_move() -> None:
    assert chosen("bid 3", "next") == chosen("bid 1", "next")
    told = chosen("bid 3", "next")
    assert (place(told), told["figures"]["coins"], told["free"]) == ((2, 0, False), 2, False)


def test_a_choice_at_the_end_stays_as_it_was_made() -> None:
    told = chosen("bid 3", "next", more=False)
    assert (told["done"], told["comparison"]) == (True, None)
    assert told["snapshot"]["view"]["bids"][0] == 3


def test_pictures_are_told_by_part_and_focus() -> None:
    each = read_lesson(RichToy(), page() | {"steps": [{"picture": {"part": "shelf", "focus": "north"}}]})
    assert lesson_stage(each, [])["picture"] == {"part": "shelf", "focus": "north"}
    assert each.is_overture
    assert not toy_lesson().is_overture


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"given": {"guests": "seven"}}, "given.guests"),
        ({"steps": [{"choice": {"solution": "bid 1", "figures": {}}}]}, "steps[0].choice.better"),
        ({"steps": [{"choice": {}, "task": [{"accept": ["bid 1"]}]}]}, "steps[0].task"),
        ({"steps": [{"picture": {"focus": "north"}}]}, "steps[0].picture.part"),
        ({"format": "operahouse-lesson/2"}, "format"),
        ({"seat": "west"}, "seat"),
        ({"names": {"west": "Rosa"}}, "names.west"),
        ({"steps": [{"lights": []}]}, "steps[0].lights"),
        ({"steps": [{"task": [{"accept": []}]}]}, "steps[0].task[0].accept"),
        ({"steps": [{"task": [{"accept": ["bid 1"], "solution": "bid 1"}]}]}, "steps[0].task[0].solution"),
        (
            {"steps": [{"task": [{"solution": "bid 1", "check": [{"read": "view"}]}]}]},
            "steps[0].task[0].check[0].equals",
        ),
        ({"steps": []}, "steps"),
    ],
)
def test_a_lesson_with_a_mistake_is_refused_by_its_place(change: Json, path: str) -> None:
    with pytest.raises(Malformed) as wrong:
        read_lesson(RichToy(), page() | change)
    assert wrong.value.path == path


@pytest.mark.parametrize(
    ("check", "holds"),
    [
        ({"read": "view/bids/1", "equals": -1}, True),
        ({"read": "view/bids/7", "equals": 0}, True),
        ({"read": "view/purse/north", "at_least": 1}, False),
        ({"read": "view/purse/north", "at_most": 0}, True),
        ({"read": "view/coins/0", "at_most": 2}, False),
        ({"read": "view/coins", "at_least": 1}, False),
    ],
)
def test_none_of_a_thing_is_nought_of_it(check: Json, holds: bool) -> None:
    step = {"task": [{"solution": "bid 1", "check": [check]}]}
    told = lesson_stage(read_lesson(RichToy(), page() | {"steps": [step]}), ["bid 1"])
    assert told["done"] is holds


@pytest.mark.parametrize(("game", "name"), [("opera", "nothing"), ("chess", "opening"), ("opera", "../course")])
def test_an_unknown_lesson_is_said_to_be_unknown(game: str, name: str) -> None:
    with pytest.raises(OperahouseError, match="learn-unknown"):
        lesson(game, name)


def test_courses_are_in_order() -> None:
    assert {game: [each.name for each in course] for game, course in courses().items()} == {
        "opera": lesson_names("opera"),
        "operaopoly": lesson_names("operaopoly"),
    }
