"""Builds what a browser needs to play without a server, and the site: `python -m tools.site build/site`."""

import shutil
import sys
from pathlib import Path

from tools import client
from tools.environment import BIN
from tools.steps import BUILD, ROOT, StepFailed, files_below, fingerprint, is_marked, mark, run, say, step

OFFLINE = ROOT / "client" / "offline"
RUNTIME = BUILD / "offline" / "runtime"
SITE = BUILD / "site"
BUILT_SITE = BUILD / "offline" / "site"
SOURCES = BUILD / "offline" / "sources.zip"


def build_runtime() -> None:
    """Build Python for the browser with our own files, unless it's there for these sources."""
    python = files_below(ROOT / "src" / "operahouse")
    state = fingerprint([*python, *files_below(OFFLINE, without=("node_modules",))])
    if is_marked(BUILD / "offline" / "built", state) and (RUNTIME / "engine.zip").is_file():
        return
    installed = OFFLINE / "node_modules" / ".installed"
    if not is_marked(installed, fingerprint([OFFLINE / "package-lock.json"])):
        with step("Installing Python for the browser with npm", "Python for the browser"):
            client.npm("ci", *client.NPM_OPTIONS, why=client.UNREACHABLE, folder=OFFLINE)
        mark(installed, fingerprint([OFFLINE / "package-lock.json"]))
    with step("Compiling the rules, the bots and the table for the browser", "Python for the browser"):
        SOURCES.parent.mkdir(parents=True, exist_ok=True)
        environment = {**client.with_node(), "PYTHONPATH": str(ROOT / "src")}
        run([f"{BIN}/python", "-m", "operahouse.offline.bundle", str(SOURCES)], "", ROOT, environment)
        run(["node", "build.mjs", str(SOURCES), str(RUNTIME)], "Python could not be compiled.", OFFLINE, environment)
    mark(BUILD / "offline" / "built", state)


def served_site() -> Path | None:
    """The site in `build/site`, if it was built from what is there now."""
    return SITE if is_marked(BUILT_SITE, _site_state()) and (SITE / "served.html").is_file() else None


def _site_state() -> str:
    """What a site is put together from, and by what."""
    folders = ["src/operahouse", "texts", "client/dist", "client/offline"]
    without = ("__pycache__", "node_modules")
    return fingerprint(file for folder in folders for file in files_below(ROOT / folder, without))


def build_site(folder: Path) -> None:
    """Build the site into a folder, unless it's there for these sources."""
    if folder.resolve() != SITE or served_site() is None:
        _put_together(folder)
    say(f"The site is in {folder}: any web server can serve it at the root of a host name.")


def _put_together(folder: Path) -> None:
    """What an earlier build left there is removed."""
    if (folder / "sw.js").is_file():
        shutil.rmtree(folder)
    with step("Putting the site together", "site"):
        environment = {**client.with_node(), "PYTHONPATH": str(ROOT / "src")}
        run([f"{BIN}/python", "-m", "operahouse", "site", str(folder)], "", ROOT, environment)
    if folder.resolve() == SITE:
        mark(BUILT_SITE, _site_state())


if __name__ == "__main__":
    try:
        build_runtime()
        if len(sys.argv) > 1:
            build_site(Path(sys.argv[1]))
    except StepFailed as failure:
        sys.exit(str(failure))
