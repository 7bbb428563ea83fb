"""Looking at one screen after another for whatever stands in somebody's way."""

import json

from playwright.sync_api import Page

from tests.browser.conftest import keep
from tests.browser.playing import expect_fits
from tests.browser.theatre import ROOT

AXE = (ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
COLOURS = ["color-contrast", "link-in-text-block"]
"""The only rules of axe that find something else in another light."""
LIGHT = """theme => {
  document.documentElement.dataset.theme = theme
  for (const table of document.querySelectorAll('.operaopoly:is(.evening, .matinee)')) {
    table.classList.remove('evening', 'matinee')
    table.classList.add(theme)
  }
  for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish()
}"""
"""Another light, as the button for it makes it, also where no such button is in sight."""
FIND = """rules => axe.run(document, rules).then(found => found.violations.map(
  one => `${one.id}: ${one.help} at ${one.nodes.slice(0, 4).map(node => node.target)}`))"""
SMALL = """() => [...document.querySelectorAll('button, a[href], select, input:not([type=radio]):not([type=checkbox])')]
  .filter(element => element.checkVisibility() && !element.closest('[inert], .sr'))
  .map(element => [element.getBoundingClientRect(), element.textContent.trim().slice(0, 40) || element.ariaLabel])
  .filter(([box]) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
  .map(([box, name]) => `smaller than 44 px: ${name}: ${Math.round(box.width)} × ${Math.round(box.height)}`)"""


def violations(page: Page, only: list[str] | None = None) -> list[str]:
    """What axe finds on this screen, by all its rules or by some."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    rules = {
        "runOnly": {"type": "tag", "values": TAGS},
        "rules": {"label-content-name-mismatch": {"enabled": True}},
    }
    some = {"runOnly": {"type": "rule", "values": only}}
    return [str(one) for one in page.evaluate(FIND, {**(some if only else rules), "resultTypes": ["violations"]})]


class Eye:
    """Looks at screens: by evening for everything, by matinee at the colours, and on a phone for what is too small."""

    def __init__(self, page: Page, phone: bool, fingers: bool = True) -> None:
        self._page = page
        self._device = "phone" if phone else "desktop"
        self._fingers = phone and fingers
        self._wrong: dict[str, list[str]] = {}

    def look(self, name: str) -> None:
        """At what is on the screen now, in both lights."""
        expect_fits(self._page)
        self._note(f"{name}-evening", violations(self._page) + (self._page.evaluate(SMALL) if self._fingers else []))
        self._page.evaluate(LIGHT, "matinee")
        self._note(f"{name}-matinee", violations(self._page, COLOURS))
        self._page.evaluate(LIGHT, "evening")

    def _note(self, name: str, found: list[str]) -> None:
        keep(self._page, f"{name}-{self._device}")
        if found:
            self._wrong[name] = found

    def expect_nothing_wrong(self) -> None:
        """On any screen that was looked at."""
        assert not self._wrong, json.dumps(self._wrong, indent=1, ensure_ascii=False)
