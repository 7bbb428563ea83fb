"""Compares the speed of two checkouts: each runs the same measurements in turns, and the middle of each counts.

Both need their compiled build (`make compiled`). Figures of the same name are compared, whatever they are called.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Final

MEASUREMENTS: Final = {
    "engine, Opera": ["benchmarks.own_games", "opera", "3"],
    "engine, Operaopoly": ["benchmarks.own_games", "operaopoly", "3"],
    "search": ["benchmarks.search"],
    "lab": ["benchmarks.many_games"],
    "server": ["benchmarks.server"],
}
Figures = dict[str, float]


def measure(checkout: Path, words: list[str], seconds: float) -> Figures:
    """Run one measurement in a checkout, with that checkout's own benchmarks and compiled build."""
    environment = {**os.environ, "PYTHONPATH": f"build/compiled{os.pathsep}.", "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-m", *words, "--seconds", str(seconds)]
    done = subprocess.run(command, cwd=checkout, env=environment, check=True, capture_output=True, text=True)
    return {name: value for name, value in json.loads(done.stdout).items() if isinstance(value, int | float)}


def compare(old: Path, new: Path, words: list[str], turns: int, seconds: float) -> list[tuple[str, float, float]]:
    """The middle of every figure in both checkouts."""
    rounds = [(measure(old, words, seconds), measure(new, words, seconds)) for _ in range(turns)]
    names = [name for name in rounds[0][0] if name in rounds[0][1]]
    return [(name, median(one[name] for one, _ in rounds), median(two[name] for _, two in rounds)) for name in names]


def main() -> None:
    """Print each figure before and after, and by how much it changed."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("old", type=Path, help="the other checkout, with its compiled build")
    parser.add_argument("--only", choices=list(MEASUREMENTS), nargs="+", default=list(MEASUREMENTS))
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0)
    given = parser.parse_args()
    for what in given.only:
        for name, before, after in compare(given.old, Path.cwd(), MEASUREMENTS[what], given.turns, given.seconds):
            change = f"{after / before - 1:+.1%}" if before else ""
            print(f"{what:20}{name:36}{before:>16,.1f}{after:>16,.1f}{change:>9}", flush=True)


if __name__ == "__main__":
    main()
