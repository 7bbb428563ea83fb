"""Impresarios and their composers. [R2–R5]"""

from typing import Final

from operahouse.games.operaopoly.box import Box
from operahouse.games.operaopoly.places import category_word, mat_name, standing_name
from operahouse.games.operaopoly.question import Move
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
from operahouse.games.operaopoly.state import OperaopolyState
from operahouse.games.operaopoly.terms import add_changes
from operahouse.games.operaopoly.wire import DirectTerms
from operahouse.games.operaopoly.words import (
    ACTIVE,
    COMPOSER_COUNT,
    COMPOSERS,
    DORMANT,
    FIRST_HOUSE,
    HOME,
    HOUSES,
    MAT_PLACES,
    NO_SEAT,
    ROW,
    SLOTS,
    WHERE_COUNT,
    WHERES,
)
from operahouse.kernel.game import Json


def impresario_of(state: OperaopolyState, composer: int) -> int:
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


def _highest_sponsor(state: OperaopolyState, first: int) -> int:
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


def look_at_impresarios(state: OperaopolyState) -> None:
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


def _change_impresario(state: OperaopolyState, composer: int) -> None:
    if state.log is not None and state.status[composer] == ACTIVE:
        seat = state.impresarios[composer]
        kind = "impresario" if seat != NO_SEAT else "no-impresario"
        state.tell(kind, seat, "R2", {"composer": COMPOSERS[composer]}, {"at": mat_name(composer)})
    send_home(state, composer, "R3")


def send_home(state: OperaopolyState, composer: int, rule: str) -> None:
    """A visiting composer goes back to his mat. [R3, R5]"""
    before = state.at[composer]
    if before == HOME:
        return
    state.at[composer] = HOME
    if state.log is not None:
        places = {"from": standing_name(composer, before), "to": standing_name(composer, HOME)}
        state.tell("went-home", NO_SEAT, rule, {"composer": COMPOSERS[composer]}, places)


def send_visitors_home(state: OperaopolyState, where: int, rule: str) -> None:
    """Everybody visiting a mat or a house goes home. [L3, C1]"""
    for composer in range(COMPOSER_COUNT):
        if state.at[composer] == where:
            send_home(state, composer, rule)


class Direct(Move):
    """Direct a composer: a free move of his impresario, once a turn. [R4]"""

    size = COMPOSER_COUNT * WHERE_COUNT
    is_orderable = True

    def spellings(self, box: Box) -> list[str]:
        """For each composer the mats, the houses, and home."""
        texts: list[str] = []
        for composer in COMPOSERS:
            texts += [f"direct {composer} mat {other}" for other in COMPOSERS]
            texts += [f"direct {composer} house {house}" for house in HOUSES]
            texts += [f"direct {composer} home"]
        return texts

    def add_choices(self, state: OperaopolyState, seat: int, choices: list[int]) -> None:
        """Every composer the seat may direct, and where to."""
        if seat not in state.impresarios:
            return
        for composer in range(COMPOSER_COUNT):
            if state.impresarios[composer] == seat and not state.directed[composer]:
                for where in range(WHERE_COUNT):
                    if _against_goal(state, composer, where) == FINE:
                        choices.append(self.first + composer * WHERE_COUNT + where)

    def against(self, state: OperaopolyState, seat: int, option: int) -> int:
        """His impresario, once a turn, to another place."""
        composer, where = divmod(option - self.first, WHERE_COUNT)
        return _against_directing(state, seat, composer, where)

    def apply(self, state: OperaopolyState, seat: int, option: int) -> None:
        """He influences a mat, lends a house his ability, or rests at home; impresarios may change by it. [R4, R3]"""
        composer, where = divmod(option - self.first, WHERE_COUNT)
        before = state.at[composer]
        state.at[composer] = where
        state.directed[composer] = True
        if state.log is not None:
            kind = "home" if where == HOME else "mat" if where < FIRST_HOUSE else "house"
            details: dict[str, object] = {"composer": COMPOSERS[composer], "where": kind, "to": WHERES[where]}
            places = {"from": standing_name(composer, before), "to": standing_name(composer, where)}
            state.tell("directed", seat, "R4", details, places)
        look_at_impresarios(state)

    def about(self, state: OperaopolyState, seat: int, steps: list[int]) -> DirectTerms:
        """Where his influence or ability would count, and what that changes."""
        composer, where = divmod(steps[0] - self.first, WHERE_COUNT)
        terms: DirectTerms = {"composer": COMPOSERS[composer], "to": WHERES[where]}
        if where != HOME:
            _add_match(terms, state, composer, where)
        after = state.clone()
        after.step(seat, steps[0])
        add_changes(terms, state, after, seat)
        return terms

    def blanks(self, state: OperaopolyState, seat: int, option: int) -> Json:
        """Who, and where to."""
        composer, where = divmod(option - self.first, WHERE_COUNT)
        return {"composer": COMPOSERS[composer], "to": WHERES[where]}


def _against_directing(state: OperaopolyState, seat: int, composer: int, where: int) -> int:
    """His impresario, once a turn. [R4]"""
    if state.status[composer] != ACTIVE:
        return COMPOSER_DORMANT if state.status[composer] == DORMANT else COMPOSER_CLOSED
    if state.impresarios[composer] != seat:
        return NOT_IMPRESARIO
    return DIRECTED_ALREADY if state.directed[composer] else _against_goal(state, composer, where)


def _against_goal(state: OperaopolyState, composer: int, where: int) -> int:
    """Another place: an active composer's mat, a house, or home. [R4, S3]"""
    if where == composer:
        return OWN_MAT
    if state.at[composer] == where:
        return STANDS_THERE
    if where < FIRST_HOUSE and state.status[where] != ACTIVE:
        return MAT_DORMANT if state.status[where] == DORMANT else MAT_CLOSED
    return FINE


def _add_match(terms: DirectTerms, state: OperaopolyState, composer: int, where: int) -> None:
    """The category or slot of a mat or house that a composer would add to. [R1]"""
    box = state.agreed.box
    for place in range(where * ROW, where * ROW + ROW):
        if composer in box.matching[place]:
            if place < MAT_PLACES:
                terms["category"] = category_word(state, place)
            else:
                terms["slot"] = SLOTS[place % ROW]
            terms["plus"] = box.composer_plus
            return


DIRECT: Final = Direct()
