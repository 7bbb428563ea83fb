"""Chromium for tests and benchmarks: the one on this machine, else Debian's."""

import shutil
from collections.abc import Sequence
from typing import Final

from tools.steps import StepFailed, run, step

WINDOWED: Final = ("chromium", "chromium-browser", "google-chrome")
WINDOWLESS: Final = "chromium-headless-shell"
"""The same engine without windows, menus and extensions: it takes less of the processor."""
FOR_TESTS: Final = (WINDOWLESS, *WINDOWED)
FOR_FIGURES: Final = (*WINDOWED, WINDOWLESS)
"""What people have comes first where it's measured or pictured."""
NO_BROWSER: Final = (
    f"The tests need Chromium on PATH, and it could not be installed from here; on Debian: apt install {WINDOWLESS}"
)


def find_browser(names: Sequence[str] = FOR_TESTS) -> str:
    """The first of these programs that is on PATH."""
    found = next(filter(None, map(shutil.which, names)), None)
    if found is None:
        raise StepFailed(NO_BROWSER)
    return found


def install_chromium() -> None:
    """Install the windowless one from Debian, unless there's any."""
    if any(shutil.which(name) for name in FOR_TESTS):
        return
    with step("Installing Chromium for the tests in a real browser", "Chromium"):
        run(["apt-get", "update", "-qq"], NO_BROWSER)
        run(["apt-get", "install", "-qq", "--no-install-recommends", WINDOWLESS], NO_BROWSER)
