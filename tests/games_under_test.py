"""The games that every generic test plays, and ways to walk through them."""

from collections.abc import Iterator
from importlib import import_module
from typing import NamedTuple, Protocol

import pytest
from hypothesis import strategies

from operahouse.games.catalogue import game_names, load_game
from operahouse.kernel.chance import Chance, Generator
from operahouse.kernel.events import Event
from operahouse.kernel.game import Game, Json, State
from operahouse.kernel.play import choose_at_random
from tests.toy.extras import RichToy

GAMES: list[Game] = [*[load_game(name) for name in game_names()], RichToy()]


class Table(NamedTuple):
    """A game with a number of players and the options agreed on."""

    game: Game
    players: int
    options: list[str]

    def deal(self, seed: int) -> State:
        """A new game by seed."""
        return self.game.deal(self.players, self.options, Generator(seed))

    def __str__(self) -> str:
        return "-".join([self.game.name, str(self.players), *self.options])


def _option_sets(game: Game) -> list[list[str]]:
    """No option, each by itself, and all together."""
    each = [[name] for name in game.table_options]
    return [[], *each, game.table_options] if len(each) > 1 else [[], *each]


TABLES = [
    Table(game, players, options) for game in GAMES for players in game.player_counts for options in _option_sets(game)
]
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
every_table = pytest.mark.parametrize("table", TABLES, ids=[str(table) for table in TABLES])
"""Every game with every number of players, without options, with each and with all."""


class Step(NamedTuple):
    """One step of a random walk."""

    state: State
    """Before the step; the walk goes on with a copy."""
    seat: int
    option: int


def choose_eagerly(state: State, seat: int, chance: Chance) -> int:
    """A random option, seldom the last one: that is where games offer to end, stop or leave a place empty."""
    for _ in range(2):
        option = choose_at_random(state, seat, chance)
        if option != state.options(seat)[-1]:
            break
    return option


def walk(state: State, seed: int, limit: int = 10_000) -> Iterator[Step]:
    """A random game from this state to its end, each step before it is taken."""
    chance = Generator(seed)
    for _ in range(limit):
        waiting = state.to_act()
        if not waiting:
            return
        seat = waiting[chance.below(len(waiting))]
        option = choose_eagerly(state, seat, chance)
        yield Step(state, seat, option)
        state = state.clone()
        state.step(seat, option)
    raise AssertionError(f"the game did not end within {limit} steps")


class Moment(NamedTuple):
    """A state somewhere in a random game, where somebody is asked."""

    game: Game
    state: State


@strategies.composite
def moments(draw: strategies.DrawFn) -> Moment:
    """Any moment of any game; smaller means earlier."""
    table = draw(strategies.sampled_from(TABLES))
    depth = draw(strategies.integers(0, 250))
    seed = draw(strategies.integers(0, 2**32))
    state = table.deal(seed)
    for index, step in enumerate(walk(state, seed)):
        state = step.state
        if index == depth:
            break
    return Moment(table.game, state)


class Hooks(Protocol):
    """What a generic test must be told about a game: the module `hooks` in the folder of its tests."""

    def check_conserved(self, before: Json, after: Json, events: list[Event]) -> None:
        """Nothing appears from nowhere: the positions before and after a step differ only as its events tell."""
        ...

    def hidden_variations(self, position: Json, seat: str, chance: Chance) -> list[Json]:
        """Positions that differ only in what that seat (or a spectator, as the empty name) cannot know."""
        ...


def hooks_of(game: Game) -> Hooks:
    """The hooks of a game."""
    folder = "tests.toy" if game.name == "toy" else f"tests.games.{game.name}"
    hooks: Hooks = import_module(f"{folder}.hooks")
    return hooks
