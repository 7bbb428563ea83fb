"""Who plays a match."""

from operahouse.table.match import Match
from operahouse.table.seats import Seated, Unseated
from operahouse.table.start import Started

People = dict[str, tuple[str, str]]
"""Ids and names by seat."""


def players_at_start(match: Match) -> People:
    """The people who had a seat when the game started, also those who resigned later."""
    return {seat: (one.person, one.name) for seat, one in seated_at_start(match).items() if one.person}


def seated_at_start(match: Match) -> dict[str, Seated]:
    """Who had which seat when the game started, bots too."""
    seats: dict[str, Seated] = {}
    for entry in match.entries:
        fact = entry.fact
        if isinstance(fact, Seated):
            seats[fact.seat] = fact
        elif isinstance(fact, Unseated):
            seats.pop(fact.seat, None)
        elif isinstance(fact, Started):
            break
    return seats
