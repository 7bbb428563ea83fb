"""A turn: last performances, up to three actions and free moves, and the end. [T]"""

from operahouse.games.operaopoly.cards import count
from operahouse.games.operaopoly.closing import count_quiet_turn
from operahouse.games.operaopoly.impresario import look_at_impresarios
from operahouse.games.operaopoly.performance import begin_last_rounds, score_performance
from operahouse.games.operaopoly.state import Table
from operahouse.games.operaopoly.words import ACT, COMPOSER_COUNT, DISCARD, HOUSE_COUNT


def begin_turn(table: Table, seat: int) -> None:
    """First the last performances this seat started on its previous turn, by house; then it is asked. [T1, T2]"""
    table.player = seat
    table.actions = table.setting.box.actions
    if table.log is not None:
        table.tell("turn", seat, "T1", {})
    table.ask(seat, ACT)
    for house in range(HOUSE_COUNT):
        if table.starter[house] == seat and not table.is_over():
            score_performance(table, house)
            look_at_impresarios(table)


def look_around(table: Table) -> None:
    """After every move: has an impresario changed, has a last round begun? [R3, L1]"""
    look_at_impresarios(table)
    begin_last_rounds(table)


def end_turn(table: Table, seat: int) -> None:
    """With too many cards in hand the seat must discard first. [T3]"""
    if count(table.hands[seat]) > table.setting.box.hand_limit:
        table.ask(seat, DISCARD)
    else:
        pass_turn(table, seat)


def discard(table: Table, seat: int, card: int) -> None:
    """Free at any time; after the end of the turn, down to the limit. [T3]"""
    table.discard(seat, card)
    if table.stage == DISCARD:
        end_turn(table, seat)


def pass_turn(table: Table, seat: int) -> None:
    """Composers may be directed again, and the next seat begins. [R4, C4]"""
    if table.log is not None:
        table.tell("ended", seat, "T2", {})
    table.directed = [False] * COMPOSER_COUNT
    count_quiet_turn(table)
    if not table.is_over():
        begin_turn(table, (seat + 1) % table.setting.players)
