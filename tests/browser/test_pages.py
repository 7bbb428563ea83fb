"""Pages beside the table: what helps when a link leads nowhere, the end of a game, looking at it again."""

import random

from playwright.sync_api import expect

from tests.browser.conftest import Visit, keep
from tests.browser.playing import begin, choose, heard, is_over, play, resign, sit

CLOSE_AND_PRESS = """key => {
  document.querySelector('dialog[open]').close()
  window.dispatchEvent(new KeyboardEvent('keydown', { key }))
}"""
"""Before the browser has told anybody that the dialog is closed."""


def test_a_link_that_leads_nowhere_has_a_helpful_page(visit: Visit) -> None:
    page = visit(quiet=False)
    for path, title in (
        ("/t/0123456789abcdef", "There’s no table here"),
        ("/c/AAAAAA", "No table has this code"),
        ("/no/such/door", "There’s nothing behind this door"),
    ):
        page.goto(path)
        expect(page.get_by_role("heading", name=title)).to_be_visible()
        keep(page, f"error-{path.split('/')[1]}")
        page.get_by_role("main").get_by_role("link", name="Home").click()
        expect(page.get_by_role("button", name="Raise the curtain")).to_be_visible()


def test_a_game_can_be_reviewed_with_the_arrow_keys(visit: Visit) -> None:
    page = visit()
    begin(page)
    lots = random.Random(4)
    while int(heard(page)) < 20:
        play(page, lots)
        assert not is_over(page)
    resign(page)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename.startswith("opera-")
    page.get_by_role("link", name="Review the game").click()
    steps = page.locator("input[type=range]")
    expect(steps).to_have_value("0")
    for at in range(3):
        page.keyboard.press("ArrowRight")
        expect(steps).to_have_value(str(at + 1))
    keep(page, "replay")
    page.keyboard.press("ArrowLeft")
    expect(steps).to_have_value("2")
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    expect(steps).to_have_value("6")
    page.keyboard.press("End")
    expect(steps).not_to_have_value("6")


def test_my_games_leads_back_to_the_table(visit: Visit) -> None:
    page = visit()
    begin(page)
    table = page.url
    page.goto("/")
    page.get_by_role("region", name="My games").get_by_role("link").click()
    sit(page)
    assert page.url == table


def test_the_table_can_be_read_as_text(visit: Visit) -> None:
    page = visit()
    begin(page)
    page.keyboard.press("b")
    board = page.get_by_role("dialog", name="Text board")
    expect(board).to_contain_text("Round 1 of 9")
    expect(board).to_contain_text("Palazzo: empty")
    page.keyboard.press("Escape")
    expect(board).to_have_count(0)
    page.keyboard.press("?")
    page.get_by_role("button", name="All keys").click()
    expect(page.get_by_role("dialog", name="Keys")).to_contain_text("take back your move")


def test_a_sheet_that_was_just_closed_does_not_close_the_next(visit: Visit) -> None:
    page = visit()
    begin(page)
    page.keyboard.press("b")
    page.get_by_role("dialog", name="Text board").wait_for()
    page.evaluate(CLOSE_AND_PRESS, "m")
    page.evaluate("new Promise(requestAnimationFrame)")
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()


def test_choices_are_remembered(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="change the light").click()
    choose(page, "Nederlands")
    expect(page.get_by_role("button", name="Doek op")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Doek op")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", "matinee")
    expect(page.locator("html")).to_have_attribute("lang", "nl")
