"""Things are called by their names wherever a person reads or hears of them."""

import re

from playwright.sync_api import Page

BOX = "fetch('/api/games/operaopoly').then(answer => answer.json())"
WORDS = """() => [
  document.querySelector('[data-told]')?.innerText ?? '',
  ...[...document.querySelectorAll('.log li span')].map(one => one.textContent),
  ...[...document.querySelectorAll('[aria-label]:not(.why)')].map(one => one.getAttribute('aria-label')),
  ...window.said.splice(0),
]"""
"""All that stands on the table and in the log, all labels, and all that screen readers were told since last time."""
LOOK_AGAIN = 12


class Reader:
    """Reads every text of a game of Operaopoly: its cards, bonus cards and houses have ids that only programs should
    see.
    """

    def __init__(self, page: Page) -> None:
        box = page.evaluate(BOX)
        self._page = page
        self._ids = re.compile(rf"\b({'|'.join([*box['cards'], *box['bonus_cards'], *box['houses']])})\b")
        self.letters = 0
        """How many were read."""

    def read(self, move: int) -> None:
        """No text there is before this move has an id; now and then the log is opened for it."""
        if move % LOOK_AGAIN:
            self._read_table()
        else:
            self._page.keyboard.press("l")
            self._page.wait_for_selector(".log li span")
            self._read_table()
            self._page.keyboard.press("l")

    def _read_table(self) -> None:
        words: list[str] = self._page.evaluate(WORDS)
        assert [text for text in words if self._ids.search(text)] == []
        self.letters += sum(len(text) for text in words)
