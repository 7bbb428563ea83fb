"""What a table tells beside the views follows from them: forecast, the terms of moves, and what they lead to."""

import json

from hypothesis import given, settings, strategies

from operahouse.kernel.chance import Generator
from operahouse.kernel.game import CHANCE, SPECTATOR, Game, State
from operahouse.kernel.play import play, play_out
from tests.games_under_test import Moment, Table, every_game, every_table, moments


@given(moments())
def test_every_view_has_a_forecast(moment: Moment) -> None:
    """Seats and spectators alike; a view that came over a wire gives the same, and memory adds nothing."""
    game, state = moment
    for viewer in [*range(len(game.seats(state))), SPECTATOR]:
        view = game.view(state, viewer)
        forecast = game.forecast(view)
        assert json.loads(json.dumps(forecast)) == forecast
        assert game.forecast(json.loads(json.dumps(view))) == forecast
        assert game.forecast(game.view(state, viewer, memory=True)) == forecast


@every_table
def test_a_game_that_is_over_has_a_forecast(table: Table) -> None:
    state = table.deal(1)
    play_out(state, Generator(1))
    for viewer in [*range(table.players), SPECTATOR]:
        assert table.game.forecast(table.game.view(state, viewer))


@given(moments(), strategies.integers(0, 2**32))
def test_forecast_and_terms_are_the_same_in_every_imagined_world(moment: Moment, seed: int) -> None:
    game, state = moment
    for seat in asked_seats(state):
        view = game.view(state, seat)
        world = game.imagine(view, Generator(seed))
        assert game.forecast(game.view(world, seat)) == game.forecast(view)
        for move in game.legal_moves(state, seat):
            terms = game.terms(state, seat, move)
            assert json.loads(json.dumps(terms)) == terms
            assert game.terms(world, seat, move) == terms


@settings(max_examples=150)
@given(moments(), strategies.integers(0, 2**32))
def test_what_is_previewed_is_the_same_in_every_imagined_world(moment: Moment, seed: int) -> None:
    game, state = moment
    for seat in [] if state.within_move() else asked_seats(state):
        for memory in [False, True]:
            world = game.imagine(game.view(state, seat, memory), Generator(seed))
            for first in state.options(seat):
                steps = whole_move(game, state, seat, first)
                previewed = game.preview(state, seat, steps)
                assert json.loads(json.dumps(previewed)) == previewed
                assert game.preview(world, seat, steps) == previewed


@given(moments())
def test_previewing_changes_nothing(moment: Moment) -> None:
    game, state = moment
    before = game.write_position(state)
    for seat in [] if state.within_move() else asked_seats(state):
        for move in game.legal_moves(state, seat):
            game.terms(state, seat, move)
        for first in state.options(seat):
            game.preview(state, seat, whole_move(game, state, seat, first))
    assert game.write_position(state) == before


def asked_seats(state: State) -> list[int]:
    return [seat for seat in state.to_act() if seat != CHANCE]


def whole_move(game: Game, state: State, seat: int, first: int) -> list[int]:
    """The steps of a whole move that begins with this one."""
    steps = [first]
    after = play(game, state, seat, steps).state
    while after.within_move() and after.turn == seat:
        steps.append(after.options(seat)[0])
        after.step(seat, steps[-1])
    return steps


@every_game
def test_components_are_data_of_the_edition(game: Game) -> None:
    components = game.reference().components
    assert json.loads(json.dumps(components)) == components
    assert [components["game"], components["edition"]] == [game.name, game.edition]
    assert components is not game.reference().components
