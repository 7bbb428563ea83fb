"""A position is the whole state: written, read back and played on, nothing differs."""

import json

from hypothesis import given, strategies

from operahouse.kernel.game import SPECTATOR, Game, State
from tests.games_under_test import Moment, Table, every_table, moments, walk


def written(game: Game, state: State) -> str:
    return json.dumps(game.write_position(state))


@every_table
def test_read_back_at_every_decision(table: Table) -> None:
    game = table.game
    for state, seat, option in walk(table.deal(1), seed=2):
        copy = game.read_position(json.loads(written(game, state)))
        assert written(game, copy) == written(game, state)
        assert copy.to_act() == state.to_act()
        assert copy.turn == state.turn
        assert copy.options(seat) == state.options(seat)
        assert copy.within_move() == state.within_move()
        assert game.view(copy, SPECTATOR) == game.view(state, SPECTATOR)
        assert option in copy.options(seat)


@every_table
def test_read_back_when_it_is_over(table: Table) -> None:
    *_, last = walk(table.deal(3), seed=3)
    over = last.state.clone()
    over.step(last.seat, last.option)
    copy = table.game.read_position(table.game.write_position(over))
    assert written(table.game, copy) == written(table.game, over)
    assert copy.to_act() == []
    assert table.game.ranking(copy) == table.game.ranking(over)


@given(moments(), strategies.integers(0, 1000))
def test_playing_on_is_the_same_as_from_the_original(moment: Moment, seed: int) -> None:
    game, state = moment
    copy = game.read_position(game.write_position(state))
    for index, ((original, seat, option), (other, *step)) in enumerate(
        zip(walk(state, seed), walk(copy, seed), strict=True)
    ):
        assert [seat, option] == step
        assert original.options(seat) == other.options(seat)
        if index % 10 == 0:
            assert written(game, original) == written(game, other)
