"""A review looked at together: one leads and another follows, comments at moments, all screens open, and what is kept
of it.
"""

import random

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, keep
from tests.browser.looking import violations
from tests.browser.playing import ASKED, expect_fits, play, resign
from tests.browser.test_replay import steps

MOVES = 4


def public_game(page: Page, game: str) -> str:
    """A public game that Anna has given up after a few moves; the address of its review."""
    page.request.post("/api/guests", data={"name": "Anna"})
    opened = page.request.post(
        "/api/tables", data={"game": game, "players": 3, "seats": ["you", "novice", "novice"], "public": True}
    )
    table = f"/t/{opened.json()['id']}"
    page.goto(table)
    page.wait_for_selector(ASKED)
    lots = random.Random(4)
    for _ in range(MOVES):
        play(page, lots)
        page.wait_for_selector(ASKED)
    resign(page)
    page.goto(f"{table}/replay")
    expect(steps(page)).to_have_value("0")
    return f"{table}/replay"


def open_together(page: Page) -> None:
    """The tab for looking at a game with others."""
    page.get_by_role("tab", name="Together").click()
    expect(page.get_by_role("heading", name="Comments")).to_be_visible()


def test_one_leads_another_follows_and_both_write(visit: Visit) -> None:
    anna, bob = visit(), visit()
    review = public_game(anna, "opera")
    bob.goto(review)
    expect(steps(bob)).to_have_value("0")
    for page in (anna, bob):
        open_together(page)
    expect(bob.get_by_text("Here now:")).to_contain_text("Anna")
    anna.get_by_role("button", name="Guide the others").click()
    bob.get_by_role("button", name="Follow Anna").click()
    anna.keyboard.press("ArrowRight")
    anna.keyboard.press("ArrowRight")
    expect(steps(bob)).to_have_value("2")
    anna.get_by_role("textbox", name="Write about this moment").fill("A bold bid.")
    anna.get_by_role("button", name="Send").click()
    expect(bob.get_by_text("A bold bid.")).to_be_visible()
    keep(bob, "together")
    assert violations(bob) == []
    bob.get_by_role("button", name="One step back").click()
    expect(steps(bob)).to_have_value("1")
    expect(bob.get_by_role("button", name="Follow Anna")).to_be_visible()
    bob.get_by_role("button", name="Mute Anna").click()
    expect(bob.get_by_text("A bold bid.")).to_have_count(0)
    anna.get_by_role("button", name="Stop guiding").click()
    expect(bob.get_by_role("button", name="Guide the others")).to_be_visible()


def test_the_annotated_game_is_taken_along_and_screens_are_open(visit: Visit) -> None:
    page = visit()
    public_game(page, "operaopoly")
    open_together(page)
    with page.expect_download() as text:
        page.get_by_role("link", name="As text").click()
    written = text.value.path().read_text(encoding="utf-8")
    assert "Anna" in written.splitlines()[1]
    with page.expect_download() as data:
        page.get_by_role("link", name="As data (JSON)").click()
    assert data.value.path().read_text(encoding="utf-8").startswith('{"format":"operahouse-annotated/1"')
    page.get_by_label("Behind whose screen").select_option("All screens open")
    page.keyboard.press("End")
    expect(page.get_by_label("Behind whose screen")).to_have_value("*")
    keep(page, "together-open")
    assert violations(page) == []


def test_on_a_phone_it_fits(visit: Visit) -> None:
    page = visit(phone=True)
    public_game(page, "opera")
    page.get_by_role("button", name="Coach").click()
    open_together(page)
    expect_fits(page)
    keep(page, "together-phone")
    assert violations(page) == []
