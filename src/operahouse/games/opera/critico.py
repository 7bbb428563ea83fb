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


def ask_for_critique(table: Table, seat: int) -> None:
    """The hirer is asked if a composer can be moved. [AC1]"""
    choices = critique_choices(table)
    if len(choices) > 1:
        table.ask(seat, CRITIQUE, choices)


def critique_choices(table: Table) -> list[int]:
    """Every change of fame, and changing nothing. [AC1]"""
    performed = composers_performed(table, table.figures[CRITICO - MAESTRO])
    choices: list[int] = []
    for composer in range(LADDER):
        if performed >> composer & 1:
            for change in [1, 2, -1, -2]:
                if against_change(table, composer, change) == FINE:
                    choices.append(fame_option(composer, change))
    choices.append(STOP_OPTION)
    return choices


def composers_performed(table: Table, city: int) -> int:
    """The ladder composers (as bits) performed in any seat's house in a city. [AC1, AC2]"""
    performed = 0
    for seat in range(table.setting.players):
        if table.built[seat * CITY_COUNT + city]:
            for piece in table.house(seat, city):
                if piece < LADDER:
                    performed |= 1 << piece
    return performed


def fame_option(composer: int, change: int) -> int:
    """The number of an option to raise (by 1, by 2) or lower (by 1, by 2) a composer."""
    return FAME_OPTION + composer * 2 * LONGEST_REACH + (change - 1 if change > 0 else LONGEST_REACH - 1 - change)


def against_critique(table: Table, composer: int, change: int) -> int:
    """Only a composer performed in the city of the Critico can be chosen. [AC1]"""
    if not composers_performed(table, table.figures[CRITICO - MAESTRO]) >> composer & 1:
        return NOT_PERFORMED
    return against_change(table, composer, change)


def against_change(table: Table, composer: int, change: int) -> int:
    """By one or two levels, within the ladder. [AC1]"""
    if abs(change) > table.setting.box.critico_reach:
        return OFF_THE_LADDER
    return FINE if 1 <= table.fame[composer] + change <= LADDER else OFF_THE_LADDER


def change_fame(table: Table, composer: int, change: int) -> None:
    """The composer moves; each composer it passes moves one level the other way. [AC1]"""
    before = table.fame[composer]
    after = before + change
    for other in range(LADDER):
        if before < table.fame[other] <= after:
            set_fame(table, other, table.fame[other] - 1, "AC1")
        elif after <= table.fame[other] < before:
            set_fame(table, other, table.fame[other] + 1, "AC1")
    set_fame(table, composer, after, "AC1")
    table.stage = INITIATIVE


def set_fame(table: Table, composer: int, level: int, rule: str) -> None:
    """Put a composer onto a level of the ladder. [S1]"""
    if table.log is not None:
        change: dict[str, object] = {"composer": COMPOSERS[composer], "fame": level, "from": table.fame[composer]}
        table.tell("fame", -1, rule, change)
    table.fame[composer] = level
