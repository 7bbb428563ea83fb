"""What actions with Opera cards do: hiring, rehearsing, changing and taking over. [O2–O9]"""

from operahouse.games.operaopoly.cards import NO_CARDS
from operahouse.games.operaopoly.state import Table
from operahouse.games.operaopoly.words import COMPOSERS, FIRST_HOUSE, HOUSES, NO_COMPOSER, NO_HOUSE, NO_SEAT, ROW


def play_cards(state: Table, seat: int, cards: int) -> None:
    """Cards leave the hand, or the cards turned up, for the table. [O8]"""
    if state.auditioned == NO_HOUSE:
        state.hands[seat] &= ~cards
    else:
        state.shown = [card for card in state.shown if not cards >> card & 1]


def hire(state: Table, seat: int, place: int, cards: int) -> None:
    """The cards go onto the slot with a token; a composer named begins an opera at the empty house. [O2, O3]"""
    if state.named != NO_COMPOSER:
        _begin_opera(state, seat, place // ROW - FIRST_HOUSE, state.named)
    play_cards(state, seat, cards)
    state.lay(place, seat, cards)
    if state.log is not None:
        state.tell("hired", seat, "O2", {**state.words_of(place), "cards": state.card_names(cards)})


def _begin_opera(state: Table, seat: int, house: int, composer: int) -> None:
    state.opera[house] = composer
    state.markers[composer] -= 1
    if state.log is not None:
        state.tell("began", seat, "O3", {"house": HOUSES[house], "composer": COMPOSERS[composer]})


def rehearse(state: Table, seat: int, place: int, card: int) -> None:
    """One rehearsal card onto the own slot. [O5]"""
    play_cards(state, seat, card)
    state.lay(place, seat, state.stack[place] | card)
    if state.log is not None:
        state.tell("rehearsed", seat, "O5", {**state.words_of(place), "cards": state.card_names(card)})


def recast(state: Table, seat: int, place: int, cards: int) -> None:
    """The new stack replaces the own one; the rest returns to the hand. [O6]"""
    old = state.stack[place]
    play_cards(state, seat, cards & ~old)
    state.lay(place, seat, cards)
    state.return_to_hand(seat, old & ~cards)
    if state.log is not None:
        details = {"cards": state.card_names(cards), "returned": state.card_names(old & ~cards)}
        state.tell("recast", seat, "O6", {**state.words_of(place), **details})


def dismiss(state: Table, seat: int, place: int) -> None:
    """The whole slot returns to the hand; a house without any hire is free again. [O6, O9]"""
    old = state.stack[place]
    state.lay(place, NO_SEAT, NO_CARDS)
    state.return_to_hand(seat, old)
    if state.log is not None:
        state.tell("dismissed", seat, "O6", {**state.words_of(place), "returned": state.card_names(old)})
    if state.empty(place // ROW):
        _free_house(state, place // ROW - FIRST_HOUSE)


def _free_house(state: Table, house: int) -> None:
    """The marker goes back to the mat. [O9]"""
    composer = state.opera[house]
    state.opera[house] = NO_COMPOSER
    state.markers[composer] += 1
    if state.log is not None:
        state.tell("freed", NO_SEAT, "O9", {"house": HOUSES[house], "composer": COMPOSERS[composer]})


def oust(state: Table, seat: int, place: int, cards: int) -> None:
    """The opponent's cards there are all discarded, the token returned. [O7]"""
    old = state.stack[place]
    if state.log is not None:
        details = {"cards": state.card_names(cards), "from": state.seat_name(state.owner[place])}
        state.tell("ousted", seat, "O7", {**state.words_of(place), **details, "lost": state.card_names(old)})
    play_cards(state, seat, cards)
    state.lay(place, seat, cards)
    state.discard_openly(old)
