"""A whole turn taken back, in a game against bots."""

import pytest

from operahouse.games.catalogue import load_game
from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import Game
from operahouse.table.absence import Resign
from operahouse.table.record import record_of, verify
from operahouse.table.replay import replay_snapshot
from operahouse.table.rewind import Rewind
from operahouse.table.seats import SeatBot, Sit
from operahouse.table.snapshot import snapshot
from operahouse.table.start import Start
from tests.games_under_test import GAMES
from tests.table.logged_match import TOY, LoggedMatch, facts

MOVES_OF_TWO_TURNS = {"opera": 3, "operaopoly": 20, "toy": 3}
"""At least so many turns, at most half a game."""


def against_bots(game: Game, seats: int = 2) -> LoggedMatch:
    """Anna and random bots, at Anna's first question."""
    table = LoggedMatch(game, seats)
    first, *others = table.match.occupants
    table.ask("anna", Sit(first, "Anna"))
    for seat in others:
        table.ask("anna", SeatBot(seat, "random"))
    table.ask("anna", Start())
    table.let_bots_move()
    return table


def play_turns(table: LoggedMatch, moves: int) -> None:
    for seed in range(moves):
        table.play_at_random(1, seed)
        table.let_bots_move()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_turn_is_taken_back_with_all_that_followed(game: Game) -> None:
    table = against_bots(game)
    own = table.match.seat_of["anna"]
    asked = table.match.state
    assert asked is not None
    before, moves = game.write_position(asked), len(table.match.moves)
    play_turns(table, 1)
    terms = snapshot(table.match, "anna", table.now)["rewind"]
    assert terms["moves"] == len(table.match.moves) - moves
    table.ask("anna", Rewind())
    assert table.match.state is not None
    assert game.write_position(table.match.state) == before
    assert len(table.match.moves) == moves
    assert own in table.match.awaited
    assert game.write_position(table.again().state_in_play()) == before


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_game_goes_on_from_there_and_its_record_can_be_verified(game: Game) -> None:
    table = against_bots(game)
    play_turns(table, MOVES_OF_TWO_TURNS[game.name])
    table.ask("anna", Rewind())
    table.ask("anna", Rewind())
    play_turns(table, 1000)
    assert table.match.outcome == "finished"
    verify(game, record_of(table.match, "2026-01-01T00:00:00Z"))
    rewound = [item for item in table.stream("anna") if item["kind"] == "rewound"]
    assert len(rewound) == 2
    last = table.stream("anna")[-1]["number"]
    assert isinstance(last, int)
    assert replay_snapshot(table.match, "anna", table.match.seat_of["anna"], last)["status"] == "ended"


def test_it_says_whether_something_came_to_light() -> None:
    table = against_bots(load_game("opera"))
    play_turns(table, 1)
    assert snapshot(table.match, "anna", table.now)["rewind"]["revealed"] is True
    table.ask("anna", Rewind())
    assert table.stream("anna")[-1]["revealed"] is True


def test_nobody_rewinds_where_other_people_play_or_have_played() -> None:
    table = LoggedMatch(TOY, 3).sit_down()
    table.play_at_random(2)
    assert "rewind" not in snapshot(table.match, "anna", table.now)
    with pytest.raises(Refusal, match="table-rewind-people"):
        table.ask("anna", Rewind())
    table.ask("bob", Resign())
    with pytest.raises(Refusal, match="table-rewind-people"):
        table.ask("anna", Rewind())


def test_without_a_move_there_is_nothing_to_take_back() -> None:
    table = against_bots(TOY)
    with pytest.raises(Refusal, match="table-undo-nothing"):
        table.ask("anna", Rewind())
    assert "rewind" not in snapshot(table.match, "anna", table.now)
    assert "rewound" not in facts(table.match)
