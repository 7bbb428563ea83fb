"""Tournaments and duplicate evenings: opened, entered, played, compared."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, keep
from tests.browser.looking import Eye
from tests.browser.playing import expect_fits

OPEN = """terms => fetch('/api/guests', {method: 'POST', headers: {'Content-Type': 'application/json'},
  body: JSON.stringify({name: terms.person})}).then(() => fetch('/api/tournaments', {method: 'POST',
  headers: {'Content-Type': 'application/json'}, body: JSON.stringify(terms.terms)})).then(answer => answer.json())
  .then(page => page.link)"""
TERMS = {"format": "duplicate", "game": "opera", "players": 2, "rounds": 2, "level": "random"}


def opened(page: Page, name: str, person: str) -> str:
    """The link of a duplicate evening that somebody organises."""
    link: str = page.evaluate(OPEN, {"person": person, "terms": {**TERMS, "name": name}})
    return link


def enter(page: Page, link: str) -> None:
    page.goto(link)
    page.get_by_role("button", name="Enter", exact=True).click()
    expect(page.get_by_role("button", name="Withdraw")).to_be_visible()


def test_a_board_is_played_and_then_compared(visit: Visit) -> None:
    first, second = visit("/foyer"), visit("/foyer", phone=True)
    first.get_by_role("button", name="Find players").wait_for()
    link = opened(first, "Sera doppia", "Ida")
    enter(first, link)
    second.evaluate("fetch('/api/guests', {method: 'POST', headers: {'Content-Type': 'application/json'},"
                    " body: JSON.stringify({name: 'Leo'})})")  # fmt: skip
    enter(second, link)
    first.reload()
    first.get_by_role("button", name="Start").click()
    expect(first.get_by_role("heading", name="Table", exact=False).first).to_be_visible()
    expect(first.get_by_text("The comparison opens when you’ve finished this board")).to_be_visible()
    for page in (first, second):
        page.goto(link)
        page.get_by_role("link", name="Take your seat").click()
        page.wait_for_selector("[data-told] [data-region=footlights]")
        page.keyboard.press("m")
        page.get_by_role("dialog", name="Menu").get_by_role("button", name="Resign").click()
        page.get_by_role("dialog", name="Resign").get_by_role("button", name="Resign").click()
        page.wait_for_selector("#what-next", state="attached")
        page.goto(link)
    for page in (first, second):
        expect(page.get_by_text("after 1 round", exact=True)).to_be_visible(timeout=30_000)
        keep(page, "evening-after-a-board")
        expect_fits(page)
    first.get_by_role("button", name="Begin the next round").click()
    expect(first.get_by_role("link", name="Take your seat")).to_be_visible()


def test_a_tournament_is_opened_with_the_form_and_found_in_the_foyer(visit: Visit) -> None:
    page = visit("/foyer")
    page.get_by_role("link", name="Open a tournament").click()
    page.get_by_label("Name", exact=True).fill("Coppa d’inverno")
    page.get_by_role("radio", name="Swiss").check()
    page.get_by_role("button", name="Open a tournament").click()
    expect(page.get_by_role("heading", name="Coppa d’inverno")).to_be_visible()
    page.get_by_text("How scores and ties are counted").click()
    expect(page.get_by_text("The scores of everybody you’ve met, added up.")).to_be_visible()
    page.goto("/foyer")
    page.get_by_role("link", name="View Coppa d’inverno").click()
    page.get_by_role("button", name="End the tournament").click()
    expect(page.get_by_text("It’s over.")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_axe_finds_nothing_at_an_evening(visit: Visit, phone: bool) -> None:
    page = visit("/tournaments/new", phone=phone)
    eye = Eye(page, phone)
    page.get_by_role("button", name="Open a tournament").wait_for()
    eye.look("tournament-new")
    link = opened(page, f"Serata {phone}", f"Eva {phone}")
    enter(page, link)
    eye.look("tournament-open")
    eye.expect_nothing_wrong()


@pytest.mark.parametrize("lang", ["nl", "fr", "it"])
def test_an_evening_speaks_every_language_on_a_phone(visit: Visit, lang: str) -> None:
    page = visit("/foyer", lang=lang, phone=True)
    page.get_by_role("heading", level=2).first.wait_for()
    link = opened(page, f"Serata {lang}", f"Mila {lang}")
    for path in (link, "/tournaments/new", "/foyer"):
        page.goto(path)
        page.get_by_role("heading", level=1).first.wait_for()
        page.get_by_role("button").first.wait_for()
        expect(page.get_by_text(re.compile(r"\bclub-[a-z]"))).to_have_count(0)
        keep(page, f"{path.split('/')[1]}-{lang}")
        expect_fits(page)
