"""The three figures and where they may go; the Maestro, who only goes there. [AM, F]"""

from typing import Final

from operahouse.games.opera.box import Box
from operahouse.games.opera.counting import counting_change
from operahouse.games.opera.critico import ask_for_critique
from operahouse.games.opera.esperto import receiver_of_piece, score_hirer, terms_of_giving_up
from operahouse.games.opera.income import seat_income
from operahouse.games.opera.places import from_to
from operahouse.games.opera.question import changes, tried
from operahouse.games.opera.reasons import CITY_OCCUPIED, FINE, NOT_THE_QUESTION, STANDS_THERE
from operahouse.games.opera.role_question import RoleQuestion
from operahouse.games.opera.state import OperaState
from operahouse.games.opera.wire import MoveTerms
from operahouse.games.opera.words import (
    CITIES,
    CITY_COUNT,
    CRITICO,
    ESPERTO,
    FIGURES,
    INITIATIVE,
    MAESTRO,
    NOWHERE,
)  # fmt: skip
from operahouse.kernel.game import Json


class Move(RoleQuestion):
    """Where the hired character's figure goes: it must move. Its options are the cities. [A6, AM1, AC1, AE1]"""

    word = "move"
    rule = "F1"
    size = CITY_COUNT
    fewest = 1

    def spellings(self, box: Box) -> list[str]:
        """Every city."""
        return [f"move {city}" for city in CITIES]

    def answers(self, box: Box) -> list[str]:
        """Every city."""
        return self.spellings(box)

    def choices(self, state: OperaState, seat: int) -> list[int]:
        """Every city the figure can go to. [F1]"""
        figure = state.role - MAESTRO
        return [self.first + city for city in range(CITY_COUNT) if against_moving(state, figure, city) == FINE]

    def against(self, state: OperaState, seat: int, option: int) -> int:
        """Why the figure can't go there. [F1]"""
        if not self.owns(option):
            return NOT_THE_QUESTION
        return against_moving(state, state.role - MAESTRO, option - self.first)

    def apply(self, state: OperaState, seat: int, option: int) -> None:
        """The figure goes there; then the Critico judges, or the Esperto scores. [AC1, AE1]"""
        move_figure(state, seat, option - self.first)
        if state.role == CRITICO:
            ask_for_critique(state, seat)
        elif state.role == ESPERTO:
            score_hirer(state, seat)

    def about(self, state: OperaState, seat: int, option: int) -> MoveTerms:
        """The city and the figure; what the Maestro changes in the income, what the Esperto makes one lose."""
        after = tried(state, seat, option)
        terms: MoveTerms = {"city": CITIES[option - self.first], "figure": FIGURES[state.role - MAESTRO]}
        if state.role == MAESTRO:
            terms["income"] = seat_income(after, seat) - seat_income(state, seat)
        elif state.role == ESPERTO:
            there = state.clone()
            there.figures = after.figures
            given = terms_of_giving_up(there, seat, receiver_of_piece(state, seat), "AE3")
            terms = {**terms, **given, "counting": counting_change(state, after, seat, option - self.first)}
        return {**terms, **changes(state, after, seat)}

    def blanks(self, state: OperaState, option: int) -> Json:
        """The city."""
        return {"city": CITIES[option - self.first]}

    def role_asks(self, state: OperaState, role: int) -> bool:
        """Every character."""
        return role >= MAESTRO


MOVE: Final = Move()


def against_moving(state: OperaState, figure: int, city: int) -> int:
    """A figure enters a free place in another city, open for building or not. [AM1, F1, F3]"""
    if state.figures[figure] == city:
        return STANDS_THERE
    free = state.agreed.box.places[city]
    for place in state.figures:
        if place == city:
            free -= 1
    return FINE if free > 0 else CITY_OCCUPIED


def has_somewhere_to_go(state: OperaState, figure: int) -> bool:
    """A character with no free place to go to cannot be hired. [F3]"""
    for city in range(CITY_COUNT):
        if against_moving(state, figure, city) == FINE:
            return True
    return False


def move_figure(state: OperaState, seat: int, city: int) -> None:
    """The figure goes to its new city and stays until it is hired again. [F2]"""
    figure = state.role - MAESTRO
    if state.log is not None:
        _tell_moved(state, seat, figure, city)
    state.figures[figure] = city
    state.phase = INITIATIVE


def _tell_moved(state: OperaState, seat: int, figure: int, city: int) -> None:
    """The first time a figure comes from beside the map."""
    origin = state.figures[figure]
    came_from = None if origin == NOWHERE else CITIES[origin]
    details: dict[str, object] = {"figure": FIGURES[figure], "city": CITIES[city], "from": came_from}
    waited = f"city.{came_from}" if came_from else f"figure.{FIGURES[figure]}"
    state.tell("moved", seat, "F1", details, from_to(waited, f"city.{CITIES[city]}"))
