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


def begin_stack(table: Table, verb: int, place: int, composer: int) -> None:
    """The cards for a place are chosen next; nothing moves before they are complete."""
    table.verb = verb
    table.place = place
    table.named = composer
    table.chosen = NO_CARDS
    table.stage = STACK


def stack_choices(table: Table, seat: int) -> list[int]:
    """Every card that may come next, and being done."""
    candidates = patron_candidates(table, seat) if table.place < MAT_PLACES else opera_candidates(table, seat)
    choices = [ADD_OPTION + card for card in each(candidates) if against_adding(table, seat, card) == FINE]
    if against_done(table, seat) == FINE:
        choices.append(DONE_OPTION)
    return choices


def against_adding(table: Table, seat: int, card: int) -> int:
    """Why a card may not come next."""
    if table.place < MAT_PLACES:
        return against_adding_patron(table, seat, card)
    return against_adding_opera_card(table, seat, card)


def against_done(table: Table, seat: int) -> int:
    """A stack has cards, differs from the own one it replaces, and beats an opponent's. [P3, P4, O7]"""
    if table.chosen == NO_CARDS:
        return NOTHING_CHOSEN
    if table.verb in (CHANGE, RECAST):
        return SAME_STACK if table.chosen == table.stack[table.place] else FINE
    if table.verb in (TAKE, OUST):
        value = total(table.setting.box.ratings, table.chosen)
        return FINE if value > to_beat(table, seat, table.place) else NOT_RATED_HIGHER
    return FINE


def lay_stack(table: Table, seat: int) -> None:
    """Do with the chosen cards what they were chosen for."""
    verb = table.verb
    place = table.place
    cards = table.chosen
    if verb == SPONSOR:
        sponsor(table, seat, place, cards)
    elif verb == CHANGE:
        change(table, seat, place, cards)
    elif verb == TAKE:
        take_over(table, seat, place, cards)
    elif verb == HIRE:
        hire(table, seat, place, cards)
    elif verb == REHEARSE:
        rehearse(table, seat, place, cards)
    elif verb == RECAST:
        recast(table, seat, place, cards)
    else:
        oust(table, seat, place, cards)
    forget_stack(table)


def forget_stack(table: Table) -> None:
    """Nothing is being chosen."""
    table.verb = NO_VERB
    table.place = 0
    table.named = NO_COMPOSER
    table.chosen = NO_CARDS
