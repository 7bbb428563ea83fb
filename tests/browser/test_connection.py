"""Nothing is lost when the page is loaded again, the network goes, or the server is restarted."""

import random

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, keep
from tests.browser.playing import ANSWERS, ASKED, FOOT, OWN_BID, begin, bid, expect_logged, heard, play
from tests.browser.test_friends import open_table, sit_down
from tests.browser.theatre import Theatre

LOST = "The connection is lost."


def reload(page: Page) -> None:
    """All that stood there stands there again."""
    told, words = heard(page), page.locator(FOOT).inner_text()
    page.reload()
    expect(page.locator(FOOT)).to_have_text(words, use_inner_text=True)
    assert heard(page) == told


def test_a_reload_brings_everything_back(visit: Visit) -> None:
    """Among people, for bots would go on meanwhile."""
    host = visit()
    friend = visit(open_table(host, 2))
    sit_down(friend)
    host.get_by_role("button", name="Raise the curtain").click()
    for page in (host, friend):
        page.wait_for_selector(f"{ASKED} {ANSWERS}")
    play(host, random.Random(1))
    expect(friend.locator("[data-told]")).to_have_attribute("data-told", heard(host))
    reload(host)
    expect(host.locator(ASKED)).to_have_count(0)
    reload(friend)
    friend.wait_for_selector(f"{ASKED} {ANSWERS}")


def bid_offline(page: Page) -> None:
    """A move of our own while there is no network."""
    begin(page)
    page.context.set_offline(True)
    expect(page.get_by_text(LOST)).to_be_visible()
    bid(page, 1)
    expect(page.get_by_text("We’ve kept your move")).to_be_visible()


def test_a_move_made_offline_is_sent_when_the_network_is_back(visit: Visit) -> None:
    page = visit(quiet=False)
    bid_offline(page)
    keep(page, "offline")
    page.context.set_offline(False)
    expect_logged(page, OWN_BID)
    expect(page.get_by_text(LOST)).to_be_hidden()


def test_a_move_made_offline_survives_even_a_reload(visit: Visit) -> None:
    """Another page takes its place before there is a network again, so that it cannot be sent too early."""
    page = visit(quiet=False)
    bid_offline(page)
    table = page.url
    page.goto("about:blank")
    page.context.set_offline(False)
    page.goto(table)
    page.locator(FOOT).wait_for()
    expect_logged(page, OWN_BID)


def test_a_game_goes_on_after_the_server_was_restarted(visit: Visit, theatre: Theatre) -> None:
    page = visit(quiet=False)
    begin(page)
    theatre.close()
    goodbye = page.get_by_role("alert").filter(has_text="nothing is lost")
    expect(goodbye).to_be_visible()
    keep(page, "restart")
    home = page.context.new_page()
    theatre.reopen()
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(goodbye).to_be_hidden()
    told = heard(page)
    play(page, random.Random(1))
    assert int(heard(page)) > int(told)
    page.wait_for_selector(ASKED)
    home.goto("/")
    expect(home.get_by_text("Your turn")).to_be_visible()
