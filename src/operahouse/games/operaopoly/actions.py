"""The turn's main question: one of up to three actions, a free move, or the end. [T2]"""

from operahouse.games.operaopoly.audition import against_audition, audition
from operahouse.games.operaopoly.cards import NO_CARDS, each
from operahouse.games.operaopoly.casting import dismiss
from operahouse.games.operaopoly.decks import draw
from operahouse.games.operaopoly.impresario import add_direct_choices, against_directing, direct
from operahouse.games.operaopoly.operas import (
    add_opera_choices,
    against_beginning,
    against_dismissing,
    against_hiring,
    against_joining,
    against_ousting,
    against_recasting,
    against_rehearsing,
)
from operahouse.games.operaopoly.patrons import (
    add_patron_choices,
    against_changing,
    against_sponsoring,
    against_taking,
    against_withdrawing,
    change,
)
from operahouse.games.operaopoly.reasons import (
    CARD_NOT_IN_HAND,
    FINE,
    NO_ACTION_LEFT,
    NO_CARD_TO_DRAW,
    NOT_THE_QUESTION,
)
from operahouse.games.operaopoly.stack import begin_stack
from operahouse.games.operaopoly.state import Table
from operahouse.games.operaopoly.turn import discard, end_turn, look_around
from operahouse.games.operaopoly.words import (
    ADD_OPTION,
    AUDITION_OPTION,
    BEGIN_OPTION,
    CHANGE,
    CHANGE_OPTION,
    COMPOSER_COUNT,
    DIRECT_OPTION,
    DISCARD_OPTION,
    DISMISS_OPTION,
    DRAW_OPTION,
    END_OPTION,
    FIRST_HOUSE,
    HIRE,
    HIRE_OPTION,
    HOUSE_COUNT,
    MAT_PLACES,
    NO_COMPOSER,
    OPERA,
    OUST,
    OUST_OPTION,
    PATRON,
    PICK_HIRE_OPTION,
    RECAST,
    RECAST_OPTION,
    REHEARSE,
    REHEARSE_OPTION,
    ROW,
    SPONSOR,
    SPONSOR_OPTION,
    TAKE,
    TAKE_OPTION,
    WHERE_COUNT,
    WITHDRAW_OPTION,
)


def act_choices(state: Table, seat: int) -> list[int]:
    """Everything the seat may do in its turn; ending it is always possible. [T2, T3]"""
    choices = [END_OPTION]
    if state.actions > 0:
        if state.can_draw(OPERA):
            choices.append(DRAW_OPTION + OPERA)
        if state.can_draw(PATRON):
            choices.append(DRAW_OPTION + PATRON)
        if against_audition(state, seat) == FINE:
            choices.extend([AUDITION_OPTION + house for house in range(HOUSE_COUNT)])
        add_patron_choices(state, seat, choices)
        add_opera_choices(state, seat, choices)
    add_direct_choices(state, seat, choices)
    choices += [DISCARD_OPTION + card for card in each(state.hands[seat])]
    return choices


def against_acting(state: Table, seat: int, option: int) -> int:
    """Why an option is not open in the seat's turn."""
    if option == END_OPTION:
        return FINE
    if DISCARD_OPTION <= option < ADD_OPTION:
        return against_discarding(state, seat, option - DISCARD_OPTION)
    if DIRECT_OPTION <= option < SPONSOR_OPTION:
        row = option - DIRECT_OPTION
        return against_directing(state, seat, row // WHERE_COUNT, row % WHERE_COUNT)
    if option >= PICK_HIRE_OPTION or END_OPTION < option < AUDITION_OPTION:
        return NOT_THE_QUESTION
    if state.actions == 0:
        return NO_ACTION_LEFT
    if option < END_OPTION:
        return FINE if state.can_draw(option - DRAW_OPTION) else NO_CARD_TO_DRAW
    if option < DIRECT_OPTION:
        return against_audition(state, seat)
    return _against_patrons(state, seat, option) if option < HIRE_OPTION else _against_operas(state, seat, option)


def against_discarding(state: Table, seat: int, card: int) -> int:
    """A card of the own hand. [T3]"""
    return CARD_NOT_IN_HAND if state.hands[seat] >> card & 1 == NO_CARDS else FINE


def _against_patrons(state: Table, seat: int, option: int) -> int:
    if option < CHANGE_OPTION:
        return against_sponsoring(state, seat, option - SPONSOR_OPTION)
    if option < WITHDRAW_OPTION:
        return against_changing(state, seat, option - CHANGE_OPTION)
    if option < TAKE_OPTION:
        return against_withdrawing(state, seat, option - WITHDRAW_OPTION)
    return against_taking(state, seat, option - TAKE_OPTION)


def _against_operas(state: Table, seat: int, option: int) -> int:
    if option < BEGIN_OPTION:
        return _against_hire(state, seat, MAT_PLACES + option - HIRE_OPTION)
    if option < REHEARSE_OPTION:
        row = option - BEGIN_OPTION
        return _against_first_hire(state, seat, MAT_PLACES + row // COMPOSER_COUNT, row % COMPOSER_COUNT)
    if option < RECAST_OPTION:
        return against_rehearsing(state, seat, MAT_PLACES + option - REHEARSE_OPTION)
    if option < DISMISS_OPTION:
        return against_recasting(state, seat, MAT_PLACES + option - RECAST_OPTION)
    if option < OUST_OPTION:
        return against_dismissing(state, seat, MAT_PLACES + option - DISMISS_OPTION)
    return against_ousting(state, seat, MAT_PLACES + option - OUST_OPTION)


def _against_hire(state: Table, seat: int, place: int) -> int:
    reason = against_joining(state, place // ROW - FIRST_HOUSE)
    return reason if reason != FINE else against_hiring(state, seat, place, state.composer_of(place))


def _against_first_hire(state: Table, seat: int, place: int, composer: int) -> int:
    reason = against_beginning(state, place // ROW - FIRST_HOUSE, composer)
    return reason if reason != FINE else against_hiring(state, seat, place, composer)


def act(state: Table, seat: int, option: int) -> None:
    """Do what was chosen, or begin to choose its cards."""
    if option >= DISCARD_OPTION:
        discard(state, seat, option - DISCARD_OPTION)
    elif option < END_OPTION:
        draw(state, seat, option - DRAW_OPTION)
    elif option == END_OPTION:
        end_turn(state, seat)
    elif option < DIRECT_OPTION:
        audition(state, seat, option - AUDITION_OPTION)
    elif option < SPONSOR_OPTION:
        row = option - DIRECT_OPTION
        direct(state, seat, row // WHERE_COUNT, row % WHERE_COUNT)
        look_around(state)
    elif WITHDRAW_OPTION <= option < TAKE_OPTION:
        change(state, seat, option - WITHDRAW_OPTION, NO_CARDS)
        finish_action(state)
    elif DISMISS_OPTION <= option < OUST_OPTION:
        dismiss(state, seat, MAT_PLACES + option - DISMISS_OPTION)
        finish_action(state)
    elif option < HIRE_OPTION:
        _begin_patrons(state, option)
    else:
        _begin_operas(state, option)


def finish_action(state: Table) -> None:
    """An action is used up, and the table has changed. [T2]"""
    state.actions -= 1
    look_around(state)


def _begin_patrons(state: Table, option: int) -> None:
    if option < CHANGE_OPTION:
        begin_stack(state, SPONSOR, option - SPONSOR_OPTION, NO_COMPOSER)
    elif option < WITHDRAW_OPTION:
        begin_stack(state, CHANGE, option - CHANGE_OPTION, NO_COMPOSER)
    else:
        begin_stack(state, TAKE, option - TAKE_OPTION, NO_COMPOSER)


def _begin_operas(state: Table, option: int) -> None:
    if option < BEGIN_OPTION:
        begin_stack(state, HIRE, MAT_PLACES + option - HIRE_OPTION, NO_COMPOSER)
    elif option < REHEARSE_OPTION:
        row = option - BEGIN_OPTION
        begin_stack(state, HIRE, MAT_PLACES + row // COMPOSER_COUNT, row % COMPOSER_COUNT)
    elif option < RECAST_OPTION:
        begin_stack(state, REHEARSE, MAT_PLACES + option - REHEARSE_OPTION, NO_COMPOSER)
    elif option < DISMISS_OPTION:
        begin_stack(state, RECAST, MAT_PLACES + option - RECAST_OPTION, NO_COMPOSER)
    else:
        begin_stack(state, OUST, MAT_PLACES + option - OUST_OPTION, NO_COMPOSER)
