"""Compares the servers of two checkouts: both under load at the same time, each on a core of its own, cores swapped.

Whatever else the machine does then hits both alike, which turns one after another can't promise. Both checkouts need
their compiled build (`make compiled`). `python -m benchmarks.pairs OLD` prints each pair and the middle of all.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Final

TURN: Final = Path(__file__).with_name("server_turn.py")
WHAT_COUNTS: Final = "processor_microseconds_for_a_move"
Figures = dict[str, float]


def start(checkout: Path, core: int) -> subprocess.Popen[str]:
    """A turn in a checkout, on one core."""
    environment = {**os.environ, "PYTHONPATH": f"build/compiled{os.pathsep}.", "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-P", str(TURN), str(core)]
    return subprocess.Popen(command, cwd=checkout, env=environment, stdout=subprocess.PIPE, text=True)


def finish(turn: subprocess.Popen[str]) -> Figures:
    """The figures of a turn."""
    written, _ = turn.communicate()
    if turn.returncode:
        raise RuntimeError(f"the turn in {turn.args!r} failed")
    figures: Figures = json.loads(written)
    return figures


def measure_pair(old: Path, new: Path, cores: tuple[int, int]) -> tuple[Figures, Figures]:
    """Both at the same time."""
    turns = start(old, cores[0]), start(new, cores[1])
    return finish(turns[0]), finish(turns[1])


def main() -> None:
    """Print every pair, then the middle of each figure before and after."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("old", type=Path, help="the other checkout, with its compiled build")
    parser.add_argument("--pairs", type=int, default=6)
    given = parser.parse_args()
    one, two, *_ = sorted(os.sched_getaffinity(0))
    pairs: list[tuple[Figures, Figures]] = []
    for number in range(given.pairs):
        cores = (one, two) if number % 2 == 0 else (two, one)
        before, after = measure_pair(given.old, Path.cwd(), cores)
        pairs.append((before, after))
        print(f"pair {number + 1}: {before[WHAT_COUNTS]:.0f} -> {after[WHAT_COUNTS]:.0f} µs a move", flush=True)
    for name in pairs[0][0]:
        old, new = median(before[name] for before, _ in pairs), median(after[name] for _, after in pairs)
        change = median(after[name] / before[name] for before, after in pairs) - 1
        print(f"{name:36}{old:>12,.1f}{new:>12,.1f}{change:>+9.1%}")


if __name__ == "__main__":
    main()
