"""A finished game plays by itself, and every move of it can be jumped to."""

import random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit, keep
from tests.browser.looking import violations
from tests.browser.playing import ASKED, begin, expect_fits, play, resign

GAMES = ["opera", "operaopoly"]
MOVES = 12
"""So many moves of our own make a game that is worth a replay: in Opera, more than a round."""


def finish(page: Page, game: str) -> None:
    """Some moves, a resignation, and the replay of it all."""
    begin(page, game)
    lots = random.Random(4)
    for _ in range(MOVES):
        play(page, lots)
        page.wait_for_selector(ASKED)
    resign(page)
    page.get_by_role("link", name="Review the game").click()
    expect(steps(page)).to_have_value("0")


def steps(page: Page) -> Locator:
    """Where the replay is."""
    return page.locator("input[type=range]")


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_plays_by_itself_until_it_is_stopped(visit: Visit, game: str) -> None:
    page = visit()
    finish(page, game)
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 10"))
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.clock.run_for(10_000)
    expect(steps(page)).to_have_value("1")
    page.clock.run_for(10_000)
    expect(steps(page)).to_have_value("2")
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.clock.run_for(60_000)
    expect(steps(page)).to_have_value("2")
    page.get_by_role("combobox", name="Speed").select_option("4")
    page.get_by_role("button", name="Play", exact=True).click()
    page.clock.run_for(5_000)
    expect(steps(page)).to_have_value("3")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.clock.resume()
    keep(page, f"replay-{game}")


@pytest.mark.parametrize("game", GAMES)
def test_every_move_can_be_jumped_to_by_keyboard(visit: Visit, game: str) -> None:
    page = visit()
    finish(page, game)
    page.keyboard.press("l")
    moves = page.get_by_role("complementary", name="All moves")
    expect(moves.locator("[aria-current=step]")).not_to_have_count(0)
    far = moves.locator("li > button:first-child").nth(20)
    far.focus()
    page.keyboard.press("Enter")
    expect(steps(page)).not_to_have_value("0")
    expect(moves.locator("[aria-current=step]").first).not_to_contain_text("The game begins")
    keep(page, f"replay-list-{game}")
    assert violations(page) == []
    page.keyboard.press("l")
    expect(moves).to_have_count(0)
    page.keyboard.press("Home")
    expect(steps(page)).to_have_value("0")


def test_rounds_are_jumped_to(visit: Visit) -> None:
    page = visit()
    finish(page, "opera")
    page.get_by_role("combobox", name="Jump to").select_option(label="Round 2 begins")
    expect(steps(page)).not_to_have_value("0")
    second = steps(page).input_value()
    expect(page.get_by_role("region", name="Review the game")).to_contain_text("Round 2")
    page.keyboard.press("Home")
    expect(steps(page)).to_have_value("0")
    page.locator("body").click(position={"x": 5, "y": 5})
    page.keyboard.press("PageDown")
    expect(steps(page)).to_have_value(second)


def test_on_a_phone_the_bar_fits(visit: Visit) -> None:
    page = visit(phone=True)
    finish(page, "opera")
    page.keyboard.press("ArrowRight")
    expect(steps(page)).to_have_value("1")
    expect_fits(page)
    keep(page, "replay-phone")
    page.get_by_role("button", name="All moves").click()
    page.get_by_role("complementary", name="All moves").locator("li > button:first-child").nth(10).click()
    expect(page.get_by_role("complementary", name="All moves")).to_have_count(0)
    expect(steps(page)).not_to_have_value("1")
