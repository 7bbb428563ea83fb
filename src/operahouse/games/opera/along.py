"""What playing along costs. [A8]"""

from operahouse.games.opera.state import Table
from operahouse.games.opera.words import INTERMEZZO_OPTION, STOP_OPTION


def plays_along(table: Table, seat: int) -> bool:
    """Whether the role being played was hired by another seat. [A7]"""
    return table.hired[table.role] != seat


def cost_of_action(table: Table, seat: int) -> int:
    """Budget levels for the next action: none for the hirer, nor for a first action with two players. [A8]"""
    if not plays_along(table, seat) or table.done < table.setting.free_actions:
        return 0
    return table.setting.box.along_cost


def pay_for_action(table: Table, seat: int) -> None:
    """Pay for the next action in budget levels and count it. [A8]"""
    table.lower_marker(seat, cost_of_action(table, seat), "A8")
    table.done += 1


def way_out(table: Table, seat: int) -> int:
    """Somebody who has not played along yet says no with an intermezzo; anybody else stops. [A6, A7]"""
    if table.done == 0 and plays_along(table, seat):
        return INTERMEZZO_OPTION
    return STOP_OPTION
