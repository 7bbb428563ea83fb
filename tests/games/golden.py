"""Golden games: whole records that replay to their result for ever. This is what the games' tests of them share."""

import json
from collections.abc import Iterable
from pathlib import Path

import pytest

from operahouse.kernel.errors import Malformed
from operahouse.kernel.game import Game, Json, State
from operahouse.kernel.record import Recorder, read_record, result_of
from tests.games.cases import Position

EVENING = "2026-11-15T18:00:00Z"


def record_walk(game: Game, options: list[str], steps: Iterable[tuple[State, int, int]]) -> Json:
    """A whole game, written down: each step is the state before it, the seat and the option."""
    walk = list(steps)
    state = walk[0][0].clone()
    recorder = Recorder(game, state, options)
    for _, seat, option in walk:
        recorder.take(state, seat, option)
    return recorder.record(state, dict.fromkeys(game.seats(state), "bot:random"), EVENING)


def layout(record: Json) -> str:
    """A record with a line for each part and each move, so that two versions can be compared."""
    lines = []
    for name, value in record.items():
        text = json.dumps(value)
        if name == "moves" and isinstance(value, list):
            text = "[\n" + ",\n".join("  " + json.dumps(move) for move in value) + "]"
        lines.append(f" {json.dumps(name)}: {text}")
    return "{\n" + ",\n".join(lines) + "}\n"


def read_golden(file: Path) -> Position:
    """A golden record."""
    record: Position = json.loads(file.read_text(encoding="utf-8"))
    return record


def check_replay(game: Game, file: Path) -> None:
    """The record replays to its result, and the game is over then."""
    record = read_golden(file)
    end = read_record(game, record).finish()
    assert result_of(game, end) == record["result"]
    assert game.write_position(end)["phase"] == "over"


def check_changes_are_noticed(game: Game, file: Path) -> None:
    """The record neither replays with a move less nor with one more."""
    record = read_golden(file)
    _check_refused(game, record | {"moves": record["moves"][:-1]}, "result")
    _check_refused(game, record | {"moves": [*record["moves"], record["moves"][0]]}, f"moves[{len(record['moves'])}]")


def _check_refused(game: Game, record: Position, path: str) -> None:
    with pytest.raises(Malformed) as wrong:
        read_record(game, record).finish()
    assert wrong.value.path == path
