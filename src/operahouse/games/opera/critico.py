"""The Critico: move a composer on the fame ladder. [AC]"""

from operahouse.games.opera.reasons import FINE, NOT_PERFORMED, OFF_THE_LADDER
from operahouse.games.opera.state import Table
from operahouse.games.opera.words import (
    CITY_COUNT,
    COMPOSERS,
    CRITICO,
    CRITIQUE,
    FAME_OPTION,
    INITIATIVE,
    LADDER,
    MAESTRO,
    STOP_OPTION,
)  # fmt: skip

LONGEST_REACH = 2
"""The vocabulary has room for as many levels."""


def ask_for_critique(state: Table, seat: int) -> None:
    """The hirer is asked if a composer can be moved. [AC1]"""
    choices = critique_choices(state)
    if len(choices) > 1:
        state.ask(seat, CRITIQUE, choices)


def critique_choices(state: Table) -> list[int]:
    """Every change of fame, and changing nothing. [AC1]"""
    performed = composers_performed(state, state.figures[CRITICO - MAESTRO])
    choices: list[int] = []
    for composer in range(LADDER):
        if performed >> composer & 1:
            for change in [1, 2, -1, -2]:
                if against_change(state, composer, change) == FINE:
                    choices.append(fame_option(composer, change))
    choices.append(STOP_OPTION)
    return choices


def composers_performed(state: Table, city: int) -> int:
    """The ladder composers (as bits) performed in any seat's house in a city. [AC1, AC2]"""
    performed = 0
    for seat in range(state.agreed.players):
        if state.built[seat * CITY_COUNT + city]:
            for piece in state.house(seat, city):
                if piece < LADDER:
                    performed |= 1 << piece
    return performed


def fame_option(composer: int, change: int) -> int:
    """The number of an option to raise (by 1, by 2) or lower (by 1, by 2) a composer."""
    return FAME_OPTION + composer * 2 * LONGEST_REACH + (change - 1 if change > 0 else LONGEST_REACH - 1 - change)


def against_critique(state: Table, composer: int, change: int) -> int:
    """Only a composer performed in the city of the Critico can be chosen. [AC1]"""
    if not composers_performed(state, state.figures[CRITICO - MAESTRO]) >> composer & 1:
        return NOT_PERFORMED
    return against_change(state, composer, change)


def against_change(state: Table, composer: int, change: int) -> int:
    """By one or two levels, within the ladder. [AC1]"""
    if abs(change) > state.agreed.box.critico_reach:
        return OFF_THE_LADDER
    return FINE if 1 <= state.fame[composer] + change <= LADDER else OFF_THE_LADDER


def change_fame(state: Table, composer: int, change: int) -> None:
    """The composer moves; each composer it passes moves one level the other way. [AC1]"""
    before = state.fame[composer]
    after = before + change
    for other in range(LADDER):
        if before < state.fame[other] <= after:
            set_fame(state, other, state.fame[other] - 1, "AC1")
        elif after <= state.fame[other] < before:
            set_fame(state, other, state.fame[other] + 1, "AC1")
    set_fame(state, composer, after, "AC1")
    state.stage = INITIATIVE


def set_fame(state: Table, composer: int, level: int, rule: str) -> None:
    """Put a composer onto a level of the ladder. [S1]"""
    if state.log is not None:
        change: dict[str, object] = {"composer": COMPOSERS[composer], "fame": level, "from": state.fame[composer]}
        state.tell("fame", -1, rule, change)
    state.fame[composer] = level
