"""Beside the box: what happens on a real table is entered by taps."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.beside import (
    COUNTING,
    bid,
    enter,
    enter_in_steps,
    expect_result,
    hold,
    lay_out,
    open_companion,
    read_example,
    tap,
    tap_words,
    taps,
)
from tests.browser.conftest import Visit
from tests.browser.layouts import MEASURE, PHONES, resize
from tests.browser.looking import Eye

NAMES = {"Red": "Anna", "Blue": "Tom", "Yellow": "Mila"}
SEATS = {seat.lower(): name for seat, name in NAMES.items()}
LADDER = ["Monteverdi", "Beethoven", "Handel", "Mozart", "Wagner", "Verdi"]
OFFER = ["Monteverdi", "Monteverdi", "Monteverdi", "Monteverdi", "Mozart", "Wagner", "Verdi", "Verdi"]
"""Of the first composer there's one too many, which is put aside."""
CENTURY = ["Monteverdi", "Mozart", "Mozart", "Verdi"]
"""One came twice."""
NEXT_OFFER = ["Mozart", "Wagner", "Mozart", "Handel", "Monteverdi", "Monteverdi", "Handel"]
MOST_TAPS = 6
"""A bid or a purchase."""
ROUND_OF_TAPS = 120
"""A whole round in two minutes, at a tap a second."""


def sit_down(page: Page) -> None:
    """Clockwise from whoever begins; the last one goes without saying."""
    for name in ("Anna", "Tom"):
        tap(page.get_by_role("button", name=name))


def begin(page: Page) -> None:
    """The first round of a game with three players, who pass one phone around."""
    open_companion(page, "opera", NAMES)
    sit_down(page)
    tap_words(page, LADDER, "Continue")
    tap_words(page, OFFER, "Continue")
    tap_words(page, CENTURY, "Begin the game")


def test_a_round_of_the_rulebook_gives_the_printed_result(visit: Visit) -> None:
    case = read_example("opera", "whole-round")
    page = visit(phone=True, script=COUNTING)
    open_companion(page, "opera", NAMES)
    lay_out(page, case.given)
    before = taps(page)
    dearest = 0
    for seat, move in case.moves:
        so_far = taps(page)
        if move.startswith("bid"):
            bid(page, SEATS[seat], int(move.split()[1]))
        else:
            enter(page, move)
        if move.startswith(("bid", "buy")):
            dearest = max(dearest, taps(page) - so_far)
    expect(page.get_by_role("region", name="On the table")).to_contain_text("from the bank")
    tap_words(page, NEXT_OFFER, "Done")
    expect(page.get_by_role("heading", name=re.compile("bids$"))).to_be_visible()
    expect_result(page, case.expect)
    assert dearest <= MOST_TAPS
    assert taps(page) - before < ROUND_OF_TAPS
    print(f"{taps(page) - before} taps for the round, {dearest} for the dearest bid or purchase")


@pytest.mark.parametrize("name", ["take-over-funding", "begin-la-traviata", "verdi-influences-bizet"])
def test_an_example_of_operaopoly_gives_the_printed_result(visit: Visit, name: str) -> None:
    case = read_example("operaopoly", name)
    page = visit(phone=True, script=COUNTING)
    open_companion(page, "operaopoly", {"Red": "Anna", "Blue": "Tom", "Green": "Mila"})
    lay_out(page, case.given)
    for _, move in case.moves:
        assert enter_in_steps(page, move) <= MOST_TAPS
    page.get_by_role("button", name="What was entered").tap()
    expect(page.get_by_role("dialog").locator(".line")).to_have_count(len(case.moves))
    on_the_table = {path: value for path, value in case.expect.items() if "hand" not in path and "discards" not in path}
    expect_result(page, on_the_table)


def test_a_bid_is_seen_only_while_the_thumb_holds_the_cord(visit: Visit) -> None:
    page = visit(phone=True)
    begin(page)
    expect(page.get_by_role("heading", name="Anna bids")).to_be_visible()
    assert page.locator(".rows").count() == 0
    hold(page, 4)
    expect(page.locator(".rows .on")).to_contain_text("bid 4")
    page.mouse.up()
    expect(page.locator(".rows")).to_have_count(0)
    assert "bid 4" not in page.locator("body").inner_text()
    cord = page.get_by_role("button", name="The cord")
    cord.press("Enter")
    cord.press("ArrowUp")
    expect(page.locator(".rows .on")).to_contain_text("bid 5")
    cord.press("Enter")
    expect(page.locator(".rows")).to_have_count(0)


def test_what_is_to_do_on_the_table_is_said_after_each_step(visit: Visit) -> None:
    page = visit(phone=True)
    begin(page)
    for name, ducats in (("Anna", 2), ("Tom", 3), ("Mila", 5)):
        bid(page, name, ducats)
    todo = page.get_by_role("button", name="On the table")
    expect(todo).to_contain_text("Anna bids 2.")
    todo.tap()
    tasks = page.get_by_role("dialog", name="On the table")
    expect(tasks).to_contain_text("Mila: budget marker to level 5, column 1")
    expect(tasks).to_contain_text("Tom: pay 3 ducats to the bank")


def test_a_wrong_tap_is_corrected_and_what_no_longer_fits_says_why(visit: Visit) -> None:
    page = visit(phone=True)
    begin(page)
    for name, ducats in (("Anna", 2), ("Tom", 3), ("Mila", 5)):
        bid(page, name, ducats)
    enter(page, "hire impresario")
    enter(page, "buy verdi")
    page.get_by_role("button", name="What was entered").tap()
    lines = page.get_by_role("dialog", name="What was entered")
    lines.get_by_role("button", name="Hire the Impresario").tap()
    lines.get_by_role("button", name="Change", exact=True).tap()
    tap(page.locator('[data-step="hire architetto"]'))
    tap(page.locator(".foot .yes"))
    misfit = page.get_by_role("button", name="1 line no longer fits")
    misfit.tap()
    expect(lines.locator(".misfit")).to_contain_text("Buy Verdi")
    expect(lines.locator(".misfit em")).not_to_be_empty()
    lines.locator(".misfit .line").tap()
    lines.get_by_role("button", name="Cross out").tap()
    expect(lines.locator(".misfit")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="Build something?")).to_be_visible()


def test_two_phones_seal_and_open_together(visit: Visit) -> None:
    anna = visit(phone=True)
    open_companion(anna, "opera", {"Red": "Anna", "Blue": "Tom"}, "Secret bids", own=True)
    code = anna.locator(".invite .code").get_attribute("aria-label")
    assert code is not None
    tom = visit(f"/c/{code.replace(' ', '')}", phone=True)
    heard: list[str] = []
    tom.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    tom.reload()
    for page, name in ((anna, "Anna"), (tom, "Tom")):
        page.get_by_role("button", name="Sit down").first.tap()
        page.get_by_role("dialog").get_by_role("textbox").fill(name)
        page.get_by_role("dialog").get_by_role("button", name="Sit down").tap()
    bid(anna, "Anna", 7)
    expect(anna.get_by_role("heading", name="Waiting for the bids")).to_be_visible()
    expect(tom.locator(".others li")).to_contain_text("sealed")
    assert not any('"bid":7' in frame.replace(" ", "") for frame in heard)
    bid(tom, "Tom", 3)
    for page, bids in ((anna, ["You7", "Tom3"]), (tom, ["Anna7", "You3"])):
        expect(page.get_by_role("heading", name="The bids are open")).to_be_visible()
        expect(page.locator("main li")).to_have_text(bids)


def test_the_score_sheet_explains_every_sum(visit: Visit) -> None:
    page = visit(phone=True)
    open_companion(page, "opera", NAMES, "Score sheet")
    page.get_by_role("radio", name="Wagner").tap()
    page.locator("g.place").first.tap()
    bill = page.locator(".bill")
    expect(bill).to_contain_text("fame in the great hall")
    expect(bill.locator(".total")).to_contain_text("+6")
    page.get_by_role("button", name="Wien").tap()
    expect(bill).to_contain_text("2 empty halls")
    bill.get_by_role("button", name=re.compile("C3")).tap()
    expect(page.get_by_role("dialog")).to_contain_text("C3")


def journey(page: Page, look: Callable[[str], None]) -> None:
    """Through every kind of screen of a game that is entered."""
    page.goto("/")
    open_companion(page, "opera", NAMES)
    page.get_by_role("button", name="Anna").wait_for()
    look("companion-first")
    sit_down(page)
    look("companion-ladder")
    tap_words(page, LADDER, "Continue")
    tap_words(page, OFFER, "Continue")
    tap_words(page, CENTURY, "Begin the game")
    page.get_by_role("button", name="The cord").wait_for()
    look("companion-curtain")
    hold(page, 3)
    look("companion-bid")
    page.mouse.up()
    tap(page.get_by_role("button", name="Seal my bid"))
    bid(page, "Tom", 3)
    bid(page, "Mila", 4)
    page.get_by_role("heading", name="Hire a role").wait_for()
    look("companion-table")


def test_axe_finds_nothing(visit: Visit) -> None:
    page = visit(phone=True)
    eye = Eye(page, True)
    page.goto("/beside")
    page.get_by_role("button", name="Clear the table").wait_for()
    eye.look("companion-new")
    journey(page, eye.look)
    page.get_by_role("button", name="What was entered").tap()
    page.get_by_role("dialog", name="What was entered").wait_for()
    eye.look("companion-lines")
    eye.expect_nothing_wrong()


def test_no_text_is_cut_and_nothing_overlaps_on_phones(visit: Visit) -> None:
    page = visit(phone=True)
    wrong: dict[str, list[str]] = {}

    def measure(name: str) -> None:
        for window in PHONES:
            resize(page, window)
            found = page.evaluate(f"wanted => ({MEASURE})(wanted)", {"touch": True, "inSight": []})
            if found:
                wrong[f"{name} {window}"] = found
        resize(page, PHONES[0])

    journey(page, measure)
    assert not wrong, wrong
