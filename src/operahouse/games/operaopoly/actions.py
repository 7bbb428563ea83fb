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


def act_choices(table: Table, seat: int) -> list[int]:
    """Everything the seat may do in its turn; ending it is always possible. [T2, T3]"""
    choices = [END_OPTION]
    if table.actions > 0:
        if table.can_draw(OPERA):
            choices.append(DRAW_OPTION + OPERA)
        if table.can_draw(PATRON):
            choices.append(DRAW_OPTION + PATRON)
        if against_audition(table, seat) == FINE:
            choices.extend([AUDITION_OPTION + house for house in range(HOUSE_COUNT)])
        add_patron_choices(table, seat, choices)
        add_opera_choices(table, seat, choices)
    add_direct_choices(table, seat, choices)
    choices += [DISCARD_OPTION + card for card in each(table.hands[seat])]
    return choices


def against_acting(table: Table, seat: int, option: int) -> int:
    """Why an option is not open in the seat's turn."""
    if option == END_OPTION:
        return FINE
    if DISCARD_OPTION <= option < ADD_OPTION:
        return against_discarding(table, seat, option - DISCARD_OPTION)
    if DIRECT_OPTION <= option < SPONSOR_OPTION:
        row = option - DIRECT_OPTION
        return against_directing(table, seat, row // WHERE_COUNT, row % WHERE_COUNT)
    if option >= PICK_HIRE_OPTION or END_OPTION < option < AUDITION_OPTION:
        return NOT_THE_QUESTION
    if table.actions == 0:
        return NO_ACTION_LEFT
    if option < END_OPTION:
        return FINE if table.can_draw(option - DRAW_OPTION) else NO_CARD_TO_DRAW
    if option < DIRECT_OPTION:
        return against_audition(table, seat)
    return _against_patrons(table, seat, option) if option < HIRE_OPTION else _against_operas(table, seat, option)


def against_discarding(table: Table, seat: int, card: int) -> int:
    """A card of the own hand. [T3]"""
    return CARD_NOT_IN_HAND if table.hands[seat] >> card & 1 == NO_CARDS else FINE


def _against_patrons(table: Table, seat: int, option: int) -> int:
    if option < CHANGE_OPTION:
        return against_sponsoring(table, seat, option - SPONSOR_OPTION)
    if option < WITHDRAW_OPTION:
        return against_changing(table, seat, option - CHANGE_OPTION)
    if option < TAKE_OPTION:
        return against_withdrawing(table, seat, option - WITHDRAW_OPTION)
    return against_taking(table, seat, option - TAKE_OPTION)


def _against_operas(table: Table, seat: int, option: int) -> int:
    if option < BEGIN_OPTION:
        return _against_hire(table, seat, MAT_PLACES + option - HIRE_OPTION)
    if option < REHEARSE_OPTION:
        row = option - BEGIN_OPTION
        return _against_first_hire(table, seat, MAT_PLACES + row // COMPOSER_COUNT, row % COMPOSER_COUNT)
    if option < RECAST_OPTION:
        return against_rehearsing(table, seat, MAT_PLACES + option - REHEARSE_OPTION)
    if option < DISMISS_OPTION:
        return against_recasting(table, seat, MAT_PLACES + option - RECAST_OPTION)
    if option < OUST_OPTION:
        return against_dismissing(table, seat, MAT_PLACES + option - DISMISS_OPTION)
    return against_ousting(table, seat, MAT_PLACES + option - OUST_OPTION)


def _against_hire(table: Table, seat: int, place: int) -> int:
    reason = against_joining(table, place // ROW - FIRST_HOUSE)
    return reason if reason != FINE else against_hiring(table, seat, place, table.composer_of(place))


def _against_first_hire(table: Table, seat: int, place: int, composer: int) -> int:
    reason = against_beginning(table, place // ROW - FIRST_HOUSE, composer)
    return reason if reason != FINE else against_hiring(table, seat, place, composer)


def act(table: Table, seat: int, option: int) -> None:
    """Do what was chosen, or begin to choose its cards."""
    if option >= DISCARD_OPTION:
        discard(table, seat, option - DISCARD_OPTION)
    elif option < END_OPTION:
        draw(table, seat, option - DRAW_OPTION)
    elif option == END_OPTION:
        end_turn(table, seat)
    elif option < DIRECT_OPTION:
        audition(table, seat, option - AUDITION_OPTION)
    elif option < SPONSOR_OPTION:
        row = option - DIRECT_OPTION
        direct(table, seat, row // WHERE_COUNT, row % WHERE_COUNT)
        look_around(table)
    elif WITHDRAW_OPTION <= option < TAKE_OPTION:
        change(table, seat, option - WITHDRAW_OPTION, NO_CARDS)
        finish_action(table)
    elif DISMISS_OPTION <= option < OUST_OPTION:
        dismiss(table, seat, MAT_PLACES + option - DISMISS_OPTION)
        finish_action(table)
    elif option < HIRE_OPTION:
        _begin_patrons(table, option)
    else:
        _begin_operas(table, option)


def finish_action(table: Table) -> None:
    """An action is used up, and the table has changed. [T2]"""
    table.actions -= 1
    look_around(table)


def _begin_patrons(table: Table, option: int) -> None:
    if option < CHANGE_OPTION:
        begin_stack(table, SPONSOR, option - SPONSOR_OPTION, NO_COMPOSER)
    elif option < WITHDRAW_OPTION:
        begin_stack(table, CHANGE, option - CHANGE_OPTION, NO_COMPOSER)
    else:
        begin_stack(table, TAKE, option - TAKE_OPTION, NO_COMPOSER)


def _begin_operas(table: Table, option: int) -> None:
    if option < BEGIN_OPTION:
        begin_stack(table, HIRE, MAT_PLACES + option - HIRE_OPTION, NO_COMPOSER)
    elif option < REHEARSE_OPTION:
        row = option - BEGIN_OPTION
        begin_stack(table, HIRE, MAT_PLACES + row // COMPOSER_COUNT, row % COMPOSER_COUNT)
    elif option < RECAST_OPTION:
        begin_stack(table, REHEARSE, MAT_PLACES + option - REHEARSE_OPTION, NO_COMPOSER)
    elif option < DISMISS_OPTION:
        begin_stack(table, RECAST, MAT_PLACES + option - RECAST_OPTION, NO_COMPOSER)
    else:
        begin_stack(table, OUST, MAT_PLACES + option - OUST_OPTION, NO_COMPOSER)
