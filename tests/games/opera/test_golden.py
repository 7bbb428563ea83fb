"""Golden games: whole records that replay to their result for ever. `make_golden` made them."""

import json
from pathlib import Path

import pytest

from operahouse.kernel.errors import Malformed
from operahouse.kernel.record import read_record, result_of
from tests.games.opera.examples import GAME

FILES = sorted((Path(__file__).parent / "golden").glob("*.json"))


def test_there_are_golden_games_for_every_number_of_players_and_every_option() -> None:
    records = [json.loads(file.read_text(encoding="utf-8")) for file in FILES]
    assert {len(record["setup"]["seats"]) for record in records} == set(GAME.player_counts)
    assert {option for record in records for option in record["options"]} == set(GAME.table_options)
    assert any(move[0] == "chance" for record in records for move in record["moves"])


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_replay(file: Path) -> None:
    record = json.loads(file.read_text(encoding="utf-8"))
    end = read_record(GAME, record).finish()
    assert result_of(GAME, end) == record["result"]
    assert GAME.write_position(end)["phase"] == "over"


@pytest.mark.parametrize("file", FILES[:3], ids=[file.stem for file in FILES[:3]])
def test_another_move_or_result_is_noticed(file: Path) -> None:
    record = json.loads(file.read_text(encoding="utf-8"))
    shorter = record | {"moves": record["moves"][:-1]}
    with pytest.raises(Malformed) as wrong:
        read_record(GAME, shorter).finish()
    assert wrong.value.path == "result"
    longer = record | {"moves": [*record["moves"], record["moves"][0]]}
    with pytest.raises(Malformed) as wrong:
        read_record(GAME, longer).finish()
    assert wrong.value.path == f"moves[{len(record['moves'])}]"
