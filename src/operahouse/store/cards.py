"""The card of a match: what can be found without reading its log. It follows from the log, but for a few words."""

from msgspec import Struct

from operahouse.table.ending import Ended
from operahouse.table.match import Match
from operahouse.table.pace import Pace
from operahouse.table.proceed import next_duty


class CardSeat(Struct, frozen=True):
    """Who belongs to a seat, and whether the game waits for it."""

    seat: str
    person: str
    name: str
    bot: str
    asked: bool


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
    pace: Pace


def card_of(match: Match, id: str, code: str, public: bool, rated: bool, created: int) -> Card:  # noqa: A002
    """The card of a match as it stands; the words that do not follow from its log are handed in."""
    opened = match.opened
    return Card(
        id, code, opened.game, opened.rules, opened.players, opened.options, public, rated, match.status,
        opened.host, created, match.entries.last().at, _ended(match), next_duty(match), match.number, _seats(match),
        opened.pace,
    )  # fmt: skip


def _seats(match: Match) -> tuple[CardSeat, ...]:
    asked = match.asked()
    return tuple(
        [CardSeat(seat, person, name, bot, seat in asked) for seat, (person, name, bot) in match.places.items()]
    )


def _ended(match: Match) -> int:
    """People may still talk after the end, so the last entry need not be it."""
    if not match.outcome:
        return 0
    return next(entry.at for entry in reversed(match.entries) if isinstance(entry.fact, Ended))
