"""Help: the question at hand explained beside what it needs, and everything on the table that explains itself."""

import random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit, keep
from tests.browser.playing import ASKED, FOOT, begin, expect_fits, expect_said, is_over, play

ESPERTO = "[data-place='role.esperto']"
OPEN = f"{FOOT}:not([inert] *)"
"""What is asked, at the table or at the desk above it."""
TURNS = 14
"""So many questions of a game are looked at."""


def card(page: Page) -> Locator:
    """The card of the question."""
    return page.locator("[data-help]")


def box(one: Locator) -> tuple[float, float, float, float]:
    """Left, top, right and bottom."""
    found = one.bounding_box()
    assert found is not None
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


def test_help_explains_the_question_and_opens_its_rules(visit: Visit) -> None:
    page = visit()
    begin(page, players=3, level="Novice")
    page.get_by_role("button", name="Help with this question").click()
    expect(card(page)).to_be_focused()
    expect(page.get_by_role("dialog", name="How much do you bid?")).to_contain_text(
        "Everybody bids at once, in secret."
    )
    expect(card(page)).to_contain_text("What a level is for")
    expect(card(page).get_by_role("img", name="Esperto")).to_be_visible()
    card(page).get_by_role("button", name="B1, B2").click()
    expect(page.get_by_role("dialog", name="Why? B1, B2")).to_contain_text("Until the last player has chosen")
    page.keyboard.press("Escape")
    card(page).focus()
    page.keyboard.press("Escape")
    expect(card(page)).to_have_count(0)
    expect(page.get_by_role("button", name="Help with this question")).to_be_focused()


@pytest.mark.parametrize("game", ["opera", "operaopoly"])
def test_help_follows_the_questions_of_a_game_and_never_covers_them(visit: Visit, game: str) -> None:
    page = visit()
    begin(page, game, 3, "Chance")
    page.keyboard.press("?")
    lots = random.Random(4)
    titles = set()
    for _ in range(TURNS):
        page.wait_for_selector(f"{ASKED}, #what-next")
        if is_over(page):
            break
        expect(card(page).get_by_role("heading", level=2)).to_have_text(
            page.locator(f"{FOOT} .question").first.inner_text()
        )
        titles.add(card(page).get_by_role("heading", level=2).inner_text())
        assert box(card(page))[3] <= box(page.locator(OPEN))[1]
        expect(card(page).locator("li").first).to_be_visible()
        play(page, lots)
    keep(page, f"help-{game}")
    assert len(titles) > 2


def test_a_role_says_what_it_does_under_a_mouse_that_rests(visit: Visit) -> None:
    page = visit()
    begin(page, players=3, level="Novice")
    role = page.locator(ESPERTO)
    role.hover()
    hint = page.get_by_role("tooltip")
    expect(hint).to_contain_text("Others with pieces there can do the same, free of charge.")
    expect(hint).to_contain_text("Now: no city would bring you anything.")
    assert box(hint)[3] <= box(role)[1] + 1
    hint.get_by_role("button", name="AE4").click()
    expect(page.get_by_role("dialog", name="Why? AE4")).to_be_visible()
    page.keyboard.press("Escape")
    page.mouse.move(5, 5)
    expect(hint).to_have_count(0)


def test_an_answer_explains_itself_by_key_and_is_told(visit: Visit) -> None:
    page = visit()
    begin(page, players=2, level="Chance")
    lots = random.Random(1)
    end = page.locator(f"{FOOT} [data-move=end]")
    while not end.count():
        play(page, lots)
        page.wait_for_selector(ASKED)
    end.focus()
    page.keyboard.press("i")
    expect(page.get_by_role("tooltip")).to_contain_text("You don’t hire or play along any more this round.")
    expect_said(page, "You don’t hire or play along any more this round.")
    page.keyboard.press("Escape")
    expect(page.get_by_role("tooltip")).to_have_count(0)
    expect(end).to_be_focused()


def test_a_finger_that_stays_opens_a_sheet_and_picks_nothing(visit: Visit) -> None:
    page = visit(phone=True)
    begin(page, players=2, level="Chance")
    lots = random.Random(1)
    end = page.locator(f"{FOOT} [data-move=end]")
    while not end.count():
        play(page, lots)
        page.wait_for_selector(ASKED)
    end.scroll_into_view_if_needed()
    page.wait_for_selector(f"{FOOT} [data-move=end]:not([data-deaf])")
    left, top, right, bottom = box(end)
    touch = page.context.new_cdp_session(page)
    point = [{"x": (left + right) / 2, "y": (top + bottom) / 2}]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": point})
    hint = page.get_by_role("tooltip")
    expect(hint).to_contain_text("You keep the levels you have left for the next round.")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(hint).to_be_visible()
    expect(end).to_be_visible()
    expect_fits(page)
    keep(page, "help-long-press")
    page.touchscreen.tap(20, 100)
    expect(hint).to_have_count(0)


def test_on_a_phone_help_is_a_sheet_from_below(visit: Visit) -> None:
    page = visit(phone=True)
    begin(page, players=3, level="Novice")
    page.get_by_role("button", name="Help with this question").click()
    expect(card(page)).to_be_visible()
    expect_fits(page)
    assert box(card(page))[3] == 844
    card(page).get_by_role("button", name="Close").click()
    expect(card(page)).to_have_count(0)
