"""Nothing is lost when the page is loaded again, the network goes, or the server is restarted."""

import random

from playwright.sync_api import expect

from tests.browser.conftest import Visit, keep
from tests.browser.playing import ANSWERS, ASKED, begin, heard, pick, play
from tests.browser.theatre import Theatre

MORE = "told => Number(document.querySelector('[data-told]')?.dataset.told) > Number(told)"


def test_a_reload_brings_everything_back(visit: Visit) -> None:
    page = visit()
    begin(page)
    play(page, random.Random(1))
    page.wait_for_selector(f"{ASKED} {ANSWERS}")
    told = heard(page)
    page.reload()
    page.wait_for_selector(f"{ASKED} {ANSWERS}")
    assert heard(page) == told


def test_a_move_made_offline_is_sent_when_the_network_is_back(visit: Visit) -> None:
    page = visit(quiet=False)
    begin(page)
    page.wait_for_selector(f"{ASKED} {ANSWERS}")
    told = heard(page)
    page.context.set_offline(True)
    expect(page.get_by_text("The connection is lost.")).to_be_visible()
    pick(page, random.Random(1))
    expect(page.get_by_text("Your move is kept")).to_be_visible()
    keep(page, "offline")
    page.context.set_offline(False)
    page.wait_for_function(MORE, arg=told)
    expect(page.get_by_text("The connection is lost.")).to_be_hidden()


def test_a_move_made_offline_survives_even_a_reload(visit: Visit) -> None:
    page = visit(quiet=False)
    begin(page)
    page.wait_for_selector(f"{ASKED} {ANSWERS}")
    told = heard(page)
    page.context.set_offline(True)
    expect(page.get_by_text("The connection is lost.")).to_be_visible()
    pick(page, random.Random(1))
    expect(page.get_by_text("Your move is kept")).to_be_visible()
    page.context.set_offline(False)
    page.reload()
    page.wait_for_function(MORE, arg=told)


def test_a_game_goes_on_after_the_server_was_restarted(visit: Visit, theatre: Theatre) -> None:
    page = visit(quiet=False)
    begin(page)
    page.wait_for_selector(f"{ASKED} {ANSWERS}")
    theatre.close()
    expect(page.get_by_role("alert").filter(has_text="nothing is lost")).to_be_visible()
    keep(page, "restart")
    home = page.context.new_page()
    theatre.reopen()
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.get_by_role("alert").filter(has_text="nothing is lost")).to_be_hidden()
    told = heard(page)
    play(page, random.Random(1))
    assert int(heard(page)) > int(told)
    page.wait_for_selector(ASKED)
    home.goto("/")
    expect(home.get_by_text("Your turn")).to_be_visible()
