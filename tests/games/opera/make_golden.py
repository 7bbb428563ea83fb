"""Make the golden records: `python -m tests.games.opera.make_golden` (with src and . on PYTHONPATH).

Each is a whole random game by seed. They are made once; a rule that changes a record must say so in its commit.
"""

from pathlib import Path

from operahouse.kernel.chance import Generator
from tests.games.golden import layout, record_walk
from tests.games.opera.examples import GAME
from tests.games_under_test import walk

FOLDER = Path(__file__).parent / "golden"
DEALS = [
    (2, []),
    (3, []),
    (4, []),
    (2, ["esperto_piece_leaves_game"]),
    (3, ["open_screens"]),
    (4, ["esperto_piece_leaves_game"]),
    (2, ["seven_rounds"]),
    (3, ["esperto_piece_leaves_game", "seven_rounds"]),
    (4, ["open_screens", "seven_rounds"]),
]


def main() -> None:
    """Write all records into the folder `golden`."""
    FOLDER.mkdir(exist_ok=True)
    for seed, (players, options) in enumerate(DEALS, start=1):
        name = "-".join([f"{seed:02}", f"{players}-players", *options])
        record = record_walk(GAME, options, walk(GAME.deal(players, options, Generator(seed)), seed))
        (FOLDER / f"{name}.json").write_text(layout(record), encoding="utf-8")


if __name__ == "__main__":
    main()
