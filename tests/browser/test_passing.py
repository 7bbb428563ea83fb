"""Several players at one device, and their rematch."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, keep
from tests.browser.playing import ASKED, bid, expect_logged, resign
from tests.browser.test_orders import BID, HIRE, give, orders_sheet, standing, write_order

NAMES = {"Red": "Anna", "Blue": "Bob"}
"""Who sits where."""
OPEN = "open the curtain"
PEOPLE = """async () => {
  const answer = await fetch('/api/tables/' + location.pathname.split('/')[2])
  return Object.fromEntries((await answer.json()).seats.map(({ seat, name, bot }) => [seat, name || bot]))
}"""


def open_for_both(page: Page) -> None:
    """Two players at this device."""
    page.get_by_role("button", name="Choose the seats").click()
    for seat, name in NAMES.items():
        page.get_by_role("textbox", name=f"Name of the player at {seat}").fill(name)
    page.get_by_role("dialog").get_by_role("button", name="Raise the curtain").click()
    open_curtain(page, "Anna")


def open_curtain(page: Page, name: str) -> None:
    """Nobody's hand is seen before its player says so."""
    expect(page.get_by_role("heading", name=f"Hand the screen to {name}")).to_be_visible()
    expect(page.locator("[data-region]")).to_have_count(0)
    page.get_by_role("button", name=f"I’m {name}, {OPEN}").click()
    page.wait_for_selector(ASKED)


def order_nothing_but_ends(page: Page) -> None:
    """To bid nothing, and to hire nobody: the rest of the game plays itself."""
    sheet = orders_sheet(page)
    write_order(sheet, HIRE, "end")
    give(sheet)
    expect(standing(sheet)).to_contain_text("Play: End performance")
    write_order(sheet, BID, "bid 0")
    give(sheet)


def ask_for_a_rematch(page: Page) -> None:
    """All are seated as before, and it begins."""
    first = page.url
    page.locator("#what-next").wait_for()
    page.get_by_role("button", name="Rematch", exact=True).click()
    expect(page).not_to_have_url(first, timeout=15_000)
    page.wait_for_selector(".down")
    assert page.evaluate(PEOPLE) == {"red": "Anna", "blue": "Bob"}


def test_a_rematch_seats_everybody_of_this_device_again(visit: Visit) -> None:
    page = visit()
    open_for_both(page)
    order_nothing_but_ends(page)
    open_curtain(page, "Bob")
    order_nothing_but_ends(page)
    page.locator("#what-next").wait_for()
    keep(page, "passing-result")
    ask_for_a_rematch(page)
    open_curtain(page, "Bob")


def test_the_table_speaks_of_everybody_by_name(visit: Visit) -> None:
    page = visit()
    open_for_both(page)
    bid(page, 0)
    open_curtain(page, "Bob")
    expect_logged(page, "Anna has made a secret bid.")
    page.keyboard.press("l")
    expect(page.locator("[data-told]")).to_contain_text("Bob")
    expect(page.get_by_text("You", exact=True)).to_have_count(0)
    page.reload()
    open_curtain(page, "Bob")


def test_whoever_resigned_is_seated_again_too_also_after_a_reload(visit: Visit) -> None:
    page = visit()
    open_for_both(page)
    resign(page)
    page.reload()
    ask_for_a_rematch(page)
