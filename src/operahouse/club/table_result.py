"""Who sat where at a table of a tournament, and how it ended."""

from collections.abc import Mapping
from typing import Final, NamedTuple

BOT: Final = ""
"""Stands for a bot that fills a seat."""
Seating = tuple[str, ...]
"""Who sits where, in the order of the seats: the id of a player, or BOT."""


class TableResult(NamedTuple):
    """A table of a round. It has no places while it is played, nor if it was broken off without a result."""

    seating: Seating
    places: tuple[int, ...] = ()
    """The place of each seat, 1 for the best."""
    points: tuple[int, ...] = ()
    """The points of each seat. Only tables that were played to the end have any."""
    is_over: bool = False
    resigned: frozenset[int] = frozenset()
    """The seats whose players gave up."""

    def seat_of(self, player: str) -> int:
        """Where somebody sat."""
        return self.seating.index(player)

    def opponents(self, player: str) -> list[str]:
        """The other people at the table."""
        return [other for other in self.seating if other not in (player, BOT)]


def table_score(table: TableResult, player: str) -> int:
    """Two for every seat that was beaten, one for a tie; one for every other seat if there was no result."""
    own = table.seat_of(player)
    others = [seat for seat in range(len(table.seating)) if seat != own]
    if not table.places:
        return 0 if own in table.resigned or not table.is_over else len(others)
    return sum(score_against(table.places[seat], table.places[own]) for seat in others)


def score_against(own: int, other: int) -> int:
    """Two for more than the other has, one for as much."""
    return 2 if own > other else 1 if own == other else 0


def ranked(order: Mapping[str, tuple[float, ...]]) -> list[tuple[int, str]]:
    """Places and players, the best first. Players whose figures are all equal share a place."""
    best = sorted(order, key=lambda player: order[player], reverse=True)
    places: list[tuple[int, str]] = []
    for index, player in enumerate(best):
        shared = index and order[player] == order[best[index - 1]]
        places.append((places[-1][0] if shared else index + 1, player))
    return places
