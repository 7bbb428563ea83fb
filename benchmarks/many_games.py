"""How close the lab comes to the bare rules: random 3-player games of Opera on two workers."""

import argparse
import json

from operahouse.lab.speed import bare_games_per_second, random_games_per_second

WORKERS = 2
PLAYERS = 3


def main() -> None:
    """Measure both in turns and print the figures as JSON."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--seconds", type=float, default=3.0)
    games = int(parser.parse_args().seconds * 4000)
    bare = bare_games_per_second("opera", PLAYERS, games, WORKERS)
    lab = random_games_per_second("opera", PLAYERS, games, WORKERS)
    print(json.dumps({"name": "lab, opera, 3 players", "bare_games_per_second": bare, "lab_games_per_second": lab}))


if __name__ == "__main__":
    main()
