"""Playing as a person does: by what stands in the footlights, with the mouse, a finger, or the keyboard alone."""

import random
from collections.abc import Callable
from typing import Literal

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as Late

Hand = Literal["keys", "mouse", "finger"]
"""What answers. Keys are heard at once; for pointers an answer has to be in sight for a while. So they're for tests in
which it doesn't matter how a move is made.
"""

ASKED = "[data-asked=true]"
FOOT = "[data-region=footlights]"
ACTIVE = ':not([inert] *):not([data-move="desk"])'
ANSWERS = f"{FOOT} .answer:not([aria-disabled=true]){ACTIVE}"
YES = f"{FOOT} button.yes:enabled:not([aria-disabled=true]){ACTIVE}, dialog[open] button[data-move]:enabled"
LIST = f"{FOOT} button.quiet:enabled:last-child{ACTIVE}"
"""Where a table lists every move in words."""
BUTTONS = f"{YES}, {LIST}, {ANSWERS}"
MOST_MOVES = 600
READY = """([groups, byPointer]) => {
  if (byPointer && document.querySelector('[data-deaf]')) return false
  const covered = document.querySelector('dialog[open]') !== null
  const counts = groups.map(group => document.querySelectorAll(group).length)
  const open = covered ? document.querySelector('dialog[open] [data-move]:enabled') !== null : counts.some(Boolean)
  return open && [document.querySelector('[data-told]').dataset.told, counts]
}"""
"""How much is told, and how many buttons of each group there are, once there are any that nothing covers, and that
hear what answers.
"""
OFTEN = 0.3
SOON = 10_000
HEARD = """([told, buttons]) => {
  if (Object.keys(sessionStorage).some(key => key.startsWith('operahouse-commands'))) return false
  if (document.querySelector('[data-told]')?.dataset.told !== told) return 'told'
  return document.querySelector(buttons) !== null && 'asked'
}"""
"""Once every move has been acknowledged: whether more is told now, or more is asked before a move is whole."""
LEAVING = """
new MutationObserver(() => {
  const scene = document.querySelector('[data-scene]')
  scene?.querySelector(scene.dataset.scene === 'finished' ? '[data-way=on]' : '[data-way=skip]')?.click()
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-scene'] })
"""
"""Somebody who has seen enough ends of rounds: each is skipped and left as soon as it comes."""
READ = """
new MutationObserver(() => document.querySelector('.since button')?.click())
  .observe(document, { subtree: true, childList: true })
"""
"""Who comes in has read what happened meanwhile, and closes it."""
OWN_BID = "You’ve made a secret bid."
"""How the log tells that the first move of our own is made in Opera, where others bid at the same time."""
SAID = """words => {
  const plain = text => text.replace(/\\s+/g, ' ')
  const at = window.said.findIndex(text => plain(text).includes(plain(words)))
  return at >= 0 && window.said.splice(0, at + 1)
}"""
"""Whether it was said; if so, all that was said until then is forgotten."""
REVIEW_PATIENCE = 180_000
"""A review takes seconds of a core; a busy machine may take so many milliseconds for it."""


def begin(page: Page, game: str = "opera", players: int = 2, level: str = "Chance") -> None:
    """From home to the first question, by what the ticket offers."""
    for name in (game.title(), str(players), level):
        choose(page, name)
    page.get_by_role("button", name="Raise the curtain").click()
    page.mouse.move(0, 0)  # at rest over the table it would be shown hints
    sit(page)
    page.wait_for_selector(BUTTONS)


def choose(page: Page, name: str) -> None:
    """One of a row, by its name."""
    page.get_by_role("radio", name=name, exact=True).check()


def sit(page: Page) -> None:
    """Wait until the table is drawn and asks."""
    page.wait_for_selector(f"{ASKED} {FOOT}")


def is_over(page: Page) -> bool:
    """Whether the curtain call has come."""
    return page.locator("#what-next").count() > 0


def resign(page: Page) -> None:
    """The quickest way to a result."""
    page.keyboard.press("m")
    page.get_by_role("dialog", name="Menu").get_by_role("button", name="Resign").click()
    page.get_by_role("dialog", name="Resign").get_by_role("button", name="Resign").click()
    page.wait_for_selector("#what-next")


def play(page: Page, lots: random.Random, hand: Hand = "keys") -> None:
    """Answer one question, wherever it leads, until the table has heard it."""
    while not is_heard(page, pick(page, lots, hand)):
        pass


def is_heard(page: Page, told: str) -> bool:
    """Wait until what was pressed has led somewhere: whether the table has told more since."""
    return bool(page.wait_for_function(HEARD, arg=[told, BUTTONS]).json_value() == "told")


def heard(page: Page) -> str:
    """How much the table has told so far."""
    return str(page.evaluate("document.querySelector('[data-told]')?.dataset.told ?? ''"))


def offered(page: Page, lots: random.Random, hand: Hand = "keys") -> tuple[str, str, int]:
    """How much is told once something can be pressed, and which button shall be, of which group: what says yes if there
    is such a thing, else one of the answers, or now and then the list of all.
    """
    groups = [YES, LIST, ANSWERS] if lots.random() < OFTEN else [YES, ANSWERS, LIST]
    told, counts = page.wait_for_function(READY, arg=[groups, hand != "keys"]).json_value()
    group, count = next((group, count) for group, count in zip(groups, counts, strict=True) if count)
    return str(told), group, lots.randrange(count)


def pick(page: Page, lots: random.Random, hand: Hand = "keys") -> str:
    """One press; returns how much was told before it."""
    told, group, which = offered(page, lots, hand)
    button = page.locator(group).nth(which)
    try:
        press(button, hand)
    except Late:
        if button.count():
            raise
    if group == LIST:
        page.wait_for_selector("dialog[open] [data-move]")
    return told


def press(button: Locator, hand: Hand) -> None:
    """With Enter, a finger, or a mouse that comes from elsewhere, for an answer that comes under a mouse at rest isn't
    given. What has gone meanwhile, where things move, is not waited for very long.
    """
    if hand == "keys":
        button.press("Enter", timeout=SOON)
    elif hand == "finger":
        button.tap(timeout=SOON)
    else:
        button.page.mouse.move(0, 0)
        button.click(timeout=SOON)


def bid(page: Page, ducats: int) -> None:
    """Choose a bid, and say yes to it."""
    page.locator(f'{FOOT} [data-move="bid {ducats}"]').click()
    page.locator(YES).click()


def play_to_the_end(page: Page, hand: Hand, before: Callable[[int], None] | None = None) -> int:
    """The whole game, with something to do before each move; returns how many moves it took."""
    lots = random.Random(1)
    for moves in range(MOST_MOVES):
        page.wait_for_selector(f"{ASKED}, #what-next")
        if is_over(page):
            return moves
        if before:
            before(moves)
        play(page, lots, hand)
    raise AssertionError(f"No end after {MOST_MOVES} moves.")


def reach(page: Page, wanted: str) -> None:
    """Answer whatever is asked first, until an answer that is wanted is among those offered."""
    lots = random.Random(1)
    for _ in range(MOST_MOVES):
        page.wait_for_selector(f"{ASKED} {FOOT}")
        page.wait_for_selector(BUTTONS)
        if page.locator(f"{FOOT} {wanted}").count():
            return
        play(page, lots)
    raise AssertionError(f"{wanted} was not offered in {MOST_MOVES} moves.")


def unfold(page: Page) -> None:
    """Everything that is folded away, with the choice of a clock that needs the most room."""
    for one in page.locator("details:not([open]) > summary").all()[::-1]:
        one.click()
    page.locator("input[value=live]").check()


def expect_logged(page: Page, text: str) -> None:
    """The log, which is opened for it, tells it."""
    page.keyboard.press("l")
    expect(page.get_by_role("complementary", name="Log")).to_contain_text(text)


def expect_fits(page: Page) -> None:
    """Nothing scrolls sideways."""
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, f"{wide} px stick out sideways at {page.url}"


def expect_said(page: Page, text: str) -> None:
    """Screen readers hear it, or have heard it since the last time something was expected."""
    try:
        page.wait_for_function(SAID, arg=text)
    except Late:
        raise AssertionError(f"Nobody said {text!r}, but only {page.evaluate('window.said')}") from None
