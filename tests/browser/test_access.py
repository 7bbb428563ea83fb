"""Nothing that axe can find stands in the way of anybody, by evening or by matinee."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.looking import Eye
from tests.browser.playing import choose, expect_fits, resign, sit, unfold

SHEETS = [("l", "Log"), ("c", "Chat"), ("n", "Note"), ("m", "Menu"), ("?", "How much do you bid?"), ("b", "Text board")]
"""What the shell lays over a table, by its key."""


def look_at_sheet(page: Page, name: str, look: Callable[[str], None]) -> None:
    """Something has been laid over the page: it is looked at and closed."""
    sheet = page.get_by_role("dialog", name=name).or_(page.get_by_role("complementary", name=name))
    expect(sheet).to_be_visible()
    look(name.lower().replace(" ", "-"))
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def journey(page: Page, look: Callable[[str], None]) -> None:
    """Through every kind of screen."""
    page.get_by_role("button", name="Raise the curtain").wait_for()
    look("home")
    unfold(page)
    look("home-more")
    for button, name in (("Choose the seats", "Pass and play"), ("Preferences", "Preferences")):
        page.get_by_role("button", name=button).click()
        look_at_sheet(page, name, look)
    for game in ("Opera", "Operaopoly"):
        choose(page, game)
        page.get_by_role("button", name="Raise the curtain").click()
        sit(page)
        look(f"{game.lower()}-table")
        for key, name in SHEETS if game == "Opera" else []:
            page.keyboard.press(key)
            look_at_sheet(page, name, look)
        resign(page)
        look(f"{game.lower()}-result")
        page.get_by_role("link", name="Review the game").click()
        page.get_by_role("slider").wait_for()
        look(f"{game.lower()}-replay")
        page.goto("/")
    page.get_by_role("button", name="Open a table").click()
    page.locator(".invite").wait_for()
    look("seating")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_axe_finds_nothing(visit: Visit, phone: bool) -> None:
    page = visit(phone=phone)
    eye = Eye(page, phone)
    journey(page, eye.look)
    eye.expect_nothing_wrong()


def test_twice_as_large_still_fits(visit: Visit) -> None:
    page = visit()
    page.set_viewport_size({"width": 720, "height": 450})
    journey(page, lambda _: expect_fits(page))


def test_a_very_narrow_phone_still_fits(visit: Visit) -> None:
    page = visit(phone=True)
    page.set_viewport_size({"width": 360, "height": 640})
    journey(page, lambda _: expect_fits(page))
