"""The site, served by nothing but a file server, and browsers that look at it."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, ViewportSize, expect, sync_playwright
from tools.chromium import find_browser

from tests.browser.conftest import ARGUMENTS, DESKTOP, LISTENING, PATIENCE
from tests.browser.playing import LEAVING
from tests.browser.theatre import ROOT
from tests.site.file_server import FileServer

SITE = ROOT / "build" / "site"
NOT_BUILT = "These tests need the site: run `make site` first."
LONG = 3 * PATIENCE
"""Python has to be started, twice, on a machine that does other things."""
Visit = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All of them are marked: their driver keeps an event loop running, and the site has to be built for them."""
    for item in items:
        if "tests/site" in item.path.as_posix():
            item.add_marker(pytest.mark.site)


@pytest.fixture(scope="session")
def folder() -> Path:
    """The site that was built."""
    if not (SITE / "sw.js").is_file():
        pytest.fail(NOT_BUILT)
    return SITE


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The browser that is on this machine."""
    expect.set_options(timeout=LONG)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def files(folder: Path) -> Iterator[FileServer]:
    """A file server, which knows no rules."""
    server = FileServer(folder)
    yield server
    server.close()


@pytest.fixture
def visit(files: FileServer, chromium: Browser) -> Iterator[Visit]:
    """Somebody comes to the site. Nothing goes wrong in their browser, and nothing is asked of another host."""
    wrong: list[str] = []
    contexts: list[BrowserContext] = []

    def come(path: str = "/", viewport: ViewportSize = DESKTOP, quiet: bool = True) -> Page:
        context = chromium.new_context(
            viewport=viewport,
            base_url=files.address,
            accept_downloads=True,
        )
        contexts.append(context)
        context.set_default_timeout(LONG)
        kept = json.dumps(json.dumps({"theme": "evening", "speed": "off", "warnings": False}))
        context.add_init_script(f"localStorage['operahouse-settings'] ??= {kept}\n{LISTENING}\n{LEAVING}")
        context.on("request", lambda request: _check_host(request.url, files.address, wrong))
        page = context.new_page()
        if quiet:
            page.on("pageerror", lambda error: wrong.append(str(error)))
            page.on("console", lambda message: _note_error(message, wrong))
        page.goto(path)
        return page

    yield come
    for context in contexts:
        context.close()
    assert not wrong, wrong


def _check_host(url: str, own: str, wrong: list[str]) -> None:
    if not url.startswith((own, "blob:", "data:")):
        wrong.append(f"asked of another host: {url}")


def _note_error(message: ConsoleMessage, wrong: list[str]) -> None:
    if message.type == "error":
        wrong.append(f"{message.text} ({message.location['url']})")
