"""The budget phase: secret bids, then the markers rise. [B]"""

from operahouse.games.opera.reasons import BID_ABOVE_DUCATS, BID_ABOVE_TABLE, FINE
from operahouse.games.opera.state import Table
from operahouse.games.opera.words import BID, BID_OPTION, BIDS_ARE_IN, INITIATIVE, UNBID


def begin(state: Table) -> None:
    """All seats choose a bid at the same time; one that can only bid 0 is not asked. [B1]"""
    for seat in range(state.agreed.players):
        state.bids[seat] = UNBID if highest_bid(state, seat) > 0 else 0
    _await_bids(state)


def highest_bid(state: Table, seat: int) -> int:
    """Up to the top of the budget table, and never more than the seat owns. [B1]"""
    return min(state.agreed.box.max_level - state.level[seat], state.ducats[seat])


def bid_choices(state: Table, seat: int) -> list[int]:
    """Every bid of a seat that has not bid. [B1]"""
    if state.bids[seat] != UNBID:
        return []
    return list(range(BID_OPTION, BID_OPTION + highest_bid(state, seat) + 1))


def against_bid(state: Table, seat: int, bid: int) -> int:
    """Why a bid is too high. [B1]"""
    if bid > state.agreed.box.max_level - state.level[seat]:
        return BID_ABOVE_TABLE
    return BID_ABOVE_DUCATS if bid > state.ducats[seat] else FINE


def seal(state: Table, seat: int, bid: int) -> None:
    """A bid stays secret until the last seat has chosen. [B1]"""
    state.bids[seat] = bid
    if state.log is not None:
        state.tell("sealed", seat, "B1", {})
    _await_bids(state)


def _await_bids(state: Table) -> None:
    for seat in range(state.agreed.players):
        if state.bids[seat] == UNBID:
            state.ask(seat, BID, [])
            return
    state.stage = BIDS_ARE_IN


def open_bids(state: Table) -> None:
    """Bids are paid, then the markers rise in the budget order from before the bids. [B2]"""
    order = state.order[:]
    for seat in order:
        if state.log is not None:
            state.tell("bid", seat, "B2", {"bid": state.bids[seat]}, reveals=True)
        state.pay(seat, state.bids[seat], "B2")
    for seat in order:
        _raise_marker(state, seat, state.bids[seat])
        state.bids[seat] = UNBID
    state.stage = INITIATIVE


def _raise_marker(state: Table, seat: int, bid: int) -> None:
    """Up by the bid, to the lowest free column; a bid of 0 leaves the marker where it is. [B2, B3]"""
    if bid == 0:
        return
    level = state.level[seat] + bid
    column = 1
    while _occupied(state, level, column):
        column += 1
    state.set_marker(seat, level, column, "B2")


def _occupied(state: Table, level: int, column: int) -> bool:
    for seat in range(state.agreed.players):
        if state.level[seat] == level and state.column[seat] == column:
            return True
    return False
