"""Standing orders: given for any question at any time, told in plain words, changed, withdrawn, and nobody else's."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit, keep
from tests.browser.playing import ASKED, expect_fits, expect_said
from tests.browser.test_agreeing import sit_together
from tests.browser.test_friends import open_table

BID = "How much do you bid?"
HIRE = "Which role do you hire?"


def orders_sheet(page: Page) -> Locator:
    """The sheet, opened by way of the menu."""
    page.keyboard.press("m")
    page.get_by_role("button", name="Standing orders").click()
    sheet = page.get_by_role("dialog", name="Standing orders")
    expect(sheet.get_by_role("form")).to_be_visible()
    return sheet


def write_order(sheet: Locator, question: str, answer: str) -> None:
    """Asked this, play that; still to be given."""
    sheet.get_by_role("combobox", name="When you’re asked").select_option(question)
    sheet.get_by_role("combobox", name="Answer").select_option(answer)


def give(sheet: Locator) -> None:
    sheet.get_by_role("button", name="Give this order").click()


def standing(sheet: Locator) -> Locator:
    """The orders that stand."""
    return sheet.get_by_role("list", name="Standing orders").get_by_role("listitem")


def test_orders_answer_questions_that_were_not_asked_yet(visit: Visit) -> None:
    host = visit()
    friend = visit(open_table(host, 2), phone=True)
    sit_together(host, friend)
    sheet = orders_sheet(host)
    expect(sheet.get_by_text("It also answers what you’re asked now.")).to_be_visible()
    write_order(sheet, HIRE, "end")
    expect(sheet.get_by_text("It also answers what you’re asked now.")).to_have_count(0)
    sheet.get_by_role("combobox", name="Condition").select_option("it’s round … or later")
    sheet.get_by_role("spinbutton", name="How much, or which").fill("6")
    sheet.get_by_role("button", name="Add").click()
    give(sheet)
    expect(standing(sheet)).to_have_count(1)
    expect(standing(sheet)).to_contain_text(f"When you’re asked: {HIRE}")
    expect(standing(sheet)).to_contain_text("Play: End performance")
    expect(standing(sheet)).to_contain_text("Unless: it’s round 6 or later")
    keep(host, "standing-orders")
    write_order(sheet, BID, "bid 7")
    give(sheet)
    expect_said(friend, "secret bid")
    phone = orders_sheet(friend)
    expect(standing(phone)).to_have_text("You haven’t given any orders.")
    write_order(phone, BID, "bid 1")
    expect_fits(friend)
    keep(friend, "standing-orders-phone")
    give(phone)
    expect_said(friend, "end of performance")
    expect(standing(phone)).to_have_count(1)


def hear_of_a_bid(host: Page, friend: Page) -> None:
    """News come while somebody is writing."""
    sheet = orders_sheet(friend)
    write_order(sheet, BID, "bid 1")
    give(sheet)
    expect_said(host, "secret bid")


def test_an_order_is_changed_and_withdrawn_by_keyboard(visit: Visit) -> None:
    host = visit()
    friend = visit(open_table(host, 2))
    sit_together(host, friend)
    sheet = orders_sheet(host)
    write_order(sheet, "Impresario: do you buy a music piece?", "intermezzo")
    sheet.get_by_role("combobox", name="Condition", exact=True).select_option("your budget level is … or higher")
    sheet.get_by_role("spinbutton").fill("4")
    hear_of_a_bid(host, friend)
    expect(sheet.get_by_role("combobox", name="Answer")).to_have_value("intermezzo")
    expect(sheet.get_by_role("spinbutton")).to_have_value("4")
    sheet.get_by_role("button", name="Add").press("Enter")
    sheet.get_by_role("button", name="Give this order").press("Enter")
    expect(standing(sheet)).to_contain_text("Unless: your budget level is 4 or higher")
    host.reload()
    host.wait_for_selector(ASKED)
    sheet = orders_sheet(host)
    sheet.get_by_role("button", name="Change").press("Enter")
    expect(sheet.get_by_role("combobox", name="When you’re asked")).to_be_focused()
    expect(sheet.get_by_role("combobox", name="Answer")).to_have_value("intermezzo")
    sheet.get_by_role("button", name=re.compile("Remove the condition.")).press("Enter")
    sheet.get_by_role("combobox", name="Must this be true?").select_option("only if")
    sheet.get_by_role("combobox", name="Condition", exact=True).select_option("… is in …")
    sheet.get_by_role("combobox", name="What it depends on").select_option("the Critico")
    sheet.get_by_role("combobox", name="How much, or which").select_option("Wien")
    sheet.get_by_role("button", name="Add").press("Enter")
    sheet.get_by_role("button", name="Save the change").press("Enter")
    expect(standing(sheet)).to_have_count(1)
    expect(standing(sheet)).to_contain_text("Only if: the Critico is in Wien")
    expect(standing(sheet)).not_to_contain_text("Unless")
    sheet.get_by_role("button", name="Revoke").press("Enter")
    expect(standing(sheet)).to_have_text("You haven’t given any orders.")
    host.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
