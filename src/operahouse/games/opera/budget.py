"""The budget phase: secret bids, then the markers rise. [B]"""

from typing import Final

from operahouse.games.opera.box import Box
from operahouse.games.opera.places import at
from operahouse.games.opera.question import Question, changes, tried
from operahouse.games.opera.reasons import BID_ABOVE_DUCATS, BID_ABOVE_TABLE, FINE, NOT_THE_QUESTION
from operahouse.games.opera.state import OperaState
from operahouse.games.opera.wire import Asks, BidAsks, BidTerms, BidWords, LevelPays
from operahouse.games.opera.words import BIDS_ARE_IN, BUDGET_BEGINS, INITIATIVE, ROLES, UNBID, Seat, number_of
from operahouse.kernel.game import Json
from operahouse.kernel.reading import Reader

TOP_BID: Final = 10
"""The vocabulary has room for bids up to this; no box has a higher budget table."""
BIDS: Final = TOP_BID + 1


class Bid(Question):
    """How much to bid, in secret. Its options are the bids, from 0. [B1]"""

    word = "bid"
    rule = "B1"
    size = BIDS

    def spellings(self, box: Box) -> list[str]:
        """Every number."""
        return [f"bid {bid}" for bid in range(BIDS)]

    def answers(self, box: Box) -> list[str]:
        """Up to the top of the budget table."""
        return self.spellings(box)[: box.max_level + 1]

    def to_act(self, state: OperaState) -> list[int]:
        """Everybody who hasn't bid. [B1]"""
        return [seat for seat in range(state.agreed.players) if state.bids[seat] == UNBID]

    def choices(self, state: OperaState, seat: int) -> list[int]:
        """Every bid of a seat that hasn't bid. [B1]"""
        if seat < 0 or state.bids[seat] != UNBID:
            return []
        return list(range(self.first, self.first + highest_bid(state, seat) + 1))

    def against(self, state: OperaState, seat: int, option: int) -> int:
        """Why a bid is too high. [B1]"""
        if not self.owns(option):
            return NOT_THE_QUESTION
        bid = option - self.first
        if bid > state.agreed.box.max_level - state.level[seat]:
            return BID_ABOVE_TABLE
        return BID_ABOVE_DUCATS if bid > state.ducats[seat] else FINE

    def apply(self, state: OperaState, seat: int, option: int) -> None:
        """A bid stays secret until the last seat has chosen. [B1]"""
        state.bids[seat] = option - self.first
        if state.log is not None:
            state.tell("sealed", seat, "B1", {}, at(state.place("seat", seat)))
        _await_bids(state)

    def about(self, state: OperaState, seat: int, option: int) -> BidTerms:
        """The bid, the level it leads to, and what that pays for. [B2, A1]"""
        level = state.level[seat] + option - self.first
        more = changes(state, tried(state, seat, option), seat)
        return {**self._words(state, option), **more, "level": level, "pays": level_pays(state, level)}

    def blanks(self, state: OperaState, option: int) -> Json:
        """The bid, and the top of the budget table."""
        return {**self._words(state, option)}

    def _words(self, state: OperaState, option: int) -> BidWords:
        return {"bid": option - self.first, "top": state.agreed.box.max_level}

    def asks(self, state: OperaState, seat: int) -> Asks:
        """Who has bid, and of the bids only the own one. [B1]"""
        bids = sealed_bids(state)
        own = bids.get(state.agreed.seats[seat]) if seat >= 0 else None
        asked: BidAsks = {"question": "bid", "sealed": list(bids), "bid": own}
        return asked

    def pending(self, state: OperaState) -> Json:
        """The bids that are made."""
        bids = sealed_bids(state)
        return {"bids": bids} if bids else {}


BID: Final = Bid()


def level_pays(state: OperaState, level: int) -> LevelPays:
    """How many cheap roles a level pays for, which dear one alone, and whether it pays for the dearest. [A1, A2]"""
    fees, most = state.agreed.box.fees, state.agreed.max_hires
    cheapest = sorted(fees)[:most]
    roles = max(count for count in range(len(cheapest) + 1) if sum(cheapest[:count]) <= level)
    dearest = max((fee for fee in fees if fee <= level), default=None)
    return {
        "roles": roles,
        "dearest": None if dearest is None else ROLES[fees.index(dearest)],
        "any": roles == most and sum(sorted(fees)[-most:]) <= level,
    }


def begin(state: OperaState) -> None:
    """All seats choose a bid at the same time; one that can only bid 0 is not asked. [B1]"""
    for seat in range(state.agreed.players):
        state.bids[seat] = UNBID if highest_bid(state, seat) > 0 else 0
    _await_bids(state)


def highest_bid(state: OperaState, seat: int) -> int:
    """Up to the top of the budget table, and never more than the seat owns. [B1]"""
    return min(state.agreed.box.max_level - state.level[seat], state.ducats[seat])


def _await_bids(state: OperaState) -> None:
    for seat in range(state.agreed.players):
        if state.bids[seat] == UNBID:
            state.ask(seat, BID, [])
            return
    state.phase = BIDS_ARE_IN


def take_back_bids(state: OperaState, seat: int) -> None:
    """Ask all other seats for their bids anew. [B1]"""
    for other in sealed_seats(state):
        if other != seat:
            state.bids[other] = UNBID
    _await_bids(state)


def sealed_bids(state: OperaState) -> dict[Seat, int]:
    """The bids of the seats that were asked and have answered. [B1]"""
    names = state.agreed.seats
    return {names[seat]: state.bids[seat] for seat in sealed_seats(state)}


def sealed_seats(state: OperaState) -> list[int]:
    """The seats that were asked for a bid and have answered. [B1]"""
    seats = range(state.agreed.players)
    return [seat for seat in seats if state.bids[seat] != UNBID and highest_bid(state, seat) > 0]


def read_bids(state: OperaState, bids: Reader) -> None:
    """The sealed bids of the budget phase; somebody has not bid yet. [B1]"""
    if state.phase != BUDGET_BEGINS:
        raise bids.wrong("opera-malformed-pending", {})
    bids.only(state.agreed.seats)
    for name, bid in bids.entries():
        seat = number_of(name, state.agreed.seats)
        state.bids[seat] = bid.integer(0, highest_bid(state, seat))
    for seat in range(state.agreed.players):
        if state.bids[seat] == UNBID and highest_bid(state, seat) > 0:
            return
    raise bids.wrong("opera-malformed-pending", {})


def open_bids(state: OperaState) -> None:
    """Bids are paid, then the markers rise in the budget order from before the bids. [B2]"""
    order = state.order[:]
    for seat in order:
        if state.log is not None:
            place = at(state.place("budget", seat))
            state.tell("bid", seat, "B2", {"bid": state.bids[seat]}, place, reveals=True)
        state.pay(seat, state.bids[seat], "B2")
    for seat in order:
        _raise_marker(state, seat, state.bids[seat])
        state.bids[seat] = UNBID
    state.phase = INITIATIVE


def _raise_marker(state: OperaState, seat: int, bid: int) -> None:
    """Up by the bid, to the lowest free column; a bid of 0 leaves the marker where it is. [B2, B3]"""
    if bid == 0:
        return
    level = state.level[seat] + bid
    column = 1
    while _occupied(state, level, column):
        column += 1
    state.set_marker(seat, level, column, "B2")


def _occupied(state: OperaState, level: int, column: int) -> bool:
    for seat in range(state.agreed.players):
        if state.level[seat] == level and state.column[seat] == column:
            return True
    return False
