"""The types of what a snapshot tells of a game that is entered by hand.

The browser's types are made from these, so this module isn't compiled: its annotations are read at runtime.
"""

from typing import Literal, TypedDict

from operahouse.kernel.game import Json

Depth = Literal["record", "bids", "scorer"]
"""How much is entered: every move, sealed bids only, or only what counts."""
LineSource = Literal["person", "bot"]


class WhyJson(TypedDict):
    """Why a line no longer fits: the key of a text, what fills its blanks, and the rule behind it."""

    text: str
    details: Json
    rule: str


class LineJson(TypedDict):
    """Something that was entered."""

    line: int
    """Its name for corrections. It never changes."""
    seat: str
    """`chance` for what came to light."""
    move: str | None
    """Null while it's secret, and for what was told."""
    cards: list[str] | None
    """What was told: cards, or pieces."""
    source: LineSource
    secret: bool
    """Whether nobody but its seat knows it yet."""
    round: int | None
    """In a game that counts rounds."""
    why: WhyJson | None
    """Why it no longer fits; null where it does."""


class DrawJson(TypedDict):
    """What has to be told before anything else can be entered."""

    seat: str
    """Whose move waits for it."""
    move: str | None
    events: list[Json]
    """What that move does before."""
    kind: str
    """`offer`, `audition`, `hand` (of a bot), `bonus`."""
    to: str
    """The place where it goes."""
    count: int | None
    """How many; null for as many as there were."""
    limit: int | None
    """Of one kind only so many count. Others are put aside, and more are drawn."""
    choices: dict[str, int]
    """What may come, and how many of each there are."""


class BidsJson(TypedDict):
    """Where only bids are entered."""

    round: int
    sealed: list[str]
    """The seats that have sealed theirs."""
    own: int | None
    opened: dict[str, int] | None
    """All of them, once everybody has sealed one."""
    before: list[dict[str, int]]
    """Those of earlier rounds."""


class ByHandJson(TypedDict):
    """A game on a real table, as it was entered."""

    depth: Depth
    layout: Json | None
    """What has to be told before the first turn."""
    lines: list[LineJson]
    draw: DrawJson | None
    secret: bool
    """Whether what's asked now is secret, so that each seat answers for itself."""
    over: bool
    """Whether the game is played to its end, and may be finished."""
    hand: list[str] | None
    """The cards that the seat has said to hold, as far as it still does."""
    bids: BidsJson | None
    sheet: Json | None
    """The sheet with what counts, as it was sent."""
    count: Json | None
    """The forecast of that sheet."""
