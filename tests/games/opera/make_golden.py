"""Make the golden records: `python -m tests.games.opera.make_golden` (with src and . on PYTHONPATH).

Each is a whole random game by seed. They are made once; a rule that changes a record must say so in its commit.
"""

import json
from pathlib import Path

from operahouse.kernel.chance import Generator
from operahouse.kernel.game import Json
from operahouse.kernel.record import Recorder
from tests.games.opera.examples import GAME
from tests.games_under_test import walk

FOLDER = Path(__file__).parent / "golden"
EVENING = "2026-11-15T18:00:00Z"
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


def record_game(players: int, options: list[str], seed: int) -> Json:
    """A whole random game, written down."""
    state = GAME.deal(players, options, Generator(seed))
    recorder = Recorder(GAME, state, options)
    for _, seat, option in walk(state.clone(), seed):
        recorder.take(state, seat, option)
    return recorder.record(state, dict.fromkeys(GAME.seats(state), "bot:random"), EVENING)


def layout(record: Json) -> str:
    """A record with a line for each part and each move, so that two versions can be compared."""
    lines = []
    for name, value in record.items():
        text = json.dumps(value)
        if name == "moves" and isinstance(value, list):
            text = "[\n" + ",\n".join("  " + json.dumps(move) for move in value) + "]"
        lines.append(f" {json.dumps(name)}: {text}")
    return "{\n" + ",\n".join(lines) + "}\n"


def main() -> None:
    """Write all records into the folder `golden`."""
    FOLDER.mkdir(exist_ok=True)
    for seed, (players, options) in enumerate(DEALS, start=1):
        name = "-".join([f"{seed:02}", f"{players}-players", *options])
        (FOLDER / f"{name}.json").write_text(layout(record_game(players, options, seed)), encoding="utf-8")


if __name__ == "__main__":
    main()
