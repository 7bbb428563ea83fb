"""A deck being shuffled: chance names it card by card, top first. [T5, O8]"""

from typing import Final

from operahouse.games.operaopoly.audition import turn_up
from operahouse.games.operaopoly.box import Box
from operahouse.games.operaopoly.card_words import read_cards, write_cards
from operahouse.games.operaopoly.decks import RULES
from operahouse.games.operaopoly.question import CardMove, Question
from operahouse.games.operaopoly.reasons import FINE, NOT_IN_PILE
from operahouse.games.operaopoly.state import OperaopolyState
from operahouse.games.operaopoly.wire import ShufflePending
from operahouse.games.operaopoly.words import (
    ACT,
    DECKS,
    NO_SEAT,
    OPERA,
    PICK,
    SHUFFLE,
    THEN,
    THEN_ACT,
    THEN_DRAW,
    THEN_SHOW,
)
from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import CHANCE
from operahouse.kernel.reading import Reader

WORD: Final = "reshuffle"


class NextCard(CardMove):
    """The next card of the new deck."""

    word = "deck"

    def against(self, state: OperaopolyState, seat: int, option: int) -> int:
        """Only a card that has no place yet can be next."""
        left = state.decks[state.shuffling][state.placed :]
        return FINE if option - self.first in left else NOT_IN_PILE

    def apply(self, state: OperaopolyState, seat: int, option: int) -> None:
        """It lies below those before it; after the last card the game goes on."""
        card = option - self.first
        deck = state.decks[state.shuffling][:]
        deck.remove(card)
        deck.insert(state.placed, card)
        state.decks[state.shuffling] = deck
        state.placed += 1
        if state.placed == len(deck):
            _go_on(state)

    def spell(self, box: Box, text: str, steps: list[int]) -> str:
        """The new deck, or as much of it as these steps make."""
        cards = [step - self.first for step in steps]
        return f"{WORD} {DECKS[box.deck_of(cards[0])]} {write_cards(box, cards)}"


def _go_on(state: OperaopolyState) -> None:
    """With the draw or the audition that needed the deck, or with the turn. [T5, O8]"""
    deck = state.shuffling
    state.placed = 0
    state.ask(state.player, ACT)
    if state.log is not None:
        rule = "O8" if state.then == THEN_ACT else "T5"
        source = "audition" if state.then == THEN_ACT else f"discard.{DECKS[deck]}"
        details: dict[str, object] = {"deck": DECKS[deck], "count": len(state.decks[deck])}
        places = {"from": source, "to": f"deck.{DECKS[deck]}"}
        state.tell("shuffled", NO_SEAT, rule, details, places, reveals=True)
    if state.then == THEN_DRAW:
        state.draw(state.player, deck, RULES[deck])
    elif state.then == THEN_SHOW:
        turn_up(state)


NEXT_CARD: Final = NextCard()


class Shuffle(Question):
    """Which card comes next? It is chance that is asked."""

    word = "shuffle"

    def choices(self, state: OperaopolyState, seat: int) -> list[int]:
        """Every card that has no place in the new deck yet."""
        return [NEXT_CARD.first + card for card in state.decks[state.shuffling][state.placed :]]

    def begun_steps(self, state: OperaopolyState) -> list[int]:
        """The cards that have their place."""
        return [NEXT_CARD.first + card for card in state.decks[state.shuffling][: state.placed]]

    def expand(self, state: OperaopolyState, words: list[str]) -> list[int]:
        """A whole new deck, top first, as one step for each card."""
        if words[:1] != [WORD]:
            return []
        deck = DECKS[state.shuffling]
        if len(words) != 3 or words[1] != deck:
            raise Refusal("T5", "operaopoly-refusal-shuffle-deck", {"deck": deck})
        cards = read_cards(state.agreed.box, words[2])
        expected = len(state.decks[state.shuffling])
        if len(cards) != expected:
            raise Refusal("T5", "operaopoly-refusal-shuffle-count", {"expected": expected, "count": len(cards)})
        return [NEXT_CARD.first + card for card in cards]

    def pending(self, state: OperaopolyState) -> ShufflePending:
        """How many cards have their place, and what goes on afterwards."""
        return {"reshuffle": DECKS[state.shuffling], "placed": state.placed, "then": THEN[state.then]}

    def read(self, state: OperaopolyState, pending: Reader) -> None:
        """The first cards of the deck lie in their new order, the others by id."""
        pending.only(["reshuffle", "placed", "then"])
        deck = pending.at("reshuffle").word(DECKS)
        cards = state.decks[deck]
        state.placed = pending.at("placed").integer(0, len(cards) - 1)
        state.shuffling = deck
        state.then = pending.at("then").word(THEN)
        expected = PICK if state.then == THEN_SHOW else ACT
        wrong_deck = deck != OPERA and state.then != THEN_DRAW
        if state.question != expected or wrong_deck or cards[state.placed :] != sorted(cards[state.placed :]):
            raise pending.wrong("operaopoly-malformed-pending", {})
        state.ask(CHANCE, SHUFFLE)


def spell_any_order(state: OperaopolyState) -> str:
    """One text for all orders of the deck being shuffled."""
    return f"{WORD} {DECKS[state.shuffling]}"
