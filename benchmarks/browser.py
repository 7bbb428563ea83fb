"""`make bench-browser`: the browser table on a real server in a real browser, each figure beside its goal.

The browser runs without a graphics card, so frames are drawn by the processor; where a slower machine is imitated the
processor is slowed down four times by the browser itself.
"""

import json
import os
import random
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import cycle, product
from pathlib import Path
from statistics import median
from typing import Final

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from playwright.sync_api import TimeoutError as Late
from tests.browser.conftest import ARGUMENTS, DESKTOP, PHONE
from tests.browser.playing import ASKED, LEAVING, begin, is_over, play
from tests.browser.theatre import Theatre
from tools.chromium import FOR_FIGURES, find_browser

from benchmarks.browser_frames import BY_COMPOSITOR, BY_SCRIPT, HONEST_LOW, film, square
from benchmarks.goals import Goal

GAMES: Final = ("opera", "operaopoly")
MOST_BYTES: Final = 150_000
USABLE: Final = 1500
FIRST_PIXEL: Final = 100
FRAMES: Final = 50
SLOWER: Final = 4
VISITS: Final = 5
MOVES: Final = 15
TURNS: Final = 16
A_MOMENT: Final = 300
ROOMS: Final = (("en", False), ("nl", False), ("fr", False), ("it", False), ("en", True))
"""Where nothing may jump: the language, and whether it is a phone."""

RECORDER: Final = (Path(__file__).parent / "browser_recorder.js").read_text(encoding="utf-8")
"""Runs in the page and writes down what is measured, in `window.measured`."""
MOVING: Final = """() => document.querySelector('[data-asked=true], #what-next') === null
  || document.getAnimations().some(one => one.playState === 'running')"""
SCRIPTS_AND_STYLES: Final = """() => performance.getEntriesByType('resource')
  .filter(entry => /[.](js|css)$/.test(new URL(entry.name).pathname))
  .reduce((sum, entry) => sum + entry.encodedBodySize, 0)"""


class Stall:
    """Where measurements are taken: a server and a browser."""

    def __init__(self, theatre: Theatre, browser: Browser) -> None:
        self.theatre = theatre
        self.browser = browser

    def visit(self, path: str = "/", speed: str = "off", slower: int = 1, phone: bool = False) -> Page:
        """Somebody new comes in, with a recorder."""
        context = self.browser.new_context(
            viewport=PHONE if phone else DESKTOP,
            has_touch=phone,
            is_mobile=phone,
            base_url=self.theatre.address,
            locale="en",
        )
        context.set_default_timeout(30_000)
        kept = json.dumps(json.dumps({"theme": "evening", "speed": speed, "warnings": False}))
        context.add_init_script(f"localStorage['operahouse-settings'] ??= {kept}\n{RECORDER}\n{LEAVING}")
        page = context.new_page()
        if slower > 1:
            slow_down(context, page, slower)
        page.goto(path)
        return page


def slow_down(context: BrowserContext, page: Page, times: int) -> None:
    """Imitate a slower processor."""
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": times})


def main() -> None:
    """Measure everything and print it with its goal; the exit code says whether all were reached."""
    program = find_browser(FOR_FIGURES)
    print(f"{os.cpu_count()} cores, with {os.getloadavg()[0]:.1f} programs running on them before this one begins")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        theatre = Theatre(Path(folder))
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        found = measure(Stall(theatre, browser))
        browser.close()
        theatre.close()
    sys.exit(0 if all(goal.reached for goal in found) else 1)


def measure(stall: Stall) -> list[Goal]:
    """One thing after another; each is printed as soon as it is known."""
    found: list[Goal] = []
    parts: tuple[Callable[[Stall], Iterable[Goal]], ...] = (sizes, usable, first_pixels, frames, shifts)
    for part in parts:
        for goal in part(stall):
            print(f"{'reached' if goal.reached else 'MISSED':8}{goal.text}: {goal.measured}", flush=True)
            found.append(goal)
    return found


def sizes(stall: Stall) -> list[Goal]:
    """JavaScript and style sheets as they went over the line, compressed."""
    found: list[Goal] = []
    for game in GAMES:
        page = stall.visit()
        page.get_by_role("button", name="Raise the curtain").wait_for()
        if not found:
            found.append(_size("the first page", page))
        begin(page, game)
        found.append(_size(f"the first page and {game}", page))
        page.context.close()
    return found


def _size(what: str, page: Page) -> Goal:
    size = int(page.evaluate(SCRIPTS_AND_STYLES))
    text = f"JavaScript and CSS for {what}, at most {MOST_BYTES:,} bytes compressed"
    return Goal(text, f"{size:,} bytes", 0 < size <= MOST_BYTES)


def usable(stall: Stall) -> list[Goal]:
    """From the first request until the button that starts a game can be pressed; nothing is in the browser's cache."""
    here, slowly = [[_until_usable(stall, slower) for _ in range(VISITS)] for slower in (1, SLOWER)]
    measured = f"{_spread(here, 'ms')}; {_spread(slowly, 'ms')}{_as_slow(SLOWER)}"
    return [Goal(f"usable within {USABLE:,} ms", measured, median(here) <= USABLE)]


def _until_usable(stall: Stall, slower: int) -> float:
    page = stall.visit(slower=slower)
    page.wait_for_function("() => window.measured.usable > 0")
    time = float(page.evaluate("window.measured.usable"))
    page.context.close()
    return time


def first_pixels(stall: Stall) -> list[Goal]:
    """From the moment the server wrote an entry down until the browser has painted the first change it brought."""
    found = []
    for game in GAMES:
        page = stall.visit()
        begin(page, game, players=3)
        play_on(page, MOVES)
        times = [float(time) for time in page.evaluate("window.measured.pixels")]
        page.context.close()
        text = f"{game}: from the server's event to the first changed pixel, {FIRST_PIXEL} ms at most"
        found.append(Goal(text, _spread(times, "ms"), bool(times) and median(times) <= FIRST_PIXEL))
    return found


def frames(stall: Stall) -> list[Goal]:
    """How many frames a second are shown while something moves, once it is clear that they are counted honestly."""
    found = [honesty(stall)]
    for game in GAMES:
        page = stall.visit(speed="normal")
        begin(page, game, players=3)
        slow_down(page.context, page, SLOWER)
        seen = film(page, partial(play_and_rest, page))
        page.context.close()
        shown, drawn = seen.rates(seen.shown), seen.rates(seen.drawn)
        text = f"{game}: at least {FRAMES} frames a second shown while things move{_as_slow(SLOWER)}"
        meanwhile = f"{_spread(shown, '/s')}; of the main thread itself {_spread(drawn, '/s')}"
        found.append(Goal(text, meanwhile, bool(shown) and median(shown) >= FRAMES))
    return found


def honesty(stall: Stall) -> Goal:
    """The same square under a blocked main thread, moved by the compositor and moved by a script."""
    page = stall.visit("/healthz", slower=SLOWER)
    alone = square(page, BY_COMPOSITOR, blocked=False)
    high, low = (square(page, how, blocked=True) for how in (BY_COMPOSITOR, BY_SCRIPT))
    page.context.close()
    text = f"a square moved by a blocked script counts under {HONEST_LOW} frames a second, a flying one twice as many"
    measured = f"{low:.0f} /s and {high:.0f} /s; {alone:.0f} /s with nothing blocked"
    return Goal(text, measured, low < HONEST_LOW and high > 2 * low)


def play_and_rest(page: Page) -> None:
    """Some moves, each when nothing moves any more."""
    play_on(page, MOVES, undisturbed=True)
    rest(page)


def shifts(stall: Stall) -> Iterator[Goal]:
    """Whether anything jumps at a table whose player touches nothing, while a friend moves and it becomes its turn."""
    for game, (language, phone) in product(GAMES, ROOMS):
        host = stall.visit(phone=phone)
        friend = friends_table(stall, host, game, phone)
        for page in (host, friend):
            speak(page, language)
        jumps = [jump_of(host, friend, phone) for _ in range(TURNS)]
        where = f"{language}, {'phone' if phone else 'desktop'}"
        text = f"{game} ({where}): no layout shift when it becomes your turn"
        yield Goal(text, f"{max(jumps):.5f} at most in {len(jumps)} moves", max(jumps) == 0)
        for page in (host, friend):
            page.context.close()


def speak(page: Page, language: str) -> None:
    """Another language at the table; it comes in anew."""
    page.evaluate("language => { localStorage['operahouse-language'] = language }", language)
    page.reload()
    page.wait_for_selector("[data-region=footlights]")
    page.wait_for_load_state("networkidle")


def jump_of(host: Page, friend: Page, phone: bool) -> float:
    """How much jumps at the table of whoever waits, while the other makes a move."""
    mover = next(page for page in cycle((host, friend)) if is_asked(page))
    waiter = friend if mover is host else host
    waiter.evaluate("window.measured.shift = 0")
    play(mover, random.Random(3), "finger" if phone else "mouse")
    return float(waiter.evaluate("window.measured.shift"))


def is_asked(page: Page) -> bool:
    """Whether something is asked at this table, now or in a moment."""
    try:
        page.wait_for_selector(ASKED, timeout=A_MOMENT)
    except Late:
        return False
    return True


def friends_table(stall: Stall, host: Page, game: str, phone: bool) -> Page:
    """A table for two, at which a friend sits down; returns the friend."""
    host.get_by_role("radio", name=game.title(), exact=True).check(force=True)
    host.get_by_role("radio", name="2", exact=True).check(force=True)
    host.get_by_role("button", name="Open a table").click()
    host.locator(".invite").wait_for()
    friend = stall.visit(host.evaluate("location.pathname"), phone=phone)
    friend.get_by_role("button", name="Sit down").click()
    friend.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="Raise the curtain").click()
    for page in (host, friend):
        page.wait_for_selector("[data-region=footlights]")
    return friend


def play_on(page: Page, moves: int, undisturbed: bool = False) -> None:
    """Some moves, picked at random; the bots answer."""
    lots = random.Random(1)
    for _ in range(moves):
        if undisturbed:
            rest(page)
        page.wait_for_selector(f"{ASKED}, #what-next")
        if is_over(page):
            return
        play(page, lots, "mouse")


def rest(page: Page) -> None:
    """Wait until nothing moves, asking now and then: a driver that looks in every frame would slow the frames down."""
    while page.evaluate(MOVING):
        page.wait_for_timeout(A_MOMENT)


def _as_slow(slower: int) -> str:
    return f" on a processor {slower} times as slow" if slower > 1 else ""


def _spread(figures: list[float], unit: str) -> str:
    """The middle one, the span, and how many there were."""
    if not figures:
        return "nothing was measured"
    return f"{median(figures):.0f} {unit} ({min(figures):.0f} to {max(figures):.0f}, {len(figures)} times)"


if __name__ == "__main__":
    main()
