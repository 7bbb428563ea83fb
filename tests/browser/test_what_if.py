"""What if, and training: a branch of a finished game, compared with it, and one's own mistakes of all games."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit, keep
from tests.browser.looking import violations
from tests.browser.playing import ASKED, expect_fits, play, resign
from tests.browser.test_replay import GAMES, finish, steps
from tests.browser.test_review import graph

HERE = "What if? Play on from here"


def play_on(page: Page, name: str, hidden: str) -> None:
    """A branch from the tenth move on, with a move of its own."""
    for at in range(1, 11):
        page.keyboard.press("ArrowRight")
        expect(steps(page)).to_have_value(str(at))
    page.get_by_role("button", name=HERE).click()
    dialog = page.get_by_role("dialog", name="What if?")
    dialog.get_by_role("textbox", name="Name of the branch").fill(name)
    dialog.get_by_role("radio", name=hidden).check(force=True)
    keep(page, "what-if-dialog")
    assert violations(page) == []
    dialog.get_by_role("button", name="Play on").click()
    page.wait_for_selector(ASKED)
    play(page, random.Random(1))


@pytest.mark.parametrize(("game", "hidden"), list(zip(GAMES, ["As it was", "As this seat imagines it"], strict=True)))
def test_a_branch_is_played_named_and_compared_with_the_game(visit: Visit, game: str, hidden: str) -> None:
    page = visit()
    finish(page, game)
    play_on(page, "Bolder", hidden)
    resign(page)
    page.get_by_role("link", name="What if? Compare with the game").click()
    tree = page.get_by_role("button", name=re.compile("Bolder"))
    expect(tree).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("button", name=re.compile("^The game"))).to_be_visible()
    expect(page.get_by_text(re.compile("in the branch: from"))).to_be_visible()
    keep(page, f"what-if-{game}")
    assert violations(page) == []
    name = page.get_by_role("textbox", name="Name of the branch")
    name.fill("Bolder still")
    page.get_by_role("button", name="Rename").click()
    expect(page.get_by_role("button", name=re.compile("A: Bolder still"))).to_be_visible()


def test_on_a_phone_branches_fit(visit: Visit) -> None:
    page = visit(phone=True)
    finish(page, "opera")
    page.get_by_role("button", name="Coach").click()
    page.get_by_role("button", name=HERE).click()
    expect_fits(page)
    page.get_by_role("dialog", name="What if?").get_by_role("button", name="Play on").click()
    page.wait_for_selector(ASKED)
    play(page, random.Random(1))
    resign(page)
    page.get_by_role("link", name="What if? Compare with the game").click()
    page.get_by_text(re.compile("in the branch: from")).wait_for()
    expect_fits(page)
    keep(page, "what-if-phone")
    assert violations(page) == []


def test_own_mistakes_come_back_until_they_are_known(visit: Visit) -> None:
    page = visit()
    finish(page, "opera")
    graph(page)
    page.goto("/training")
    due = page.get_by_role("heading", name=re.compile("due"))
    before = int(re.sub(r"\D", "", due.inner_text()) or 1)
    keep(page, "training")
    assert violations(page) == []
    page.set_viewport_size(PHONE)
    expect_fits(page)
    keep(page, "training-phone")
    page.set_viewport_size(DESKTOP)
    page.get_by_role("link", name="Start training").click()
    puzzle = page.get_by_role("complementary", name="Find a better move")
    with page.expect_response("**/api/me/training/*/*"):
        puzzle.get_by_role("button", name="Show me").click()
    expect(puzzle.locator("li.best")).to_have_text(re.compile(r"\d+%"))
    page.get_by_role("link", name="Back to training").click()
    left = {0: "Nothing is due", 1: "One mistake is due"}.get(before - 1, f"{before - 1} mistakes are due")
    expect(due).to_have_text(left)
