"""Whoever comes back to a game reads what happened since the own last move."""

import random
import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit, keep
from tests.browser.playing import ASKED, FOOT, begin, bid, expect_fits, expect_said, heard, play
from tests.browser.test_help import box
from tests.browser.test_passing import open_curtain, open_for_both
from tests.browser.test_people import sit_two

SINCE = "Since your last move"
BOT = "Domino"
"""Who sits beside us."""


def since(page: Page, title: str = SINCE) -> Locator:
    """What is told to whoever comes back."""
    return page.get_by_role("region", name=title)


def end_turn(page: Page) -> None:
    """Of Operaopoly, until the bots have made theirs."""
    told = heard(page)
    page.mouse.move(0, 0)
    page.locator(f"{FOOT} [data-move=end]").click()
    page.wait_for_function("told => document.querySelector('[data-told]').dataset.told !== told", arg=told)
    page.wait_for_selector(f"{ASKED} [data-move=end]")


def test_a_reload_tells_what_happened_since_the_own_last_move(visit: Visit) -> None:
    page = visit()
    begin(page, "operaopoly", 3)
    expect(since(page)).to_have_count(0)
    end_turn(page)
    expect(since(page)).to_have_count(0)
    page.reload()
    expect(since(page)).to_contain_text(BOT)
    expect_said(page, SINCE)
    keep(page, "since")
    since(page).get_by_role("button", name="Close").click()
    expect(since(page)).to_have_count(0)
    page.reload()
    expect(since(page)).to_contain_text(BOT)
    page.locator(f"{FOOT} [data-move='draw opera']").click()
    expect(since(page)).to_have_count(0)


def test_a_friend_who_returns_reads_what_the_others_did(visit: Visit) -> None:
    host, friend = sit_two(visit)
    play(friend, random.Random(1))
    address = friend.url
    friend.goto("/")
    play(host, random.Random(2))
    friend.goto(address)
    expect(since(friend)).to_contain_text(re.compile(r"Guest \d+ has made a secret bid"))


def test_at_a_hand_over_the_next_player_reads_what_happened(visit: Visit) -> None:
    page = visit()
    open_for_both(page)
    expect(since(page, "So far")).to_have_count(0)
    bid(page, 0)
    open_curtain(page, "Bob")
    expect(since(page, "So far")).to_contain_text("Anna has made a secret bid.")


def test_on_a_phone_it_covers_no_answer(visit: Visit) -> None:
    page = visit(phone=True)
    begin(page, "operaopoly", 3)
    end_turn(page)
    page.reload()
    expect(since(page)).to_be_visible()
    expect_fits(page)
    keep(page, "since-phone")
    assert box(since(page))[3] <= box(page.locator(FOOT))[1]
