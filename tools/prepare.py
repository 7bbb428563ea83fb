"""Prepares what targets of the Makefile need: `python -m tools.prepare check client compiled`."""

import shutil
import sys
from collections.abc import Callable

from tools import client
from tools.builds import compile_if_needed
from tools.environment import install
from tools.hunspell import install_hunspell
from tools.steps import StepFailed, run, step

BROWSERS = ["chromium", "chromium-browser", "google-chrome"]
NO_BROWSER = "The tests need Chromium on PATH, and it could not be installed from here; on Debian: apt install chromium"


def install_chromium() -> None:
    """Tests of the browser table need Chromium: the one on this machine, else Debian's."""
    if any(shutil.which(name) for name in BROWSERS):
        return
    with step("Installing Chromium for the tests in a real browser", "Chromium"):
        run(["apt-get", "update", "-qq"], NO_BROWSER)
        run(["apt-get", "install", "-qq", "--no-install-recommends", "chromium"], NO_BROWSER)


PARTS: dict[str, Callable[[], None]] = {
    "play": lambda: install("play", "the Python packages"),
    "check": lambda: install("check", "the Python packages for play, tests, checks, lab and research"),
    "bench": lambda: install("bench", "the peers to measure against"),
    "client": client.build,
    "client-tools": lambda: client.install_modules("check"),
    "compiler": lambda: install("compile", "the compiler mypyc"),
    "compiled": compile_if_needed,
    "chromium": install_chromium,
    "hunspell": install_hunspell,
}

if __name__ == "__main__":
    try:
        for name in sys.argv[1:]:
            PARTS[name]()
    except StepFailed as failure:
        sys.exit(str(failure))
