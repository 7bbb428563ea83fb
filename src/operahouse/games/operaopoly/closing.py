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


def close(table: Table, composer: int) -> None:
    """Each category pays its rating to its sponsor; the composer leaves the game. [C1]"""
    if table.log is not None:
        table.tell("closed", NO_SEAT, "C1", {"composer": COMPOSERS[composer]})
    cards = NO_CARDS
    for place in range(composer * ROW, composer * ROW + ROW):
        if table.owner[place] != NO_SEAT:
            table.score(table.owner[place], rating(table, place), "C1", "closing")
    for place in range(composer * ROW, composer * ROW + ROW):
        cards |= table.stack[place]
        table.lay(place, NO_SEAT, NO_CARDS)
    table.discard_openly(cards)
    send_visitors_home(table, composer, "C1")
    send_home(table, composer, "C1")
    table.status[composer] = CLOSED
    _wake(table, table.setting.box.wakes[composer])
    if table.status.count(CLOSED) == COMPOSER_COUNT:
        finish(table, "C2")


def _wake(table: Table, composer: int) -> None:
    """A dormant composer wakes when another closes. [C1, S3]"""
    if composer != NO_COMPOSER and table.status[composer] == DORMANT:
        table.status[composer] = ACTIVE
        if table.log is not None:
            table.tell("woke", NO_SEAT, "C1", {"composer": COMPOSERS[composer]})


def count_quiet_turn(table: Table) -> None:
    """A season without a scored performance is abandoned in the end; players are told in time. [C4]"""
    box = table.setting.box
    table.quiet += 1
    if table.quiet >= box.stall_turns:
        if table.log is not None:
            table.tell("abandoned", NO_SEAT, "C4", {"turns": table.quiet})
        finish(table, "C4")
    elif table.quiet >= box.stall_told_from and table.log is not None:
        table.tell("quiet", NO_SEAT, "C4", {"turns": table.quiet, "left": box.stall_turns - table.quiet})


def finish(table: Table, rule: str) -> None:
    """Points for the markers kept; the game is over. [C2, C4]"""
    worth = table.setting.box.marker_points
    for seat in range(table.setting.players):
        table.score(seat, worth[min(table.kept[seat], len(worth) - 1)], rule, "markers")
    table.ask(NOBODY, OVER)
    if table.log is not None:
        table.tell("over", NO_SEAT, rule, {})


def ranking(table: Table) -> list[list[int]]:
    """Most points first, then most markers; else the place is shared. [C3]"""
    places: list[list[int]] = []
    order = sorted(range(table.setting.players), key=lambda seat: (-table.points[seat], -table.kept[seat]))
    for seat in order:
        if places and _equal(table, places[-1][0], seat):
            places[-1].append(seat)
        else:
            places.append([seat])
    return places


def _equal(table: Table, seat: int, other: int) -> bool:
    return table.points[seat] == table.points[other] and table.kept[seat] == table.kept[other]
