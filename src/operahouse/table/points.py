"""Points by source, as the events of a match tell them."""

from operahouse.table.match import Match

Points = dict[str, int]


def points_by_source(match: Match) -> dict[str, Points]:
    """For each seat, what it got or lost points for. Moves that were undone don't count."""
    ledger: dict[str, Points] = {seat: {} for seat in match.occupants}
    for number in dict.fromkeys(number for number, _, _ in match.moves):
        for event in match.events[number - 1]:
            points, source = event.details.get("points"), str(event.details.get("why", ""))
            if event.kind == "points" and event.seat in ledger and isinstance(points, int):
                ledger[event.seat][source] = ledger[event.seat].get(source, 0) + points
    return ledger


def sum_points(ledgers: list[Points]) -> Points:
    """Several of them together."""
    total: Points = {}
    for ledger in ledgers:
        for source, points in ledger.items():
            total[source] = total.get(source, 0) + points
    return total
