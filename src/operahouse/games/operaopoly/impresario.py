"""Impresarios and their composers. [R2–R5]"""

from operahouse.games.operaopoly.ratings import rating
from operahouse.games.operaopoly.reasons import (
    COMPOSER_CLOSED,
    COMPOSER_DORMANT,
    DIRECTED_ALREADY,
    FINE,
    MAT_CLOSED,
    MAT_DORMANT,
    NOT_IMPRESARIO,
    OWN_MAT,
    STANDS_THERE,
)
from operahouse.games.operaopoly.state import Table
from operahouse.games.operaopoly.words import (
    ACTIVE,
    COMPOSER_COUNT,
    COMPOSERS,
    DIRECT_OPTION,
    DORMANT,
    FIRST_HOUSE,
    HOME,
    HOUSES,
    NO_SEAT,
    ROW,
    WHERE_COUNT,
)


def impresario_of(state: Table, composer: int) -> int:
    """The seat with two of his categories, else with the highest rated one; nobody if that is tied. [R2]"""
    place = composer * ROW
    first = state.owner[place]
    second = state.owner[place + 1]
    third = state.owner[place + 2]
    if first != NO_SEAT and first in (second, third):
        return first
    if second == third:
        return second if second != NO_SEAT else first
    return _highest_sponsor(state, place)


def _highest_sponsor(state: Table, first: int) -> int:
    best = -1
    seat = NO_SEAT
    for place in range(first, first + ROW):
        if state.owner[place] != NO_SEAT:
            rated = rating(state, place)
            if rated > best:
                best = rated
                seat = state.owner[place]
            elif rated == best:
                seat = NO_SEAT
    return seat


def look_at_impresarios(state: Table) -> None:
    """Composers whose impresario changed go home together; then all is looked at again, until nothing changes. [R3]"""
    before = state.impresarios
    after = [impresario_of(state, composer) for composer in range(COMPOSER_COUNT)]
    while after != before:
        state.impresarios = after
        for composer in range(COMPOSER_COUNT):
            if after[composer] != before[composer]:
                _change_impresario(state, composer)
        before = after
        after = [impresario_of(state, composer) for composer in range(COMPOSER_COUNT)]


def _change_impresario(state: Table, composer: int) -> None:
    if state.log is not None and state.status[composer] == ACTIVE:
        seat = state.impresarios[composer]
        kind = "impresario" if seat != NO_SEAT else "no-impresario"
        state.tell(kind, seat, "R2", {"composer": COMPOSERS[composer]})
    send_home(state, composer, "R3")


def send_home(state: Table, composer: int, rule: str) -> None:
    """A visiting composer goes back to his mat. [R3, R5]"""
    if state.at[composer] == HOME:
        return
    state.at[composer] = HOME
    if state.log is not None:
        state.tell("went-home", NO_SEAT, rule, {"composer": COMPOSERS[composer]})


def send_visitors_home(state: Table, where: int, rule: str) -> None:
    """Everybody visiting a mat or a house goes home. [L3, C1]"""
    for composer in range(COMPOSER_COUNT):
        if state.at[composer] == where:
            send_home(state, composer, rule)


def add_direct_choices(state: Table, seat: int, choices: list[int]) -> None:
    """Every composer the seat may direct, and where to. [R4]"""
    if seat not in state.impresarios:
        return
    for composer in range(COMPOSER_COUNT):
        if state.impresarios[composer] == seat and not state.directed[composer]:
            for where in range(WHERE_COUNT):
                if against_directing(state, seat, composer, where) == FINE:
                    choices.append(DIRECT_OPTION + composer * WHERE_COUNT + where)


def against_directing(state: Table, seat: int, composer: int, where: int) -> int:
    """His impresario, once a turn, to another place: an active composer's mat, a house, or home. [R4, S3]"""
    if state.status[composer] != ACTIVE:
        return COMPOSER_DORMANT if state.status[composer] == DORMANT else COMPOSER_CLOSED
    if state.impresarios[composer] != seat:
        return NOT_IMPRESARIO
    if state.directed[composer]:
        return DIRECTED_ALREADY
    if where == composer:
        return OWN_MAT
    if state.at[composer] == where:
        return STANDS_THERE
    if where < FIRST_HOUSE and state.status[where] != ACTIVE:
        return MAT_DORMANT if state.status[where] == DORMANT else MAT_CLOSED
    return FINE


def direct(state: Table, seat: int, composer: int, where: int) -> None:
    """A free move: he influences a mat, lends a house his ability, or rests at home. [R4]"""
    state.at[composer] = where
    state.directed[composer] = True
    if state.log is not None:
        kind = "home" if where == HOME else "mat" if where < FIRST_HOUSE else "house"
        state.tell("directed", seat, "R4", {"composer": COMPOSERS[composer], "where": kind, "to": where_name(where)})


def where_name(where: int) -> str:
    """The word for a place where a composer can be."""
    if where == HOME:
        return "home"
    return COMPOSERS[where] if where < FIRST_HOUSE else HOUSES[where - FIRST_HOUSE]
