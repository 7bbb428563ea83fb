"""The tables that every environment is tested with, and walks through games as environments see them."""

from collections.abc import Iterator

import pytest

from operahouse.kernel.chance import Generator
from operahouse.kernel.game import Game, State
from operahouse.kernel.play import choose_at_random
from operahouse.lab.game_batch import resolve_chance
from operahouse.lab.research.sequential_game import SequentialGame
from tests.games_under_test import GAMES

TABLES = [(game, players) for game in GAMES for players in game.player_counts]
every_table = pytest.mark.parametrize(
    ("game", "players"), TABLES, ids=[f"{game.name}-{players}" for game, players in TABLES]
)


def questions(game: Game, players: int, seed: int) -> Iterator[State]:
    """Every state of a random game in which a seat is asked."""
    sequential, chance = SequentialGame(game, players), Generator(seed)
    state = sequential.deal(chance)
    while state.to_act():
        yield state.clone()
        state.step(state.turn, choose_at_random(state, state.turn, chance))
        resolve_chance(state, chance)


def play_some(state: State, chance: Generator, steps: int) -> None:
    """Play at random for some steps, if the game lasts so long."""
    for _ in range(steps):
        if state.to_act():
            state.step(state.turn, choose_at_random(state, state.turn, chance))
    resolve_chance(state, chance)
