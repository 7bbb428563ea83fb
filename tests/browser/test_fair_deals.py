"""Everybody's share in the deal: browsers add it by themselves, and show how the game was dealt."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit, keep
from tests.browser.looking import violations
from tests.browser.playing import ASKED, begin, expect_fits, resign
from tests.browser.test_friends import open_table, sit_down
from tests.browser.test_passing import ask_for_a_rematch, open_curtain, open_for_both, order_nothing_but_ends

OWN = "your number is in the deal"
TITLES = {"en": "How it was dealt", "nl": "Zo werd er gedeeld", "fr": "La distribution", "it": "La distribuzione"}
SHARES = """async () => {
  const answer = await fetch('/api/tables/' + location.pathname.split('/')[2] + '/record')
  return Object.values((await answer.json()).deal.shares).filter(share => share.nonce).length
}"""


def deal_dialog(page: Page, title: str = TITLES["en"]) -> Locator:
    """Opened from the menu."""
    page.keyboard.press("m")
    page.get_by_role("button", name=title).click()
    return page.get_by_role("dialog", name=title)


def close_dialog(page: Page) -> None:
    """Keys are the table's again."""
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_game_against_bots_is_dealt_with_the_own_number(visit: Visit) -> None:
    page = visit()
    begin(page)
    sheet = deal_dialog(page)
    expect(sheet).to_contain_text(OWN)
    expect(sheet).to_contain_text("A bot; the number of the house stands for it")
    keep(page, "deal")
    assert violations(page) == []
    close_dialog(page)
    resign(page)
    page.get_by_role("button", name=TITLES["en"]).click()
    sheet = page.get_by_role("dialog", name=TITLES["en"])
    expect(sheet).to_contain_text(OWN)
    expect(sheet).to_contain_text("Secret number:")
    keep(page, "deal-result")
    assert page.evaluate(SHARES) == 1


def test_friends_add_a_number_each(visit: Visit) -> None:
    host = visit()
    friend = visit(open_table(host, 2), phone=True)
    sit_down(friend)
    host.get_by_role("button", name="Raise the curtain").click()
    friend.wait_for_selector(ASKED)
    resign(friend)
    friend.get_by_role("button", name=TITLES["en"]).click()
    sheet = friend.get_by_role("dialog", name=TITLES["en"])
    expect(sheet.get_by_text("Secret number added")).to_have_count(2)
    expect_fits(friend)
    keep(friend, "deal-phone")
    assert friend.evaluate(SHARES) == 2


def test_several_players_at_one_device_have_one_number_in_the_rematch_too(visit: Visit) -> None:
    page = visit()
    open_for_both(page)
    expect(deal_dialog(page)).to_contain_text(OWN)
    close_dialog(page)
    order_nothing_but_ends(page)
    open_curtain(page, "Bob")
    order_nothing_but_ends(page)
    ask_for_a_rematch(page)
    open_curtain(page, "Bob")
    sheet = deal_dialog(page)
    expect(sheet.get_by_text("Secret number added")).to_have_count(1)
    expect(sheet).to_contain_text("everything opened so far fits its seal")


@pytest.mark.parametrize("lang", ["nl", "fr", "it"])
def test_it_is_told_in_every_language(visit: Visit, lang: str) -> None:
    page = visit(lang=lang, phone=True)
    page.locator(".ticket button.yes").click()
    page.wait_for_selector(ASKED)
    page.locator("[aria-keyshortcuts=m]").click()
    page.get_by_role("button", name=TITLES[lang]).click()
    sheet = page.get_by_role("dialog", name=TITLES[lang])
    expect(sheet.locator(".fine")).to_be_visible()
    expect_fits(page)
    keep(page, f"deal-{lang}-phone")
