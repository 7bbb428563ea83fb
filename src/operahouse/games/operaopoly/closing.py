"""Closing a composer, and the end of the game. [C]"""

from operahouse.games.operaopoly.cards import NO_CARDS
from operahouse.games.operaopoly.impresario import send_home, send_visitors_home
from operahouse.games.operaopoly.payments import closing_pays
from operahouse.games.operaopoly.performance_sheet import seat_sheets
from operahouse.games.operaopoly.places import mat_name, place_name
from operahouse.games.operaopoly.state import OperaopolyState
from operahouse.games.operaopoly.words import (
    ACTIVE,
    CLOSED,
    COMPOSER_COUNT,
    COMPOSERS,
    DORMANT,
    NO_COMPOSER,
    NO_SEAT,
    OVER,
    ROW,
)
from operahouse.kernel.game import NOBODY


def close(state: OperaopolyState, composer: int) -> None:
    """Each category pays its rating to its sponsor; the composer leaves the game. [C1]"""
    if state.log is not None:
        state.tell("closed", NO_SEAT, "C1", {"composer": COMPOSERS[composer]}, {"at": mat_name(composer)})
    for place, points in closing_pays(state, composer).items():
        state.score(state.owner[place], points, "C1", "closing", place_name(state, place))
    cards = NO_CARDS
    for place in range(composer * ROW, composer * ROW + ROW):
        cards |= state.stack[place]
        state.lay(place, NO_SEAT, NO_CARDS)
    state.discard_openly(cards)
    send_visitors_home(state, composer, "C1")
    send_home(state, composer, "C1")
    state.status[composer] = CLOSED
    _wake(state, state.agreed.box.wakes[composer])
    if state.status.count(CLOSED) == COMPOSER_COUNT:
        finish(state, "C2")


def _wake(state: OperaopolyState, composer: int) -> None:
    """A dormant composer wakes when another closes. [C1, S3]"""
    if composer != NO_COMPOSER and state.status[composer] == DORMANT:
        state.status[composer] = ACTIVE
        if state.log is not None:
            state.tell("woke", NO_SEAT, "C1", {"composer": COMPOSERS[composer]}, {"at": mat_name(composer)})


def count_quiet_turn(state: OperaopolyState) -> None:
    """A season without a scored performance is abandoned in the end; players are told in time. [C4]"""
    box = state.agreed.box
    state.quiet += 1
    if state.quiet >= box.stall_turns:
        if state.log is not None:
            state.tell("abandoned", NO_SEAT, "C4", {"turns": state.quiet})
        finish(state, "C4")
    elif state.quiet >= box.stall_told_from and state.log is not None:
        state.tell("quiet", NO_SEAT, "C4", {"turns": state.quiet, "left": box.stall_turns - state.quiet})


def finish(state: OperaopolyState, rule: str) -> None:
    """Points for the markers kept; the game is over. [C2, C4]"""
    for seat in range(state.agreed.players):
        points = state.agreed.box.points_for_markers(state.kept[seat])
        state.score(seat, points, rule, "markers", f"kept.{state.seat_name(seat)}")
    state.ask(NOBODY, OVER)
    if state.log is not None:
        seats = state.agreed.seats
        places = [[seats[seat] for seat in place] for place in ranking(state)]
        state.tell("over", NO_SEAT, rule, {"sheet": {"ranking": places, "seats": seat_sheets(state)}})


def ranking(state: OperaopolyState) -> list[list[int]]:
    """Most points first, then most markers; else the place is shared. [C3]"""
    places: list[list[int]] = []
    order = sorted(range(state.agreed.players), key=lambda seat: (-state.points[seat], -state.kept[seat]))
    for seat in order:
        if places and _equal(state, places[-1][0], seat):
            places[-1].append(seat)
        else:
            places.append([seat])
    return places


def _equal(state: OperaopolyState, seat: int, other: int) -> bool:
    return state.points[seat] == state.points[other] and state.kept[seat] == state.kept[other]
