"""Whether bots play the same games in a browser's Python as here: `python -m tests.site.parity 200`.

Plays so many seeded games in both places, of both games and at all levels that don't search for long, and compares the
records. `python -m tests.site.parity 4 expert,expert` does so with other bots, and says how long answers take there.
"""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from typing import Any

from tools.client import with_node

from operahouse.games.catalogue import game_names
from tests.browser.theatre import ROOT

RUNTIME = ROOT / "build" / "offline" / "runtime"
FILE = ROOT / "tests" / "site" / "seeded_games.py"
BOTS = "amateur,novice,random"


def played_here(words: Sequence[str]) -> list[dict[str, Any]]:
    """The games as a server plays them."""
    return _lines([sys.executable, "-m", "tests.site.seeded_games", *words])


def played_there(words: Sequence[str]) -> list[dict[str, Any]]:
    """The same games in the Python that pages get."""
    return _lines(["node", str(ROOT / "client" / "offline" / "run.mjs"), str(RUNTIME), str(FILE), *words])


def _lines(command: list[str]) -> list[dict[str, Any]]:
    environment = {**with_node(), "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    done = subprocess.run(command, env=environment, text=True, capture_output=True, cwd=ROOT)
    if done.returncode:
        raise RuntimeError(done.stderr[-2000:])
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


def differences(words: Sequence[str]) -> tuple[list[int], list[float]]:
    """The seeds whose records differ, and the seconds of all answers there."""
    here, there = played_here(words), played_there(words)
    assert len(here) == len(there) == int(words[3]) - int(words[2]) + 1
    pairs = enumerate(zip(here, there, strict=True), int(words[2]))
    differing = [seed for seed, (one, other) in pairs if one["record"] != other["record"]]
    return differing, [seconds for game in there for seconds in game["seconds"]]


def main(games: int, bots: str) -> int:
    """Returns how many records differ."""
    found = 0
    for name in game_names():
        differing, seconds = differences([name, bots, "1", str(games // len(game_names()))])
        seconds.sort()
        median, late = seconds[len(seconds) // 2], seconds[int(len(seconds) * 0.95)]
        print(f"{name}, {bots}: {games // len(game_names())} games, {len(differing)} differ {differing or ''}")
        print(
            f"  {len(seconds)} answers: median {median:.3f} s, 95 of 100 within {late:.3f} s, all {seconds[-1]:.3f} s"
        )
        found += len(differing)
    return found


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else BOTS) > 0)
