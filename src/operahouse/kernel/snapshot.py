"""The snapshot of a table as one viewer sees it: the types of its parts, and an empty one to fill in.

What belongs to one game (`view`, `forecast`, terms) is any JSON here; the games name its types themselves, see
`Game.wire_types`. The browser's types are made from these, so this module isn't compiled: its annotations are read at
runtime.
"""

from typing import Literal, NotRequired, TypedDict

from operahouse.kernel.decision import Decision, OptionJson
from operahouse.kernel.game import Game, Json

Status = Literal["seating", "playing", "paused", "ended"]


class SeatName(TypedDict):
    """Who holds a seat: a person, a bot, or a person with a bot standing in."""

    name: str
    bot: str


class ClockState(TypedDict):
    """What a seat has left, in milliseconds, and whether its clock runs."""

    left: int
    runs: bool


class Text(TypedDict):
    """The key of a text, and what fills its blanks."""

    text: str
    details: Json


class OrderText(Text):
    """A standing order in words, for its owner."""

    when: list[Text]
    unless: list[Text]


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
    orders: NotRequired[dict[str, OrderText]]


def new_snapshot(game: Game, status: Status, seats: dict[str, SeatName], decision: Decision | None) -> Snapshot:
    """A table without clocks, votes and spectators, with the view of a decision; without one, as before the deal."""
    snapshot: Snapshot = {
        "game": game.name,
        "status": status,
        "published": "",
        "you": None,
        "host": False,
        "seats": seats,
        "spectators": [],
        "votes": [],
        "asked": [],
        "clocks": None,
        "note": "",
        "next": None,
    }
    if decision is not None:
        snapshot["view"] = decision.view
        snapshot["forecast"] = game.forecast(decision.view)
    return snapshot
