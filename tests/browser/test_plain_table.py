"""The table for any game: the toy has no table, no texts and no pictures of its own, and is played to its end."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit, keep
from tests.browser.playing import begin, play_to_the_end
from tests.web.starting import started


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
    expect(page.locator("main")).to_contain_text("North")
    keep(page, f"plain-{'phone' if phone else 'desktop'}")
    assert play_to_the_end(page, tap=phone) > 0
    assert not wrong
    assert "toy-" not in page.locator("body").inner_text()
    keep(page, f"plain-result-{'phone' if phone else 'desktop'}")
