"""`make bench`: our games, plain and compiled, beside their peers, in turns on one core.

Every figure is the middle one of several rounds; a round measures everything once, so that a busy
machine is busy for all. Ratios are against catanatron in the same run.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Final

from benchmarks.goals import Goal, goals

Result = dict[str, float | str]

COMPILED: Final = Path("build/compiled")
BASELINE: Final = "catanatron"
PROGRAMS: Final = {"catanatron": "benchmarks.peers.catanatron_peer", "openspiel": "benchmarks.peers.openspiel_peer"}
TABLES: Final = {"opera": [2, 3, 4], "operaopoly": [2, 3, 6]}
LISTED_GAMES: Final = 10_000
"""Random games in which the longest list of moves is looked for."""


def main() -> None:
    """Measure everything in rounds and print figures, ratios and goals."""
    parser = argparse.ArgumentParser(description="Measure the speed of the house beside its peers.")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=3.0, help="processor time for each measurement")
    given = parser.parse_args()
    results: dict[str, list[Result]] = {}
    for turn in range(given.rounds):
        print(f"round {turn + 1} of {given.rounds} …", file=sys.stderr)
        for key, result in measure_round(given.seconds):
            results.setdefault(key, []).append(result)
    middle = {key: middle_of(rounds) for key, rounds in results.items()}
    print_figures(middle)
    if COMPILED.is_dir():
        middle |= measure_once(given.seconds)
    middle["fresh"] = fresh_start()
    print_goals(goals(middle, import_milliseconds()))


def measure_round(seconds: float) -> list[tuple[str, Result]]:
    """Everything once: each peer, and each game with each number of players on both builds."""
    measured = [(key, run_module(program, "src", seconds, [])) for key, program in PROGRAMS.items()]
    for build, path in builds().items():
        for game, counts in TABLES.items():
            for players in counts:
                key = f"{game}-{players}-{build}"
                measured.append((key, run_module("benchmarks.own_games", path, seconds, [game, str(players)])))
    return measured


def measure_once(seconds: float) -> dict[str, Result]:
    """What is measured on the compiled build alone: a long list of moves, the search, the lab, the research
    environments, the store and the server.
    """
    print(
        "the longest list of moves, the search, the lab, the research environments, the store, the server …",
        file=sys.stderr,
    )
    build = str(COMPILED)
    words = ["operaopoly", "3", "--listing", str(LISTED_GAMES)]
    return {
        "listing": run_module("benchmarks.own_games", build, 1, words),
        "search": run_module("benchmarks.search", build, seconds, []),
        "lab": run_module("benchmarks.many_games", build, seconds, []),
        "research": run_module("benchmarks.research", build, seconds, []),
        "store": run_module("benchmarks.store", build, seconds, []),
        "server": run_module("benchmarks.server", build, seconds, []),
        "crowd": run_module("benchmarks.crowd", build, seconds, []),
        "databases": run_module("benchmarks.databases", build, seconds, []),
    }


def fresh_start() -> Result:
    """The first and the second `make play` in a fresh clone."""
    print("a fresh start …", file=sys.stderr)
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.fresh_start"], check=True, stdout=subprocess.PIPE, text=True
    )
    result: Result = json.loads(done.stdout)
    return result


def builds() -> dict[str, str]:
    """Where the builds are; the compiled one only if it was made."""
    found = {"plain": "src"}
    if COMPILED.is_dir():
        found["compiled"] = str(COMPILED)
    return found


def run_module(module: str, path: str, seconds: float, words: list[str]) -> Result:
    """Run a measurement in a fresh interpreter."""
    environment = {**os.environ, "PYTHONPATH": f"{path}{os.pathsep}.", "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-m", module, *words, "--seconds", str(seconds)]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    result: Result = json.loads(done.stdout)
    return result


def middle_of(rounds: list[Result]) -> Result:
    """The middle figure of all rounds, each figure by itself."""
    first = rounds[0]
    numbers = [name for name, value in first.items() if isinstance(value, float | int)]
    return {**first, **{name: median(float(result[name]) for result in rounds) for name in numbers}}


def import_milliseconds() -> float:
    """The time it takes to import the package, over that of starting Python."""
    code = "from time import perf_counter as now; start = now(); import operahouse; print((now() - start) * 1000)"
    environment = {**os.environ, "PYTHONPATH": "src"}
    runs = [subprocess.run([sys.executable, "-c", code], env=environment, check=True, capture_output=True, text=True)]
    return float(runs[0].stdout)


def print_figures(results: dict[str, Result]) -> None:
    """A line for each measurement, with its ratio to the baseline."""
    base = float(results[BASELINE]["decisions_per_second"])
    base_copies = float(results[BASELINE]["copies_per_second"])
    print(f"{'':34}{'games/s':>10}{'decisions/s':>14}{'ratio':>8}{'copies/s':>12}{'ratio':>8}{'bytes':>8}")
    for result in results.values():
        decisions, copies = float(result["decisions_per_second"]), float(result["copies_per_second"])
        print(
            f"{result['name']!s:34}{float(result['games_per_second']):>10,.0f}{decisions:>14,.0f}"
            f"{decisions / base:>8.1f}{copies:>12,.0f}{copies / base_copies:>8.1f}{result.get('state_bytes', ''):>8}"
        )


def print_goals(all_goals: list[Goal]) -> None:
    """What was aimed at, what was measured, and whether it was reached."""
    print()
    for goal in all_goals:
        print(f"{'reached' if goal.reached else 'MISSED ':8}{goal.text}: {goal.measured}")


if __name__ == "__main__":
    main()
