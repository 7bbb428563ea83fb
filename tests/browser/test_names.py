"""Things are called by their names wherever a person reads or hears of them."""

import random
import re

from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.playing import ASKED, MOST_MOVES, begin, is_over, play

BOX = "fetch('/api/games/operaopoly').then(answer => answer.json())"
WORDS = """() => [
  document.querySelector('[data-told]')?.innerText ?? '',
  ...[...document.querySelectorAll('.log li span')].map(one => one.textContent),
  ...[...document.querySelectorAll('[aria-label]:not(.why)')].map(one => one.getAttribute('aria-label')),
  ...window.said.splice(0),
]"""
"""All that stands on the table and in the log, all labels, and all that screen readers were told since last time."""
LOOK_AGAIN = 12


def test_no_text_of_a_whole_game_has_an_id(visit: Visit) -> None:
    """Cards, bonus cards and houses of Operaopoly have ids that only programs should see."""
    page = visit()
    begin(page, "operaopoly")
    box = page.evaluate(BOX)
    ids = re.compile(rf"\b({'|'.join([*box['cards'], *box['bonus_cards'], *box['houses']])})\b")
    lots = random.Random(4)
    read = 0
    for move in range(MOST_MOVES):
        page.wait_for_selector(f"{ASKED}, #what-next")
        if is_over(page):
            break
        if move % LOOK_AGAIN == 0:
            page.keyboard.press("l")
            page.wait_for_selector(".log li span")
        read += expect_names(page, ids)
        if move % LOOK_AGAIN == 0:
            page.keyboard.press("l")
        play(page, lots)
    assert is_over(page)
    assert read > 10_000


def expect_names(page: Page, ids: re.Pattern[str]) -> int:
    """No text there is now has an id; returns how many letters were read."""
    words: list[str] = page.evaluate(WORDS)
    assert [text for text in words if ids.search(text)] == []
    return sum(len(text) for text in words)
