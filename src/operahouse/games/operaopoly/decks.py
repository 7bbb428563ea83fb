"""Drawing, and what happens when a deck is used up. [O1, P1, T5]"""

from typing import Final

from operahouse.games.operaopoly.box import Box
from operahouse.games.operaopoly.cards import each
from operahouse.games.operaopoly.knowledge import see_shuffle
from operahouse.games.operaopoly.question import Move
from operahouse.games.operaopoly.reasons import FINE, NO_CARD_TO_DRAW
from operahouse.games.operaopoly.state import OperaopolyState
from operahouse.games.operaopoly.wire import DrawTerms
from operahouse.games.operaopoly.words import DECKS, SHUFFLE, THEN_DRAW
from operahouse.kernel.game import CHANCE, Json

RULES: Final = ["O1", "P1"]
"""The rule by which a card of each deck is drawn."""


class Draw(Move):
    """Draw a card. [O1, P1]"""

    size = len(DECKS)
    is_action = True
    is_orderable = True

    def spellings(self, box: Box) -> list[str]:
        """One for each deck."""
        return [f"draw {deck}" for deck in DECKS]

    def against(self, state: OperaopolyState, seat: int, option: int) -> int:
        """There must be a card to draw. [T5]"""
        return FINE if state.can_draw(option - self.first) else NO_CARD_TO_DRAW

    def apply(self, state: OperaopolyState, seat: int, option: int) -> None:
        """An empty deck is shuffled first. [T5]"""
        deck = option - self.first
        state.actions -= 1
        if state.left(deck) == 0:
            shuffle_pile(state, deck, THEN_DRAW)
        else:
            state.draw(seat, deck, RULES[deck])

    def about(self, state: OperaopolyState, seat: int, steps: list[int]) -> DrawTerms:
        """An action for a card."""
        return {"deck": DECKS[steps[0] - self.first], "actions": -1, "hand": 1}

    def blanks(self, state: OperaopolyState, seat: int, option: int) -> Json:
        """The deck."""
        return {"deck": DECKS[option - self.first]}


DRAW: Final = Draw()


def shuffle_pile(state: OperaopolyState, deck: int, then: int) -> None:
    """The discard pile becomes the new deck. [T5]"""
    cards = state.agreed.box.decks[deck]
    pile = each(state.discards & cards)
    state.discards &= ~cards
    see_shuffle(state.could, state.agreed.players, cards)
    ask_for_shuffle(state, deck, pile, then)


def ask_for_shuffle(state: OperaopolyState, deck: int, cards: list[int], then: int) -> None:
    """Chance names the whole new deck, top first, card by card; until then the cards lie by id."""
    state.decks[deck] = cards
    state.drawn[deck] = 0
    state.shuffling = deck
    state.placed = 0
    state.then = then
    state.ask(CHANCE, SHUFFLE)
