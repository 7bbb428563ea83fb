"""The budget phase: secret bids, then the markers rise. [B]"""

from operahouse.games.opera.reasons import BID_ABOVE_DUCATS, BID_ABOVE_TABLE, FINE
from operahouse.games.opera.state import Table
from operahouse.games.opera.words import BID, BID_OPTION, BIDS_ARE_IN, INITIATIVE, UNBID


def begin(table: Table) -> None:
    """All seats choose a bid at the same time; one that can only bid 0 is not asked. [B1]"""
    for seat in range(table.setting.players):
        table.bids[seat] = UNBID if highest_bid(table, seat) > 0 else 0
    _await_bids(table)


def highest_bid(table: Table, seat: int) -> int:
    """Up to the top of the budget table, and never more than the seat owns. [B1]"""
    return min(table.setting.box.max_level - table.level[seat], table.ducats[seat])


def bid_choices(table: Table, seat: int) -> list[int]:
    """Every bid of a seat that has not bid. [B1]"""
    if table.bids[seat] != UNBID:
        return []
    return list(range(BID_OPTION, BID_OPTION + highest_bid(table, seat) + 1))


def against_bid(table: Table, seat: int, bid: int) -> int:
    """Why a bid is too high. [B1]"""
    if bid > table.setting.box.max_level - table.level[seat]:
        return BID_ABOVE_TABLE
    return BID_ABOVE_DUCATS if bid > table.ducats[seat] else FINE


def seal(table: Table, seat: int, bid: int) -> None:
    """A bid stays secret until the last seat has chosen. [B1]"""
    table.bids[seat] = bid
    if table.log is not None:
        table.tell("sealed", seat, "B1", {})
    _await_bids(table)


def _await_bids(table: Table) -> None:
    for seat in range(table.setting.players):
        if table.bids[seat] == UNBID:
            table.ask(seat, BID, [])
            return
    table.stage = BIDS_ARE_IN


def open_bids(table: Table) -> None:
    """Bids are paid, then the markers rise in the budget order from before the bids. [B2]"""
    order = table.order[:]
    for seat in order:
        if table.log is not None:
            table.tell("bid", seat, "B2", {"bid": table.bids[seat]}, reveals=True)
        table.pay(seat, table.bids[seat], "B2")
    for seat in order:
        _raise_marker(table, seat, table.bids[seat])
        table.bids[seat] = UNBID
    table.stage = INITIATIVE


def _raise_marker(table: Table, seat: int, bid: int) -> None:
    """Up by the bid, to the lowest free column; a bid of 0 leaves the marker where it is. [B2, B3]"""
    if bid == 0:
        return
    level = table.level[seat] + bid
    column = 1
    while _occupied(table, level, column):
        column += 1
    table.set_marker(seat, level, column, "B2")


def _occupied(table: Table, level: int, column: int) -> bool:
    for seat in range(table.setting.players):
        if table.level[seat] == level and table.column[seat] == column:
            return True
    return False
