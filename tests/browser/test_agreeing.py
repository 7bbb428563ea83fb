"""What people agree on at a table, the clocks it brings, and everything that is asked for beside the moves."""

import random
import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, keep
from tests.browser.playing import BUTTONS, begin, choose, expect_fits, expect_said, play, resign, sit
from tests.browser.test_friends import open_table, sit_down

CLOCKS = "[data-region=clocks]"
LEFT = f"{CLOCKS} [role=timer]"


def more_choices(page: Page, within: str) -> None:
    """Unfold what is folded away."""
    page.locator(within).get_by_text("More choices").click()


def friends(page: Page) -> str:
    """The part of the home page where a table is opened."""
    page.get_by_role("button", name="Open a table").wait_for()
    return "section:has(button:text('Open a table'))"


def sit_together(host: Page, friend: Page) -> None:
    """A friend sits down, and the curtain rises for both."""
    sit_down(friend)
    host.get_by_role("button", name="Raise the curtain").click()
    for page in (host, friend):
        sit(page)


def test_a_table_of_ones_own_making_is_told_before_anybody_sits_down(visit: Visit) -> None:
    host = visit()
    more_choices(host, friends(host))
    choose(host, "live")
    choose(host, "5 min + 10 s")
    host.get_by_role("checkbox", name="others can watch").uncheck()
    expect(host.get_by_role("checkbox", name="Rated")).to_be_disabled()
    expect(host.get_by_text("For rated games everybody needs an account.")).to_be_visible()
    host.locator(friends(host)).get_by_role("checkbox", name="Seven rounds").check()
    host.get_by_role("checkbox", name="anybody can sit down").check()
    keep(host, "more-choices")
    link = open_table(host, 2)
    for words in ("5 min + 10 s", "Seven rounds", "Without spectators", "Open to anybody", "Substitute: Novice"):
        expect(host.get_by_text(words, exact=True)).to_be_visible()
    keep(host, "seating-agreed")
    passer = visit()
    listed = passer.get_by_role("region", name="Open tables")
    expect(listed.get_by_text(re.compile("5 min \\+ 10 s · Seven rounds")).first).to_be_visible()
    friend = visit(link, phone=True)
    sit_together(host, friend)
    expect(friend.locator(LEFT)).to_have_count(2)
    expect_fits(friend)
    keep(friend, "clocks-phone")


def test_a_clock_runs_down_between_two_pieces_of_news(visit: Visit) -> None:
    host = visit()
    more_choices(host, friends(host))
    choose(host, "live")
    link = open_table(host, 2)
    sit_together(host, visit(link))
    own = host.locator(LEFT).first
    expect(own).to_have_text(re.compile(r"^15:\d\d$"))
    before = own.inner_text()
    host.wait_for_function("([words, first]) => document.querySelector(first).innerText < words", arg=[before, LEFT])


def test_a_slow_game_counts_in_days(visit: Visit) -> None:
    host = visit()
    more_choices(host, friends(host))
    choose(host, "slow")
    choose(host, "7 days a move")
    link = open_table(host, 2)
    friend = visit(link)
    sit_together(host, friend)
    expect(host.locator(LEFT).first).to_have_text("7 days left")


def test_little_time_is_marked_and_said(visit: Visit) -> None:
    host = visit(script="const fast = performance.now.bind(performance)\nperformance.now = () => fast() * 50")
    more_choices(host, friends(host))
    choose(host, "live")
    choose(host, "5 min + 10 s")
    link = open_table(host, 2)
    sit_together(host, visit(link))
    expect_said(host, "You have one minute left.")
    expect(host.locator(f"{CLOCKS} .low").first).to_contain_text("not much time left")
    keep(host, "little-time")


def test_the_shorter_game_has_seven_rounds(visit: Visit) -> None:
    page = visit()
    more_choices(page, ".ticket")
    page.locator(".ticket").get_by_role("checkbox", name="Seven rounds").check()
    begin(page)
    page.keyboard.press("b")
    expect(page.get_by_role("dialog", name="Text board")).to_contain_text("Round 1 of 7")


def test_open_screens_show_what_others_have(visit: Visit) -> None:
    page = visit()
    more_choices(page, ".ticket")
    page.locator(".ticket").get_by_role("checkbox", name="Open screens").check()
    begin(page)
    page.keyboard.press("b")
    expect(page.get_by_role("dialog", name="Text board").get_by_text(re.compile("^Domino.*ducats"))).to_be_visible()


def test_after_the_game_every_screen_is_open_in_the_review(visit: Visit) -> None:
    page = visit()
    begin(page)
    play(page, random.Random(4))
    page.wait_for_selector(BUTTONS)
    page.keyboard.press("b")
    board = page.get_by_role("dialog", name="Text board")
    expect(board.get_by_text(re.compile("^Domino"))).to_be_visible()
    expect(board.get_by_text(re.compile("^Domino.*ducats"))).to_have_count(0)
    page.keyboard.press("Escape")
    resign(page)
    page.get_by_role("link", name="Review the game").click()
    page.get_by_role("combobox", name="Behind whose screen").select_option("blue")
    expect(page.locator("[data-place='ducats.blue'] b")).to_have_text(re.compile(r"\d+"))
    keep(page, "replay-behind-blue")


def test_a_note_is_kept_and_nobody_else_reads_it(visit: Visit) -> None:
    host = visit()
    link = open_table(host, 2)
    friend = visit(link)
    sit_together(host, friend)
    host.keyboard.press("n")
    host.get_by_role("textbox", name="Note").fill("Blue bids high.")
    host.get_by_role("button", name="Save").click()
    expect(host.get_by_text("Saved.")).to_be_visible()
    host.reload()
    sit(host)
    host.keyboard.press("n")
    expect(host.get_by_role("textbox", name="Note")).to_have_value("Blue bids high.")
    friend.keyboard.press("n")
    expect(friend.get_by_role("textbox", name="Note")).to_have_value("")


def test_somebody_who_is_muted_is_not_heard(visit: Visit) -> None:
    host = visit()
    link = open_table(host, 2)
    friend = visit(link)
    sit_together(host, friend)
    for page in (host, friend):
        page.keyboard.press("c")
    say(friend, "Far too slow!")
    chat = host.get_by_role("complementary", name="Chat")
    expect(chat).to_contain_text("Far too slow!")
    chat.get_by_role("button", name=re.compile("^Mute, block or report")).click()
    host.get_by_role("dialog").get_by_role("button", name=re.compile("^Mute")).click()
    expect(chat).not_to_contain_text("Far too slow!")
    say(friend, "Hello?")
    say(host, "I think.")
    expect(chat).to_contain_text("I think.")
    expect(chat).not_to_contain_text("Hello?")
    chat.get_by_role("button", name=re.compile("Unmute")).click()
    expect(chat).to_contain_text("Far too slow!")


def say(page: Page, words: str) -> None:
    """In the chat, until the house has heard it."""
    page.get_by_role("textbox", name="Say something").fill(words)
    page.keyboard.press("Enter")
    expect(page.get_by_role("complementary", name="Chat").locator("ol")).to_contain_text(words)


def test_two_tabs_that_come_at_once_are_one_person(visit: Visit) -> None:
    first = visit(quiet=False)
    second = first.context.new_page()
    second.goto("/")
    for page in (first, second):
        page.get_by_role("button", name="Open a table").wait_for()
        page.locator("button", has_text="Open a table").evaluate("button => void button.click()")
    for page in (first, second):
        expect(page.get_by_role("button", name="Stand up")).to_be_visible()
    expect(second.get_by_role("banner")).to_have_text(first.get_by_role("banner").inner_text(), use_inner_text=True)
