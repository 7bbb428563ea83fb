"""The browser table, built with Node: the one on this machine, else one that comes as a Python package."""

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

from tools.environment import BIN, install
from tools.steps import BUILD, ROOT, files_below, fingerprint, is_marked, mark, run, step

CLIENT = ROOT / "client"
DIST = CLIENT / "dist"
MODULES = CLIENT / "node_modules"
OLDEST_NODE = (20, 19)
UNREACHABLE = "Installing failed; is an npm registry reachable?"
NPM_OPTIONS = ["--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error"]


def build() -> None:
    """Build client/dist, unless it's there for these sources."""
    state = fingerprint([*files_below(CLIENT, without=("node_modules", "dist")), *files_below(ROOT / "texts")])
    if is_marked(BUILD / "client", state) and (DIST / "index.html").is_file():
        return
    install_modules("build")
    with step("Building the browser table", "browser table"):
        npm("run", "build", "--", "--logLevel", "warn", why="The browser table could not be built.")
    mark(BUILD / "client", state)


def install_modules(wanted: str) -> None:
    """Install what the browser table is built with (`build`), or also what checks it (`check`)."""
    state = fingerprint([CLIENT / "package-lock.json"])
    if any(is_marked(MODULES / f".installed-{name}", state) for name in (wanted, "check")):
        return
    if not _has_node():
        install("node", "Node")
    told = "the tools that build the browser table" if wanted == "build" else "the tools of the browser table"
    with step(f"Installing {told} with npm", told):
        npm("ci", *NPM_OPTIONS, *(["--omit=dev"] if wanted == "build" else []), why=UNREACHABLE)
    mark(MODULES / f".installed-{wanted}", state)


def npm(*words: str, why: str, folder: Path = CLIENT) -> None:
    """Run npm in the client's folder or another, quietly."""
    run(_npm(*words), why, folder, with_node())


def _npm(*words: str) -> list[str]:
    return [shutil.which("npm", path=with_node()["PATH"]) or "npm", "--silent", *words]


def with_node() -> dict[str, str]:
    """The environment in which Node is found."""
    paths = os.environ["PATH"] if _has_node() else f"{BIN}{os.pathsep}{os.environ['PATH']}"
    return {**os.environ, "PATH": paths}


@cache
def _has_node() -> bool:
    """Whether a Node that is new enough is on the path."""
    if not (shutil.which("node") and shutil.which("npm")):
        return False
    said = subprocess.run(["node", "--version"], capture_output=True, text=True).stdout
    numbers = said.strip().lstrip("v").split(".")
    return len(numbers) == 3 and (int(numbers[0]), int(numbers[1])) >= OLDEST_NODE


if __name__ == "__main__":
    sys.exit(subprocess.run(_npm(*sys.argv[1:]), cwd=CLIENT, env=with_node()).returncode)
