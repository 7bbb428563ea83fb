"""The summary of a match: what lists show without reading the log. Except for a few fields it follows from the log."""

from msgspec import Struct, field

from operahouse.table.decide import next_due
from operahouse.table.end import Ended
from operahouse.table.match import Match
from operahouse.table.time_control import TimeControl


class SeatSummary(Struct, frozen=True):
    """Who holds a seat, and whether the game waits for them."""

    seat: str
    person: str
    name: str
    bot: str
    awaited: bool = field(name="asked")


class MatchSummary(Struct, frozen=True):
    """A match in the index. Times are milliseconds since 1970."""

    match: str
    code: str
    """The short code by which people find the table."""
    game: str
    rules: str
    players: int
    options: tuple[str, ...]
    public: bool
    rated: bool
    status: str
    """One of `seating`, `playing`, `paused`, `ended`."""
    host: str
    created: int
    changed: int
    """When the last entry was written."""
    ended: int
    """0 while the match goes on."""
    due: int | None
    """When a clock or a bot next needs attention; None for never."""
    number: int
    """The number of the last entry."""
    seats: tuple[SeatSummary, ...]
    time_control: TimeControl


def summarize(match: Match, id: str, code: str, public: bool, rated: bool, created: int) -> MatchSummary:  # noqa: A002
    """The summary of a match. The arguments after the match don't follow from its log."""
    agreement = match.agreement
    ended = _ended(match) if match.outcome else 0
    return MatchSummary(
        id, code, agreement.game, agreement.rules, agreement.players, agreement.options, public, rated, match.status,
        agreement.host, created, match.entries.last().at, ended, next_due(match), match.number, _seats(match),
        agreement.time_control,
    )  # fmt: skip


def _seats(match: Match) -> tuple[SeatSummary, ...]:
    awaited = match.awaited()
    return tuple(
        [SeatSummary(seat, person, name, bot, seat in awaited) for seat, (person, name, bot) in match.occupants.items()]
    )


def _ended(match: Match) -> int:
    """People may chat after the end, so the last entry need not be it."""
    return next(entry.at for entry in reversed(match.entries) if isinstance(entry.fact, Ended))
