"""Takes the README's pictures of the browser table in games that are played for it: see `make pictures`."""

import tempfile
from itertools import count
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.browser.conftest import ARGUMENTS, DESKTOP, PHONE
from tests.browser.playing import READ
from tests.browser.theatre import Theatre
from tests.web.visitor import TableSocket, Visitor
from tools.chromium import FOR_FIGURES, find_browser

HERE = Path(__file__).parent
TURNS = 24
"""Moves of our own before the picture is taken, and then until we are asked one of these."""
ASKED = {"opera": "hire", "operaopoly": "hire"}


def main() -> None:
    """One server, one browser, all pictures."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        theatre = Theatre(Path(folder))
        browser = playwright.chromium.launch(executable_path=find_browser(FOR_FIGURES), args=ARGUMENTS)
        visitor = Visitor(theatre.address, "Anna")
        opera = play_into(visitor, "opera")
        take(browser, theatre.address, visitor, "/", "home.png")
        take(browser, theatre.address, visitor, "/learn/opera/building", "lesson.png")
        take(browser, theatre.address, visitor, "/rules/opera#AI2", "rules.png")
        take(browser, theatre.address, visitor, opera, "opera-table.png")
        take(browser, theatre.address, visitor, opera, "opera-phone.png", phone=True)
        take(browser, theatre.address, visitor, play_into(visitor, "operaopoly"), "operaopoly-table.png")
        visitor.http.close()
        browser.close()
        theatre.close()


def play_into(visitor: Visitor, game: str) -> str:
    """A game against two bots, played as a bot advises, until there is something to see; returns its link."""
    table = visitor.open(game=game, players=3, seats=["you", "amateur", "amateur"], begin=True)
    line = visitor.watch(table["id"], snapshot="yes")
    for turn in count():
        moves = wait_for_question(line)
        if turn >= TURNS and any(move.startswith(ASKED[game]) for move in moves):
            break
        line.send({"type": "hint", "id": f"h{turn}"})
        line.ask("play", move=line.until("hint")["advice"][0]["move"])
    line.socket.close()
    return str(table["link"])


def wait_for_question(line: TableSocket) -> list[str]:
    """Until it is our turn; what we may do then."""
    while line.snapshot is None or not line.snapshot["options"]:
        line.next()
    return [option["move"] for option in line.snapshot["options"]]


def take(browser: Browser, address: str, visitor: Visitor, path: str, name: str, phone: bool = False) -> None:
    """One picture, as our visitor sees the page."""
    context = browser.new_context(viewport=PHONE if phone else DESKTOP, is_mobile=phone, locale="en", base_url=address)
    context.add_cookies([{"name": "operahouse", "value": visitor.token, "url": address}])
    context.add_init_script(READ)
    page = context.new_page()
    page.goto(path)
    page.wait_for_load_state("networkidle")
    page.screenshot(path=HERE / name)
    context.close()


if __name__ == "__main__":
    main()
