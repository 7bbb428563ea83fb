"""People at one table see each other: who is here, what is said, who goes and comes back."""

import random
import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import PATIENCE, Visit, keep
from tests.browser.playing import ASKED, begin, expect_said, play, resign
from tests.browser.test_friends import open_table, sit_down

LATER = 20_000
"""Milliseconds that somebody may be gone before it is told, and the machine may be slow."""


def sit_two(visit: Visit, game: str = "Opera") -> tuple[Page, Page]:
    """A host and a friend, at a table of two, at its first question."""
    host = visit()
    host.get_by_role("radio", name=game, exact=True).check()
    friend = visit(open_table(host, 2))
    sit_down(friend)
    host.get_by_role("button", name="Raise the curtain").click()
    for page in (host, friend):
        page.wait_for_selector("[data-told] [data-region=footlights]")
    return host, friend


def test_new_chat_is_noticed_without_opening_anything(visit: Visit) -> None:
    host, friend = sit_two(visit)
    button = host.get_by_role("button", name="Chat", exact=True)
    expect(button).to_be_visible()
    friend.keyboard.press("c")
    for text in ("In bocca al lupo!", "Crepi!"):
        friend.get_by_role("textbox", name="Say something").fill(text)
        friend.keyboard.press("Enter")
    expect(host.locator(".toasts")).to_contain_text("In bocca al lupo!")
    keep(host, "chat-bubble")
    unread = host.get_by_role("button", name="Chat, 2 new messages")
    expect(unread).to_be_visible()
    host.reload()
    unread.click()
    expect(host.get_by_role("complementary", name="Chat")).to_contain_text("Crepi!")
    host.keyboard.press("Escape")
    expect(button).to_be_visible()
    host.reload()
    host.wait_for_selector(ASKED)
    expect(button).to_be_visible()


def test_who_is_here_is_seen_at_the_seats_and_a_closed_page_is_told(visit: Visit) -> None:
    host, friend = sit_two(visit, "Operaopoly")
    dot = host.locator("[data-presence]")
    expect(dot).to_have_attribute("data-presence", "here")
    address = friend.url
    friend.goto("/")
    expect(dot).to_have_attribute("data-presence", "gone")
    keep(host, "presence-gone")
    expect(host.locator(".toasts")).to_contain_text("Fiona isn’t here any more.", timeout=LATER)
    expect_said(host, "Fiona isn’t here any more.")
    friend.goto(address)
    expect(dot).to_have_attribute("data-presence", "here")
    expect(host.locator(".toasts")).to_contain_text("Fiona is here again.")


def test_absence_return_and_resignation_are_told(visit: Visit) -> None:
    host, friend = sit_two(visit)
    play(friend, random.Random(1))
    friend.keyboard.press("m")
    friend.get_by_role("dialog", name="Menu").get_by_role("button", name="Let a bot play for me").click()
    expect(host.locator(".toasts")).to_contain_text("Fiona has left")
    expect_said(host, "Fiona has left")
    expect(host.locator("[data-presence]")).to_have_attribute("data-presence", "stand-in")
    friend.get_by_role("button", name="Take over again").click()
    expect(host.locator(".toasts")).to_contain_text("Fiona is back.")
    resign(friend)
    expect_said(host, "Fiona resigns")


def test_a_bot_stands_in_for_who_is_gone_until_they_return(visit: Visit) -> None:
    host, friend = sit_two(visit)
    play(host, random.Random(1))
    address = friend.url
    friend.goto("/")
    host.get_by_role("button", name="Let a bot play on").click()
    expect(host.locator("[data-presence]")).to_have_attribute("data-presence", "stand-in")
    expect_said(host, "Fiona is gone; a bot (Novice) plays on, as everybody agreed.")
    keep(host, "stand-in")
    friend.goto(address)
    expect(host.locator("[data-presence]")).to_have_attribute("data-presence", "here")
    expect_said(host, "Fiona is back.")


def test_no_two_are_called_the_same_and_a_new_name_counts_at_once(visit: Visit) -> None:
    host = visit()
    link = open_table(host, 2)
    rename(host, "Anna")
    friend = visit(link)
    friend.get_by_role("button", name="Sit down").click()
    dialog = friend.get_by_role("dialog", name="Sit down")
    dialog.get_by_role("textbox").fill("ANNA")
    dialog.get_by_role("button", name="Sit down").click()
    expect(dialog.get_by_role("alert")).to_contain_text("already called ANNA")
    dialog.get_by_role("textbox").fill("Fiona")
    dialog.get_by_role("button", name="Sit down").click()
    expect(host.get_by_role("listitem").filter(has_text="Fiona")).to_be_visible()
    expect(host).to_have_title(re.compile("Everybody is here"))
    expect(host.get_by_text("Everybody is here and waits for you.")).to_be_visible()
    keep(host, "seating-full")
    host.get_by_role("button", name="Raise the curtain").click()
    host.wait_for_selector(ASKED)
    rename(friend, "Lucia")
    expect_said(host, "Fiona is now called Lucia.")
    expect(host.locator(".strip .name")).to_contain_text("Lucia")


def rename(page: Page, name: str) -> None:
    """By the button at the own seat before the game, in the account's dialog later."""
    before = page.get_by_role("button", name="Change name")
    if before.count():
        before.click()
    else:
        page.evaluate("history.pushState({}, '', '/')")
        page.goto("/")
        page.get_by_role("button", name=re.compile("account")).click()
    dialog = page.locator("dialog[open]")
    dialog.get_by_role("textbox", name="Your name at the table").fill(name)
    dialog.get_by_role("button", name="Save").first.click()
    if before.count() == 0:
        expect(page.get_by_role("button", name=f"{name}, account")).to_be_visible()
        page.go_back()


def test_the_host_is_asked_before_a_seat_is_emptied_and_may_close_the_table(visit: Visit) -> None:
    host = visit()
    friend = visit(open_table(host, 2))
    sit_down(friend)
    host.get_by_role("button", name="Empty the seat").click()
    dialog = host.get_by_role("dialog", name="Empty the seat")
    keep(host, "empty-seat")
    dialog.get_by_role("button", name="Let Fiona stay").click()
    expect(friend.get_by_role("button", name="Stand up")).to_be_visible()
    host.get_by_role("button", name="Empty the seat").click()
    dialog.get_by_role("button", name="Empty the seat").click()
    sit_down(friend)
    host.get_by_role("button", name="Close this table").click()
    host.get_by_role("dialog").get_by_role("button", name="Close this table").click()
    expect(friend.get_by_role("heading", name="This table was closed")).to_be_visible()
    expect(host).to_have_url(re.compile("/$"))


def test_whoever_resigned_finds_the_rematch(visit: Visit) -> None:
    host = visit()
    link = open_table(host, 3)
    friend, third = visit(link), visit(link)
    sit_down(friend)
    sit_down(third, "Cleo")
    host.get_by_role("button", name="Raise the curtain").click()
    for page in (host, friend, third):
        page.wait_for_selector("[data-told] [data-region=footlights]")
    friend.keyboard.press("m")
    friend.get_by_role("dialog", name="Menu").get_by_role("button", name="Resign").click()
    friend.get_by_role("dialog", name="Resign").get_by_role("button", name="Resign").click()
    expect_said(host, "Fiona resigns")
    resign(third)
    for page in (host, friend):
        page.locator("#what-next").wait_for()
    host.get_by_role("button", name="Rematch", exact=True).click()
    friend.get_by_role("link", name="To the rematch").click()
    sit_down(friend)


def test_a_turn_can_be_taken_back_against_bots(visit: Visit) -> None:
    page = visit()
    begin(page)
    lots = random.Random(5)
    play(page, lots)
    page.wait_for_selector(ASKED)
    before = page.locator("[data-told]").get_attribute("data-told")
    page.keyboard.press("u")
    dialog = page.get_by_role("dialog", name="Take back your last turn?")
    keep(page, "rewind")
    dialog.get_by_role("button", name="Take it back").click()
    expect(dialog).to_have_count(0)
    expect(page.locator("[data-told]")).not_to_have_attribute("data-told", before or "")
    expect_said(page, "You take your last turn back")
    expect(page.get_by_role("heading", name="How much do you bid?")).to_be_visible()
    resign(page)
    expect(page.get_by_text("1 turn taken back")).to_be_visible()


def test_a_bot_plays_for_me_against_bots_too(visit: Visit) -> None:
    page = visit()
    begin(page)
    page.keyboard.press("m")
    page.get_by_role("dialog", name="Menu").get_by_role("button", name="Let a bot play for me").click()
    page.locator("#what-next").wait_for(timeout=PATIENCE * 4)
