"""Whole games against bots: by mouse, by finger and by keyboard alone."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit, keep
from tests.browser.names import Reader
from tests.browser.playing import (
    ASKED,
    BUTTONS,
    LIST,
    MOST_MOVES,
    YES,
    begin,
    expect_fits,
    heard,
    is_heard,
    is_over,
    offered,
    play_to_the_end,
)

MOST_TABS = 150
THERE = """([selector, which]) => {
  const focus = document.activeElement
  return which === null ? focus?.matches(selector) : document.querySelectorAll(selector)[which] === focus
}"""


@pytest.mark.parametrize("game", ["opera", "operaopoly"])
def test_a_whole_game_by_mouse(visit: Visit, game: str) -> None:
    """Every text of it is read, and none has an id."""
    page = visit()
    begin(page, game)
    keep(page, f"{game}-table")
    reader = Reader(page, game)
    assert play_to_the_end(page, "mouse", before=reader.read) > 10
    assert reader.letters > 10_000
    assert page.get_by_role("heading", level=1).inner_text()
    keep(page, f"{game}-result")
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_selector(ASKED)


def test_a_whole_game_by_touch(visit: Visit) -> None:
    page = visit(phone=True)
    begin(page)
    keep(page, "opera-table-phone")
    expect_fits(page)
    assert play_to_the_end(page, "finger") > 10
    expect_fits(page)
    keep(page, "opera-result-phone")


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    begin_by_keyboard(page, "ArrowRight", "ArrowLeft")
    play_by_keyboard(page, random.Random(5), answer)


def test_a_whole_game_of_operaopoly_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    begin_by_keyboard(page, "ArrowRight")
    play_by_keyboard(page, random.Random(6), answer_by_tab)


def begin_by_keyboard(page: Page, *choosing: str) -> None:
    """Choose a game with these keys, then two players and the lowest level."""
    page.get_by_role("button", name="Raise the curtain").wait_for()
    reach(page, "input[name=game]")
    for key in choosing:
        page.keyboard.press(key)
    reach(page, "input[value='3']")
    page.keyboard.press("ArrowLeft")
    reach(page, "input[value='novice']")
    page.keyboard.press("ArrowLeft")
    reach(page, "button.yes")
    page.keyboard.press("Enter")


def play_by_keyboard(page: Page, lots: random.Random, give: Callable[[Page, random.Random], None]) -> None:
    """To the end, where the keyboard reaches what comes next."""
    for _ in range(MOST_MOVES):
        page.wait_for_selector(f"{BUTTONS}, #what-next")
        if is_over(page):
            break
        give(page, lots)
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
    told, group, which = offered(page, lots)
    page.keyboard.press("a")
    reach(page, group, which)
    page.keyboard.press("Enter")
    if group == LIST:
        page.wait_for_selector("dialog[open] [data-move]")
    is_heard(page, told)


def answer(page: Page, lots: random.Random) -> None:
    """The key `a` goes to what is asked, arrows and Tab to another answer, Enter picks."""
    told = heard(page)
    page.keyboard.press("a")
    if page.locator(YES).count():
        reach(page, "button.yes")
    else:
        for _ in range(lots.randrange(4)):
            page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    is_heard(page, told)
