"""The club: one's page, recovery codes, and the foyer."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.club import add_daily_results, add_history, add_waiting_tables
from tests.browser.conftest import Visit, keep
from tests.browser.layouts import resize
from tests.browser.looking import Eye
from tests.browser.playing import expect_fits, resign
from tests.browser.theatre import Theatre

PASSWORD = "con brio, ma non troppo"


def sign_up(page: Page, name: str) -> list[str]:
    """Make an account in the dialog. Returns its recovery codes."""
    page.get_by_role("button", name=re.compile("account|Sign in")).first.click()
    dialog = page.get_by_role("dialog", name="Account")
    dialog.get_by_label("Account name").fill(name)
    dialog.get_by_label("Password").fill(PASSWORD)
    dialog.get_by_role("button", name="Create an account").click()
    codes = dialog.get_by_role("listitem")
    expect(codes).to_have_count(8)
    return codes.all_inner_texts()


def person_id(page: Page) -> str:
    found: str = page.evaluate("fetch('/api/me').then(answer => answer.json()).then(me => me.id)")
    return found


def journey(page: Page, theatre: Theatre, name: str, look: Callable[[str], None]) -> None:
    """A new account with its codes, its page before and after games, and the foyer with tables."""
    sign_up(page, name)
    look("recovery-codes")
    page.get_by_role("button", name="I’ve kept them").click()
    page.goto("/me")
    page.get_by_role("heading", name=name).wait_for()
    expect(page.get_by_text("No rated games yet.")).to_be_visible()
    look("profile-empty")
    add_history(theatre, person_id(page), name)
    page.reload()
    expect(page.get_by_role("heading", name="Points by source · Opera", exact=True)).to_be_visible()
    expect(page.get_by_role("region", name="Roles and composers · Opera", exact=True)).to_contain_text("Impresario")
    calls = page.get_by_role("region", name="Curtain calls")
    expect(calls.get_by_role("listitem")).to_have_count(5)
    expect(calls.get_by_role("listitem").filter(has_text="Grand tour")).to_contain_text("so far")
    look("profile")
    add_waiting_tables(theatre, name, 25)
    page.goto("/foyer")
    expect(page.get_by_role("link", name=re.compile("Sit down with")).first).to_be_visible()
    look("foyer")
    page.goto("/daily")
    page.get_by_role("button", name="Play today’s deal").wait_for()
    look("daily")
    add_daily_results(theatre, person_id(page), name)
    page.reload()
    expect(page.get_by_role("heading", name="Your result")).to_be_visible()
    look("daily-played")


@pytest.mark.parametrize("phone", [False, True])
def test_axe_finds_nothing_in_the_club(visit: Visit, theatre: Theatre, phone: bool) -> None:
    page = visit(phone=phone)
    eye = Eye(page, phone)
    journey(page, theatre, f"Clara {phone}", eye.look)
    eye.expect_nothing_wrong()


def test_the_club_fits_every_window(visit: Visit, theatre: Theatre) -> None:
    page = visit()

    def look(name: str) -> None:
        for window in ("820x1180", "360x640", "1366x768"):
            resize(page, window)
            keep(page, f"{name}-{window}")
            expect_fits(page)

    journey(page, theatre, "Dora", look)


@pytest.mark.parametrize("lang", ["nl", "fr", "it"])
def test_the_club_speaks_every_language(visit: Visit, theatre: Theatre, lang: str) -> None:
    page = visit("/me", lang=lang)
    page.get_by_role("heading", level=1).wait_for()
    add_history(theatre, person_id(page), f"Ida {lang}")
    for path in ("/me", "/foyer", "/daily"):
        page.goto(path)
        page.get_by_role("heading", level=2).first.wait_for()
        expect(page.get_by_text(re.compile(r"\bclub-[a-z]"))).to_have_count(0)
        keep(page, f"{path[1:]}-{lang}")
        expect_fits(page)


def test_a_lost_password_is_set_anew_with_a_code(visit: Visit) -> None:
    code = sign_up(visit(), "Santuzza")[0]
    page = visit()
    page.get_by_role("button", name="Sign in").first.click()
    dialog = page.get_by_role("dialog", name="Account")
    dialog.get_by_role("button", name="Forgot your password?").click()
    form = dialog.locator("form").filter(has_text="Recovery code")
    form.get_by_label("Account name").fill("Santuzza")
    form.get_by_label("Recovery code").fill(code)
    form.get_by_label("New password").fill("un altro segreto")
    form.get_by_role("button", name="Set the new password").click()
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("button", name="Santuzza, account")).to_be_visible()


def test_a_page_is_kept_private_by_one_click(visit: Visit) -> None:
    page = visit()
    sign_up(page, "Lauretta")
    page.goto("/me")
    page.get_by_role("button", name="Keep it private").click()
    expect(page.get_by_text("Only you can see this page.")).to_be_visible()
    other = visit("/people/Lauretta", quiet=False)
    expect(other.get_by_text("Lauretta keeps this page private.")).to_be_visible()
    page.get_by_role("button", name="Let others see it").click()
    expect(page.get_by_text("Everybody can see this page.")).to_be_visible()
    other.reload()
    expect(other.get_by_role("heading", name="Lauretta")).to_be_visible()


def test_one_click_finds_somebody_to_play_with(visit: Visit) -> None:
    first, second = visit("/foyer"), visit("/foyer", phone=True)
    for page in (first, second):
        form = page.get_by_role("region", name="Play with anybody")
        for choice in ("Opera", "2"):
            form.get_by_role("radio", name=choice, exact=True).check()
        page.get_by_role("button", name="Find players").click()
        page.wait_for_url("**/t/*")
    for page in (first, second):
        page.wait_for_selector("[data-told] [data-region=footlights]")
    watcher = visit("/foyer")
    table = first.url.rpartition("/")[2]
    shown = watcher.get_by_role("listitem").filter(has=watcher.locator(f"a[href='/t/{table}']"))
    expect(shown.locator("[data-drawing]")).to_be_visible()
    expect(shown).to_contain_text("Round 1")
    watcher.locator(f"a[href='/t/{table}']").click()
    watcher.wait_for_selector("[data-told]")


def test_the_foyer_is_used_by_keyboard(visit: Visit) -> None:
    page = visit("/foyer")
    page.get_by_role("radio", name="Operaopoly").first.focus()
    page.keyboard.press("Space")
    page.get_by_role("button", name="Find players").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("heading", name="Invite friends")).to_be_visible()


def test_the_deal_of_the_day_is_played_once_by_guests_too(visit: Visit) -> None:
    page = visit("/foyer")
    page.get_by_role("region", name="Deal of the day").get_by_role("link", name="Play today’s deal").click()
    expect(page.get_by_text("The leaderboard opens when you’ve played.")).to_be_visible()
    page.get_by_role("button", name="Play today’s deal").click()
    page.wait_for_selector("[data-told] [data-region=footlights]")
    table = page.url
    resign(page)
    page.goto("/daily")
    expect(page.get_by_text("You gave up")).to_be_visible()
    page.get_by_role("link", name="Look at your game").click()
    expect(page).to_have_url(table)


def test_games_that_wait_for_me_stand_first_in_the_foyer(visit: Visit) -> None:
    page = visit("/foyer")
    page.get_by_role("button", name="Find players").wait_for()
    start = """fetch('/api/guests', {method: 'POST', headers: {'Content-Type': 'application/json'},
      body: JSON.stringify({name: 'Gino'})}).then(() => fetch('/api/tables', {method: 'POST',
      headers: {'Content-Type': 'application/json'}, body: JSON.stringify({game: 'opera', players: 2,
      seats: ['you', 'novice'], pace: {kind: 'slow', days: 3}})})).then(answer => answer.json())"""
    table = page.evaluate(start)
    page.reload()
    waiting = page.get_by_role("region", name="Waiting for you")
    expect(waiting.get_by_text(re.compile("time runs out in [23] days"))).to_be_visible()
    expect(page).to_have_title("(1) The foyer – Operahouse")
    keep(page, "foyer-turns")
    waiting.get_by_role("link").click()
    expect(page).to_have_url(re.compile(table["id"]))
