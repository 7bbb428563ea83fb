"""The rulebook on paper."""

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import Visit, keep

PRINTED = "window.print = () => { document.title = 'printed' }"
"""Nobody answers the browser's own question here."""
FRAMES = "[data-drawing]"
BOARDS = f"{FRAMES} > .board"
ROOM = "([boards, least]) => [...document.querySelectorAll(boards)].every((board) => board.clientWidth >= least)"
"""Whether every drawing has so much room; those that are laid out anew for another size have none for a moment."""
WIDTHS = "boards => boards.map(board => board.clientWidth)"
BETWEEN_MARGINS: ViewportSize = {"width": 672, "height": 1000}
"""What the margins leave of a page of A4."""
THEME = "document.documentElement.dataset.theme"


@pytest.mark.parametrize("game", ["opera", "operaopoly"])
def test_the_book_is_printed_with_every_drawing_by_daylight(visit: Visit, game: str) -> None:
    page = visit(f"/rules/{game}", script=PRINTED)
    page.get_by_role("button", name="Print").click()
    expect(page).to_have_title("printed")
    assert page.locator(FRAMES).count() > 3
    expect(page.locator(BOARDS)).to_have_count(page.locator(FRAMES).count())
    page.emulate_media(media="print")
    for hidden in ("banner", "navigation", "searchbox"):
        expect(page.get_by_role(hidden)).to_have_count(0)
    expect(page.locator("body")).to_have_css("background-color", "rgb(255, 255, 255)")
    assert page.evaluate(THEME) == "evening"
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert page.evaluate(THEME) == "matinee"
    keep(page, f"print-{game}")
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert page.evaluate(THEME) == "evening"


def test_no_drawing_sticks_out_of_a_page(visit: Visit) -> None:
    """Drawings are printed in the size they have on the screen, so a page must have as much room for them."""
    page = visit("/rules/opera", script=PRINTED)
    page.get_by_role("button", name="Print").click()
    expect(page).to_have_title("printed")
    expect(page.locator(BOARDS)).to_have_count(page.locator(FRAMES).count())
    on_screen = page.locator(BOARDS).evaluate_all(WIDTHS)
    page.emulate_media(media="print")
    page.set_viewport_size(BETWEEN_MARGINS)
    page.wait_for_function(ROOM, arg=[BOARDS, max(on_screen)])
