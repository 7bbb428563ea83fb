"""The review in a browser: graph, marks, luck and skill, and one's own mistakes as puzzles."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit, keep
from tests.browser.looking import violations
from tests.browser.playing import REVIEW_PATIENCE, expect_fits
from tests.browser.test_replay import GAMES, finish, steps

PANE = "[data-region=coach]"
LEARN = re.compile("Learn from")
MARK = re.compile("Slip|Mistake|Blunder|Excellent")


def graph(page: Page) -> Locator:
    """The graph of chances, once the review is whole."""
    page.get_by_role("link", name=LEARN).wait_for(timeout=REVIEW_PATIENCE)
    return page.get_by_role("slider", name="Chances to win")


def whole_numbers(texts: list[str]) -> list[int]:
    """Figures with a true minus sign."""
    return [int(text.replace("\u2212", "-")) for text in texts]


@pytest.mark.parametrize("game", GAMES)
def test_chances_marks_and_ledger(visit: Visit, game: str) -> None:
    page = visit()
    finish(page, game)
    chances = graph(page)
    shares = chances.get_attribute("aria-valuetext") or ""
    assert sum(int(percent) for percent in re.findall(r"(\d+)%", shares)) == 100
    page.keyboard.press("Shift+ArrowRight")
    expect(steps(page)).not_to_have_value("0")
    expect(page.locator(f"{PANE} article h3")).to_have_text(MARK)
    keep(page, f"review-{game}")
    assert violations(page) == []
    page.get_by_role("tab", name="Luck and skill").click()
    for table in page.locator(f"{PANE} table").all():
        *terms, result = whole_numbers(table.locator(".value").all_inner_texts())
        assert sum(terms) == result
    keep(page, f"review-{game}-ledger")
    assert violations(page) == []
    page.get_by_role("tab", name="Moves").click()
    expect(page.locator(f"{PANE} li [aria-current=step]")).not_to_have_count(0)
    box = chances.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] - 1, box["y"] + box["height"] / 2)
    expect(chances).to_have_attribute("aria-valuenow", chances.get_attribute("aria-valuemax") or "")


def test_a_mistake_is_a_puzzle_at_the_real_table(visit: Visit) -> None:
    page = visit()
    finish(page, "opera")
    graph(page)
    page.get_by_role("link", name=LEARN).click()
    puzzle = page.get_by_role("complementary", name="Find a better move")
    expect(puzzle).to_contain_text("You played")
    assert "%" not in puzzle.inner_text()
    keep(page, "puzzle-opera")
    assert violations(page) == []
    puzzle.get_by_role("button", name="Give me a hint").click()
    expect(puzzle).to_contain_text("It begins like this")
    puzzle.get_by_role("button", name="Show me").click()
    expect(puzzle.locator("li.best")).to_have_text(re.compile(r"\d+%"))
    page.get_by_role("link", name="Back to the review").first.click()
    steps(page).wait_for()


def test_on_a_phone_all_of_it_fits(visit: Visit) -> None:
    page = visit(phone=True)
    finish(page, "opera")
    page.get_by_role("button", name="Coach").click()
    graph(page)
    expect_fits(page)
    keep(page, "review-phone")
    assert violations(page) == []
    page.get_by_role("link", name=LEARN).click()
    page.get_by_role("complementary", name="Find a better move").wait_for()
    expect_fits(page)
    keep(page, "puzzle-phone")
    assert violations(page) == []
