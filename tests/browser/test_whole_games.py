"""Whole games against bots: by mouse, by finger and by keyboard alone."""

import random

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit, keep
from tests.browser.playing import (
    ANSWERS,
    ASKED,
    COUNTS,
    HEARD,
    LIST,
    MOST_MOVES,
    OFTEN,
    YES,
    begin,
    expect_fits,
    heard,
    is_over,
    play_to_the_end,
)

MOST_PRESSES = 400
MOST_TABS = 150
THERE = """([selector, which]) => {
  const focus = document.activeElement
  return which === null ? focus?.matches(selector) : document.querySelectorAll(selector)[which] === focus
}"""


@pytest.mark.parametrize("game", ["opera", "operaopoly"])
def test_a_whole_game_by_mouse(visit: Visit, game: str) -> None:
    page = visit()
    begin(page, game)
    keep(page, f"{game}-table")
    assert play_to_the_end(page) > 10
    assert page.get_by_role("heading", level=1).inner_text()
    keep(page, f"{game}-result")
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_selector(ASKED)


def test_a_whole_game_by_touch(visit: Visit) -> None:
    page = visit(phone=True)
    begin(page)
    keep(page, "opera-table-phone")
    expect_fits(page)
    assert play_to_the_end(page, tap=True) > 10
    expect_fits(page)
    keep(page, "opera-result-phone")


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Raise the curtain").wait_for()
    reach(page, "input[name=game]")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    reach(page, "input[value='3']")
    page.keyboard.press("ArrowLeft")
    reach(page, "input[value='novice']")
    page.keyboard.press("ArrowLeft")
    reach(page, "button.yes")
    page.keyboard.press("Enter")
    lots = random.Random(5)
    for _ in range(MOST_PRESSES):
        page.wait_for_selector(f"{ASKED}, #what-next")
        if is_over(page):
            break
        answer(page, lots)
    assert is_over(page)
    reach(page, ".answers .yes")


def test_a_whole_game_of_operaopoly_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Raise the curtain").wait_for()
    reach(page, "input[name=game]")
    page.keyboard.press("ArrowRight")
    reach(page, "input[value='3']")
    page.keyboard.press("ArrowLeft")
    reach(page, "input[value='novice']")
    page.keyboard.press("ArrowLeft")
    reach(page, "button.yes")
    page.keyboard.press("Enter")
    lots = random.Random(6)
    for _ in range(MOST_MOVES):
        page.wait_for_selector(f"{ASKED}, #what-next")
        if is_over(page):
            break
        answer_by_tab(page, lots)
    assert is_over(page)
    reach(page, ".answers .yes")


def reach(page: Page, selector: str, which: int | None = None) -> None:
    """Press Tab until the focus is there: on any of them, or on one by its number."""
    for _ in range(MOST_TABS):
        if page.evaluate(THERE, [selector, which]):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {selector}")


def answer_by_tab(page: Page, lots: random.Random) -> None:
    """The key `a` goes to what is asked, Tab to one of the answers or to the list of all moves, Enter picks."""
    told = heard(page)
    groups = [YES, LIST, ANSWERS] if lots.random() < OFTEN else [YES, ANSWERS, LIST]
    counts: list[int] = page.wait_for_function(COUNTS, arg=groups).json_value()
    group, count = next((group, count) for group, count in zip(groups, counts, strict=True) if count)
    page.keyboard.press("a")
    reach(page, group, lots.randrange(count))
    page.keyboard.press("Enter")
    if group == LIST:
        page.wait_for_selector("dialog[open] [data-move]")
    page.wait_for_function(HEARD, arg=[told, f"{YES}, {LIST}, {ANSWERS}"])


def answer(page: Page, lots: random.Random) -> None:
    """The key `a` goes to what is asked, arrows and Tab to another answer, Enter picks."""
    page.wait_for_selector(f"{YES}, {LIST}, {ANSWERS}, #what-next")
    told = heard(page)
    page.keyboard.press("a")
    if page.locator(YES).count():
        reach(page, "button.yes")
    else:
        for _ in range(lots.randrange(4)):
            page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.wait_for_function(
        "([told, buttons]) => document.querySelector('[data-told]')?.dataset.told !== told "
        "|| document.querySelector(buttons) !== null",
        arg=[told, f"{YES}, {LIST}, {ANSWERS}"],
    )
