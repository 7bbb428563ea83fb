"""The summary of a match: what lists show without reading the log. Except for a few fields it follows from the log."""

from msgspec import Struct, field
from msgspec.structs import replace

from operahouse.table.decide import next_due
from operahouse.table.end import Ended
from operahouse.table.match import Match
from operahouse.table.time_control import TimeControl


class SeatSummary(Struct, frozen=True, omit_defaults=True):
    """Who holds a seat, and whether the game waits for them."""

    seat: str
    person: str
    name: str
    bot: str
    awaited: bool = field(name="asked")
    guest: bool = False


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
    agreed = match.agreement
    empty = MatchSummary(
        id, code, agreed.game, agreed.rules, agreed.players, agreed.options, public, rated, match.status, agreed.host,
        created, created, 0, None, 0, (), agreed.time_control,
    )  # fmt: skip
    return update_summary(empty, match)


def update_summary(summary: MatchSummary, match: Match) -> MatchSummary:
    """The summary of the same match after new entries, with everything that can change."""
    occupants, awaited = match.occupants.items(), match.awaited
    return replace(
        summary,
        status=match.status,
        changed=match.entries[-1].at,
        ended=_ended(match) if match.outcome else 0,
        due=next_due(match),
        number=match.number,
        seats=tuple(
            [
                SeatSummary(seat, person, name, bot, seat in awaited, guest)
                for seat, (person, name, bot, guest) in occupants
            ]
        ),
    )


def _ended(match: Match) -> int:
    """People may chat after the end, so the last entry need not be it."""
    return next(entry.at for entry in reversed(match.entries) if isinstance(entry.fact, Ended))
