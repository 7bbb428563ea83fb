"""Games of Operaopoly in which something happens: players who build more than they tear down."""

from collections.abc import Iterator

from operahouse.games.catalogue import load_game
from operahouse.games.operaopoly.game import Operaopoly
from operahouse.games.operaopoly.state import OperaopolyState
from operahouse.kernel.chance import Generator
from operahouse.kernel.game import CHANCE, State

DULL = ["discard", "change", "recast", "end", "pick none", "direct"]
"""Moves that a lively player makes only now and then, or when there is no other."""


def operaopoly() -> Operaopoly:
    """The game as the house offers it."""
    game = load_game("operaopoly")
    assert isinstance(game, Operaopoly)
    return game


def table_of(state: State) -> OperaopolyState:
    """The state with everything that tests look into."""
    assert isinstance(state, OperaopolyState)
    return state


def lively_walk(players: int, seed: int) -> Iterator[tuple[OperaopolyState, int, int]]:
    """A whole game, each step before it is taken; the walk goes on with a copy."""
    game, chance = operaopoly(), Generator(seed)
    state = table_of(game.deal(players, [], chance))
    while state.to_act():
        seat = state.turn
        option = lively_option(game, state, seat, chance)
        yield state, seat, option
        state = state.clone()
        state.step(seat, option)


def lively_option(game: Operaopoly, state: OperaopolyState, seat: int, chance: Generator) -> int:
    """Any option of chance; else a building one, but one time in eight any."""
    options = state.options(seat)
    if seat != CHANCE and chance.below(8):
        building = [option for option in options if not game.spellings[option].startswith(tuple(DULL))]
        options = building or options
    return options[chance.below(len(options))]
