"""No click gives an answer that its player hadn't seen when the pointer went down."""

from typing import cast

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import BUTTONS, begin, bid, reach

IN_SIGHT = 400
"""So many milliseconds an answer is in sight before the pointer may give it."""
EVERY = 250
"""A hasty player clicks again after so many milliseconds."""
MOST_CLICKS = 4000
PATIENCE = 6
"""After so many clicks that led nowhere, the question at hand is answered by keyboard."""
WATCHING = """
window.given = []
let since = new Map()
let age = 0
const ANSWERS = '[data-region=footlights] .answer, [data-region=footlights] .yes, [data-lit], [data-move]'
function look() {
  const question = document.querySelector('[data-region=footlights] .question')?.textContent
  const answers = [...document.querySelectorAll('[data-region=footlights] .answer')].map(one => one.dataset.move)
  const now = new Map()
  for (const one of document.querySelectorAll(ANSWERS)) {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    const key = JSON.stringify([one.textContent, left, top, question, answers, window.given.length])
    now.set(key, { left, right, top, bottom, first: since.get(key)?.first ?? performance.now() })
  }
  since = now
}
const watch = () => { look(); requestAnimationFrame(watch) }
requestAnimationFrame(watch)
addEventListener('pointerdown', ({ clientX: x, clientY: y }) => {
  look()
  const under = [...since.values()].filter(one => one.left <= x && x <= one.right && one.top <= y && y <= one.bottom)
  age = Math.min(...under.map(one => performance.now() - one.first))
}, true)
addEventListener('keydown', () => (age = null), true)
const send = WebSocket.prototype.send
WebSocket.prototype.send = function (text) {
  const { command } = JSON.parse(text)
  if (command?.kind === 'play') window.given.push([command.move, age])
  return send.call(this, text)
}
"""
"""Writes down every move that is sent, and how long its answer had been in sight when the pointer went down on it: with
these words, at this place, with the same question and the same answers beside it, and no answer given since. A move by
keyboard has no such time.
"""
WHERE = """which => {
  const answers = document.querySelectorAll(`[data-region=footlights] .answer${which}:not([aria-disabled=true])`)
  const { x, y, width, height } = [...answers].at(-1).getBoundingClientRect()
  return [x + width / 2, y + height / 2]
}"""
ALL_AWAKE = "() => !document.querySelector('[data-region=footlights] .answer[data-deaf]')"
STANDING = """() => [
  document.querySelector('#what-next') !== null, document.querySelector('[data-asked=true]') !== null,
  window.given.length,
]"""


@pytest.mark.parametrize("game", ["opera", "operaopoly"])
def test_hasty_clicks_through_a_whole_game_answer_only_what_was_in_sight(visit: Visit, game: str) -> None:
    """They fall on one point, where the last answer is, with a hand that isn't quite still."""
    page = visit(speed="fast", script=WATCHING)
    begin(page, game)
    assert hammer(page, trembling=10, most=MOST_CLICKS)
    ages = ages_of_clicked(page)
    assert len(ages) > 3
    assert min(ages) >= IN_SIGHT


@pytest.mark.parametrize("game", ["opera", "operaopoly"])
def test_clicks_of_a_hand_that_never_moves_answer_once(visit: Visit, game: str) -> None:
    """What the hand had moved to, and nothing that came afterwards."""
    page = visit(speed="fast", script=WATCHING)
    begin(page, game)
    if game == "opera":
        bid(page, 5)
        reach(page, "[data-move^=hire]")
    page.wait_for_function(ALL_AWAKE)
    before = len(ages_of_clicked(page))
    hammer(page, trembling=0, most=60, where=".lit")
    assert len(ages_of_clicked(page)) == before + 1


def test_ending_the_performance_is_confirmed(visit: Visit) -> None:
    page = visit(script=WATCHING)
    begin(page)
    bid(page, 5)
    reach(page, "[data-move=end]")
    before = ages_of_clicked(page)
    page.locator("[data-move=end]").click()
    expect(page.get_by_role("button", name="End my performance")).to_be_visible()
    page.get_by_role("button", name="Something else").click()
    expect(page.locator("[data-move=end]")).to_contain_text("ends playing along too")
    assert ages_of_clicked(page) == before


def test_digits_choose_a_bid_and_enter_makes_it(visit: Visit) -> None:
    page = visit(script=WATCHING)
    begin(page)
    chosen = page.locator("[data-region=footlights] [aria-pressed=true]")
    for key, move in (("7", "bid 7"), ("1", "bid 1"), ("0", "bid 10"), ("0", "bid 0"), ("3", "bid 3")):
        page.keyboard.press(key)
        expect(chosen).to_have_attribute("data-move", move)
    page.keyboard.press("Enter")
    page.wait_for_function("() => window.given.length === 1")
    assert page.evaluate("window.given[0][0]") == "bid 3"


def hammer(page: Page, trembling: int, most: int, where: str = "") -> bool:
    """Click on one point again and again, that of the last answer of a kind; whether the game came to its end."""
    x, y = page.evaluate(WHERE, where)
    page.mouse.move(x, y)
    page.wait_for_timeout(2 * EVERY)
    idle = known = 0
    for click in range(most):
        over, asked, given = page.evaluate(STANDING)
        if over:
            return True
        idle, known = (idle + 1 if given == known and asked else 0), given
        if idle > PATIENCE:
            idle = 0
            page.locator(BUTTONS).first.press("Enter")
        page.mouse.click(x + trembling * (click % 2), y)
        page.wait_for_timeout(EVERY)
    return False


def ages_of_clicked(page: Page) -> list[float]:
    """How long each answer that a click gave had been in sight."""
    return cast(list[float], page.evaluate("window.given.map(([, age]) => age).filter(age => age !== null)"))
