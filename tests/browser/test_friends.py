"""Friends at one table, spectators, and several players at one device."""

import random
import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, keep
from tests.browser.playing import (
    ANSWERS,
    ASKED,
    BUTTONS,
    choose,
    expect_fits,
    expect_said,
    heard,
    is_heard,
    pick,
    play,
)

MOST_PICKS = 60


def open_table(page: Page, players: int) -> str:
    """The host opens a table; returns its address."""
    choose(page, str(players))
    page.get_by_role("button", name="Open a table").click()
    page.get_by_role("heading", name="Invite friends").wait_for()
    return page.url


def sit_down(page: Page, name: str = "Fiona") -> None:
    """At the first free seat, under a name that is asked for."""
    page.get_by_role("button", name="Sit down").first.click()
    dialog = page.get_by_role("dialog", name="Sit down")
    dialog.get_by_role("textbox", name="Your name at the table").fill(name)
    dialog.get_by_role("button", name="Sit down").click()
    expect(dialog).to_have_count(0)


def test_a_friend_joins_by_link_on_a_phone_and_somebody_watches(visit: Visit) -> None:
    host = visit()
    link = open_table(host, 2)
    keep(host, "seating")
    friend = visit(link, phone=True)
    keep(friend, "seating-phone")
    expect_fits(friend)
    sit_down(friend)
    host.get_by_role("button", name="Raise the curtain").click()
    watcher = visit(link)
    for page in (host, friend):
        page.wait_for_selector(f"{ASKED} {ANSWERS}")
    expect(watcher.get_by_role("heading", name=re.compile("Waiting for"))).to_be_visible()
    expect(watcher.locator(ANSWERS)).to_have_count(0)
    lots = random.Random(3)
    play(host, lots, "mouse")
    play(friend, lots, "finger")
    expect_said(watcher, "bids")
    expect(host.locator("[data-told]")).to_have_attribute("data-told", heard(friend))
    assert [page.title().startswith("Your turn") for page in (host, friend)].count(True) == 1


def test_a_friend_joins_by_code_and_they_talk(visit: Visit) -> None:
    host = visit()
    open_table(host, 2)
    code = host.locator(".code").inner_text()
    friend = visit()
    friend.get_by_role("textbox", name="A friend’s code").fill(code.lower())
    friend.get_by_role("button", name="Join").click()
    sit_down(friend)
    host.get_by_role("button", name="Raise the curtain").click()
    friend.wait_for_selector(ASKED)
    friend.keyboard.press("c")
    friend.get_by_role("textbox", name="Say something").fill("In bocca al lupo!")
    friend.keyboard.press("Enter")
    expect_said(host, "In bocca al lupo!")


def test_a_full_table_says_so(visit: Visit) -> None:
    host = visit()
    link = open_table(host, 2)
    host.get_by_role("combobox", name="Seat a bot at Blue").select_option("random")
    late = visit(link)
    expect(late.get_by_text("Every seat at this table is taken.")).to_be_visible()
    keep(late, "full-table")


def test_a_pause_is_offered_and_agreed_on(visit: Visit) -> None:
    host = visit()
    link = open_table(host, 2)
    friend = visit(link)
    sit_down(friend)
    host.get_by_role("button", name="Raise the curtain").click()
    for page in (host, friend):
        page.wait_for_selector(ASKED)
    host.keyboard.press("m")
    host.get_by_role("button", name="Offer a pause").click()
    friend.get_by_role("button", name="I agree").click()
    host.get_by_role("button", name="Go on").click()
    friend.get_by_role("button", name="Go on").click()
    for page in (host, friend):
        expect(page.get_by_role("button", name="Go on")).to_have_count(0)
    host.wait_for_selector(f"{ASKED} {ANSWERS}")


def test_a_move_can_be_taken_back_until_somebody_learns_from_it(visit: Visit) -> None:
    host = visit()
    link = open_table(host, 2)
    friend = visit(link)
    sit_down(friend)
    host.get_by_role("button", name="Raise the curtain").click()
    host.wait_for_selector(f"{ASKED} {ANSWERS}")
    friend.wait_for_selector(f"{ASKED} {ANSWERS}")
    play(host, random.Random(3))
    host.get_by_role("button", name="Take back").click()
    expect_said(friend, "takes a move back")
    play(host, random.Random(3))
    play(friend, random.Random(3))
    expect_said(host, "bids")
    expect(host.get_by_role("button", name="Take back")).to_be_hidden()


def test_pass_and_play_closes_the_curtain_between_players(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Choose the seats").click()
    page.get_by_role("textbox", name="Name of the player at Red").fill("Anna")
    page.get_by_role("textbox", name="Name of the player at Blue").fill("Bob")
    page.get_by_role("dialog").get_by_role("button", name="Raise the curtain").click()
    lots = random.Random(2)
    handed = 0
    for _ in range(MOST_PICKS):
        page.wait_for_selector(f"{BUTTONS}, .down")
        if page.locator(".down").count():
            expect(page.locator("[data-told]")).to_have_count(0)
            handed += 1
            keep(page, "curtain-down")
            page.get_by_role("button", name="open the curtain").click()
            page.wait_for_selector(ASKED)
        if handed > 2:
            break
        is_heard(page, pick(page, lots, "mouse"))
    assert handed > 2
