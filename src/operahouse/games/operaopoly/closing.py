"""Closing a composer, and the end of the game. [C]"""

from operahouse.games.operaopoly.cards import NO_CARDS
from operahouse.games.operaopoly.impresario import send_home, send_visitors_home
from operahouse.games.operaopoly.ratings import rating
from operahouse.games.operaopoly.state import Table
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


def close(state: Table, composer: int) -> None:
    """Each category pays its rating to its sponsor; the composer leaves the game. [C1]"""
    if state.log is not None:
        state.tell("closed", NO_SEAT, "C1", {"composer": COMPOSERS[composer]})
    cards = NO_CARDS
    for place in range(composer * ROW, composer * ROW + ROW):
        if state.owner[place] != NO_SEAT:
            state.score(state.owner[place], rating(state, place), "C1", "closing")
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


def _wake(state: Table, composer: int) -> None:
    """A dormant composer wakes when another closes. [C1, S3]"""
    if composer != NO_COMPOSER and state.status[composer] == DORMANT:
        state.status[composer] = ACTIVE
        if state.log is not None:
            state.tell("woke", NO_SEAT, "C1", {"composer": COMPOSERS[composer]})


def count_quiet_turn(state: Table) -> None:
    """A season without a scored performance is abandoned in the end; players are told in time. [C4]"""
    box = state.agreed.box
    state.quiet += 1
    if state.quiet >= box.stall_turns:
        if state.log is not None:
            state.tell("abandoned", NO_SEAT, "C4", {"turns": state.quiet})
        finish(state, "C4")
    elif state.quiet >= box.stall_told_from and state.log is not None:
        state.tell("quiet", NO_SEAT, "C4", {"turns": state.quiet, "left": box.stall_turns - state.quiet})


def finish(state: Table, rule: str) -> None:
    """Points for the markers kept; the game is over. [C2, C4]"""
    worth = state.agreed.box.marker_points
    for seat in range(state.agreed.players):
        state.score(seat, worth[min(state.kept[seat], len(worth) - 1)], rule, "markers")
    state.ask(NOBODY, OVER)
    if state.log is not None:
        state.tell("over", NO_SEAT, rule, {})


def ranking(state: Table) -> list[list[int]]:
    """Most points first, then most markers; else the place is shared. [C3]"""
    places: list[list[int]] = []
    order = sorted(range(state.agreed.players), key=lambda seat: (-state.points[seat], -state.kept[seat]))
    for seat in order:
        if places and _equal(state, places[-1][0], seat):
            places[-1].append(seat)
        else:
            places.append([seat])
    return places


def _equal(state: Table, seat: int, other: int) -> bool:
    return state.points[seat] == state.points[other] and state.kept[seat] == state.kept[other]
