"""Steps of an installation: each says what it does and how long it took, and shows a program's output if it fails."""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).parents[1]
BUILD = ROOT / "build"


class StepFailed(Exception):
    """A sentence for whoever ran the step."""


@contextmanager
def step(doing: str, done: str) -> Iterator[None]:
    """Say what begins, and at its end how long it took."""
    say(f"{doing} ...")
    start = monotonic()
    yield
    say(f"  {done}: {monotonic() - start:.1f} s")


def say(line: str) -> None:
    """Print a line at once, also into a pipe."""
    print(line, flush=True)


def run(command: list[str], why: str, cwd: Path = ROOT, environment: Mapping[str, str] | None = None) -> str:
    """Run a program quietly. If it fails, show what it said, and why that may be."""
    done = subprocess.run(
        command, cwd=cwd, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    if done.returncode:
        sys.stderr.write(done.stdout)
        raise StepFailed(why)
    return done.stdout


def fingerprint(paths: Iterable[Path], *more: str) -> str:
    """A digest of files, in whatever order they are given, and of some words."""
    digest = hashlib.sha256("\0".join(more).encode())
    for path in sorted(paths):
        digest.update(f"\0{path.relative_to(ROOT).as_posix()}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def files_below(folder: Path, without: Iterable[str] = ("__pycache__",)) -> list[Path]:
    """All files in a folder, except below folders of certain names."""
    found = []
    for place, inside, names in os.walk(folder):
        inside[:] = [name for name in inside if name not in without]
        found += [Path(place, name) for name in names]
    return found


def is_marked(marker: Path, value: str) -> bool:
    """Whether a step was done for exactly this state of the sources."""
    return marker.is_file() and marker.read_text() == value


def mark(marker: Path, value: str) -> None:
    """Note that a step was done."""
    marker.parent.mkdir(parents=True, exist_ok=True)
    marker.write_text(value)
