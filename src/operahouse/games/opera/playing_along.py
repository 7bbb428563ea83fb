"""What playing along costs. [A8]"""

from operahouse.games.opera.state import Table
from operahouse.games.opera.words import INTERMEZZO_OPTION, STOP_OPTION


def plays_along(state: Table, seat: int) -> bool:
    """Whether the role being played was hired by another seat. [A7]"""
    return state.hired[state.role] != seat


def cost_of_action(state: Table, seat: int) -> int:
    """Budget levels for the next action: none for the hirer, nor for a first action with two players. [A8]"""
    if not plays_along(state, seat) or state.done < state.agreed.free_actions:
        return 0
    return state.agreed.box.along_cost


def pay_for_action(state: Table, seat: int) -> None:
    """Pay for the next action in budget levels and count it. [A8]"""
    state.lower_marker(seat, cost_of_action(state, seat), "A8")
    state.done += 1


def way_out(state: Table, seat: int) -> int:
    """Somebody who has not played along yet says no with an intermezzo; anybody else stops. [A6, A7]"""
    if state.done == 0 and plays_along(state, seat):
        return INTERMEZZO_OPTION
    return STOP_OPTION
