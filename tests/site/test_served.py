"""A page that a server has sent, and that goes on without it: nothing is lost when either stops."""

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.conftest import DESKTOP, LISTENING
from tests.browser.playing import ANSWERS, ASKED, BUTTONS, LEAVING, YES, begin, play, play_to_the_end, resign
from tests.browser.test_passing import open_for_both
from tests.browser.theatre import PATIENT, Theatre
from tests.site.conftest import LONG
from tests.site.test_site import ENTRIES, KEPT

GO_ON = "Go on without the server"
HAND_OVER = "Hand over to the server"


@pytest.fixture
def theatre(folder: Path, tmp_path: Path) -> Iterator[Theatre]:
    """A real server with the site beside it."""
    house = Theatre(tmp_path, {**PATIENT, "OPERAHOUSE_SITE": str(folder)})
    yield house
    house.close()


@pytest.fixture
def browser_context(theatre: Theatre, chromium: Browser) -> Iterator[BrowserContext]:
    """A browser of one person."""
    context = chromium.new_context(viewport=DESKTOP, base_url=theatre.address)
    context.set_default_timeout(LONG)
    kept = json.dumps(json.dumps({"theme": "evening", "speed": "off", "warnings": False}))
    context.add_init_script(f"localStorage['operahouse-settings'] ??= {kept}\n{LISTENING}\n{LEAVING}")
    yield context
    context.close()


def come(context: BrowserContext) -> Page:
    """On the first page, with everything kept for later."""
    page = context.new_page()
    page.goto("/")
    assert page.evaluate(KEPT) == 1
    return page


def test_a_game_goes_on_while_the_server_is_away_and_becomes_a_branch(
    theatre: Theatre, browser_context: BrowserContext
) -> None:
    page = come(browser_context)
    begin(page)
    served = page.url
    theatre.close()
    page.get_by_role("button", name=GO_ON).click()
    page.wait_for_url(lambda url: url != served)
    page.wait_for_selector(BUTTONS)
    play(page, random.Random(1))
    entries = page.evaluate(ENTRIES)
    page.reload()
    page.wait_for_selector(BUTTONS)
    assert page.evaluate(ENTRIES) >= entries
    here = page.url
    theatre.reopen()
    page.goto("/")
    page.get_by_role("link", name="The server’s game").click()
    page.wait_for_selector(BUTTONS)
    assert page.url == served
    page.goto("/")
    page.get_by_role("button", name=HAND_OVER).click()
    page.wait_for_url(lambda url: "/t/" in url)
    assert page.url not in {served, here}
    page.wait_for_selector(ASKED)
    assert page.evaluate(ENTRIES) == 0
    page.goto("/")
    expect(page.get_by_role("button", name=HAND_OVER)).to_have_count(0)


def test_a_whole_game_is_begun_and_played_while_the_server_is_away_and_handed_over(
    theatre: Theatre, browser_context: BrowserContext
) -> None:
    page = come(browser_context)
    theatre.close()
    page.goto("/")
    begin(page)
    assert play_to_the_end(page, "mouse") > 10
    here = page.url
    theatre.reopen()
    page.goto("/")
    page.get_by_role("button", name=HAND_OVER).click()
    page.wait_for_url(lambda url: "/t/" in url)
    assert page.url != here
    expect(page.get_by_role("link", name="Review the game")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("link", name="Opera").first).to_be_visible()
    expect(page.get_by_role("button", name=HAND_OVER)).to_have_count(0)


def test_players_pass_the_device_around_while_the_server_is_away(
    theatre: Theatre, browser_context: BrowserContext
) -> None:
    page = come(browser_context)
    theatre.close()
    page.goto("/")
    open_for_both(page)
    here = page.url
    resign(page)
    theatre.reopen()
    page.goto("/")
    expect(page.get_by_role("heading", name="Played without the server")).to_be_visible()
    expect(page.locator(f'a[href="{here[len(theatre.address) :]}"]')).to_be_visible()
    expect(page.get_by_role("button", name=HAND_OVER)).to_have_count(0)


def test_a_hand_over_that_breaks_off_is_finished_later_and_never_doubled(
    theatre: Theatre, browser_context: BrowserContext
) -> None:
    page = come(browser_context)
    theatre.close()
    page.goto("/")
    begin(page)
    here = page.url
    theatre.reopen()
    page.route("**/api/me/handovers", lambda route: (route.fetch(), route.abort())[1])
    page.goto("/")
    page.get_by_role("button", name=HAND_OVER).click()
    expect(page.get_by_role("alert").filter(has_text="The game waits as it is")).to_be_visible()
    page.goto(here)
    page.wait_for_selector(BUTTONS)
    before = page.evaluate(ENTRIES)
    page.locator(ANSWERS).first.click()
    page.locator(YES).first.click()
    expect(page.get_by_text("is being handed over to the server").first).to_be_attached()
    assert page.evaluate(ENTRIES) == before
    page.unroute("**/api/me/handovers")
    page.goto("/")
    expect(page.get_by_role("button", name=HAND_OVER)).to_have_count(0)
    page.wait_for_function(f"({ENTRIES})().then(count => count === 0)")
    tables = page.evaluate("async () => (await (await fetch('/api/me/tables')).json()).tables.length")
    assert tables == 1
