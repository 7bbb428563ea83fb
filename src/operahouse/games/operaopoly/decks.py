"""Drawing, and shuffling when a deck is used up. [T5]"""

from operahouse.games.operaopoly.cards import each
from operahouse.games.operaopoly.knowledge import see_shuffle
from operahouse.games.operaopoly.reasons import FINE, NOT_IN_PILE
from operahouse.games.operaopoly.state import Table
from operahouse.games.operaopoly.words import ACT, DECK_OPTION, DECKS, NO_SEAT, SHUFFLE, THEN_ACT, THEN_DRAW
from operahouse.kernel.game import CHANCE

RULES = ["O1", "P1"]
"""The rule by which a card of each deck is drawn."""


def draw(state: Table, seat: int, deck: int) -> None:
    """Draw a card; an empty deck is shuffled first. [O1, P1, T5]"""
    state.actions -= 1
    if state.left(deck) == 0:
        shuffle_pile(state, deck, THEN_DRAW)
    else:
        state.draw(seat, deck, RULES[deck])


def shuffle_pile(state: Table, deck: int, then: int) -> None:
    """The discard pile becomes the new deck. [T5]"""
    cards = state.agreed.box.decks[deck]
    pile = each(state.discards & cards)
    state.discards &= ~cards
    see_shuffle(state.could, state.agreed.players, cards)
    ask_for_shuffle(state, deck, pile, then)


def ask_for_shuffle(state: Table, deck: int, cards: list[int], then: int) -> None:
    """Luck names the whole new deck, top first, card by card; until then the cards lie by id."""
    state.decks[deck] = cards
    state.drawn[deck] = 0
    state.shuffling = deck
    state.placed = 0
    state.then = then
    state.ask(CHANCE, SHUFFLE)


def shuffle_choices(state: Table) -> list[int]:
    """Every card that has no place in the new deck yet."""
    return [DECK_OPTION + card for card in state.decks[state.shuffling][state.placed :]]


def against_shuffling(state: Table, card: int) -> int:
    """Only a card that has no place yet can be next."""
    return FINE if card in state.decks[state.shuffling][state.placed :] else NOT_IN_PILE


def shuffle_in(state: Table, card: int) -> bool:
    """The next card of the new deck; whether it was the last."""
    deck = state.decks[state.shuffling][:]
    deck.remove(card)
    deck.insert(state.placed, card)
    state.decks[state.shuffling] = deck
    state.placed += 1
    if state.placed < len(deck):
        return False
    state.placed = 0
    state.ask(state.player, ACT)
    if state.log is not None:
        rule = "O8" if state.then == THEN_ACT else "T5"
        state.tell("shuffled", NO_SEAT, rule, {"deck": DECKS[state.shuffling], "count": len(deck)}, reveals=True)
    if state.then == THEN_DRAW:
        state.draw(state.player, state.shuffling, RULES[state.shuffling])
    return True
