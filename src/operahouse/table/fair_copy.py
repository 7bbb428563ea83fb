"""A finished game that was entered by hand, written anew as if it had been played here from the first move to the last.

Replay and review read that: without wrong taps, and with hidden cards as they turned out to be.
"""

from dataclasses import replace
from typing import Final

from operahouse.table.by_hand import (
    BidsCleared,
    BidSealed,
    Corrected,
    CrossedOut,
    DepthChanged,
    Entered,
    Scored,
)
from operahouse.table.fact import Entry
from operahouse.table.log import write_fact
from operahouse.table.match import Match, new_match
from operahouse.table.moves import Moved, MoveSource
from operahouse.table.shares import LATEST_FORMAT
from operahouse.table.sheet import CHANCE_SEAT
from operahouse.table.start import Started

ABOUT_LINES: Final = (BidsCleared, BidSealed, Corrected, CrossedOut, DepthChanged, Entered, Scored)


def fair_copy(match: Match) -> Match:
    """The match to be read afterwards: itself, unless it was entered by hand and is over."""
    if match.sheet is None or not match.outcome or match.initial_state is None:
        return match
    copy = new_match(match.game, replace(match.agreement, deal_format=LATEST_FORMAT))
    for entry in match.entries:
        if isinstance(entry.fact, Started):
            write_fact(copy, Started(match.game.write_position(match.initial_state), {}), entry.at)
            _write_moves(match, copy)
        elif not isinstance(entry.fact, ABOUT_LINES):
            fact = copy.agreement if entry.number == 1 else entry.fact
            write_fact(copy, fact, entry.at, entry.by, entry.id)
    return copy


def _write_moves(match: Match, copy: Match) -> None:
    for number, seat, move in match.moves:
        entry = match.entries[number - 1]
        write_fact(copy, Moved(seat, move, _source(seat, entry), {}), entry.at)


def _source(seat: str, entry: Entry) -> MoveSource:
    if seat == CHANCE_SEAT:
        return "luck"
    return "bot" if isinstance(entry.fact, Entered) and entry.fact.by_bot else "person"
