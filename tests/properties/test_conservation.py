"""Nothing appears from nowhere, everything that happens is told, and every game ends."""

import json

from operahouse.kernel.chance import Generator
from operahouse.kernel.play import play_out
from tests.games_under_test import Table, every_table, hooks_of, walk

BOUND = 2000
"""No game of the house has more steps than this."""


@every_table
def test_pieces_money_and_points_change_as_told(table: Table) -> None:
    game, hooks = table.game, hooks_of(table.game)
    for seed in range(4):
        for state, seat, option in walk(table.deal(seed), seed):
            after = state.clone()
            after.log = []
            after.step(seat, option)
            hooks.check_conserved(game.write_position(state), game.write_position(after), after.log)


@every_table
def test_events_are_data_with_seats_and_rules(table: Table) -> None:
    state = table.deal(9)
    seats = table.game.seats(state)
    told = 0
    for before, seat, option in walk(state, seed=9):
        after = before.clone()
        after.log = []
        after.step(seat, option)
        told += len(after.log)
        for event in after.log:
            data = event.json
            assert json.loads(json.dumps(data)) == data
            assert event.kind
            assert event.seat in ["", *seats]
            assert set(event.seen_by or []) <= set(seats)
    assert told > 0


@every_table
def test_every_game_ends(table: Table) -> None:
    for seed in range(20):
        state = table.deal(seed)
        assert play_out(state, Generator(seed)) < BOUND
        assert state.to_act() == []
        assert all(state.options(seat) == [] for seat in range(table.players))


@every_table
def test_the_ranking_names_every_seat_once(table: Table) -> None:
    for seed in range(10):
        state = table.deal(seed)
        play_out(state, Generator(seed))
        points = table.game.points(state)
        places = table.game.ranking(state)
        assert sorted(seat for place in places for seat in place) == list(range(table.players))
        best = [max(points[seat] for seat in place) for place in places]
        assert best == sorted(best, reverse=True)
