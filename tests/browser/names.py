"""Things are called by their names wherever a person reads or hears of them."""

import re

from playwright.sync_api import Page

from tests.texts.ids import OPERA_IDS, pattern_of

BOX = "fetch('/api/games/operaopoly').then(answer => answer.json())"
ELSEWHERE = ".mat [data-at^='place:']:not(.lit, .chosen)"
"""Places on the mats where the card that is picked can't go."""
WORDS = """() => [
  document.querySelector('[data-told]')?.innerText ?? '',
  ...[...document.querySelectorAll('.log li span')].map(one => one.textContent),
  ...[...document.querySelectorAll('[aria-label]:not(.why)')].map(one => one.getAttribute('aria-label')),
  ...window.said.splice(0),
]"""
"""All that stands on the table and in the log, all labels, and all that screen readers were told since last time."""
LOOK_AGAIN = 12


class Reader:
    """Reads every text of a game: composers, cities, cards and houses have ids that only programs should see."""

    def __init__(self, page: Page, game: str) -> None:
        self._page = page
        self._ids = OPERA_IDS if game == "opera" else self._operaopoly_ids()
        self.letters = 0
        """How many were read."""

    def _operaopoly_ids(self) -> re.Pattern[str]:
        box = self._page.evaluate(BOX)
        return pattern_of([*box["cards"], *box["bonus_cards"], *box["houses"]])

    def read(self, move: int) -> None:
        """No text there is before this move has an id; now and then the log is opened, and a card misplaced."""
        if move % LOOK_AGAIN:
            self._read_table()
        else:
            self._page.keyboard.press("l")
            self._page.wait_for_selector(".log li span")
            self._read_table()
            self._page.keyboard.press("l")
            self._read_refusals()

    def _read_refusals(self) -> None:
        """Why the first card in hand can't go to a place on the mats, in Operaopoly."""
        card = self._page.locator(".hand-card.lit")
        if not card.count():
            return
        card.first.click()
        places = self._page.locator(ELSEWHERE)
        if places.count():
            places.first.click(force=True)
            self._page.wait_for_selector(".refusal")
            self._read_table()
        self._page.keyboard.press("Escape")
        self._page.keyboard.press("Escape")

    def _read_table(self) -> None:
        words: list[str] = self._page.evaluate(WORDS)
        found = [(match[0], text) for text in words if (match := self._ids.search(text))]
        assert found == [], found
        self.letters += sum(len(text) for text in words)
