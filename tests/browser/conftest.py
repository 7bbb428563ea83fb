"""A browser, a server, and people who come in."""

import json
import os
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright
from tools.chromium import find_browser

from tests.browser.playing import LEAVING
from tests.browser.theatre import ROOT, Theatre

NOT_BUILT = "These tests need the built browser table: run `make client` first."
ARGUMENTS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENCE = 30_000
"""So many milliseconds anything may take to come, on a slow and busy machine."""
PICTURES = ROOT / "build" / "screenshots"
TAKES_PICTURES = "PICTURES" in os.environ
"""Hundreds of pictures are drawn and kept only for whoever wants to look at them."""
LISTENING = """
window.said = []
new MutationObserver((_, door) => {
  const announcer = document.querySelector('[data-testid=announcer]')
  if (!announcer) return
  door.disconnect()
  const listen = new MutationObserver(() => window.said.push(announcer.textContent))
  listen.observe(announcer, { subtree: true, childList: true, characterData: true })
}).observe(document, { subtree: true, childList: true })
"""
"""Writes down everything that screen readers are told, for the next sentence takes the place of the last."""

Visit = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All of them are marked: they run apart from the others, for their driver keeps an event loop running. Whole games
    take longest and come first, so that nobody waits for them at the end.
    """
    for item in items:
        if "tests/browser" in item.path.as_posix():
            item.add_marker(pytest.mark.browser)
    items.sort(key=lambda item: "whole_game" not in item.name)


@pytest.fixture(scope="session")
def theatre(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Theatre]:
    """A server that all tests share."""
    if not (ROOT / "client" / "dist" / "index.html").is_file():
        pytest.fail(NOT_BUILT)
    theatre = Theatre(tmp_path_factory.mktemp("house"))
    yield theatre
    theatre.close()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The browser that is on this machine."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def visit(theatre: Theatre, chromium: Browser) -> Iterator[Visit]:
    """Somebody comes in, at a path of the house, and nothing goes wrong in its browser. Warnings before blunders are
    off, unless somebody shall be new here, scenes are left at once, and only who asks for sounds hears them: a browser
    is kept busy by them.
    """
    wrong: list[str] = []
    contexts = []

    def come(
        path: str = "/", phone: bool = False, lang: str = "en", theme: str = "evening", speed: str = "off",
        quiet: bool = True, still: bool = False, new: bool = False, sounds: bool = False, script: str = "",
    ) -> Page:  # fmt: skip
        context = chromium.new_context(
            viewport=PHONE if phone else DESKTOP,
            has_touch=phone,
            is_mobile=phone,
            locale=lang,
            base_url=theatre.address,
            reduced_motion="reduce" if still else "no-preference",
            permissions=["notifications"],
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        motion = {} if still else {"speed": speed}
        unwarned = {} if new else {"warnings": False}
        silent = {} if sounds or still else {"sounds": False}
        kept = json.dumps(json.dumps({"theme": theme, **motion, **unwarned, **silent}))
        context.add_init_script(f"localStorage['operahouse-settings'] ??= {kept}\n{LISTENING}\n{LEAVING}\n{script}")
        page = context.new_page()
        if quiet:
            page.on("pageerror", lambda error: wrong.append(str(error)))
            page.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
        page.goto(path)
        return page

    yield come
    for context in contexts:
        context.close()
    assert not wrong, wrong


def keep(page: Page, name: str) -> None:
    """A picture of a screen, to be looked at by people who ask for it."""
    if TAKES_PICTURES:
        PICTURES.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=PICTURES / f"{name}.png")
