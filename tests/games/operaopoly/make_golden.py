"""Make the golden records: `python -m tests.games.operaopoly.make_golden` (with src and . on PYTHONPATH).

Two are games at random, which seldom get anywhere; the others are lively ones. They are made once; a rule that
changes a record must say so in its commit.
"""

from pathlib import Path

from operahouse.kernel.chance import Generator
from tests.games.golden import layout, record_walk
from tests.games.operaopoly.lively import lively_walk, operaopoly
from tests.games_under_test import walk

FOLDER = Path(__file__).parent / "golden"
AT_RANDOM = [(2, 1), (5, 2)]
LIVELY = [(2, 1), (2, 4), (3, 2), (3, 8), (4, 3), (5, 4), (6, 2), (6, 5)]
"""Players and seed."""


def main() -> None:
    """Write all records into the folder `golden`."""
    game = operaopoly()
    FOLDER.mkdir(exist_ok=True)
    walks = {f"random-{players}-players-{seed}": walk(game.deal(players, [], Generator(seed)), seed)
             for players, seed in AT_RANDOM}  # fmt: skip
    lively = {f"lively-{players}-players-{seed}": lively_walk(players, seed) for players, seed in LIVELY}
    for name, steps in {**walks, **lively}.items():
        (FOLDER / f"{name}.json").write_text(layout(record_walk(game, [], steps)), encoding="utf-8")


if __name__ == "__main__":
    main()
