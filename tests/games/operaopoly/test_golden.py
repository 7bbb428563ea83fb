"""Golden games: whole records that replay to their result for ever. `make_golden` made them."""

from pathlib import Path

import pytest

from operahouse.kernel.record import read_record
from tests.games.golden import check_changes_are_noticed, check_replay, read_golden
from tests.games.operaopoly.lively import operaopoly

FILES = sorted((Path(__file__).parent / "golden").glob("*.json"))
LIVELY = {
    "abandoned", "auditioned", "began", "bonus", "changed", "closed", "dismissed", "freed", "impresario", "last-round",
    "no-impresario", "no-producer", "ousted", "performance", "picked-none", "producer", "quiet", "recast", "rehearsed",
    "shuffled", "sponsored", "took-over", "turned-over", "turned-up", "went-home", "withdrew", "woke",
}  # fmt: skip
"""What does not happen in every game, and must in one of these."""


def test_there_are_golden_games_for_every_number_of_players() -> None:
    assert {len(read_golden(file)["setup"]["seats"]) for file in FILES} == set(operaopoly().player_counts)


def test_everything_happens_in_one_of_them() -> None:
    happened: set[str] = set()
    for file in FILES:
        replay = read_record(operaopoly(), read_golden(file))
        happened |= {event.kind for _ in replay.moves for event in replay.advance()}
    assert happened >= LIVELY


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_replay(file: Path) -> None:
    check_replay(operaopoly(), file)


@pytest.mark.parametrize("file", FILES[:3], ids=[file.stem for file in FILES[:3]])
def test_another_move_or_result_is_noticed(file: Path) -> None:
    check_changes_are_noticed(operaopoly(), file)
