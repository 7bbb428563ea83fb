"""The coach in a browser: asked and followed, warning before a blunder, and telling afterwards where a game was won."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, keep
from tests.browser.playing import begin, expect_fits, heard, is_over, play
from tests.browser.test_access import violations

PANE = "[data-region=coach]"
ADVICE = f"{PANE} ol > li"
MOST_QUESTIONS = 400


def ask(page: Page) -> None:
    """The coach, by its key; it has answered."""
    page.keyboard.press("k")
    page.locator(ADVICE).first.wait_for()


@pytest.mark.parametrize("game", ["opera", "operaopoly"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_coach_is_asked_and_its_move_played(visit: Visit, game: str, phone: bool) -> None:
    page = visit(phone=phone)
    begin(page, game)
    page.get_by_role("button", name="Coach").click()
    advice = page.locator(ADVICE)
    advice.first.wait_for()
    assert 1 <= advice.count() <= 3
    expect(advice.first.locator(".figures")).to_have_text(re.compile(r"\d+% to win.*points expected", re.DOTALL))
    expect(page.locator("[aria-live]").filter(has_text="The coach sees")).to_have_count(1)
    keep(page, f"coach-{game}-{'phone' if phone else 'desktop'}")
    assert violations(page) == []
    expect_fits(page)
    told = heard(page)
    advice.first.get_by_role("button", name="Play this").click()
    page.wait_for_function("told => document.querySelector('[data-told]')?.dataset.told !== told", arg=told)


@pytest.mark.parametrize("game", ["opera", "operaopoly"])
def test_a_suggestion_is_laid_out_and_waits_for_a_yes(visit: Visit, game: str) -> None:
    page = visit()
    begin(page, game)
    ask(page)
    page.locator(ADVICE).first.get_by_role("button", name="Show on the board").click()
    page.keyboard.press("Escape")
    expect(page.locator(PANE)).to_have_count(0)
    yes = page.locator("[data-region=footlights] button.yes, [data-region=footlights] .yes").first
    expect(yes).to_be_visible()
    keep(page, f"coach-{game}-shown")
    expect(page.locator("[data-asked=true]")).to_have_count(1)
    told = heard(page)
    yes.click()
    page.wait_for_function("told => document.querySelector('[data-told]')?.dataset.told !== told", arg=told)
    expect(yes).to_be_hidden()


def test_a_programme_is_laid_out_on_the_desk_and_played(visit: Visit) -> None:
    page = visit()
    begin(page)
    lots = random.Random(4)
    for _ in range(MOST_QUESTIONS):
        if page.get_by_role("region", name="Programme desk").count() or is_over(page):
            break
        play(page, lots)
    assert not is_over(page)
    ask(page)
    expect(page.locator(f"{ADVICE} h3").first).to_have_text(re.compile("programme", re.IGNORECASE))
    keep(page, "coach-programme")
    told = heard(page)
    page.locator(ADVICE).first.get_by_role("button", name="Play this").click()
    page.wait_for_function("told => document.querySelector('[data-told]')?.dataset.told !== told", arg=told)


def stop_the_clock(page: Page) -> None:
    """A move waits for the coach until it answers, however slow the machine is."""
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))


def test_a_blunder_is_held_back_until_it_is_meant(visit: Visit) -> None:
    """To bid nothing at all in the first round is one."""
    page = visit()
    page.get_by_role("button", name="Preferences").click()
    page.get_by_role("checkbox", name="Warn me").check()
    page.keyboard.press("Escape")
    begin(page, players=3)
    answer = page.locator('[data-region=footlights] [data-move="bid 0"]')
    stop_the_clock(page)
    answer.click()
    dialog = page.get_by_role("dialog", name="Are you sure?")
    expect(dialog).to_contain_text(re.compile(r"leaves you \d+% to win"))
    keep(page, "coach-warning")
    page.clock.resume()
    assert violations(page) == []
    dialog.get_by_role("button", name="Think again").click()
    expect(dialog).to_have_count(0)
    expect(page.locator("[data-asked=true]")).to_have_count(1)
    expect(answer).not_to_have_attribute("aria-disabled", "true")
    stop_the_clock(page)
    answer.click()
    told = heard(page)
    dialog.get_by_role("button", name="Play it anyway").click()
    page.clock.resume()
    page.wait_for_function("told => document.querySelector('[data-told]')?.dataset.told !== told", arg=told)
    assert page.evaluate("JSON.parse(localStorage['operahouse-settings']).warnings") is True


def test_a_good_move_is_sent_without_a_word(visit: Visit) -> None:
    page = visit()
    page.evaluate("localStorage['operahouse-settings'] = JSON.stringify({speed: 'off', warnings: true})")
    page.reload()
    begin(page, players=3)
    told = heard(page)
    ask(page)
    page.locator(ADVICE).first.get_by_role("button", name="Play this").click()
    page.wait_for_function("told => document.querySelector('[data-told]')?.dataset.told !== told", arg=told)
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_where_another_person_sits_there_is_no_coach(visit: Visit) -> None:
    page = visit()
    page.evaluate(
        """async () => {
          const post = (path, body) => fetch(path, {method: 'POST', body: JSON.stringify(body),
            headers: {'content-type': 'application/json'}}).then(answer => answer.json())
          await post('/api/guests', {name: 'Anna'})
          location.assign((await post('/api/tables', {game: 'opera', players: 2, seats: ['you', 'open']})).link)
        }"""
    )
    page.wait_for_url("**/t/*")
    friend = visit(page.url.removeprefix(page.evaluate("location.origin")))
    friend.get_by_role("button", name="Sit").first.click()
    page.get_by_role("button", name="Raise the curtain").click()
    page.wait_for_selector("[data-asked=true]")
    expect(page.get_by_role("button", name="Coach")).to_have_count(0)
    page.keyboard.press("k")
    expect(page.locator(PANE)).to_have_count(0)


@pytest.mark.parametrize("game", ["opera", "operaopoly"])
def test_the_result_names_its_moments_and_leads_to_the_replay(visit: Visit, game: str) -> None:
    page = visit()
    begin(page, game)
    lots = random.Random(2)
    for _ in range(12):
        play(page, lots)
    page.keyboard.press("m")
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog", name="Resign").get_by_role("button", name="Resign").click()
    moments = page.locator("section:has(#moments) li")
    moments.first.wait_for()
    assert 1 <= moments.count() <= 3
    assert page.locator("svg .badge").count() == moments.count()
    expect(moments.first).to_contain_text(re.compile(r"from \d+% to \d+%"))
    moments.first.scroll_into_view_if_needed()
    keep(page, f"coach-{game}-moments")
    assert violations(page) == []
    moments.first.get_by_role("link").click()
    page.wait_for_url("**/replay/*/*")
    page.get_by_role("button", name="Coach").click()
    page.locator(f"{PANE} .played").wait_for()
    expect(page.locator(ADVICE)).not_to_have_count(0)
    keep(page, f"coach-{game}-replay")
    assert violations(page) == []
