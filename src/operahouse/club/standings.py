"""Standings: scores first, then the tie-breaks of the format in their order."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from operahouse.club.matchpoints import SeatScore, score_board
from operahouse.club.table_result import TableResult, ranked, table_score

Round = Sequence[TableResult]
"""The tables of a round."""
TIE_BREAKS: Final = {
    "swiss": ["opponents", "wins", "points"],
    "league": ["opponents", "wins", "points"],
    "duplicate": ["difference", "wins"],
    "knockout": ["score", "wins"],
}
"""What decides between equal scores, in this order.

`opponents`: the scores of all opponents together. `wins`: tables won. `points`: points above the mean of one's tables.
`difference`: points above the mean of the same seats. `score`: the scores at all tables together.
"""


class RoundScore(NamedTuple):
    """What somebody got in a round."""

    table: int
    seat: int
    score: int
    points: int | None
    difference: float | None = None


class Standing(NamedTuple):
    """A line of the standings."""

    place: int
    player: str
    score: int
    most: int
    """As much as could be had so far."""
    rounds: tuple[RoundScore | None, ...]
    tie_breaks: tuple[float, ...]
    """In the order of TIE_BREAKS."""


def standings(format_: str, players: Iterable[str], rounds: Sequence[Round]) -> list[Standing]:
    """Everybody, the best first. Only rounds that are over at every table are given here."""
    known = list(players)
    scores = [_round_scores(format_, tables) for tables in rounds]
    most = sum(_most(format_, tables) for tables in rounds)
    if format_ == "knockout":
        totals = {player: sum(player in each for each in scores) + _won_last(player, rounds) for player in known}
        most = len(rounds) + 1
    else:
        totals = {player: _sum(player, scores) for player in known}
    breaks = {player: _tie_breaks(format_, player, rounds, scores, totals) for player in known}
    order: dict[str, tuple[float, ...]] = {player: (totals[player], *breaks[player]) for player in known}
    return [
        Standing(place, player, totals[player], most, tuple(each.get(player) for each in scores), breaks[player])
        for place, player in ranked(order)
    ]


def _round_scores(format_: str, tables: Round) -> dict[str, RoundScore]:
    compared = score_board(tables) if format_ == "duplicate" else None
    found: dict[str, RoundScore] = {}
    for number, table in enumerate(tables):
        for seat, player in enumerate(table.seating):
            if player:
                points = table.points[seat] if table.points else None
                found[player] = _round_score(number, seat, table, player, points, compared)
    return found


def _round_score(
    number: int, seat: int, table: TableResult, player: str, points: int | None, compared: list[list[SeatScore]] | None
) -> RoundScore:
    if compared is None:
        return RoundScore(number, seat, table_score(table, player), points)
    score = compared[number][seat]
    return RoundScore(number, seat, score.matchpoints, points, score.difference)


def _most(format_: str, tables: Round) -> int:
    if format_ == "duplicate":
        return 2 * (len(tables) - 1)
    return 2 * (len(tables[0].seating) - 1) if tables else 0


def _sum(player: str, scores: Sequence[Mapping[str, RoundScore]]) -> int:
    return sum(each[player].score for each in scores if player in each)


def _tie_breaks(
    format_: str,
    player: str,
    rounds: Sequence[Round],
    scores: Sequence[Mapping[str, RoundScore]],
    totals: Mapping[str, int],
) -> tuple[float, ...]:
    own = [table for tables in rounds for table in tables if player in table.seating]
    found = {
        "opponents": sum(totals.get(other, 0) for table in own for other in table.opponents(player)),
        "wins": sum(bool(table.places) and table.places[table.seat_of(player)] == 1 for table in own),
        "points": round(sum(_above_mean(table, player) for table in own), 2),
        "difference": round(sum(each[player].difference or 0.0 for each in scores if player in each), 2),
        "score": _sum(player, scores),
    }
    return tuple(found[name] for name in TIE_BREAKS[format_])


def _above_mean(table: TableResult, player: str) -> float:
    if not table.points:
        return 0.0
    return table.points[table.seat_of(player)] - sum(table.points) / len(table.points)


def _won_last(player: str, rounds: Sequence[Round]) -> int:
    """One more for whoever won the final."""
    final = rounds[-1] if rounds else []
    if len(final) != 1 or player not in final[0].seating or not final[0].places:
        return 0
    table = final[0]
    best = min(place for place, other in zip(table.places, table.seating, strict=True) if other)
    return int(table.places[table.seat_of(player)] == best)
