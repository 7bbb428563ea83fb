"""The path of one move through the browser: every function that runs for it, from the click until all has landed.

Two people play Opera, and one of them hires the Maestro in a real browser, whose engine says which functions ran. Left
out are the game's own folder, drawing, sound and words, and functions of types and settings (`LEFT_OUT`), and what has
no name of its own: constructors, getters, lambdas. The client is built without minifying, so functions keep their
names and each bundle says which files it is made of.
"""

import re
import subprocess
from bisect import bisect
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from playwright.sync_api import CDPSession, Page, sync_playwright
from tests.browser.conftest import ARGUMENTS, DESKTOP
from tests.browser.playing import bid, heard, is_heard
from tests.web.serving import serving
from tests.web.visitor import Visitor
from tools.chromium import FOR_FIGURES, find_browser

CLIENT: Final = Path(__file__).parents[1] / "client"
REGION: Final = re.compile(r"^//#region (\S+)$", re.MULTILINE)
"""How a bundle says that a file begins."""
SOURCES: Final = "src/"
LEFT_OUT: Final = (
    "opera/", "parts/", "shell/", "sound/", "texts/",
    "api/types.ts", "game/contract.ts", "game/fields.svelte.ts", "game/players.ts", "live/coach.ts",
)  # fmt: skip
NAME: Final = re.compile(r"#?[a-z]\w*")
"""A function's own name. Lambdas are named after where they are kept, getters begin with `get`."""
MOVE: Final = "[data-move='hire maestro']"
RESTING: Final = "() => document.getAnimations().every(one => one.playState !== 'running')"


class Station(NamedTuple):
    """A function on the path."""

    file: str
    name: str


def trace_move() -> list[Station]:
    """Build the client, serve a table for two, and trace one move."""
    with TemporaryDirectory() as folder:
        built = Path(folder) / "client"
        vite = ["npx", "vite", "build", "--minify", "false", "--outDir", str(built), "--logLevel", "error"]
        subprocess.run(vite, cwd=CLIENT, check=True)
        with (
            serving(f"sqlite:///{folder}/path.db", poll=60, client=built) as served,
            Visitor(served.address, "Bob") as bob,
            new_page(served.address) as anna,
        ):
            return trace_click(anna, bob)


@contextmanager
def new_page(address: str) -> Iterator[Page]:
    """A page of the browser that is on this machine."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(FOR_FIGURES), args=ARGUMENTS)
        yield browser.new_page(base_url=address, viewport=DESKTOP, locale="en")
        browser.close()


def trace_click(anna: Page, bob: Visitor) -> list[Station]:
    """Go on until Anna is to hire; then she clicks, and what is played is waited for."""
    engine = anna.context.new_cdp_session(anna)
    engine.send("Profiler.enable")
    engine.send("Debugger.enable")
    engine.send("Profiler.startPreciseCoverage", {"callCount": True})
    sit_down(anna, bob)
    anna.hover(MOVE)
    anna.wait_for_function(RESTING)
    told = heard(anna)
    engine.send("Profiler.takePreciseCoverage")
    anna.click(MOVE)
    is_heard(anna, told)
    anna.wait_for_function(RESTING)
    return sorted(stations(engine))


def sit_down(anna: Page, bob: Visitor) -> None:
    """Anna joins Bob's table, they begin, and bid so that Anna hires first."""
    table = bob.open(game="opera", players=2, seats=["you", "open"])["id"]
    socket = bob.watch(table, snapshot="yes")
    anna.goto(f"/t/{table}")
    anna.get_by_role("button", name="Sit down").click()
    anna.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    socket.until("news")
    socket.do("start")
    bid(anna, 3)
    socket.do("play", move="bid 2")


def stations(engine: CDPSession) -> Iterator[Station]:
    """The functions that ran since the engine was asked last."""
    for script in engine.send("Profiler.takePreciseCoverage")["result"]:
        if "/assets/" not in script["url"]:
            continue
        regions = regions_of(engine.send("Debugger.getScriptSource", {"scriptId": script["scriptId"]})["scriptSource"])
        for function in script["functions"]:
            station = Station(file_at(regions, function["ranges"][0]["startOffset"]), function["functionName"])
            if function["ranges"][0]["count"] and is_counted(station):
                yield Station(station.file.removeprefix(SOURCES), station.name)


def regions_of(bundle: str) -> list[tuple[int, str]]:
    """Where each file begins in a bundle."""
    return [(0, ""), *((found.start(), found[1]) for found in REGION.finditer(bundle))]


def file_at(regions: list[tuple[int, str]], offset: int) -> str:
    """The file that this place of a bundle comes from."""
    return regions[bisect(regions, offset, key=lambda region: region[0]) - 1][1]


def is_counted(station: Station) -> bool:
    """Whether it is a named function of the client that isn't left out."""
    if not station.file.startswith(SOURCES) or NAME.fullmatch(station.name) is None:
        return False
    return not station.file.removeprefix(SOURCES).startswith(LEFT_OUT)


def main() -> None:
    """Print the path and its length."""
    path = trace_move()
    for number, station in enumerate(path, 1):
        print(f"{number:3}  {station.file:28} {station.name}")
    print(f"{len(path)} functions in {len({station.file for station in path})} files")


if __name__ == "__main__":
    main()
