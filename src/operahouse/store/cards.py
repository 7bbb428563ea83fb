"""The card of a match: what can be found without reading its log. It follows from the log, but for a few words."""

from msgspec import Struct, field

from operahouse.table.decide import next_due
from operahouse.table.end import Ended
from operahouse.table.match import Match
from operahouse.table.time_control import TimeControl


class CardSeat(Struct, frozen=True):
    """Who belongs to a seat, and whether the game waits for it."""

    seat: str
    person: str
    name: str
    bot: str
    awaited: bool = field(name="asked")


class Card(Struct, frozen=True):
    """A match in the index. Times are milliseconds since 1970."""

    match: str
    code: str
    """The short word by which people find the table."""
    game: str
    rules: str
    players: int
    options: tuple[str, ...]
    public: bool
    rated: bool
    status: str
    """Seating, playing, paused or ended."""
    host: str
    created: int
    changed: int
    """When the last entry was written."""
    ended: int
    """0 while the match goes on."""
    due: int | None
    """When a clock or a bot next has something to do; None for never."""
    number: int
    """The number of the last entry."""
    seats: tuple[CardSeat, ...]
    time_control: TimeControl


def card_of(match: Match, id: str, code: str, public: bool, rated: bool, created: int) -> Card:  # noqa: A002
    """The card of a match as it stands; the words that do not follow from its log are handed in."""
    opened = match.agreement
    return Card(
        id, code, opened.game, opened.rules, opened.players, opened.options, public, rated, match.status,
        opened.host, created, match.entries.last().at, _ended(match), next_due(match), match.number, _seats(match),
        opened.time_control,
    )  # fmt: skip


def _seats(match: Match) -> tuple[CardSeat, ...]:
    awaited = match.awaited()
    return tuple(
        [CardSeat(seat, person, name, bot, seat in awaited) for seat, (person, name, bot) in match.occupants.items()]
    )


def _ended(match: Match) -> int:
    """People may still talk after the end, so the last entry need not be it."""
    if not match.outcome:
        return 0
    return next(entry.at for entry in reversed(match.entries) if isinstance(entry.fact, Ended))
