"""Prepares what targets of the Makefile need: `python -m tools.prepare check client compiled`."""

import sys
from collections.abc import Callable

from tools import client
from tools.builds import compile_if_needed
from tools.chromium import install_chromium
from tools.environment import install
from tools.hunspell import install_hunspell
from tools.steps import StepFailed

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
