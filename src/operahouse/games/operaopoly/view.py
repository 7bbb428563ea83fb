"""What each seat may know, built field by field. [H1]"""

from typing import Final

from operahouse.games.operaopoly.cards import count, together
from operahouse.games.operaopoly.knowledge import DECK, HANDS, PILE, width
from operahouse.games.operaopoly.position import bonus_names, write_open_table
from operahouse.games.operaopoly.state import OperaopolyState
from operahouse.games.operaopoly.wire import Asks, Memory, PlayerView, View
from operahouse.games.operaopoly.words import (
    ACT,
    CARDS,
    COMPOSERS,
    DECKS,
    NO_HOUSE,
    OPERA,
    PICK,
    STACK,
)
from operahouse.kernel.game import CHANCE

NO_MEMORY: Final[Memory] = {"deck": [], "discards": [], "hands": {}, "backs": None, "not_bonus": {}}
"""Stands in for a memory that is left out: where one dict is unpacked into another, mypy wants every key named."""


def view(state: OperaopolyState, seat: int, memory: bool) -> View:
    """All that lies open, the sizes of what does not, and the own hand and bonus cards. [H1]"""
    names = state.agreed.seats
    piles = [state.discards & cards for cards in state.agreed.box.decks]
    seen: View = {
        **write_open_table(state),
        "seat": state.seat_or_none(seat),
        "impresarios": {name: state.seat_or_none(state.impresarios[index]) for index, name in enumerate(COMPOSERS)},
        "players": {name: _player(state, player, player == seat) for player, name in enumerate(names)},
        "decks": {name: state.left(deck) for deck, name in enumerate(DECKS)},
        "discards": {name: count(piles[deck]) for deck, name in enumerate(DECKS)},
        "to_act": ["chance" if player == CHANCE else names[player] for player in state.to_act()],
        "asks": _question(state, seat),
        "memory": _memory(state, seat) if memory else NO_MEMORY,
    }
    if not memory:
        del seen["memory"]
    return seen


def _player(state: OperaopolyState, player: int, own: bool) -> PlayerView:
    """Points, markers, tokens, paid bonus cards and the size of the hand; of the own place everything."""
    seen: PlayerView = {
        "points": state.points[player],
        "markers": state.kept[player],
        "tokens": state.tokens[player],
        "paid": bonus_names(state, state.paid[player]),
        "cards": count(state.hands[player]),
    }
    if own:
        seen["hand"] = state.card_names(state.hands[player])
        seen["bonus"] = bonus_names(state, state.bonus[player])
    return seen


def _question(state: OperaopolyState, seat: int) -> Asks:
    """What is asked; how far a stack is chosen is known only to who chooses it, a new deck to nobody."""
    seen = question_seen(state, seat)
    asks: Asks = {"question": state.flow.questions[seen].word}
    pending = state.flow.questions[seen].pending(state)
    if pending is not None:
        asks["pending"] = pending
    return asks


def question_seen(state: OperaopolyState, seat: int) -> int:
    """The number of the question: who doesn't choose the stack only sees that something is asked."""
    if state.question == STACK and state.turn != seat:
        return ACT if state.auditioned == NO_HOUSE else PICK
    return state.question


def _memory(state: OperaopolyState, seat: int) -> Memory:
    """What watching from the start tells of hidden cards; a spectator watches as everybody does."""
    players = state.agreed.players
    row = (seat if seat >= 0 else players) * width(players)
    hidden = hidden_from(state, seat)
    others = {name: player for player, name in enumerate(state.agreed.seats) if player != seat}
    could = state.could
    return {
        "deck": state.card_names(could[row + DECK] & hidden),
        "discards": state.card_names(could[row + PILE] & hidden),
        "hands": {name: state.card_names(could[row + HANDS + other] & hidden) for name, other in others.items()},
        "backs": {name: backs(state, other) for name, other in others.items()} if state.counted else None,
        "not_bonus": {name: bonus_names(state, state.denied[other]) for name, other in others.items()},
    }


def backs(state: OperaopolyState, seat: int) -> int:
    """How many of a hand's cards have the back of an Opera card: counted by all since the first deal."""
    return count(state.hands[seat] & state.agreed.box.decks[OPERA])


def hidden_from(state: OperaopolyState, seat: int) -> int:
    """The cards that this seat does not see."""
    seen = together(state.shown)
    for cards in state.stack:
        seen |= cards
    if state.auditioned != NO_HOUSE:
        seen |= state.agreed.box.audition
    if seat >= 0:
        seen |= state.hands[seat]
    return (1 << CARDS) - 1 & ~seen
