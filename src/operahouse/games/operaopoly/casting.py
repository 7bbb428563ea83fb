"""What actions with Opera cards do: hiring, rehearsing, changing and taking over. [O2–O9]"""

from operahouse.games.operaopoly.cards import NO_CARDS
from operahouse.games.operaopoly.state import Table
from operahouse.games.operaopoly.words import COMPOSERS, FIRST_HOUSE, HOUSES, NO_COMPOSER, NO_HOUSE, NO_SEAT, ROW


def play_cards(table: Table, seat: int, cards: int) -> None:
    """Cards leave the hand, or the cards turned up, for the table. [O8]"""
    if table.auditioned == NO_HOUSE:
        table.hands[seat] &= ~cards
    else:
        table.shown = [card for card in table.shown if not cards >> card & 1]


def hire(table: Table, seat: int, place: int, cards: int) -> None:
    """The cards go onto the slot with a token; a composer named begins an opera at the empty house. [O2, O3]"""
    if table.named != NO_COMPOSER:
        _begin_opera(table, seat, place // ROW - FIRST_HOUSE, table.named)
    play_cards(table, seat, cards)
    table.lay(place, seat, cards)
    if table.log is not None:
        table.tell("hired", seat, "O2", {**table.words_of(place), "cards": table.card_names(cards)})


def _begin_opera(table: Table, seat: int, house: int, composer: int) -> None:
    table.opera[house] = composer
    table.markers[composer] -= 1
    if table.log is not None:
        table.tell("began", seat, "O3", {"house": HOUSES[house], "composer": COMPOSERS[composer]})


def rehearse(table: Table, seat: int, place: int, card: int) -> None:
    """One rehearsal card onto the own slot. [O5]"""
    play_cards(table, seat, card)
    table.lay(place, seat, table.stack[place] | card)
    if table.log is not None:
        table.tell("rehearsed", seat, "O5", {**table.words_of(place), "cards": table.card_names(card)})


def recast(table: Table, seat: int, place: int, cards: int) -> None:
    """The new stack replaces the own one; the rest returns to the hand. [O6]"""
    old = table.stack[place]
    play_cards(table, seat, cards & ~old)
    table.lay(place, seat, cards)
    table.return_to_hand(seat, old & ~cards)
    if table.log is not None:
        details = {"cards": table.card_names(cards), "returned": table.card_names(old & ~cards)}
        table.tell("recast", seat, "O6", {**table.words_of(place), **details})


def dismiss(table: Table, seat: int, place: int) -> None:
    """The whole slot returns to the hand; a house without any hire is free again. [O6, O9]"""
    old = table.stack[place]
    table.lay(place, NO_SEAT, NO_CARDS)
    table.return_to_hand(seat, old)
    if table.log is not None:
        table.tell("dismissed", seat, "O6", {**table.words_of(place), "returned": table.card_names(old)})
    if table.empty(place // ROW):
        _free_house(table, place // ROW - FIRST_HOUSE)


def _free_house(table: Table, house: int) -> None:
    """The marker goes back to the mat. [O9]"""
    composer = table.opera[house]
    table.opera[house] = NO_COMPOSER
    table.markers[composer] += 1
    if table.log is not None:
        table.tell("freed", NO_SEAT, "O9", {"house": HOUSES[house], "composer": COMPOSERS[composer]})


def oust(table: Table, seat: int, place: int, cards: int) -> None:
    """The opponent's cards there are all discarded, the token returned. [O7]"""
    old = table.stack[place]
    if table.log is not None:
        details = {"cards": table.card_names(cards), "from": table.seat_name(table.owner[place])}
        table.tell("ousted", seat, "O7", {**table.words_of(place), **details, "lost": table.card_names(old)})
    play_cards(table, seat, cards)
    table.lay(place, seat, cards)
    table.discard_openly(old)
