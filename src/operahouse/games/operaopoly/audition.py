"""The audition: three cards turned up for one house. [O8]"""

from operahouse.games.operaopoly.cards import NO_CARDS, each, together
from operahouse.games.operaopoly.decks import ask_for_shuffle, shuffle_pile
from operahouse.games.operaopoly.knowledge import DECK, see_go
from operahouse.games.operaopoly.operas import (
    against_beginning,
    against_hiring,
    against_joining,
    against_ousting,
    against_recasting,
    against_rehearsing,
)
from operahouse.games.operaopoly.reasons import FINE, NO_AUDITION_CARD, NO_CARD_TO_DRAW
from operahouse.games.operaopoly.state import Table
from operahouse.games.operaopoly.words import (
    ACT,
    COMPOSER_COUNT,
    HOUSES,
    MAT_PLACES,
    NO_HOUSE,
    NONE_OPTION,
    OPERA,
    PICK,
    PICK_BEGIN_OPTION,
    PICK_HIRE_OPTION,
    PICK_OUST_OPTION,
    PICK_RECAST_OPTION,
    PICK_REHEARSE_OPTION,
    ROW,
    THEN_ACT,
    THEN_SHOW,
)


def against_audition(table: Table, seat: int) -> int:
    """The audition card, and at least one card to turn up. [O8]"""
    if table.hands[seat] & table.setting.box.audition == NO_CARDS:
        return NO_AUDITION_CARD
    return FINE if table.can_draw(OPERA) else NO_CARD_TO_DRAW


def audition(table: Table, seat: int, house: int) -> None:
    """The audition card is out of reach while it is resolved; it costs the one action. [O8]"""
    table.actions -= 1
    table.hands[seat] &= ~table.setting.box.audition
    table.auditioned = house
    table.shown = []
    if table.log is not None:
        table.tell("auditioned", seat, "O8", {"house": HOUSES[house]})
    turn_up(table)


def turn_up(table: Table) -> None:
    """Turn up cards for all to see; an empty deck is shuffled before the draw goes on. [O8, T5]"""
    while len(table.shown) < table.setting.box.audition_draw and table.can_draw(OPERA):
        if table.left(OPERA) == 0:
            shuffle_pile(table, OPERA, THEN_SHOW)
            return
        table.shown = [*table.shown, table.top_card(OPERA)]
    table.ask(table.player, PICK)
    if table.log is not None:
        cards = [table.card_name(card) for card in table.shown]
        table.tell("turned-up", table.player, "O8", {"cards": cards}, reveals=True)


def pick_choices(table: Table, seat: int) -> list[int]:
    """At most one hire, rehearsal, change or take-over at the house of the audition, with cards turned up. [O8]"""
    choices: list[int] = []
    for slot in range(ROW):
        if against_pick_hire(table, seat, slot) == FINE:
            choices.append(PICK_HIRE_OPTION + slot)
        for composer in range(COMPOSER_COUNT):
            if against_pick_begin(table, seat, slot, composer) == FINE:
                choices.append(PICK_BEGIN_OPTION + slot * COMPOSER_COUNT + composer)
        place = audition_place(table, slot)
        if against_rehearsing(table, seat, place) == FINE:
            choices.append(PICK_REHEARSE_OPTION + slot)
        if against_recasting(table, seat, place) == FINE:
            choices.append(PICK_RECAST_OPTION + slot)
        if against_ousting(table, seat, place) == FINE:
            choices.append(PICK_OUST_OPTION + slot)
    choices.append(NONE_OPTION)
    return choices


def audition_place(table: Table, slot: int) -> int:
    """A slot of the house named for the audition."""
    return MAT_PLACES + table.auditioned * ROW + slot


def against_pick_hire(table: Table, seat: int, slot: int) -> int:
    """A hire with cards turned up, for the opera under way. [O8, O2]"""
    reason = against_joining(table, table.auditioned)
    if reason != FINE:
        return reason
    return against_hiring(table, seat, audition_place(table, slot), table.opera[table.auditioned])


def against_pick_begin(table: Table, seat: int, slot: int, composer: int) -> int:
    """A first hire with cards turned up, at an empty house. [O8, O3]"""
    reason = against_beginning(table, table.auditioned, composer)
    return reason if reason != FINE else against_hiring(table, seat, audition_place(table, slot), composer)


def close_audition(table: Table) -> None:
    """The rest is shuffled back into the deck, the audition card discarded. [O8]"""
    rest = together(table.shown)
    table.auditioned = NO_HOUSE
    table.shown = []
    table.discard_openly(table.setting.box.audition)
    if rest == NO_CARDS:
        table.ask(table.player, ACT)
        return
    see_go(table.could, table.setting.players, DECK, rest)
    deck = rest | together(table.decks[OPERA][table.drawn[OPERA] :])
    ask_for_shuffle(table, OPERA, each(deck), THEN_ACT)


def pick_none(table: Table, seat: int) -> None:
    """No card is used. [O8]"""
    if table.log is not None:
        table.tell("picked-none", seat, "O8", {})
    close_audition(table)
