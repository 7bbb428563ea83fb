"""The coach in a browser: asked and followed, warning before a blunder, and telling afterwards where a game was won."""

import random
import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import Visit, keep
from tests.browser.looking import violations
from tests.browser.playing import (
    ASKED,
    BUTTONS,
    FOOT,
    OWN_BID,
    REVIEW_PATIENCE,
    begin,
    expect_fits,
    expect_logged,
    expect_said,
    heard,
    is_over,
    play,
    resign,
    sit,
)
from tests.browser.test_friends import open_table, sit_down

PANE = "[data-region=coach]"
ADVICE = f"{PANE} ol > li"
MOMENTS = "section:has(#moments) > ol > li"
DESK = "[aria-label='Programme desk']"
TOLD_MORE = "told => document.querySelector('[data-told]')?.dataset.told !== told"
MOST_QUESTIONS = 400


def ask(page: Page) -> None:
    """The coach, by its key; it has answered."""
    page.keyboard.press("k")
    page.locator(ADVICE).first.wait_for()


def play_by(page: Page, game: str, button: Locator) -> None:
    """The first move of our own is made: by the log in Opera; in Operaopoly nobody else can move meanwhile."""
    told = heard(page)
    button.click()
    if game == "opera":
        expect_logged(page, OWN_BID)
    else:
        page.wait_for_function(TOLD_MORE, arg=told)


@pytest.mark.parametrize("game", ["opera", "operaopoly"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_coach_is_asked_and_its_move_played(visit: Visit, game: str, phone: bool) -> None:
    page = visit(phone=phone)
    begin(page, game)
    if phone:
        page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Coach").click()
    advice = page.locator(ADVICE)
    advice.first.wait_for()
    assert 1 <= advice.count() <= 3
    expect_said(page, "The coach sees")
    expect(advice.first.locator(".figures")).to_have_text(
        re.compile(r"\d+% chance to win.*points? expected", re.DOTALL)
    )
    keep(page, f"coach-{game}-{'phone' if phone else 'desktop'}")
    assert violations(page) == []
    expect_fits(page)
    play_by(page, game, advice.first.get_by_role("button", name="Play this"))


@pytest.mark.parametrize("game", ["opera", "operaopoly"])
def test_a_suggestion_is_laid_out_and_waits_for_a_yes(visit: Visit, game: str) -> None:
    page = visit()
    begin(page, game)
    ask(page)
    page.locator(ADVICE).first.get_by_role("button", name="Show on the board").click()
    page.keyboard.press("Escape")
    expect(page.locator(PANE)).to_have_count(0)
    yes = page.locator(f"{FOOT} button.yes").first
    expect(yes).to_be_visible()
    keep(page, f"coach-{game}-shown")
    expect(page.locator(ASKED)).to_have_count(1)
    words = yes.inner_text()
    play_by(page, game, yes)
    expect(page.locator(f"{FOOT} button.yes").filter(has_text=words)).to_have_count(0)


def test_a_programme_is_laid_out_on_the_desk_and_played(visit: Visit) -> None:
    page = visit()
    begin(page)
    lots = random.Random(4)
    for _ in range(MOST_QUESTIONS):
        page.wait_for_selector(f"{BUTTONS}, {DESK}, #what-next")
        if page.locator(DESK).count():
            break
        if is_over(page):  # without a programme: chance may play like that
            page.goto("/")
            begin(page)
        play(page, lots)
    expect(page.locator(DESK)).to_be_visible()
    ask(page)
    expect(page.locator(f"{ADVICE} h3").first).to_have_text(re.compile("programme", re.IGNORECASE))
    keep(page, "coach-programme")
    told = heard(page)
    page.locator(ADVICE).first.get_by_role("button", name="Play this").click()
    page.wait_for_function(TOLD_MORE, arg=told)


def stop_the_clock(page: Page) -> None:
    """A move waits for the coach until it answers, however slow the machine is."""
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 10"))


def bid_by_keys(page: Page, ducats: int) -> None:
    """While the clock stands still no pointer is heard, as if everything had only just appeared."""
    page.keyboard.press(str(ducats))
    expect(page.locator(f"{FOOT} .yes")).to_be_focused()
    page.keyboard.press("Enter")


def test_a_blunder_is_held_back_until_it_is_meant(visit: Visit) -> None:
    """To bid nothing at all in the first round is one."""
    page = visit()
    page.get_by_role("button", name="Preferences").click()
    page.get_by_role("checkbox", name="Warn me").check()
    page.keyboard.press("Escape")
    begin(page, players=3)
    answer = page.locator('[data-region=footlights] [data-move="bid 0"]')
    page.clock.install()
    stop_the_clock(page)
    bid_by_keys(page, 0)
    dialog = page.get_by_role("dialog", name="Are you sure?")
    expect(dialog).to_contain_text(re.compile(r"leaves you a \d+% chance to win"))
    keep(page, "coach-warning")
    page.clock.resume()
    assert violations(page) == []
    dialog.get_by_role("button", name="Think again").click()
    expect(dialog).to_have_count(0)
    expect(page.locator(ASKED)).to_have_count(1)
    expect(answer).not_to_have_attribute("aria-disabled", "true")
    stop_the_clock(page)
    bid_by_keys(page, 0)
    anyway = dialog.get_by_role("button", name="Play it anyway")
    anyway.wait_for()
    page.clock.resume()
    play_by(page, "opera", anyway)
    assert page.evaluate("JSON.parse(localStorage['operahouse-settings']).warnings") is True


def test_a_good_move_is_sent_without_a_word(visit: Visit) -> None:
    page = visit()
    page.evaluate("localStorage['operahouse-settings'] = JSON.stringify({speed: 'off', warnings: true})")
    page.reload()
    begin(page, players=3)
    ask(page)
    play_by(page, "opera", page.locator(ADVICE).first.get_by_role("button", name="Play this"))
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_where_another_person_sits_there_is_no_coach(visit: Visit) -> None:
    host = visit()
    friend = visit(open_table(host, 2))
    sit_down(friend)
    host.get_by_role("button", name="Raise the curtain").click()
    sit(host)
    expect(host.get_by_role("button", name="Menu")).to_be_visible()
    expect(host.get_by_role("button", name="Coach")).to_have_count(0)
    host.keyboard.press("k")
    host.keyboard.press("l")
    expect(host.get_by_role("complementary", name="Log")).to_be_visible()
    expect(host.locator(PANE)).to_have_count(0)


@pytest.mark.parametrize("game", ["opera", "operaopoly"])
def test_the_result_names_its_moments_and_leads_to_the_replay(visit: Visit, game: str) -> None:
    page = visit()
    begin(page, game)
    lots = random.Random(2)
    for _ in range(12):
        play(page, lots)
    resign(page)
    moments = page.locator(MOMENTS)
    moments.first.wait_for(timeout=REVIEW_PATIENCE)
    assert 1 <= moments.count() <= 3
    expect(page.locator("svg .badge")).to_have_count(moments.count())
    expect(moments.first).to_contain_text(re.compile(r"from \d+% to \d+%"))
    expect(moments.locator(".frame > *")).to_have_count(moments.count())
    moments.first.scroll_into_view_if_needed()
    keep(page, f"coach-{game}-moments")
    assert violations(page) == []
    moments.first.get_by_role("link").click()
    page.wait_for_url("**/replay/*/*")
    page.locator(f"{PANE} article").wait_for()
    expect(page.locator(ADVICE)).not_to_have_count(0)
    keep(page, f"coach-{game}-replay")
    assert violations(page) == []


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_moments_that_come_late_move_no_button(visit: Visit, phone: bool) -> None:
    page = visit(phone=phone)
    held: list[Route] = []
    page.route("**/moments", lambda route: held.append(route))
    begin(page, "opera")
    lots = random.Random(2)
    for _ in range(6):
        play(page, lots)
    resign(page)
    page.get_by_text("The coach is looking").wait_for()
    review = page.get_by_role("link", name="Review the game")
    review.scroll_into_view_if_needed()
    before = review.bounding_box()
    held[0].continue_()
    page.locator(MOMENTS).first.wait_for(timeout=REVIEW_PATIENCE)
    assert review.bounding_box() == pytest.approx(before, abs=1)
    keep(page, f"result-moments-{'phone' if phone else 'desktop'}")
