"""A first game with the prompter: offered to newcomers, played for real, explained once."""

import random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit, keep
from tests.browser.playing import ASKED, FOOT, choose, expect_fits, expect_said, is_over, play, resign, sit
from tests.browser.test_coach import stop_the_clock
from tests.browser.test_help import box
from tests.browser.test_passing import PEOPLE

BEGIN = "Play it with the prompter"
BIDS = "Everybody bids at once, in secret."
HIRES = "Your marker is highest, so you choose"


def offer(page: Page) -> Locator:
    """The first game, on the first page."""
    return page.get_by_role("region", name="Your first game")


def prompter(page: Page) -> Locator:
    """What the prompter says."""
    return page.get_by_role("region", name="The prompter")


def start(page: Page, game: str = "Opera") -> None:
    """Take the offer."""
    choose(page, game)
    expect(offer(page)).to_contain_text(game)
    offer(page).get_by_role("button", name=BEGIN).click()
    sit(page)


def understand(page: Page) -> list[str]:
    """Everything the prompter has to say at this question, until there is nothing left."""
    heard = []
    while prompter(page).count():
        heard.append(prompter(page).locator("p").inner_text())
        prompter(page).get_by_role("button", name="Got it").click()
        expect(prompter(page).filter(has_text=heard[-1])).to_have_count(0)
    return heard


def test_a_newcomer_plays_against_novices_and_every_kind_of_question_is_explained_once(visit: Visit) -> None:
    page = visit()
    start(page)
    assert list(page.evaluate(PEOPLE).values())[1:] == ["novice", "novice"]
    expect(prompter(page)).to_contain_text(BIDS)
    expect_said(page, BIDS)
    keep(page, "first-game")
    lots = random.Random(3)
    told = understand(page)
    while not is_over(page):
        play(page, lots)
        page.wait_for_selector(f"{ASKED}, #what-next")
        told += understand(page)
    for text in (BIDS, HIRES):
        assert sum(text in line for line in told) == 1
    assert len(told) == len(set(told))
    page.goto("/")
    choose(page, "Operaopoly")
    expect(offer(page)).to_be_visible()
    choose(page, "Opera")
    expect(offer(page)).to_have_count(0)


def test_what_was_said_is_not_said_again_after_a_reload_and_hints_can_be_ended(visit: Visit) -> None:
    page = visit()
    start(page)
    expect(prompter(page)).to_contain_text(BIDS)
    page.reload()
    expect(prompter(page)).to_contain_text(BIDS)
    prompter(page).get_by_role("button", name="Got it").click()
    page.reload()
    sit(page)
    expect(prompter(page)).to_have_count(0)
    other = visit()
    start(other, "Operaopoly")
    expect(prompter(other)).to_contain_text("actions, in any order")
    prompter(other).get_by_role("button", name="No more hints").click()
    expect(prompter(other)).to_have_count(0)
    other.reload()
    sit(other)
    expect(prompter(other)).to_have_count(0)


def test_more_is_told_on_demand(visit: Visit) -> None:
    page = visit()
    start(page)
    prompter(page).get_by_role("button", name="Tell me more").click()
    expect(page.locator("[data-help]")).to_contain_text("What a level is for")
    expect(prompter(page)).to_have_count(0)


def warnings(page: Page) -> Locator:
    """Whether moves are looked at before they are made."""
    page.keyboard.press("m")
    return page.get_by_role("dialog", name="Menu").get_by_role("checkbox", name="Warn me")


def test_a_newcomer_is_warned_until_that_is_unwanted(visit: Visit) -> None:
    page = visit(new=True)
    start(page, "Operaopoly")
    expect(warnings(page)).to_be_checked()
    page.keyboard.press("Escape")
    page.clock.install()
    stop_the_clock(page)
    end = page.locator(f"{FOOT} [data-move=end]")
    end.click()
    dialog = page.get_by_role("dialog", name="Are you sure?")
    expect(dialog).to_contain_text("3 actions left")
    keep(page, "first-game-warning")
    page.clock.resume()
    dialog.get_by_role("button", name="Think again").click()
    expect(dialog).to_have_count(0)
    expect(page.locator(ASKED)).to_have_count(1)
    stop_the_clock(page)
    end.click()
    dialog.wait_for()
    page.clock.resume()
    dialog.get_by_role("button", name="don’t warn me again").click()
    expect(dialog).to_have_count(0)
    expect(warnings(page)).not_to_be_checked()


def test_a_game_that_was_begun_is_gone_on_with_and_one_given_up_is_begun_anew(visit: Visit) -> None:
    page = visit()
    start(page)
    begun = page.url
    page.goto("/")
    offer(page).get_by_role("button", name="Play on").click()
    page.wait_for_url(begun)
    sit(page)
    resign(page)
    page.goto("/")
    expect(offer(page).get_by_role("button", name=BEGIN)).to_be_visible()


@pytest.mark.parametrize("game", ["Opera", "Operaopoly"])
def test_on_a_phone_the_prompter_leaves_the_answers_free(visit: Visit, game: str) -> None:
    page = visit(phone=True)
    start(page, game)
    expect(prompter(page)).to_be_visible()
    expect_fits(page)
    keep(page, f"first-game-phone-{game.lower()}")
    assert box(prompter(page))[3] <= box(page.locator(FOOT))[1]
