"""Measuring whether everything is in sight, whole and apart, in windows of every size."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, ViewportSize

MEASURE: Final = (Path(__file__).parent / "measure_layout.js").read_text(encoding="utf-8")
LAPTOPS: Final = ("1280x650", "1366x768", "1440x900", "1920x1080")
TABLETS: Final = ("820x1180", "1180x820", "768x1024")
PHONES: Final = ("390x844", "360x640")
SIZES: Final = (*LAPTOPS, *TABLETS, *PHONES)
SETTLED: Final = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
"""After a window has another size it is drawn anew before this."""
ANYWHERE: Final = (".question", "[data-region=footlights] button")
IN_SIGHT: Final = {
    "opera": (".street figure", ".curtain", ".bill", "[data-rung]", ".stage .city", ".palazzo", ".strip", ".tiers li"),
    "operaopoly": (".mat", ".house", ".hand-card", ".pair article", ".opponent", ".deck", ".self"),
}
"""What a table shows at once, besides the question and its answers."""
ON_A_PHONE: Final = {
    "opera": ("[role=tab]", ".sums", ".tier", ".pane figure, .pane [data-rung], .pane .city"),
    "operaopoly": (
        "nav.tabs button",
        ".strip .slot, .strip > p",
        ".pane .mat, .pane > .tray, .pane:not(:has(.tray, .mats)) > :first-child",
    ),
}
"""On a phone only the pane that the question needs is shown."""
AT_THE_DESK: Final = (".desk .place", ".desk .tray", ".desk .button")
TOUCHED: Final = """element => {
  for (const kind of ['pointerdown', 'pointerup'])
    element.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType: 'touch' }))
  element.click()
}"""
"""A finger chooses; a mouse would make the move at once."""
LIT_ANSWER: Final = "[data-region=footlights] .answer.lit:not([aria-disabled=true])"


def size_of(window: str) -> ViewportSize:
    """A window by its measures, such as 1280x650."""
    width, _, height = window.partition("x")
    return {"width": int(width), "height": int(height)}


def resize(page: Page, window: str) -> None:
    """Another window, once everything is drawn in it."""
    page.set_viewport_size(size_of(window))
    page.evaluate(SETTLED)


def faults(page: Page, game: str, window: str) -> list[str]:
    """What somebody would trip over in a window of this size."""
    desk = page.locator(".desk").count() > 0
    there = AT_THE_DESK if desk else (*ANYWHERE, *(ON_A_PHONE if window in PHONES else IN_SIGHT)[game])
    wanted = {"touch": window not in LAPTOPS, "inSight": there}
    return [str(fault) for fault in page.evaluate(f"wanted => ({MEASURE})(wanted)", wanted)]


def states(page: Page, game: str, most_cards: int) -> Iterator[str]:
    """The table as it is, and then in the middle of an answer; afterwards it is as it was before. Of a hand so many
    cards are tried.
    """
    yield "asked"
    yield from (opera_states(page) if game == "opera" else operaopoly_states(page, most_cards))


def opera_states(page: Page) -> Iterator[str]:
    """An answer that is looked at, and one that a finger has chosen; a piece in hand, over a hall."""
    if page.locator(".desk").count():
        page.locator(".desk .tray .piece, .desk .place:has([data-piece])").first.evaluate("piece => piece.click()")
        yield "piece in hand"
        page.locator(".desk .place").last.evaluate("hall => hall.focus()")
        yield "piece over a hall"
        page.keyboard.press("Escape")
        return
    answer = page.locator(LIT_ANSWER).last
    answer.evaluate("answer => answer.focus()")
    yield "looked at"
    answer.evaluate(TOUCHED)
    page.evaluate(SETTLED)
    yield "chosen"
    page.keyboard.press("Escape")


def operaopoly_states(page: Page, most_cards: int) -> Iterator[str]:
    """For cards in hand: where each may go, and the first such place chosen."""
    for card in range(min(most_cards, page.locator(".hand-card.lit").count())):
        page.locator(".hand-card.lit").nth(card).evaluate(TOUCHED)
        page.evaluate(SETTLED)
        yield f"card {card}"
        target = page.locator(".pick.lit:not(.hand-card)")
        if target.count():
            target.first.evaluate(TOUCHED)
            page.evaluate(SETTLED)
            yield f"card {card} laid"
        for _ in range(3):
            page.keyboard.press("Escape")
        page.evaluate("document.querySelector('.pane')?.scrollTo(0, 0)")
        page.evaluate(SETTLED)
