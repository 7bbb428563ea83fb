"""No leak: change only what a seat cannot know, and its view is equal byte for byte."""

import json

from hypothesis import given, settings, strategies

from operahouse.kernel.chance import Generator
from operahouse.kernel.game import SPECTATOR, Game, State
from operahouse.kernel.play import play_out
from tests.games_under_test import Moment, Table, every_table, hooks_of, moments, walk

DECISIONS = 25
"""How many of a game are looked at, spread over all of it."""


def viewers(game: Game, state: State) -> list[int]:
    return [*range(len(game.seats(state))), SPECTATOR]


def seen(game: Game, state: State, viewer: int, memory: bool) -> str:
    return json.dumps(game.view(state, viewer, memory))


@every_table
def test_hidden_changes_do_not_show(table: Table) -> None:
    game, hooks = table.game, hooks_of(table.game)
    varied = 0
    steps = list(walk(table.deal(4), seed=4))
    for index, step in enumerate(steps[:: max(1, len(steps) // DECISIONS)]):
        position = game.write_position(step.state)
        original = game.read_position(position)
        for viewer in viewers(game, original)[index % 2 :: 2]:
            name = game.seats(original)[viewer] if viewer >= 0 else ""
            for variation in hooks.hidden_variations(position, name, Generator(index)):
                other = game.read_position(variation)
                varied += variation != position
                assert seen(game, other, viewer, memory=False) == seen(game, original, viewer, memory=False)
    assert varied > 0


@settings(max_examples=150)
@given(moments(), strategies.integers(0, 2**32), strategies.booleans())
def test_an_imagined_world_looks_the_same(moment: Moment, seed: int, memory: bool) -> None:
    game, state = moment
    for viewer in viewers(game, state):
        view = json.loads(seen(game, state, viewer, memory))
        world = game.imagine(view, Generator(seed))
        assert seen(game, world, viewer, memory) == seen(game, state, viewer, memory)
        assert world.to_act() == state.to_act()
        if viewer in state.to_act():
            assert world.options(viewer) == state.options(viewer)


@given(moments(), strategies.integers(0, 2**32), strategies.booleans())
def test_an_imagined_world_is_a_whole_game(moment: Moment, seed: int, memory: bool) -> None:
    game, state = moment
    for viewer in viewers(game, state):
        world = game.imagine(game.view(state, viewer, memory), Generator(seed))
        position = game.write_position(world)
        assert game.write_position(game.read_position(position)) == position
        play_out(world, Generator(seed))
        assert world.to_act() == []


@given(moments(), strategies.integers(0, 2**32), strategies.booleans())
def test_worlds_imagined_together_are_those_imagined_one_by_one(moment: Moment, seed: int, memory: bool) -> None:
    game, state = moment
    for viewer in viewers(game, state):
        view = game.view(state, viewer, memory)
        together, single = game.imagine_worlds(view, 3, Generator(seed)), Generator(seed)
        for world in together:
            assert game.write_position(world) == game.write_position(game.imagine(view, single))


@every_table
def test_imagined_worlds_differ_where_something_is_hidden(table: Table) -> None:
    game, state = table.game, table.deal(5)
    view = game.view(state, SPECTATOR)
    worlds = {json.dumps(game.write_position(game.imagine(view, Generator(seed)))) for seed in range(8)}
    assert len(worlds) > 1


@given(moments())
def test_a_view_is_data(moment: Moment) -> None:
    game, state = moment
    for viewer in viewers(game, state):
        for memory in [False, True]:
            view = game.view(state, viewer, memory)
            assert json.loads(json.dumps(view)) == view
