"""The types of a snapshot: a table as one viewer sees it.

What belongs to one game (`view`, `forecast`, terms) is any JSON here; the games name its types themselves, see
`Game.wire_types`. The browser's types are made from these, so this module isn't compiled: its annotations are read at
runtime.
"""

from typing import Literal, NotRequired, TypedDict

from operahouse.kernel.by_hand_types import ByHandJson
from operahouse.kernel.decision import OptionJson
from operahouse.kernel.game import Json

Status = Literal["seating", "playing", "paused", "ended"]


class SeatName(TypedDict):
    """Who holds a seat: a person, a bot, or a person with a bot standing in."""

    name: str
    bot: str
    guest: NotRequired[bool]
    """Whether they have no account."""


class ClockState(TypedDict):
    """What a seat has left, in milliseconds, and whether its clock runs."""

    left: int
    runs: bool
    still: NotRequired[int]
    """It runs only after so many milliseconds: until then everybody looks at what has just happened."""


class Text(TypedDict):
    """The key of a text, and what fills its blanks."""

    text: str
    details: Json


class OrderText(Text):
    """A standing order in words, for its owner."""

    when: list[Text]
    unless: list[Text]


class RewindTerms(TypedDict):
    """What taking back one's last turn would undo, in a game against bots."""

    moves: int
    """How many moves, bots' and chance's among them."""
    revealed: bool
    """Whether something came to light since then."""


class Snapshot(TypedDict):
    """The table as one viewer sees it now."""

    game: str
    status: Status
    published: str
    """The hash of the seed that deals the game."""
    you: str | None
    host: bool
    seats: dict[str, SeatName]
    spectators: list[str]
    votes: list[list[str]]
    """Topic and seat of each."""
    asked: list[str]
    """The seats that owe an answer."""
    clocks: dict[str, ClockState] | None
    note: str
    next: str | None
    """The id of the rematch."""
    view: NotRequired[Json]
    forecast: NotRequired[Json]
    options: NotRequired[list[OptionJson]]
    can_undo: NotRequired[bool]
    rewind: NotRequired[RewindTerms]
    stand_ins: NotRequired[dict[str, list[str]]]
    """Absent players, and who votes for a bot in their place."""
    orders: NotRequired[dict[str, OrderText]]
    by_hand: NotRequired[ByHandJson]
    """What was entered, if the game is played on a real table."""
