"""Choosing the cards of a move one by one: first what for and where, then the cards in their order, then `done`."""

from operahouse.games.operaopoly.cards import NO_CARDS, each, total
from operahouse.games.operaopoly.casting import hire, oust, recast, rehearse
from operahouse.games.operaopoly.operas import against_adding_opera_card, opera_candidates
from operahouse.games.operaopoly.patrons import against_adding_patron, change, patron_candidates, sponsor, take_over
from operahouse.games.operaopoly.ratings import to_beat
from operahouse.games.operaopoly.reasons import FINE, NOT_RATED_HIGHER, NOTHING_CHOSEN, SAME_STACK
from operahouse.games.operaopoly.state import Table
from operahouse.games.operaopoly.words import (
    ADD_OPTION,
    CHANGE,
    DONE_OPTION,
    HIRE,
    MAT_PLACES,
    NO_COMPOSER,
    NO_VERB,
    OUST,
    RECAST,
    REHEARSE,
    SPONSOR,
    STACK,
    TAKE,
)


def begin_stack(state: Table, verb: int, place: int, composer: int) -> None:
    """The cards for a place are chosen next; nothing moves before they are complete."""
    state.verb = verb
    state.place = place
    state.named = composer
    state.chosen = NO_CARDS
    state.stage = STACK


def stack_choices(state: Table, seat: int) -> list[int]:
    """Every card that may come next, and being done."""
    candidates = patron_candidates(state, seat) if state.place < MAT_PLACES else opera_candidates(state, seat)
    choices = [ADD_OPTION + card for card in each(candidates) if against_adding(state, seat, card) == FINE]
    if against_done(state, seat) == FINE:
        choices.append(DONE_OPTION)
    return choices


def against_adding(state: Table, seat: int, card: int) -> int:
    """Why a card may not come next."""
    if state.place < MAT_PLACES:
        return against_adding_patron(state, seat, card)
    return against_adding_opera_card(state, seat, card)


def against_done(state: Table, seat: int) -> int:
    """A stack has cards, differs from the own one it replaces, and beats an opponent's. [P3, P4, O7]"""
    if state.chosen == NO_CARDS:
        return NOTHING_CHOSEN
    if state.verb in (CHANGE, RECAST):
        return SAME_STACK if state.chosen == state.stack[state.place] else FINE
    if state.verb in (TAKE, OUST):
        value = total(state.agreed.box.ratings, state.chosen)
        return FINE if value > to_beat(state, seat, state.place) else NOT_RATED_HIGHER
    return FINE


def lay_stack(state: Table, seat: int) -> None:
    """Do with the chosen cards what they were chosen for."""
    verb = state.verb
    place = state.place
    cards = state.chosen
    if verb == SPONSOR:
        sponsor(state, seat, place, cards)
    elif verb == CHANGE:
        change(state, seat, place, cards)
    elif verb == TAKE:
        take_over(state, seat, place, cards)
    elif verb == HIRE:
        hire(state, seat, place, cards)
    elif verb == REHEARSE:
        rehearse(state, seat, place, cards)
    elif verb == RECAST:
        recast(state, seat, place, cards)
    else:
        oust(state, seat, place, cards)
    forget_stack(state)


def forget_stack(state: Table) -> None:
    """Nothing is being chosen."""
    state.verb = NO_VERB
    state.place = 0
    state.named = NO_COMPOSER
    state.chosen = NO_CARDS
