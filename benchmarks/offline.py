"""`python -m benchmarks.offline`: the site in a browser, without a server. Size, start, memory and the expert's time
beside their goals. `python -m benchmarks.offline start opera` measures only that.

Files are sent with brotli, over a line of 20 Mbit/s that everything shares: the page, its workers, and what the service
worker keeps. A second visit is one in a browser that was closed meanwhile.
"""

import json
import random
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Lock
from time import perf_counter, sleep
from typing import IO, Any, Final

from playwright.sync_api import BrowserContext, Page, sync_playwright
from tests.browser.conftest import ARGUMENTS, DESKTOP
from tests.browser.playing import BUTTONS, choose, play
from tests.browser.theatre import ROOT
from tests.site.file_server import FileHandler, FileServer
from tests.site.seeded_games import questions
from tools.chromium import find_browser
from tools.client import with_node
from tools.steps import is_marked, mark

SITE: Final = ROOT / "build" / "site"
PACKED: Final = ROOT / "build" / "offline" / "packed"
GAMES: Final = ("opera", "operaopoly")
MEGABIT: Final = 1_000_000 // 8
LINE: Final = 20 * MEGABIT
LATENCY: Final = 0.02
PACKET: Final = 16_384
PATIENCE: Final = 120_000
MOVES: Final = 5
"""Are played before the memory is measured."""
EXPERTS: Final = ["expert", "expert"]
STEPS: Final = 100
MOST_SECONDS: Final = {"opera": 1.5, "operaopoly": 3.0}
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
KEPT: Final = """async () => {
  await navigator.serviceWorker.ready
  const images = await caches.open('operahouse-python')
  while ((await images.keys()).length === 0) await new Promise(resolve => setTimeout(resolve, 100))
}"""
"""Until the browser has everything that it keeps."""
ANSWER: Final = """async ([worker, base, questions]) => {
  const thinker = new Worker(worker, { type: 'module' })
  const ask = (question) => new Promise((resolve, reject) => {
    thinker.onmessage = ({ data }) => data.kind === 'answer' ? resolve(data.answer) : reject(data.why)
    thinker.postMessage({ kind: 'question', question })
  })
  thinker.postMessage({ kind: 'start', base, image: null })
  await ask(questions[0])
  const times = []
  for (const question of questions) {
    const start = performance.now()
    await ask(question)
    times.push((performance.now() - start) / 1000)
  }
  thinker.terminate()
  return times
}"""
"""Asks a thinker as the house does. The first question, while Python starts, isn't counted."""


class Line:
    """So many bytes a second, shared by all downloads."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._free_at = 0.0
        self.slow = True

    def send(self, size: int) -> None:
        """Wait until so many bytes have gone."""
        if not self.slow:
            return
        with self._lock:
            self._free_at = max(self._free_at, perf_counter()) + size / LINE
            free_at = self._free_at
        sleep(max(0.0, free_at - perf_counter()))


LINE_HOME: Final = Line()
"""The line of somebody at home."""


class PackedHandler(FileHandler):
    """Sends files that are compressed already."""

    def end_headers(self) -> None:
        """Says so."""
        if Path(self.path.split("?")[0]).suffix not in {".woff2", ".png", ".ogg", ".webp"}:
            self.send_header("content-encoding", "br")
        super().end_headers()

    def copyfile(self, source: IO[bytes], outputfile: IO[bytes]) -> None:  # type: ignore[override]
        """In packets, as fast as the line is."""
        if LINE_HOME.slow:
            sleep(LATENCY)
        while packet := source.read(PACKET):
            LINE_HOME.send(len(packet))
            outputfile.write(packet)


def pack(folder: Path) -> int:
    """The whole site with brotli into a folder, unless it's there. The bytes of what a browser keeps."""
    state = sha256((SITE / "sw.js").read_bytes()).hexdigest()
    if not is_marked(folder / "packed", state):
        shutil.rmtree(folder, ignore_errors=True)
        _pack(folder)
        mark(folder / "packed", state)
    return sum((folder / path).stat().st_size for path in kept_files())


def kept_files() -> list[str]:
    """What the service worker keeps."""
    source = (SITE / "sw.js").read_text(encoding="utf-8")
    kept = json.loads(source[source.index("FILES = ") + 8 : source.index("\nconst CACHE")])
    return [path.lstrip("/") or "index.html" for path in kept]


def _pack(folder: Path) -> None:
    subprocess.run(["node", "-e", COMPRESS, str(SITE), str(folder)], env=with_node(), check=True)
    shutil.copy(SITE / "_headers", folder / "_headers")


def show_sizes() -> None:
    """What the browser keeps, by kind."""
    whole = pack(PACKED)
    kinds = {
        "Python": ("pyodide",), "its standard library": ("python_stdlib",), "ours": ("engine",),
        "texts": ("texts/",), "answers": ("answers/",), "fonts": (".woff2",), "": ("",),
    }  # fmt: skip
    sizes = dict.fromkeys(kinds, 0)
    for path in kept_files():
        kind = next(kind for kind, words in kinds.items() if any(word in path for word in words))
        sizes[kind] += (PACKED / path).stat().st_size
    for kind, size in sizes.items():
        print(f"  {kind or 'the rest'}: {size / 1e6:.3f} MB")
    print(f"everything that is kept: {whole / 1e6:.3f} MB with brotli (goal 5)", flush=True)


@contextmanager
def open_browser(address: str, profile: str) -> Iterator[BrowserContext]:
    """A browser that remembers what it had when it was closed."""
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=find_browser(), args=ARGUMENTS, viewport=DESKTOP, base_url=address
        )
        context.set_default_timeout(PATIENCE)
        yield context
        context.close()


def start_game(context: BrowserContext, game: str) -> tuple[Page, float, float]:
    """The page with its first question; the seconds since it was opened, and since the click that opens the table."""
    page = context.pages[0]
    opened = perf_counter()
    page.goto("/")
    for name in (game.title(), "2", "Amateur"):
        choose(page, name)
    clicked = perf_counter()
    page.get_by_role("button", name="Raise the curtain").click()
    page.wait_for_selector(BUTTONS)
    return page, perf_counter() - opened, perf_counter() - clicked


def measure_start(address: str, game: str) -> None:
    """A first visit and a second one; after some moves, what that takes."""
    with TemporaryDirectory() as profile:
        LINE_HOME.slow = True
        with open_browser(address, profile) as context:
            page, whole, click = start_game(context, game)
            print(f"{game}: first visit {whole:.1f} s, from the click {click:.1f} s (goal 8)", flush=True)
            page.evaluate(KEPT)
        LINE_HOME.slow = False
        with open_browser(address, profile) as context:
            page, whole, click = start_game(context, game)
            lots = random.Random(1)
            for _ in range(MOVES):
                play(page, lots)
            used = memory(profile)
            print(f"{game}: second visit {whole:.1f} s, from the click {click:.1f} s (goal 4)")
            print(f"{game}: {used:.0f} MB after {MOVES} moves (goal 250)", flush=True)


def memory(profile: str) -> float:
    """Megabytes of the largest process that shows pages: the page, both Pythons, and everything drawn."""
    parents, words = {}, {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            words[int(folder.name)] = (folder / "cmdline").read_text(encoding="utf-8", errors="replace")
            parents[int(folder.name)] = int((folder / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()[1])
        except (FileNotFoundError, ProcessLookupError):
            continue
    family = {process for process, said in words.items() if profile in said}
    while more := {process for process, parent in parents.items() if parent in family} - family:
        family |= more
    return max(_anonymous(process) for process in family if "--type=renderer" in words[process]) / 1024


def _anonymous(process: int) -> int:
    lines = Path(f"/proc/{process}/status").read_text(encoding="utf-8").splitlines()
    return int(next(line for line in lines if line.startswith("RssAnon")).split()[1])


def measure_expert(address: str, game: str) -> None:
    """How long the expert thinks in Chromium about questions of games between experts."""
    asked = [json.dumps(question) for question in questions(game, EXPERTS, STEPS)]
    base = next(path for path in kept_files() if path.endswith("engine.zip")).removesuffix("engine.zip")
    worker = next(path for path in kept_files() if path.startswith("assets/thinker-"))
    LINE_HOME.slow = False
    with TemporaryDirectory() as profile, open_browser(address, profile) as context:
        page = context.pages[0]
        page.goto("/")
        times = page.evaluate(ANSWER, [f"/{worker}", f"{address}/{base}", asked])
    show_times(f"{game}: the expert's answers", times, MOST_SECONDS[game])


def show_times(what: str, times: list[float], goal: float) -> None:
    """The middle, what 95 of 100 keep within, and the longest."""
    times = sorted(times)
    median, late = times[len(times) // 2], times[int(len(times) * 0.95) - 1]
    print(
        f"{what}: median {median:.2f} s, 95 of 100 within {late:.2f} s (goal {goal}), all {times[-1]:.2f} s", flush=True
    )


MEASURES: Final[dict[str, Callable[[str, str], Any]]] = {"start": measure_start, "expert": measure_expert}


def main(words: list[str]) -> None:
    """Prints a line for each figure."""
    if not words or "size" in words:
        show_sizes()
    pack(PACKED)
    server = FileServer(PACKED, handler=PackedHandler)
    for name, measure in MEASURES.items():
        if name in words or not any(word in {*MEASURES, "size"} for word in words):
            for game in [game for game in GAMES if game in words] or GAMES:
                measure(server.address, game)
    server.close()


if __name__ == "__main__":
    main(sys.argv[1:])
