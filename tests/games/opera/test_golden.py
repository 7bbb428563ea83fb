"""Golden games: whole records that replay to their result for ever. `make_golden` made them."""

from pathlib import Path

import pytest

from tests.games.golden import check_changes_are_noticed, check_replay, read_golden
from tests.games.opera.examples import GAME

FILES = sorted((Path(__file__).parent / "golden").glob("*.json"))


def test_there_are_golden_games_for_every_number_of_players_and_every_option() -> None:
    records = [read_golden(file) for file in FILES]
    assert {len(record["setup"]["seats"]) for record in records} == set(GAME.player_counts)
    assert {option for record in records for option in record["options"]} == set(GAME.table_options)
    assert any(move[0] == "chance" for record in records for move in record["moves"])


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_replay(file: Path) -> None:
    check_replay(GAME, file)


@pytest.mark.parametrize("file", FILES[:3], ids=[file.stem for file in FILES[:3]])
def test_another_move_or_result_is_noticed(file: Path) -> None:
    check_changes_are_noticed(GAME, file)
