"""Nothing that axe can find stands in the way of anybody, by evening or by matinee."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit, keep
from tests.browser.playing import expect_fits, sit, unfold
from tests.browser.theatre import ROOT

AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RULES = {"runOnly": {"type": "tag", "values": TAGS}}
SHEETS = [("l", "log"), ("c", "chat"), ("n", "note"), ("m", "menu"), ("?", "keys"), ("b", "board")]
"""What the shell lays over a table, by its key."""
SMALL = """() => [...document.querySelectorAll('button, a[href], select, input:not([type=radio]):not([type=checkbox])')]
  .filter(element => element.checkVisibility() && !element.closest('[inert], .sr'))
  .map(element => [element.getBoundingClientRect(), element.textContent.trim().slice(0, 40) || element.ariaLabel])
  .filter(([box]) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
  .map(([box, name]) => `${name}: ${Math.round(box.width)} × ${Math.round(box.height)}`)"""


def violations(page: Page) -> list[str]:
    """What axe finds on this screen. Things on a board are pictures that have whole sentences for names: the small
    print drawn on them need not be part of the sentence.
    """
    page.evaluate(AXE.read_text(encoding="utf-8"))
    drawn = page.locator("[data-told], .replay").count() > 0
    rules = {**RULES, "rules": {"label-content-name-mismatch": {"enabled": not drawn}}}
    found = page.evaluate(f"axe.run(document, {json.dumps(rules)})")
    return [
        f"{one['id']}: {one['help']} at {', '.join(str(node['target']) for node in one['nodes'][:4])}"
        for one in found["violations"]
    ]


def journey(page: Page, look: Callable[[str], None]) -> None:
    """Through every kind of screen."""
    page.get_by_role("button", name="Raise the curtain").wait_for()
    look("home")
    unfold(page)
    look("home-more")
    page.get_by_role("button", name="Set the seats").click()
    look("pass")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Preferences").click()
    look("preferences")
    page.keyboard.press("Escape")
    for game in ("Opera", "Operaopoly"):
        page.get_by_role("radio", name=game, exact=True).check(force=True)
        page.get_by_role("button", name="Raise the curtain").click()
        sit(page)
        look(f"{game.lower()}-table")
        for key, name in SHEETS if game == "Opera" else []:
            page.keyboard.press(key)
            look(name)
            page.keyboard.press("Escape")
        page.keyboard.press("m")
        page.get_by_role("button", name="Resign").click()
        page.get_by_role("dialog", name="Resign").get_by_role("button", name="Resign").click()
        page.wait_for_selector("#what-next")
        look(f"{game.lower()}-result")
        page.get_by_role("link", name="Review the game").click()
        page.get_by_role("slider").wait_for()
        look(f"{game.lower()}-replay")
        page.goto("/")
    page.get_by_role("button", name="Open a table").click()
    page.locator(".invite").wait_for()
    look("seating")


@pytest.mark.parametrize("theme", ["evening", "matinee"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_axe_finds_nothing(visit: Visit, theme: str, phone: bool) -> None:
    page = visit(theme=theme, phone=phone)
    wrong: dict[str, list[str]] = {}

    def look(name: str) -> None:
        keep(page, f"{name}-{theme}-{'phone' if phone else 'desktop'}")
        found = violations(page)
        if phone:
            expect_fits(page)
            found += [f"smaller than 44 px: {one}" for one in page.evaluate(SMALL)]
        if found:
            wrong[name] = found

    journey(page, look)
    assert not wrong, json.dumps(wrong, indent=1, ensure_ascii=False)


def test_twice_as_large_still_fits(visit: Visit) -> None:
    page = visit()
    page.set_viewport_size({"width": 720, "height": 450})
    journey(page, lambda _: expect_fits(page))


def test_a_very_narrow_phone_still_fits(visit: Visit) -> None:
    page = visit(phone=True)
    page.set_viewport_size({"width": 360, "height": 640})
    journey(page, lambda _: expect_fits(page))
