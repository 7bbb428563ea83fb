"""Playing as a person does: by what stands in the footlights, with the mouse, a finger, or the keyboard alone."""

import random

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as Late

ASKED = "[data-asked=true]"
FOOT = "[data-region=footlights]"
ACTIVE = ':not([inert] *):not([data-move="desk"])'
ANSWERS = f"{FOOT} .answer:not([aria-disabled=true]){ACTIVE}"
YES = f"{FOOT} button.yes:enabled{ACTIVE}, dialog[open] button[data-move]:enabled"
LIST = f"{FOOT} button.quiet:enabled:last-child{ACTIVE}"
"""Where a table lists every move in words."""
MOST_MOVES = 600
COUNTS = """groups => {
  const covered = document.querySelector('dialog[open]') !== null
  const counts = groups.map(group => document.querySelectorAll(group).length)
  return covered ? document.querySelector('dialog[open] [data-move]:enabled') && counts : counts.some(Boolean) && counts
}"""
"""How many buttons of each group there are, once there are any that nothing covers."""
OFTEN = 0.3
HEARD = """([told, buttons]) =>
  document.querySelector('[data-told]')?.dataset.told !== told || document.querySelector(buttons) !== null"""


def begin(page: Page, game: str = "opera", players: int = 2, level: str = "Chance") -> None:
    """From home to the first question, by what the ticket offers."""
    page.get_by_role("radio", name=game.title(), exact=True).check(force=True)
    page.get_by_role("radio", name=str(players), exact=True).check(force=True)
    page.get_by_role("radio", name=level, exact=True).check(force=True)
    page.get_by_role("button", name="Raise the curtain").click()
    sit(page)
    page.wait_for_selector(f"{YES}, {LIST}, {ANSWERS}")


def sit(page: Page) -> None:
    """Wait until the table is drawn and asks."""
    page.wait_for_selector(ASKED)
    page.wait_for_selector(FOOT)


def is_over(page: Page) -> bool:
    """Whether the curtain call has come."""
    return page.locator("#what-next").count() > 0


def play(page: Page, lots: random.Random, tap: bool = False) -> None:
    """Answer one question, wherever it leads, until the table has heard it."""
    told = heard(page)
    while heard(page) == told and not is_over(page):
        pick(page, lots, tap)
        page.wait_for_function(HEARD, arg=[told, f"{YES}, {LIST}, {ANSWERS}"])


def heard(page: Page) -> str:
    """How much the table has told so far."""
    return str(page.evaluate("document.querySelector('[data-told]')?.dataset.told ?? ''"))


def pick(page: Page, lots: random.Random, tap: bool = False) -> None:
    """One press: what says yes if there is such a thing, else one of the answers, or now and then the list of all."""
    groups = [YES, LIST, ANSWERS] if lots.random() < OFTEN else [YES, ANSWERS, LIST]
    counts: list[int] = page.wait_for_function(COUNTS, arg=groups).json_value()
    group, count = next((group, count) for group, count in zip(groups, counts, strict=True) if count)
    button = page.locator(group).nth(lots.randrange(count))
    try:
        press(button, tap)
    except Late:
        if button.count():
            raise
    if group == LIST:
        page.wait_for_selector("dialog[open] [data-move]")


def press(button: Locator, tap: bool) -> None:
    """With a finger or the mouse; what has gone meanwhile is not waited for."""
    if tap:
        button.tap(timeout=3000)
    else:
        button.click(timeout=3000)


def play_to_the_end(page: Page, seed: int = 1, tap: bool = False) -> int:
    """The whole game; returns how many moves it took."""
    lots = random.Random(seed)
    for moves in range(MOST_MOVES):
        page.wait_for_selector(f"{ASKED}, #what-next")
        if is_over(page):
            return moves
        play(page, lots, tap)
    raise AssertionError(f"No end after {MOST_MOVES} moves.")


def unfold(page: Page) -> None:
    """Everything that is folded away, with the choice of a clock that needs the most room."""
    for one in page.locator("details:not([open]) > summary").all()[::-1]:
        one.click()
    page.locator("input[value=live]").check(force=True)


def expect_fits(page: Page) -> None:
    """Nothing scrolls sideways."""
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, f"{wide} px stick out sideways at {page.url}"


def expect_said(page: Page, text: str) -> None:
    """Screen readers hear it."""
    expect(page.get_by_test_id("announcer")).to_contain_text(text)
