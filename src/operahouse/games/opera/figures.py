"""The three figures and where they may go; the Maestro, who only goes there. [AM, F]"""

from operahouse.games.opera.reasons import CITY_OCCUPIED, FINE, STANDS_THERE
from operahouse.games.opera.state import Table
from operahouse.games.opera.words import (
    CITIES,
    CITY_COUNT,
    FIGURES,
    INITIATIVE,
    MAESTRO,
    MOVE,
    MOVE_OPTION,
    NOWHERE,
)  # fmt: skip


def against_moving(state: Table, figure: int, city: int) -> int:
    """A figure enters a free place in another city, open for building or not. [AM1, F1, F3]"""
    if state.figures[figure] == city:
        return STANDS_THERE
    free = state.agreed.box.places[city]
    for place in state.figures:
        if place == city:
            free -= 1
    return FINE if free > 0 else CITY_OCCUPIED


def has_somewhere_to_go(state: Table, figure: int) -> bool:
    """A character with no free place to go to cannot be hired. [F3]"""
    for city in range(CITY_COUNT):
        if against_moving(state, figure, city) == FINE:
            return True
    return False


def ask_to_move(state: Table) -> None:
    """The hirer must move the figure, and is asked where to. [A6, AM1, AC1, AE1]"""
    state.ask(state.turn, MOVE, move_choices(state))


def move_choices(state: Table) -> list[int]:
    """Every city the hired character's figure can go to. [F1]"""
    figure = state.role - MAESTRO
    return [MOVE_OPTION + city for city in range(CITY_COUNT) if against_moving(state, figure, city) == FINE]


def move_figure(state: Table, seat: int, city: int) -> None:
    """The figure goes to its new city and stays until it is hired again. [F2]"""
    figure = state.role - MAESTRO
    if state.log is not None:
        origin = state.figures[figure]
        came_from = None if origin == NOWHERE else CITIES[origin]
        state.tell("moved", seat, "F1", {"figure": FIGURES[figure], "city": CITIES[city], "from": came_from})
    state.figures[figure] = city
    state.stage = INITIATIVE
