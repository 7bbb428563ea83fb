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


def against_audition(state: Table, seat: int) -> int:
    """The audition card, and at least one card to turn up. [O8]"""
    if state.hands[seat] & state.agreed.box.audition == NO_CARDS:
        return NO_AUDITION_CARD
    return FINE if state.can_draw(OPERA) else NO_CARD_TO_DRAW


def audition(state: Table, seat: int, house: int) -> None:
    """The audition card is out of reach while it is resolved; it costs the one action. [O8]"""
    state.actions -= 1
    state.hands[seat] &= ~state.agreed.box.audition
    state.auditioned = house
    state.shown = []
    if state.log is not None:
        state.tell("auditioned", seat, "O8", {"house": HOUSES[house]})
    turn_up(state)


def turn_up(state: Table) -> None:
    """Turn up cards for all to see; an empty deck is shuffled before the draw goes on. [O8, T5]"""
    while len(state.shown) < state.agreed.box.audition_draw and state.can_draw(OPERA):
        if state.left(OPERA) == 0:
            shuffle_pile(state, OPERA, THEN_SHOW)
            return
        state.shown = [*state.shown, state.top_card(OPERA)]
    state.ask(state.player, PICK)
    if state.log is not None:
        cards = [state.card_name(card) for card in state.shown]
        state.tell("turned-up", state.player, "O8", {"cards": cards}, reveals=True)


def pick_choices(state: Table, seat: int) -> list[int]:
    """At most one hire, rehearsal, change or take-over at the house of the audition, with cards turned up. [O8]"""
    choices: list[int] = []
    for slot in range(ROW):
        if against_pick_hire(state, seat, slot) == FINE:
            choices.append(PICK_HIRE_OPTION + slot)
        for composer in range(COMPOSER_COUNT):
            if against_pick_begin(state, seat, slot, composer) == FINE:
                choices.append(PICK_BEGIN_OPTION + slot * COMPOSER_COUNT + composer)
        place = audition_place(state, slot)
        if against_rehearsing(state, seat, place) == FINE:
            choices.append(PICK_REHEARSE_OPTION + slot)
        if against_recasting(state, seat, place) == FINE:
            choices.append(PICK_RECAST_OPTION + slot)
        if against_ousting(state, seat, place) == FINE:
            choices.append(PICK_OUST_OPTION + slot)
    choices.append(NONE_OPTION)
    return choices


def audition_place(state: Table, slot: int) -> int:
    """A slot of the house named for the audition."""
    return MAT_PLACES + state.auditioned * ROW + slot


def against_pick_hire(state: Table, seat: int, slot: int) -> int:
    """A hire with cards turned up, for the opera under way. [O8, O2]"""
    reason = against_joining(state, state.auditioned)
    if reason != FINE:
        return reason
    return against_hiring(state, seat, audition_place(state, slot), state.opera[state.auditioned])


def against_pick_begin(state: Table, seat: int, slot: int, composer: int) -> int:
    """A first hire with cards turned up, at an empty house. [O8, O3]"""
    reason = against_beginning(state, state.auditioned, composer)
    return reason if reason != FINE else against_hiring(state, seat, audition_place(state, slot), composer)


def close_audition(state: Table) -> None:
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


def pick_none(state: Table, seat: int) -> None:
    """No card is used. [O8]"""
    if state.log is not None:
        state.tell("picked-none", seat, "O8", {})
    close_audition(state)
