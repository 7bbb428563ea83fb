"""Drawing, and shuffling when a deck is used up. [T5]"""

from operahouse.games.operaopoly.cards import each
from operahouse.games.operaopoly.knowledge import see_shuffle
from operahouse.games.operaopoly.reasons import FINE, NOT_IN_PILE
from operahouse.games.operaopoly.state import Table
from operahouse.games.operaopoly.words import ACT, DECK_OPTION, DECKS, NO_SEAT, SHUFFLE, THEN_ACT, THEN_DRAW
from operahouse.kernel.game import CHANCE

RULES = ["O1", "P1"]
"""The rule by which a card of each deck is drawn."""


def draw(table: Table, seat: int, deck: int) -> None:
    """Draw a card; an empty deck is shuffled first. [O1, P1, T5]"""
    table.actions -= 1
    if table.left(deck) == 0:
        shuffle_pile(table, deck, THEN_DRAW)
    else:
        table.draw(seat, deck, RULES[deck])


def shuffle_pile(table: Table, deck: int, then: int) -> None:
    """The discard pile becomes the new deck. [T5]"""
    cards = table.setting.box.decks[deck]
    pile = each(table.discards & cards)
    table.discards &= ~cards
    see_shuffle(table.could, table.setting.players, cards)
    ask_for_shuffle(table, deck, pile, then)


def ask_for_shuffle(table: Table, deck: int, cards: list[int], then: int) -> None:
    """Luck names the whole new deck, top first, card by card; until then the cards lie by id."""
    table.decks[deck] = cards
    table.drawn[deck] = 0
    table.shuffling = deck
    table.placed = 0
    table.then = then
    table.ask(CHANCE, SHUFFLE)


def shuffle_choices(table: Table) -> list[int]:
    """Every card that has no place in the new deck yet."""
    return [DECK_OPTION + card for card in table.decks[table.shuffling][table.placed :]]


def against_shuffling(table: Table, card: int) -> int:
    """Only a card that has no place yet can be next."""
    return FINE if card in table.decks[table.shuffling][table.placed :] else NOT_IN_PILE


def shuffle_in(table: Table, card: int) -> bool:
    """The next card of the new deck; whether it was the last."""
    deck = table.decks[table.shuffling][:]
    deck.remove(card)
    deck.insert(table.placed, card)
    table.decks[table.shuffling] = deck
    table.placed += 1
    if table.placed < len(deck):
        return False
    table.placed = 0
    table.ask(table.player, ACT)
    if table.log is not None:
        rule = "O8" if table.then == THEN_ACT else "T5"
        table.tell("shuffled", NO_SEAT, rule, {"deck": DECKS[table.shuffling], "count": len(deck)}, reveals=True)
    if table.then == THEN_DRAW:
        table.draw(table.player, table.shuffling, RULES[table.shuffling])
    return True
