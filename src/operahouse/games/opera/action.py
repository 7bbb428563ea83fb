"""The action phase: the initiative, hiring, and playing along. [A]"""

from operahouse.games.opera import architetto, figures, impresario, signora
from operahouse.games.opera.reasons import FEE_ABOVE_LEVEL, FINE, NO_FREE_PLACE, ROLE_TAKEN
from operahouse.games.opera.state import Table
from operahouse.games.opera.words import (
    ARCHITETTO,
    END_OPTION,
    HIRE,
    HIRE_OPTION,
    IMPRESARIO,
    INCOME,
    INITIATIVE,
    MAESTRO,
    OTHERS_PLAY_ALONG,
    ROLE_ACTS,
    ROLE_COUNT,
    ROLES,
    UNHIRED,
)  # fmt: skip


def give_initiative(state: Table) -> None:
    """The first in budget order that has not ended hires or ends; the phase is over when nobody can hire. [A1, A5]"""
    state.role = UNHIRED
    for seat in state.order:
        if state.ended[seat]:
            continue
        if hires(state, seat) >= state.agreed.max_hires:
            end_performance(state, seat, "A2")
            continue
        choices = hire_choices(state, seat)
        if len(choices) > 1:
            state.ask(seat, HIRE, choices)
            return
        break
    state.stage = INCOME


def hires(state: Table, seat: int) -> int:
    """How many roles a seat has hired this round. [A2]"""
    count = 0
    for hirer in state.hired:
        if hirer == seat:
            count += 1
    return count


def hire_choices(state: Table, seat: int) -> list[int]:
    """Every role the seat can hire, and ending the performance. [A1]"""
    choices = [HIRE_OPTION + role for role in range(ROLE_COUNT) if against_hiring(state, seat, role) == FINE]
    choices.append(END_OPTION)
    return choices


def against_hiring(state: Table, seat: int, role: int) -> int:
    """A role is hired once a round, for a fee in budget levels, and its figure needs somewhere to go. [A1, F3]"""
    if state.hired[role] != UNHIRED:
        return ROLE_TAKEN
    if state.agreed.box.fees[role] > state.level[seat]:
        return FEE_ABOVE_LEVEL
    if role >= MAESTRO and not figures.has_somewhere_to_go(state, role - MAESTRO):
        return NO_FREE_PLACE
    return FINE


def hire(state: Table, seat: int, role: int) -> None:
    """Pay the fee in budget levels and let the role act. [A1, A4]"""
    fee = state.agreed.box.fees[role]
    state.hired[role] = seat
    state.role = role
    state.asked = 1 << seat
    state.done = 0
    if state.log is not None:
        state.tell("hired", seat, "A1", {"role": ROLES[role], "fee": fee})
    state.lower_marker(seat, fee, "A4")
    state.turn = seat
    state.stage = ROLE_ACTS


def end_performance(state: Table, seat: int, rule: str) -> None:
    """The seat neither hires nor plays along for the rest of the round. [A1, A3]"""
    state.ended[seat] = True
    if state.log is not None:
        state.tell("ended", seat, rule, {})
    state.stage = INITIATIVE


def let_role_act(state: Table) -> None:
    """The hirer's first question in the role just hired. [AI, AA, AS, AM, AC, AE]"""
    if state.role >= MAESTRO:
        figures.ask_to_move(state)
    else:
        _ask_employee(state, state.turn)


def ask_next_to_play_along(state: Table) -> None:
    """Each other seat still performing is asked once, in budget order, if it has a legal way to join in. [A3, A7]"""
    for seat in state.order:
        if state.asked >> seat & 1 or state.ended[seat]:
            continue
        state.asked |= 1 << seat
        state.done = 0
        _ask_employee(state, seat)
        if state.stage != OTHERS_PLAY_ALONG:
            return
    state.stage = INITIATIVE


def _ask_employee(state: Table, seat: int) -> None:
    if state.role == IMPRESARIO:
        impresario.ask_to_buy(state, seat)
    elif state.role == ARCHITETTO:
        architetto.ask_to_build(state, seat)
    else:
        signora.ask_to_sell(state, seat)


def intermezzo(state: Table, seat: int) -> None:
    """Not playing along costs nothing and leaves the seat in play. [A7]"""
    if state.log is not None:
        state.tell("intermezzo", seat, "A7", {})
    state.stage = OTHERS_PLAY_ALONG
