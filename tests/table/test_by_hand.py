"""A game on a real table, entered by hand."""

import pytest

from operahouse.games.catalogue import load_game
from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import SPECTATOR, Game, Json
from operahouse.kernel.reading import Reader
from operahouse.kernel.record import read_record
from operahouse.table.by_hand import Correct, CrossOut, Enter, Finish
from operahouse.table.record import is_entered_by_hand, record_of
from operahouse.table.snapshot import snapshot
from operahouse.table.start import Start
from operahouse.table.undo import Undo
from tests.table.entering import EnteredMatch, entered
from tests.table.real_table import RealTable

GAMES = [load_game("opera"), load_game("operaopoly")]
SEEDS = [1, 2, 3]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_retyped_has_the_same_states_and_result(game: Game, seed: int) -> None:
    players = game.player_counts[seed % len(game.player_counts)]
    real, table = RealTable(game, players, seed), EnteredMatch(game, players)
    table.lay_out(real)
    while not real.is_over:
        table.enter(real.play())
        assert game.view(table.match.state_in_play(), SPECTATOR) == game.view(real.state, SPECTATOR)
    table.ask("anna", Finish())
    assert table.match.outcome == "finished"
    record = record_of(table.match, "2026-01-01T00:00:00Z")
    assert is_entered_by_hand(Reader(record))
    replay = read_record(game, record)
    assert game.points(replay.finish()) == game.points(real.state)
    assert game.ranking(replay.state) == game.ranking(real.state)
    again = table.again()
    assert record_of(again, "2026-01-01T00:00:00Z") == record
