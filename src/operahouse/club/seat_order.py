"""Seats for the players of a table, so that in the long run everybody sits everywhere equally often."""

from collections.abc import Sequence
from typing import NamedTuple


class Assignment(NamedTuple):
    """Which seat each player of a table gets, and what that costs: less is more even."""

    cost: int
    seats: tuple[int, ...]


def best_seats(sat: Sequence[Sequence[int]]) -> Assignment:
    """The most even seats. For each player `sat` says how often they have had each seat.

    The cost is what is added to the sum of squares of these counts. Tables are small, so every set of taken seats is
    looked at.
    """
    best: dict[int, Assignment] = {0: Assignment(0, ())}
    for counts in sat:
        found: dict[int, Assignment] = {}
        for taken, (cost, seats) in best.items():
            for seat, count in enumerate(counts):
                key, more = taken | 1 << seat, cost + 2 * count + 1
                if not taken >> seat & 1 and (key not in found or more < found[key].cost):
                    found[key] = Assignment(more, (*seats, seat))
        best = found
    return next(iter(best.values()))
