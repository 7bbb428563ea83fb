"""The action phase: the initiative, hiring, and playing along. [A]"""

from typing import Final

from operahouse.games.opera.architetto import BUILD
from operahouse.games.opera.box import Box
from operahouse.games.opera.figures import MOVE, has_somewhere_to_go
from operahouse.games.opera.impresario import BUY
from operahouse.games.opera.places import at
from operahouse.games.opera.playing_along import EmployeeQuestion
from operahouse.games.opera.question import Question, changes, tried
from operahouse.games.opera.reasons import FEE_ABOVE_LEVEL, FINE, NO_FREE_PLACE, NOT_THE_QUESTION, ROLE_TAKEN
from operahouse.games.opera.signora import SELL
from operahouse.games.opera.state import OperaState
from operahouse.games.opera.wire import Asks, HireAsks, HireTerms, HireWords, Option, Terms
from operahouse.games.opera.words import (
    ASKS,
    INCOME,
    INITIATIVE,
    MAESTRO,
    OTHERS_PLAY_ALONG,
    ROLE_ACTS,
    ROLE_COUNT,
    ROLES,
    UNHIRED,
)  # fmt: skip
from operahouse.kernel.game import Json

END: Final = ROLE_COUNT
"""The option after the roles: end the performance."""
HIRE_OPTIONS: Final = ROLE_COUNT + 1
EMPLOYEES: Final[list[EmployeeQuestion]] = [BUY, BUILD, SELL]
"""What the first three roles ask."""


class Hire(Question):
    """Which role to hire, or to end the performance. Its options are the roles, and ending. [A1]"""

    word = "hire"
    rule = "A1"
    size = HIRE_OPTIONS
    fewest = 2

    def spellings(self, box: Box) -> list[str]:
        """Every role, and ending."""
        return [*[f"hire {role}" for role in ROLES], "end"]

    def answers(self, box: Box) -> list[str]:
        """Ending, and every role."""
        return ["end", *[f"hire {role}" for role in ROLES]]

    def choices(self, state: OperaState, seat: int) -> list[int]:
        """Every role the seat can hire, and ending the performance. [A1]"""
        choices = [self.first + role for role in range(ROLE_COUNT) if against_hiring(state, seat, role) == FINE]
        choices.append(self.first + END)
        return choices

    def against(self, state: OperaState, seat: int, option: int) -> int:
        """What forbids a role. A seat with the initiative may always end. [A1]"""
        if not self.owns(option):
            return NOT_THE_QUESTION
        return FINE if option == self.first + END else against_hiring(state, seat, option - self.first)

    def apply(self, state: OperaState, seat: int, option: int) -> None:
        """Hire, or end. [A1]"""
        if option == self.first + END:
            end_performance(state, seat, "A1")
        else:
            hire(state, seat, option - self.first)

    def about(self, state: OperaState, seat: int, option: int) -> Terms:
        """The role and its fee; the budget table afterwards; and what the hirer could do with the role."""
        role = option - self.first
        after = tried(state, seat, option)
        changed = changes(state, after, seat)
        if role == END:
            return changed
        terms: HireTerms = {
            **_words(state, role),
            "marker": [after.level[seat], after.column[seat]],
            "order": [state.agreed.seats[other] for other in _may_hire_next(after)],
            "then": _first_options(after, seat),
            **changed,
        }
        return terms

    def blanks(self, state: OperaState, option: int) -> Json:
        """The role and its fee."""
        role = option - self.first
        return {} if role == END else {**_words(state, role)}

    def asks(self, state: OperaState, seat: int) -> Asks:
        """Who has the initiative."""
        asked: HireAsks = {"question": "hire", "seat": state.agreed.seats[state.turn]}
        return asked


HIRE: Final = Hire()


def _words(state: OperaState, role: int) -> HireWords:
    return {"role": ROLES[role], "fee": state.agreed.box.fees[role]}


def _may_hire_next(state: OperaState) -> list[int]:
    """Who may have the initiative next, in budget order: nobody if the first can't hire, which ends the phase. [A5]"""
    most = state.agreed.max_hires
    left = [seat for seat in state.order if not state.ended[seat] and hires(state, seat) < most]
    return left if left and len(HIRE.choices(state, left[0])) > 1 else []


def _first_options(hired: OperaState, seat: int) -> list[Option]:
    """What the hirer could do with the role just hired, each with its own terms; nothing where it isn't asked."""
    let_role_act(hired)
    if hired.phase != ASKS:
        return []
    spellings = hired.flow.spellings
    return [
        {"move": spellings[option], "about": hired.question.about(hired, seat, option)}
        for option in hired.options(seat)
    ]


def give_initiative(state: OperaState) -> None:
    """The first in budget order that has not ended hires or ends; the phase is over when nobody can hire. [A1, A5]"""
    state.role = UNHIRED
    for seat in state.order:
        if state.ended[seat]:
            continue
        if hires(state, seat) >= state.agreed.max_hires:
            end_performance(state, seat, "A2")
            continue
        choices = HIRE.choices(state, seat)
        if len(choices) > 1:
            state.ask(seat, HIRE, choices)
            return
        break
    state.phase = INCOME


def hires(state: OperaState, seat: int) -> int:
    """How many roles a seat has hired this round. [A2]"""
    count = 0
    for hirer in state.hired:
        if hirer == seat:
            count += 1
    return count


def against_hiring(state: OperaState, seat: int, role: int) -> int:
    """A role is hired once a round, for a fee in budget levels, and its figure needs somewhere to go. [A1, F3]"""
    if state.hired[role] != UNHIRED:
        return ROLE_TAKEN
    if state.agreed.box.fees[role] > state.level[seat]:
        return FEE_ABOVE_LEVEL
    if role >= MAESTRO and not has_somewhere_to_go(state, role - MAESTRO):
        return NO_FREE_PLACE
    return FINE


def hire(state: OperaState, seat: int, role: int) -> None:
    """Pay the fee in budget levels and let the role act. [A1, A4]"""
    fee = state.agreed.box.fees[role]
    state.hired[role] = seat
    state.role = role
    state.been_asked = 1 << seat
    state.done = 0
    if state.log is not None:
        state.tell("hired", seat, "A1", {"role": ROLES[role], "fee": fee}, at(f"role.{ROLES[role]}"))
    state.lower_marker(seat, fee, "A4")
    state.turn = seat
    state.phase = ROLE_ACTS


def end_performance(state: OperaState, seat: int, rule: str) -> None:
    """The seat neither hires nor plays along for the rest of the round. [A1, A3]"""
    state.ended[seat] = True
    if state.log is not None:
        state.tell("ended", seat, rule, {}, at(state.place("seat", seat)))
    state.phase = INITIATIVE


def let_role_act(state: OperaState) -> None:
    """The hirer's first question in the role just hired. [AI, AA, AS, AM, AC, AE]"""
    if state.role >= MAESTRO:
        state.ask(state.turn, MOVE, MOVE.choices(state, state.turn))
    else:
        EMPLOYEES[state.role].ask(state, state.turn)


def ask_next_to_play_along(state: OperaState) -> None:
    """Each other seat still performing is asked once, in budget order, if it has a legal way to join in. [A3, A7]"""
    for seat in state.order:
        if state.been_asked >> seat & 1 or state.ended[seat]:
            continue
        state.been_asked |= 1 << seat
        state.done = 0
        EMPLOYEES[state.role].ask(state, seat)
        if state.phase != OTHERS_PLAY_ALONG:
            return
    state.phase = INITIATIVE
