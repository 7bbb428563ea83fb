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


def give_initiative(table: Table) -> None:
    """The first in budget order that has not ended hires or ends; the phase is over when nobody can hire. [A1, A5]"""
    table.role = UNHIRED
    for seat in table.order:
        if table.ended[seat]:
            continue
        if hires(table, seat) >= table.setting.max_hires:
            end_performance(table, seat, "A2")
            continue
        choices = hire_choices(table, seat)
        if len(choices) > 1:
            table.ask(seat, HIRE, choices)
            return
        break
    table.stage = INCOME


def hires(table: Table, seat: int) -> int:
    """How many roles a seat has hired this round. [A2]"""
    count = 0
    for hirer in table.hired:
        if hirer == seat:
            count += 1
    return count


def hire_choices(table: Table, seat: int) -> list[int]:
    """Every role the seat can hire, and ending the performance. [A1]"""
    choices = [HIRE_OPTION + role for role in range(ROLE_COUNT) if against_hiring(table, seat, role) == FINE]
    choices.append(END_OPTION)
    return choices


def against_hiring(table: Table, seat: int, role: int) -> int:
    """A role is hired once a round, for a fee in budget levels, and its figure needs somewhere to go. [A1, F3]"""
    if table.hired[role] != UNHIRED:
        return ROLE_TAKEN
    if table.setting.box.fees[role] > table.level[seat]:
        return FEE_ABOVE_LEVEL
    if role >= MAESTRO and not figures.has_somewhere_to_go(table, role - MAESTRO):
        return NO_FREE_PLACE
    return FINE


def hire(table: Table, seat: int, role: int) -> None:
    """Pay the fee in budget levels and let the role act. [A1, A4]"""
    fee = table.setting.box.fees[role]
    table.hired[role] = seat
    table.role = role
    table.asked = 1 << seat
    table.done = 0
    if table.log is not None:
        table.tell("hired", seat, "A1", {"role": ROLES[role], "fee": fee})
    table.lower_marker(seat, fee, "A4")
    table.turn = seat
    table.stage = ROLE_ACTS


def end_performance(table: Table, seat: int, rule: str) -> None:
    """The seat neither hires nor plays along for the rest of the round. [A1, A3]"""
    table.ended[seat] = True
    if table.log is not None:
        table.tell("ended", seat, rule, {})
    table.stage = INITIATIVE


def let_role_act(table: Table) -> None:
    """The hirer's first question in the role just hired. [AI, AA, AS, AM, AC, AE]"""
    if table.role >= MAESTRO:
        figures.ask_to_move(table)
    else:
        _ask_employee(table, table.turn)


def ask_next_to_play_along(table: Table) -> None:
    """Each other seat still performing is asked once, in budget order, if it has a legal way to join in. [A3, A7]"""
    for seat in table.order:
        if table.asked >> seat & 1 or table.ended[seat]:
            continue
        table.asked |= 1 << seat
        table.done = 0
        _ask_employee(table, seat)
        if table.stage != OTHERS_PLAY_ALONG:
            return
    table.stage = INITIATIVE


def _ask_employee(table: Table, seat: int) -> None:
    if table.role == IMPRESARIO:
        impresario.ask_to_buy(table, seat)
    elif table.role == ARCHITETTO:
        architetto.ask_to_build(table, seat)
    else:
        signora.ask_to_sell(table, seat)


def intermezzo(table: Table, seat: int) -> None:
    """Not playing along costs nothing and leaves the seat in play. [A7]"""
    if table.log is not None:
        table.tell("intermezzo", seat, "A7", {})
    table.stage = OTHERS_PLAY_ALONG
