"""A turn: last performances, up to three actions and free moves, and the end. [T]"""

from operahouse.games.operaopoly.cards import count
from operahouse.games.operaopoly.closing import count_quiet_turn
from operahouse.games.operaopoly.impresario import look_at_impresarios
from operahouse.games.operaopoly.performance import begin_last_rounds, score_performance
from operahouse.games.operaopoly.state import Table
from operahouse.games.operaopoly.words import ACT, COMPOSER_COUNT, DISCARD, HOUSE_COUNT


def begin_turn(state: Table, seat: int) -> None:
    """First the last performances this seat started on its previous turn, by house; then it is asked. [T1, T2]"""
    state.player = seat
    state.actions = state.agreed.box.actions
    if state.log is not None:
        state.tell("turn", seat, "T1", {})
    state.ask(seat, ACT)
    for house in range(HOUSE_COUNT):
        if state.starter[house] == seat and not state.is_over():
            score_performance(state, house)
            look_at_impresarios(state)


def look_around(state: Table) -> None:
    """After every move: has an impresario changed, has a last round begun? [R3, L1]"""
    look_at_impresarios(state)
    begin_last_rounds(state)


def end_turn(state: Table, seat: int) -> None:
    """With too many cards in hand the seat must discard first. [T3]"""
    if count(state.hands[seat]) > state.agreed.box.hand_limit:
        state.ask(seat, DISCARD)
    else:
        pass_turn(state, seat)


def discard(state: Table, seat: int, card: int) -> None:
    """Free at any time; after the end of the turn, down to the limit. [T3]"""
    state.discard(seat, card)
    if state.stage == DISCARD:
        end_turn(state, seat)


def pass_turn(state: Table, seat: int) -> None:
    """Composers may be directed again, and the next seat begins. [R4, C4]"""
    if state.log is not None:
        state.tell("ended", seat, "T2", {})
    state.directed = [False] * COMPOSER_COUNT
    count_quiet_turn(state)
    if not state.is_over():
        begin_turn(state, (seat + 1) % state.agreed.players)
