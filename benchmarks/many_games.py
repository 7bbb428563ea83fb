"""How close the lab comes to the bare rules: random 3-player games of Opera on two workers."""

import argparse
import json
from statistics import median

from operahouse.lab.speed import bare_games_per_second, random_games_per_second

WORKERS = 2
PLAYERS = 3
TURNS = 5
"""Both are measured so often, in turns, and the middle of each counts."""


def main() -> None:
    """Measure both in turns and print the figures as JSON."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--seconds", type=float, default=3.0)
    games = int(parser.parse_args().seconds * 16000)
    bare: list[float] = []
    lab: list[float] = []
    for _ in range(TURNS):
        bare.append(bare_games_per_second("opera", PLAYERS, games, WORKERS))
        lab.append(random_games_per_second("opera", PLAYERS, games, WORKERS))
    figures = {"bare_games_per_second": median(bare), "lab_games_per_second": median(lab)}
    print(json.dumps({"name": "lab, opera, 3 players", **figures}))


if __name__ == "__main__":
    main()
