"""What each seat may know, built field by field. [H1]"""

from operahouse.games.operaopoly.cards import count, together
from operahouse.games.operaopoly.knowledge import DECK, HANDS, PILE, width
from operahouse.games.operaopoly.position import bonus_names, write_pending, write_public
from operahouse.games.operaopoly.state import Table
from operahouse.games.operaopoly.words import (
    ACT,
    CARDS,
    COMPOSERS,
    DECKS,
    NO_HOUSE,
    OPERA,
    PICK,
    QUESTIONS,
    SHUFFLE,
    STACK,
)
from operahouse.kernel.game import CHANCE, Json


def view(state: Table, seat: int, memory: bool) -> Json:
    """All that lies open, the sizes of what does not, and the own hand and bonus cards. [H1]"""
    names = state.agreed.seats
    seen = write_public(state)
    seen["seat"] = names[seat] if seat >= 0 else None
    impresarios = [state.seat_name(impresario) or None for impresario in state.impresarios]
    seen["impresarios"] = dict(zip(COMPOSERS, impresarios, strict=True))
    seen["players"] = {names[player]: _player(state, player, player == seat) for player in range(state.agreed.players)}
    seen["decks"] = {name: state.left(deck) for deck, name in enumerate(DECKS)}
    piles = [state.discards & cards for cards in state.agreed.box.decks]
    seen["discards"] = {name: count(piles[deck]) for deck, name in enumerate(DECKS)}
    seen["to_act"] = ["chance" if player == CHANCE else names[player] for player in state.to_act()]
    seen["asks"] = _question(state, seat)
    if memory:
        seen["memory"] = _memory(state, seat)
    return seen


def _player(state: Table, player: int, own: bool) -> Json:
    """Points, markers, tokens, paid bonus cards and the size of the hand; of the own place everything."""
    seen: Json = {
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


def _question(state: Table, seat: int) -> Json:
    """What is asked; how far a stack is chosen is known only to who chooses it, a new deck to nobody."""
    if state.stage == STACK and state.turn != seat:
        return {"question": QUESTIONS[ACT if state.auditioned == NO_HOUSE else PICK]}
    question: Json = {"question": QUESTIONS[state.stage]}
    if state.stage in (STACK, SHUFFLE):
        question["pending"] = write_pending(state)
    return question


def _memory(state: Table, seat: int) -> Json:
    """What watching from the start tells of hidden cards; a spectator watches as everybody does."""
    names = state.agreed.seats
    box = state.agreed.box
    players = state.agreed.players
    row = (seat if seat >= 0 else players) * width(players)
    hidden = _hidden(state, seat)
    others = [player for player in range(players) if player != seat]
    return {
        "deck": state.card_names(state.could[row + DECK] & hidden),
        "discards": state.card_names(state.could[row + PILE] & hidden),
        "hands": {names[other]: state.card_names(state.could[row + HANDS + other] & hidden) for other in others},
        "backs": {names[other]: _backs(state, other) for other in others} if state.counted else None,
        "not_bonus": {names[other]: [box.bonus_ids[card] for card in _denied(state, other)] for other in others},
    }


def _backs(state: Table, seat: int) -> int:
    """How many of a hand's cards have the back of an Opera card: counted by all since the first deal."""
    return count(state.hands[seat] & state.agreed.box.decks[OPERA])


def _denied(state: Table, seat: int) -> list[int]:
    """The bonus cards that a seat was seen not to hold. [L3]"""
    return [card for card in range(len(state.agreed.box.bonus_ids)) if state.denied[seat] >> card & 1]


def _hidden(state: Table, seat: int) -> int:
    """The cards that this seat does not see."""
    seen = together(state.shown)
    for cards in state.stack:
        seen |= cards
    if state.auditioned != NO_HOUSE:
        seen |= state.agreed.box.audition
    if seat >= 0:
        seen |= state.hands[seat]
    return (1 << CARDS) - 1 & ~seen
