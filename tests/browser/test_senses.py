"""What is seen to move, and how somebody who looks elsewhere is called."""

import random
import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import ASKED, begin, play, sit
from tests.browser.test_friends import open_table, sit_down

MOVING = """
window.moved = []
const look = () => {
  for (const one of document.getAnimations())
    if (one.playState === 'running' && one.effect.getComputedTiming().duration > 0)
      window.moved.push(one.effect.target?.className ?? '?')
  requestAnimationFrame(look)
}
requestAnimationFrame(look)
"""
"""Writes down everything that is seen moving."""
POINTING = """
window.pointed = 0
const animate = Element.prototype.animate
Element.prototype.animate = function (frames, ...given) {
  if (frames[0]?.outlineOffset === '3px') window.pointed += 1
  return animate.call(this, frames, ...given)
}
"""
"""Counts the rings of light around what somebody asked to be shown."""
CALLING = """
window.called = []
Object.defineProperty(document, 'hidden', { get: () => window.elsewhere === true })
window.Notification = class extends Notification {
  static permission = 'granted'
  constructor(title, more) { super(title, more); window.called.push(`${title} | ${more.body}`) }
}
"""
"""Writes down every notice; the window can be looked away from. A browser without windows has no place for notices and
always says that they are forbidden.
"""


def test_nothing_moves_where_movement_is_unwelcome(visit: Visit) -> None:
    for game in ("opera", "operaopoly"):
        page = visit(still=True, script=MOVING)
        begin(page, game)
        lots = random.Random(2)
        for _ in range(4):
            play(page, lots)
        assert page.evaluate("window.moved") == []


def test_things_move_where_nobody_minds(visit: Visit) -> None:
    page = visit(speed="fast", script=MOVING)
    begin(page)
    lots = random.Random(2)
    for _ in range(4):
        play(page, lots)
    page.wait_for_function("() => window.moved.length > 0")


def two_players(visit: Visit, script: str) -> tuple[Page, Page]:
    """A host who is watched, and a friend; both are asked for a bid."""
    host = visit(script=script)
    link = open_table(host, 2)
    friend = visit(link)
    sit_down(friend)
    host.get_by_role("button", name="Raise the curtain").click()
    for page in (host, friend):
        sit(page)
    return host, friend


def until_host_is_asked(host: Page, friend: Page, lots: random.Random) -> None:
    """Both move until the host has waited and is asked anew."""
    while host.locator(ASKED).count():
        play(host, lots)
    friend.wait_for_selector(ASKED)
    while friend.locator(ASKED).count():
        play(friend, lots)
    host.wait_for_selector(ASKED)


def prefer(page: Page, name: str, kept: str) -> None:
    """Tick something in the menu's preferences, until it is kept."""
    page.keyboard.press("m")
    page.get_by_role("checkbox", name=name).check()
    page.wait_for_function("kept => JSON.parse(localStorage['operahouse-settings'])[kept]", arg=kept)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Menu")).to_have_count(0)


def test_a_notice_calls_whoever_looks_elsewhere_and_wishes_it(visit: Visit) -> None:
    host, friend = two_players(visit, CALLING)
    lots = random.Random(3)
    host.evaluate("window.elsewhere = true")
    until_host_is_asked(host, friend, lots)
    assert host.evaluate("window.called") == []
    assert host.title().startswith("Your turn")
    host.evaluate("window.elsewhere = false")
    prefer(host, "Notify me when it’s my turn", "notices")
    host.evaluate("window.elsewhere = true")
    until_host_is_asked(host, friend, lots)
    called = host.evaluate("window.called")
    assert called
    assert called[-1].startswith("Your turn | Opera: ")


def test_a_line_of_the_log_is_shown_on_the_board(visit: Visit) -> None:
    page = visit(script=POINTING)
    begin(page)
    lots = random.Random(2)
    for _ in range(3):
        play(page, lots)
    page.keyboard.press("l")
    log = page.get_by_role("complementary", name="Log")
    expect(log.get_by_role("listitem").first).to_be_visible()
    log.get_by_role("button", name=re.compile("hires?")).first.click()
    page.wait_for_function("() => window.pointed > 0")
