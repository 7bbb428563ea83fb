"""What each seat may know, built field by field. [H]"""

from typing import cast

from operahouse.games.opera.open_table import piece_bag, write_open_table, write_player
from operahouse.games.opera.shuffle import SHUFFLE
from operahouse.games.opera.state import OperaState
from operahouse.games.opera.wire import ChanceWord, Memory, View
from operahouse.games.opera.words import LADDER, Seat, composer_bag
from operahouse.kernel.game import CHANCE


def view(state: OperaState, seat: int, memory: bool) -> View:
    """All that is open, and the own screen; everybody's where screens are open. [H1, H2]"""
    names = state.agreed.seats
    seen = cast(View, write_open_table(state))
    seen["seat"] = names[seat] if seat >= 0 else None
    seen["players"] = {
        name: write_player(state, player, player == seat or state.agreed.open_screens)
        for player, name in enumerate(names)
    }
    seen["deck"] = 0 if state.question is SHUFFLE else len(state.deck) - state.drawn
    seen["discard"] = composer_bag(discard_pile(state))
    seen["to_act"] = waiting(state)
    seen["asks"] = state.question.asks(state, seat)
    if memory:
        seen["memory"] = _memory(state)
    return seen


def waiting(state: OperaState) -> list[Seat | ChanceWord]:
    """Who owes an answer, by name."""
    return ["chance" if seat == CHANCE else state.agreed.seats[seat] for seat in state.to_act()]


def discard_pile(state: OperaState) -> list[int]:
    """The discard pile; one being shuffled is shown as it lay, for the order of the new deck is hidden. [H1]"""
    if state.question is not SHUFFLE:
        return state.discard
    return [state.discard[composer] + state.deck.count(composer) for composer in range(LADDER)]


def _memory(state: OperaState) -> Memory:
    """What counting along tells of ducats and stocks: all where it began with the game, else the least there is."""
    ducats, stock = (state.ducats, state.stock) if state.counted else (state.least_ducats, state.least_stock)
    return {
        "exact": state.counted,
        "ducats": {name: ducats[seat] for seat, name in enumerate(state.agreed.seats)},
        "stock": {name: piece_bag(stock, seat) for seat, name in enumerate(state.agreed.seats)},
    }
