"""`python -m benchmarks.offline`: the site in a browser, without a server. Size, start and memory beside their goals.

Files are sent with brotli, over a line of 20 Mbit/s that the browser imitates. Times run from the click that opens a
table to its first question.
"""

import json
import shutil
import subprocess
import sys
from functools import partial
from hashlib import sha256
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from time import perf_counter
from typing import Final

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from tests.browser.conftest import ARGUMENTS, DESKTOP
from tests.browser.playing import BUTTONS, choose
from tests.browser.theatre import ROOT
from tests.site.file_server import FileHandler
from tools.chromium import find_browser
from tools.client import with_node
from tools.steps import is_marked, mark

SITE: Final = ROOT / "build" / "site"
PACKED: Final = ROOT / "build" / "offline" / "packed"
GAMES: Final = ("opera", "operaopoly")
MEGABIT: Final = 1_000_000 // 8
LINE: Final = 20 * MEGABIT
LATENCY: Final = 20
PATIENCE: Final = 120_000
COMPRESS: Final = """
const fs = require('fs'), zlib = require('zlib'), path = require('path')
const [from, to] = process.argv.slice(1)
for (const file of fs.readdirSync(from, { recursive: true })) {
  const source = path.join(from, file), target = path.join(to, file)
  if (fs.statSync(source).isDirectory()) { fs.mkdirSync(target, { recursive: true }); continue }
  fs.mkdirSync(path.dirname(target), { recursive: true })
  const plain = fs.readFileSync(source)
  const packed = /[.](woff2|png|ogg|webp)$/.test(file) ? plain
    : zlib.brotliCompressSync(plain, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } })
  fs.writeFileSync(target, packed)
}
"""


class PackedHandler(FileHandler):
    """Sends files that are compressed already."""

    def end_headers(self) -> None:
        """Says so."""
        if Path(self.path.split("?")[0]).suffix not in {".woff2", ".png", ".ogg", ".webp"}:
            self.send_header("content-encoding", "br")
        super().end_headers()


def pack(folder: Path) -> int:
    """The whole site with brotli into a folder, unless it's there. The bytes of what a browser keeps."""
    state = sha256((SITE / "sw.js").read_bytes()).hexdigest()
    if not is_marked(folder / "packed", state):
        shutil.rmtree(folder, ignore_errors=True)
        _pack(folder)
        mark(folder / "packed", state)
    source = (SITE / "sw.js").read_text(encoding="utf-8")
    kept = json.loads(source[source.index("FILES = ") + 8 : source.index("\nconst CACHE")])
    return sum((folder / (path.lstrip("/") or "index.html")).stat().st_size for path in kept)


def _pack(folder: Path) -> None:
    subprocess.run(["node", "-e", COMPRESS, str(SITE), str(folder)], env=with_node(), check=True)
    shutil.copy(SITE / "_headers", folder / "_headers")


def slow_down(page: Page) -> None:
    """The line of somebody at home."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    line = {"offline": False, "latency": LATENCY, "downloadThroughput": LINE, "uploadThroughput": LINE}
    session.send("Network.emulateNetworkConditions", line)


def seconds_to_the_first_question(page: Page, game: str) -> float:
    """From the click that opens a table."""
    choose(page, game.title())
    choose(page, "2")
    choose(page, "Amateur")
    start = perf_counter()
    page.get_by_role("button", name="Raise the curtain").click()
    page.wait_for_selector(BUTTONS)
    return perf_counter() - start


def open_page(context: BrowserContext, slow: bool) -> Page:
    """On the first page."""
    page = context.new_page()
    if slow:
        slow_down(page)
    page.goto("/")
    page.get_by_role("button", name="Raise the curtain").wait_for()
    return page


def memory(browser: Browser) -> float:
    """Megabytes of the largest process that shows pages: the page, both Pythons, and everything drawn."""
    found = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    sizes = [_anonymous(each["id"]) for each in found if each["type"] == "renderer"]
    return max(sizes) / 1024


def _anonymous(process: int) -> int:
    lines = Path(f"/proc/{process}/status").read_text(encoding="utf-8").splitlines()
    return int(next(line for line in lines if line.startswith("RssAnon")).split()[1])


def measure(browser: Browser, address: str, game: str) -> None:
    """A first visit, a second one, and what that takes."""
    context = browser.new_context(viewport=DESKTOP, base_url=address)
    context.set_default_timeout(PATIENCE)
    first = seconds_to_the_first_question(open_page(context, True), game)
    context.pages[0].evaluate("navigator.serviceWorker.ready.then(() => 0)")
    used = memory(browser)
    context.pages[0].close()
    second = seconds_to_the_first_question(open_page(context, False), game)
    print(f"{game}: first visit {first:.1f} s (goal 8), second {second:.1f} s (goal 4), {used:.0f} MB (goal 250)")
    context.close()


def main(games: list[str]) -> None:
    """Prints a line for each figure."""
    print(f"everything that is kept: {pack(PACKED) / 1e6:.2f} MB with brotli (goal 5)", flush=True)
    with sync_playwright() as playwright:
        server = ThreadingHTTPServer(("127.0.0.1", 0), partial(PackedHandler, directory=str(PACKED)))
        Thread(target=server.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(executable_path=find_browser(), args=ARGUMENTS)
        for game in games:
            measure(browser, f"http://localhost:{server.server_address[1]}", game)
        browser.close()
        server.shutdown()


if __name__ == "__main__":
    main([game for game in sys.argv[1:] if game in GAMES] if sys.argv[1:] else list(GAMES))
