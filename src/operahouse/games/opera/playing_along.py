"""The employees: the hirer acts, then everybody may play along. What that costs, and the ways out. [A6–A8]"""

from typing import Final

from operahouse.games.opera.box import Box
from operahouse.games.opera.places import at
from operahouse.games.opera.question import Options, changes, tried
from operahouse.games.opera.reasons import FINE, LEVEL_TOO_LOW, NOT_THE_QUESTION, NOTHING_TO_DECLINE, PLAYED_ALONG
from operahouse.games.opera.role_question import RoleQuestion
from operahouse.games.opera.state import OperaState
from operahouse.games.opera.wire import Changes, Terms
from operahouse.games.opera.words import OTHERS_PLAY_ALONG, UNHIRED


class SharedOption(Options):
    """An option of several questions."""

    size = 1

    def __init__(self, spelling: str) -> None:
        self.spelling: str = spelling

    def spellings(self, box: Box) -> list[str]:
        """Only one."""
        return [self.spelling]


STOP: Final = SharedOption("stop")
"""Whoever has played, or needn't, does no more. [A6]"""
INTERMEZZO: Final = SharedOption("intermezzo")
"""Whoever hasn't played along yet won't. [A7]"""
WAYS_OUT: Final = [INTERMEZZO.spelling, STOP.spelling]
"""As standing orders list them: the rules allow one of the two."""


class EmployeeQuestion(RoleQuestion):
    """Which action of an employee a seat takes next. Its options are the actions, in the order of their numbers."""

    role: int = UNHIRED

    def ask(self, state: OperaState, seat: int) -> None:
        """A seat that can act is asked; any other is done. [A7]"""
        choices = self.choices(state, seat)
        if len(choices) > 1:
            state.ask(seat, self, choices)
        else:
            self.finish(state, seat)

    def against(self, state: OperaState, seat: int, option: int) -> int:
        """What forbids an action, or why this isn't the way out."""
        if self.owns(option):
            return self.against_action(state, seat, option - self.first)
        if option == way_out(state, seat):
            return FINE
        if option == STOP.first:
            return PLAYED_ALONG
        return NOTHING_TO_DECLINE if option == INTERMEZZO.first else NOT_THE_QUESTION

    def against_action(self, state: OperaState, seat: int, action: int) -> int:
        """What forbids an action, or FINE."""
        raise NotImplementedError

    def apply(self, state: OperaState, seat: int, option: int) -> None:
        """An action, paid for; then the seat is asked again. [A7, A8]"""
        if option == INTERMEZZO.first:
            intermezzo(state, seat)
        elif option == STOP.first:
            self.finish(state, seat)
        else:
            self.act(state, seat, option - self.first)
            pay_for_action(state, seat)
            self.ask(state, seat)

    def act(self, state: OperaState, seat: int, action: int) -> None:
        """Take an action."""
        raise NotImplementedError

    def finish(self, state: OperaState, seat: int) -> None:
        """The seat does no more in this role."""
        state.phase = OTHERS_PLAY_ALONG

    def about(self, state: OperaState, seat: int, option: int) -> Terms:
        """What an action is about; a way out only has what it changes."""
        changed = changes(state, tried(state, seat, option), seat)
        return self.about_action(state, option - self.first, changed) if self.owns(option) else changed

    def about_action(self, state: OperaState, action: int, changed: Changes) -> Terms:
        """What an action is about, with what it changes."""
        raise NotImplementedError

    def role_asks(self, state: OperaState, role: int) -> bool:
        """Its own employee alone."""
        return role == self.role

    def may_be_asked(self, state: OperaState, seat: int) -> bool:
        """The hirer, and whoever may play along. [A3]"""
        return may_act(state, seat)


def plays_along(state: OperaState, seat: int) -> bool:
    """Whether the role being played was hired by another seat. [A7]"""
    return state.hired[state.role] != seat


def may_act(state: OperaState, seat: int) -> bool:
    """The hirer may, and whoever hasn't ended its performance. [A3]"""
    return not plays_along(state, seat) or not state.ended[seat]


def cost_of_action(state: OperaState, seat: int) -> int:
    """Budget levels for the next action: none for the hirer, nor for a first action with two players. [A8]"""
    if not plays_along(state, seat) or state.done < state.agreed.free_actions:
        return 0
    return state.agreed.box.along_cost


def against_cost(state: OperaState, seat: int) -> int:
    """Whether the seat's level is too low for the next action. [A8]"""
    return LEVEL_TOO_LOW if cost_of_action(state, seat) > state.level[seat] else FINE


def pay_for_action(state: OperaState, seat: int) -> None:
    """Pay for the next action in budget levels and count it. [A8]"""
    state.lower_marker(seat, cost_of_action(state, seat), "A8")
    state.done += 1


def way_out(state: OperaState, seat: int) -> int:
    """The option with which a seat does no more: an intermezzo if it hasn't played along yet, else stop. [A6, A7]"""
    return INTERMEZZO.first if state.done == 0 and plays_along(state, seat) else STOP.first


def intermezzo(state: OperaState, seat: int) -> None:
    """Not playing along costs nothing and leaves the seat in play. [A7]"""
    if state.log is not None:
        state.tell("intermezzo", seat, "A7", {}, at(state.place("seat", seat)))
    state.phase = OTHERS_PLAY_ALONG
