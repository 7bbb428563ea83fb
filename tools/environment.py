"""The virtual environment in .venv, and the packages in it: exactly those that requirements/ names, with uv or pip."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tools.steps import ROOT, fingerprint, is_marked, mark, run, step

VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / "python"
OLDEST_PIP = (22, 3)
"""The first that can install into another environment."""
UNREACHABLE = "Installing failed; is a package index reachable?"
INSIDE = {"compile": ["check"], "play": ["check"], "node": [], "check": [], "bench": []}
"""Each set of packages, and the larger sets that it is a part of."""


def install(wanted: str, told: str) -> None:
    """Install a set of packages, unless it's there."""
    if any(is_marked(*_marker(name)) for name in (wanted, *INSIDE[wanted])):
        return
    tool = "uv" if shutil.which("uv") else "pip"
    with step(f"Installing {told} with {tool}", told):
        create()
        requirements = ROOT / "requirements" / f"{wanted}.txt"
        run([*_installer(), "--no-deps", "-r", str(requirements)], UNREACHABLE)
        if wanted in {"play", "check"}:
            run([*_installer(), "--no-deps", "--no-build-isolation", "--editable", "."], UNREACHABLE)
    mark(*_marker(wanted))


def create() -> None:
    """Create the environment, unless it's there."""
    if PYTHON.exists():
        return
    if VENV.is_dir():  # half made, or its Python is gone: what is noted in it as installed isn't there for another
        shutil.rmtree(VENV)
    if shutil.which("uv"):
        run(["uv", "venv", "--quiet", "--python", sys.executable, str(VENV)], "uv could not make an environment.")
    else:
        without_pip = ["--without-pip"] if _has_pip(sys.executable) else []
        hint = "Python's venv module is missing; on Debian: apt install python3-venv"
        run([sys.executable, "-m", "venv", *without_pip, str(VENV)], hint)


def _installer() -> list[str]:
    """The command that installs packages into the environment."""
    if shutil.which("uv"):
        return ["uv", "pip", "install", "--quiet", "--python", str(PYTHON)]
    options = ["install", "--quiet", "--disable-pip-version-check", "--no-warn-script-location", "--no-compile"]
    if (VENV / "pyvenv.cfg").is_file() and _has_pip(str(PYTHON)):
        return [str(PYTHON), "-m", "pip", *options]
    return [sys.executable, "-m", "pip", "--python", str(PYTHON), *options]


def _has_pip(python: str) -> bool:
    """Whether that Python has a pip that is new enough."""
    said = subprocess.run([python, "-m", "pip", "--version"], capture_output=True, text=True).stdout
    found = re.match(r"pip (\d+)\.(\d+)", said)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_PIP


def _marker(name: str) -> tuple[Path, str]:
    """Where it's noted that a set is installed, and what is noted then."""
    files = [ROOT / "requirements" / f"{name}.txt", ROOT / "pyproject.toml"]
    return VENV / f"installed-{name}", fingerprint(files)
