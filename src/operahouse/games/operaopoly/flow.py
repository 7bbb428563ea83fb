"""The course of a game: what is asked, what may be answered, and what an answer does."""

from operahouse.games.operaopoly.actions import act, act_choices, against_acting, against_discarding, finish_action
from operahouse.games.operaopoly.audition import (
    against_pick_begin,
    against_pick_hire,
    audition_place,
    close_audition,
    pick_choices,
    pick_none,
    turn_up,
)
from operahouse.games.operaopoly.cards import each
from operahouse.games.operaopoly.decks import against_shuffling, shuffle_choices, shuffle_in
from operahouse.games.operaopoly.operas import against_ousting, against_recasting, against_rehearsing
from operahouse.games.operaopoly.reasons import AUDITION_OPEN, FINE, MOVE_UNFINISHED, NOT_THE_QUESTION, ONLY_DISCARDS
from operahouse.games.operaopoly.stack import against_adding, against_done, begin_stack, lay_stack, stack_choices
from operahouse.games.operaopoly.state import NOT_LISTED, Table
from operahouse.games.operaopoly.turn import discard, look_around
from operahouse.games.operaopoly.words import (
    ACT,
    ADD_OPTION,
    COMPOSER_COUNT,
    DECK_OPTION,
    DISCARD,
    DISCARD_OPTION,
    DONE_OPTION,
    HIRE,
    NO_COMPOSER,
    NO_HOUSE,
    NONE_OPTION,
    OUST,
    OVER,
    PICK,
    PICK_BEGIN_OPTION,
    PICK_HIRE_OPTION,
    PICK_OUST_OPTION,
    PICK_RECAST_OPTION,
    PICK_REHEARSE_OPTION,
    RECAST,
    REHEARSE,
    SHUFFLE,
    STACK,
    THEN_SHOW,
)


class OperaopolyState(Table):
    """A table of Operaopoly that can be played."""

    __slots__ = ()

    def clone(self) -> "OperaopolyState":
        """An independent copy that nobody listens to."""
        return OperaopolyState(self.agreed, self)

    def options(self, seat: int) -> list[int]:
        """Everything the seat may do now. The list must not be changed."""
        if seat != self.turn or self.stage == OVER:
            return []
        if not self.listed:
            self.listed = choices(self, seat)
        return self.listed

    def weights(self) -> list[int]:
        """Every order of a deck is equally likely."""
        return [1] * (len(self.decks[self.shuffling]) - self.placed)

    def step(self, seat: int, option: int) -> None:
        """Answer the question and go on to the next one."""
        self.listed = NOT_LISTED
        stage = self.stage
        if stage == ACT:
            act(self, seat, option)
        elif stage == STACK:
            _choose_card(self, seat, option)
        elif stage == SHUFFLE:
            if shuffle_in(self, option - DECK_OPTION) and self.then == THEN_SHOW:
                turn_up(self)
        elif stage == DISCARD:
            discard(self, seat, option - DISCARD_OPTION)
        elif option == NONE_OPTION:
            pick_none(self, seat)
        else:
            _pick(self, option)


def _choose_card(state: Table, seat: int, option: int) -> None:
    """One more card, or the move as chosen: an action, or the one use of an audition. [T2, O8]"""
    if option != DONE_OPTION:
        state.chosen |= 1 << (option - ADD_OPTION)
        return
    lay_stack(state, seat)
    state.stage = ACT
    if state.auditioned == NO_HOUSE:
        finish_action(state)
    else:
        look_around(state)
        close_audition(state)


def _pick(state: Table, option: int) -> None:
    """Choose among the cards turned up. [O8]"""
    if option >= PICK_OUST_OPTION:
        begin_stack(state, OUST, audition_place(state, option - PICK_OUST_OPTION), NO_COMPOSER)
    elif option >= PICK_RECAST_OPTION:
        begin_stack(state, RECAST, audition_place(state, option - PICK_RECAST_OPTION), NO_COMPOSER)
    elif option >= PICK_REHEARSE_OPTION:
        begin_stack(state, REHEARSE, audition_place(state, option - PICK_REHEARSE_OPTION), NO_COMPOSER)
    elif option >= PICK_BEGIN_OPTION:
        row = option - PICK_BEGIN_OPTION
        begin_stack(state, HIRE, audition_place(state, row // COMPOSER_COUNT), row % COMPOSER_COUNT)
    else:
        begin_stack(state, HIRE, audition_place(state, option - PICK_HIRE_OPTION), NO_COMPOSER)


def choices(state: Table, seat: int) -> list[int]:
    """What the seat asked, or luck, may answer."""
    stage = state.stage
    if stage == ACT:
        return act_choices(state, seat)
    if stage == STACK:
        return stack_choices(state, seat)
    if stage == SHUFFLE:
        return shuffle_choices(state)
    if stage == DISCARD:
        return [DISCARD_OPTION + card for card in each(state.hands[seat])]
    return pick_choices(state, seat)


def against(state: Table, seat: int, option: int) -> int:
    """Why an option is not among the choices of the seat asked, or FINE."""
    stage = state.stage
    if stage == ACT:
        return against_acting(state, seat, option)
    if stage == STACK:
        if ADD_OPTION <= option < DECK_OPTION:
            return against_adding(state, seat, option - ADD_OPTION)
        return against_done(state, seat) if option == DONE_OPTION else MOVE_UNFINISHED
    if stage == SHUFFLE:
        return against_shuffling(state, option - DECK_OPTION) if option >= DECK_OPTION else NOT_THE_QUESTION
    if stage == DISCARD:
        if DISCARD_OPTION <= option < ADD_OPTION:
            return against_discarding(state, seat, option - DISCARD_OPTION)
        return ONLY_DISCARDS
    return _against_picking(state, seat, option) if stage == PICK else NOT_THE_QUESTION


def _against_picking(state: Table, seat: int, option: int) -> int:
    """While an audition is open, only its cards can be used, or none. [O8]"""
    if option == NONE_OPTION:
        return FINE
    if not PICK_HIRE_OPTION <= option < DISCARD_OPTION:
        return AUDITION_OPEN
    if option < PICK_BEGIN_OPTION:
        return against_pick_hire(state, seat, option - PICK_HIRE_OPTION)
    if option < PICK_REHEARSE_OPTION:
        row = option - PICK_BEGIN_OPTION
        return against_pick_begin(state, seat, row // COMPOSER_COUNT, row % COMPOSER_COUNT)
    if option < PICK_RECAST_OPTION:
        return against_rehearsing(state, seat, audition_place(state, option - PICK_REHEARSE_OPTION))
    if option < PICK_OUST_OPTION:
        return against_recasting(state, seat, audition_place(state, option - PICK_RECAST_OPTION))
    return against_ousting(state, seat, audition_place(state, option - PICK_OUST_OPTION))
