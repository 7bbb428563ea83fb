"""A real server in a process of its own, which can be closed and opened again at the same address."""

import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parents[2]
PLENTY = "1000000/second"
WITHOUT_LIMITS = {
    f"OPERAHOUSE_{name}": PLENTY for name in ("REQUESTS", "ARRIVALS", "SIGN_INS", "OPENINGS", "CODES", "CONNECTIONS")
}
IMPATIENT = {"OPERAHOUSE_BOT_WORKERS": "1", "OPERAHOUSE_STAND_IN_SECONDS": "1"}
PATIENT = {**IMPATIENT, "OPERAHOUSE_STAND_IN_SECONDS": "86400"}
"""Nobody who is gone gets a bot in their place."""

INSTALLED = os.environ.get("OPERAHOUSE_INSTALLED")
"""The command `operahouse` of another environment, whose package is tested instead of this repository's."""
COMMAND = [INSTALLED] if INSTALLED else [sys.executable, "-m", "operahouse"]


class Theatre:
    """`operahouse serve`, as a person would start it, with these settings."""

    def __init__(self, folder: Path, settings: Mapping[str, str] = IMPATIENT) -> None:
        self._folder = folder
        self._settings = settings
        self.database = f"sqlite:///{folder / 'house.db'}"
        self._process: subprocess.Popen[str] | None = None
        self.address = ""
        self.open(0)

    def open(self, port: int) -> None:
        """Serve; the address is in what it says first."""
        environment = {**os.environ, **WITHOUT_LIMITS, **self._settings}
        if INSTALLED:
            environment.pop("PYTHONPATH", None)
        self._process = subprocess.Popen(
            [*COMMAND, "serve", "--port", str(port), "--db", self.database, "--lang", "en"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=self._folder if INSTALLED else ROOT,
            env=environment,
        )  # fmt: skip
        assert self._process.stdout is not None
        first = self._process.stdout.readline()
        found = re.search(r"http://[\d.]+:\d+", first)
        assert found, f"The server did not say its address: {first!r}"
        self.address = found.group()

    def close(self) -> None:
        """As Ctrl+C does."""
        if self._process is not None:
            self._process.terminate()
            self._process.communicate()
            self._process = None

    def reopen(self) -> None:
        """Where it was before."""
        self.open(int(self.address.rpartition(":")[2]))
