"""The audition: three cards turned up for one house. [O8]"""

from typing import Final

from operahouse.games.operaopoly.box import Box
from operahouse.games.operaopoly.cards import NO_CARDS, each, together
from operahouse.games.operaopoly.decks import ask_for_shuffle, shuffle_pile
from operahouse.games.operaopoly.knowledge import DECK, see_go
from operahouse.games.operaopoly.places import house_place
from operahouse.games.operaopoly.question import Move
from operahouse.games.operaopoly.reasons import FINE, NO_AUDITION_CARD, NO_CARD_TO_DRAW
from operahouse.games.operaopoly.state import OperaopolyState
from operahouse.games.operaopoly.wire import AuditionTerms
from operahouse.games.operaopoly.words import (
    ACT,
    DECKS,
    HOUSE_COUNT,
    HOUSES,
    NO_HOUSE,
    OPERA,
    PICK,
    THEN_ACT,
    THEN_SHOW,
)
from operahouse.kernel.game import Json


class Audition(Move):
    """Play the audition card for a house. [O8]"""

    size = HOUSE_COUNT
    is_action = True
    is_orderable = True

    def spellings(self, box: Box) -> list[str]:
        """One for each house."""
        return [f"audition {house}" for house in HOUSES]

    def against(self, state: OperaopolyState, seat: int, option: int) -> int:
        """The audition card, and at least one card to turn up; any house will do."""
        if state.hands[seat] & state.agreed.box.audition == NO_CARDS:
            return NO_AUDITION_CARD
        return FINE if state.can_draw(OPERA) else NO_CARD_TO_DRAW

    def apply(self, state: OperaopolyState, seat: int, option: int) -> None:
        """The audition card is out of reach while it is resolved; it costs the one action."""
        house = option - self.first
        state.actions -= 1
        state.hands[seat] &= ~state.agreed.box.audition
        state.auditioned = house
        state.shown = []
        if state.log is not None:
            places = {"from": f"hand.{state.seat_name(seat)}", "to": house_place(house)}
            state.tell("auditioned", seat, "O8", {"house": HOUSES[house]}, places)
        turn_up(state)

    def about(self, state: OperaopolyState, seat: int, steps: list[int]) -> AuditionTerms:
        """An action and the audition card."""
        return {"deck": DECKS[OPERA], "house": HOUSES[steps[0] - self.first], "actions": -1, "hand": -1}

    def blanks(self, state: OperaopolyState, seat: int, option: int) -> Json:
        """The deck that cards are turned up from."""
        return {"deck": DECKS[OPERA]}


AUDITION: Final = Audition()


def turn_up(state: OperaopolyState) -> None:
    """Turn up cards for all to see; an empty deck is shuffled before the draw goes on. [O8, T5]"""
    while len(state.shown) < state.agreed.box.audition_draw and state.can_draw(OPERA):
        if state.left(OPERA) == 0:
            shuffle_pile(state, OPERA, THEN_SHOW)
            return
        state.shown = [*state.shown, state.top_card(OPERA)]
    state.ask(state.player, PICK)
    if state.log is not None:
        cards = [state.card_name(card) for card in state.shown]
        places = {"from": f"deck.{DECKS[OPERA]}", "to": "audition"}
        state.tell("turned-up", state.player, "O8", {"cards": cards}, places, reveals=True)


def close_audition(state: OperaopolyState) -> None:
    """The rest is shuffled back into the deck, the audition card discarded. [O8]"""
    rest = together(state.shown)
    state.auditioned = NO_HOUSE
    state.shown = []
    state.discard_openly(state.agreed.box.audition)
    if rest == NO_CARDS:
        state.ask(state.player, ACT)
        return
    see_go(state.could, state.agreed.players, DECK, rest)
    deck = rest | together(state.decks[OPERA][state.drawn[OPERA] :])
    ask_for_shuffle(state, OPERA, each(deck), THEN_ACT)
