"""The table for any game: the toy has no table, no texts and no pictures of its own, and is played to its end."""

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit, keep
from tests.browser.playing import (
    ANSWERS,
    ASKED,
    FOOT,
    begin,
    expect_fits,
    expect_logged,
    heard,
    is_heard,
    play,
    play_to_the_end,
    press,
)
from tests.web.starting import started

LISTED = f"{FOOT} section .answer"
"""The moves of the list that can be searched."""


@pytest.fixture
def with_toy(tmp_path: Path) -> Iterator[str]:
    """The address of a server that has only the toy."""
    with started(f"sqlite:///{tmp_path / 'toys.db'}", catalogue="tests.browser.bare_toy") as process:
        yield process.address()


@pytest.mark.parametrize("phone", [False, True])
def test_a_game_without_texts_is_played_to_its_end(visit: Visit, with_toy: str, phone: bool) -> None:
    page = visit(with_toy, phone=phone, quiet=False)
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    begin(page, "toy")
    expect(page.locator("main")).to_contain_text("You")
    keep(page, f"plain-{'phone' if phone else 'desktop'}")
    assert play_to_the_end(page, "finger" if phone else "mouse") > 0
    assert not wrong
    assert "toy-" not in page.locator("body").inner_text()
    keep(page, f"plain-result-{'phone' if phone else 'desktop'}")


@pytest.fixture
def with_many_moves(tmp_path: Path) -> Iterator[str]:
    """The address of a server whose toy offers 31 bids."""
    with started(f"sqlite:///{tmp_path / 'rich.db'}", catalogue="tests.browser.rich_toy") as process:
        yield process.address()


@pytest.mark.parametrize("phone", [False, True])
def test_one_of_many_moves_is_found_by_its_words(visit: Visit, with_many_moves: str, phone: bool) -> None:
    page = visit(with_many_moves, phone=phone, quiet=False)
    begin(page, "toy")
    search, moves = page.get_by_role("searchbox"), page.locator(f"{LISTED} b")
    expect(moves).to_have_text([f"bid {bid}" for bid in range(31)])
    expect(page.get_by_role("region", name="All 31 moves")).to_be_visible()
    expect_fits(page)
    keep(page, f"plain-many-{'phone' if phone else 'desktop'}")
    search.fill("7 BID")
    expect(moves).to_have_text(["bid 7", "bid 17", "bid 27"])
    keep(page, f"plain-found-{'phone' if phone else 'desktop'}")
    search.fill("sell")
    expect(moves).to_have_count(0)
    expect(page.get_by_role("status").filter(has_text="No move has these words.")).to_be_visible()
    search.fill("17")
    told = heard(page)
    press(page.locator(LISTED), "finger" if phone else "mouse")
    assert is_heard(page, told)


def test_enter_picks_the_only_move_found_and_the_next_question_lists_all(visit: Visit, with_many_moves: str) -> None:
    page = visit(with_many_moves, quiet=False)
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(str(text))))
    begin(page, "toy")
    search, told = page.get_by_role("searchbox"), heard(page)
    search.fill("2")
    search.press("Enter")
    search.press("9")
    expect(page.locator(LISTED)).to_have_text(["bid 29"])
    assert not moves_in(sent)
    search.press("Enter")
    assert is_heard(page, told)
    page.wait_for_selector(f"{ASKED} {ANSWERS}")
    if not search.is_visible():
        play(page, random.Random(1))
        page.wait_for_selector(f"{ASKED} {ANSWERS}")
    assert moves_in(sent)[0] == "bid 29"
    expect(search).to_have_value("")
    expect(page.locator(LISTED)).to_have_count(31)
    expect_logged(page, "29")


def moves_in(sent: list[str]) -> list[str]:
    """The moves that a browser has sent, of all its messages."""
    commands = [json.loads(text).get("command") or {} for text in sent]
    return [command["move"] for command in commands if command.get("kind") == "play"]
