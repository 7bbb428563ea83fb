"""The types of the items of a stream, and of time controls.

The events of a game are any JSON here; the games name their types themselves, see `Game.wire_types`. The browser's
types are made from these, so this module isn't compiled: its annotations are read at runtime.
"""

from typing import Literal, NotRequired, TypedDict

from operahouse.kernel.by_hand_types import Depth
from operahouse.kernel.game import Json
from operahouse.kernel.snapshot import OrderText
from operahouse.table.absence import AbsenceReason
from operahouse.table.end import MatchOutcome
from operahouse.table.votes import VoteTopic


class NoClock(TypedDict):
    """Everybody takes their time."""

    kind: Literal["none"]


class LiveClock(TypedDict):
    """A time bank, and what every decision adds to it; milliseconds."""

    kind: Literal["live"]
    bank: int
    grant: int
    each: int
    """For every option beyond the first."""


class SlowClock(TypedDict):
    """Days for each decision."""

    kind: Literal["slow"]
    days: int


TimeControlJson = NoClock | LiveClock | SlowClock


# The items of a stream: what a viewer may know of an entry of the log. Their kinds and fields are those of the log.


class ItemHead(TypedDict):
    """What every item has."""

    number: int
    """From 1 without gaps, for this viewer alone."""
    at: int
    """Milliseconds since 1970."""
    id: NotRequired[str]
    """The viewer's own request that it answers."""


class OpenedItem(ItemHead):
    """The table was opened."""

    kind: Literal["opened"]
    game: str
    edition: str
    rules: str
    players: int
    options: list[str]
    pace: TimeControlJson
    host: str
    substitute: str
    spectators: bool
    previous: str
    published: str
    deal_format: NotRequired[int]


class SeatedItem(ItemHead):
    """A person sat down, or the host seated a bot."""

    kind: Literal["seated"]
    seat: str
    person: str
    name: str
    bot: str
    commitment: NotRequired[str]
    """The hash of a nonce: this seat's share in the deal."""
    guest: NotRequired[bool]
    """Whether they have no account."""


class UnseatedItem(ItemHead):
    """A seat is empty again."""

    kind: Literal["unseated"]
    seat: str
    person: str
    kicked: bool


class WatchedItem(ItemHead):
    """A spectator came or went."""

    kind: Literal["watched"]
    person: str
    name: str
    watching: bool
    guest: NotRequired[bool]


class CalledItem(ItemHead):
    """The deal is wanted, and waits for nonces."""

    kind: Literal["called"]


class RevealedItem(ItemHead):
    """A seat's nonce."""

    kind: Literal["revealed"]
    seat: str
    nonce: str


class ShareJson(TypedDict):
    """A seat's share in the deal. Whoever was away has no nonce in it."""

    commitment: str
    nonce: str


class RenamedItem(ItemHead):
    """A player or spectator goes by another name."""

    kind: Literal["renamed"]
    person: str
    before: str
    name: str
    guest: NotRequired[bool]


class StartedItem(ItemHead):
    """The game was dealt from the published seed and these shares; the seats in playing order."""

    kind: Literal["started"]
    seats: list[str]
    published: str
    shares: NotRequired[dict[str, ShareJson]]
    """Not in games from before there were shares."""


class MovedItem(ItemHead):
    """A move, with those of its events that this viewer may see; its text for its maker alone."""

    kind: Literal["moved"]
    seat: str
    events: list[Json]
    move: NotRequired[str]
    order: NotRequired[bool]
    """Whether the maker's own standing order made it."""


class UndoneItem(ItemHead):
    """A move was undone; the number of the item that showed it."""

    kind: Literal["undone"]
    seat: str
    taken_back: int


class RewoundItem(ItemHead):
    """A turn was taken back in a game against bots, with everything since the item of this number."""

    kind: Literal["rewound"]
    seat: str
    taken_back: int
    revealed: bool


class BranchedItem(ItemHead):
    """Everything before was taken from another match: its id, and how many of its moves were made."""

    kind: Literal["branched"]
    match: str
    place: int
    imagined: bool


class Result(TypedDict):
    """Points by seat, and the seats from first to last; those sharing a place in one list."""

    points: dict[str, int]
    ranking: list[str | list[str]]


class HandedOverItem(ItemHead):
    """Everything before was played without the server, on the player's own device."""

    kind: Literal["handed-over"]


class EndedItem(ItemHead):
    """The match is over; the seed is published."""

    kind: Literal["ended"]
    outcome: MatchOutcome
    result: Result
    seed: str


class LeftItem(ItemHead):
    """A bot plays on for somebody who is away."""

    kind: Literal["left"]
    seat: str
    why: AbsenceReason | Literal["holiday"]
    bot: str
    until: NotRequired[int]
    """The end of the holiday, in milliseconds since 1970."""


class ReturnedItem(ItemHead):
    """Somebody is back."""

    kind: Literal["returned"]
    seat: str


class ResignedItem(ItemHead):
    """Somebody gave up; a bot plays on."""

    kind: Literal["resigned"]
    seat: str
    bot: str


class VotedItem(ItemHead):
    """A seat votes for something, or withdraws its vote."""

    kind: Literal["wished"]
    seat: str
    wish: VoteTopic
    on: bool


class StandInVotedItem(ItemHead):
    """A seat votes for a bot in the place of an absent player, or withdraws its vote."""

    kind: Literal["stand-in"]
    seat: str
    absent: str
    on: bool


class PausedItem(ItemHead):
    """Everybody present wanted a pause."""

    kind: Literal["paused"]


class ResumedItem(ItemHead):
    """The pause is over."""

    kind: Literal["resumed"]


class ContinuedItem(ItemHead):
    """There's a rematch."""

    kind: Literal["continued"]
    match: str


class SaidItem(ItemHead):
    """Somebody said something; `gallery` is for spectators only."""

    kind: Literal["said"]
    person: str
    name: str
    seat: str
    text: str
    gallery: bool


class MutedItem(ItemHead):
    """The viewer muted or unmuted somebody."""

    kind: Literal["muted"]
    whom: str
    on: bool


class NotedItem(ItemHead):
    """The viewer's own note."""

    kind: Literal["noted"]
    text: str


class OrderedItem(ItemHead):
    """The viewer's own standing order."""

    kind: Literal["ordered"]
    name: str
    order: OrderText


class RevokedItem(ItemHead):
    """The viewer withdrew a standing order."""

    kind: Literal["revoked"]
    name: str


class DepthItem(ItemHead):
    """From now on so much is entered of a game on a real table."""

    kind: Literal["depth"]
    depth: Depth


class EnteredItem(ItemHead):
    """A line was entered: a move, or what was told. Without events while something has to be told first.

    A secret is shown to its own seat alone.
    """

    kind: Literal["entered"]
    seat: str
    """`chance` for what came to light."""
    events: list[Json]
    line: NotRequired[int]
    """Its name; not there once it's crossed out."""
    move: NotRequired[str]
    cards: NotRequired[list[str]]
    bot: NotRequired[bool]
    """Whether a bot chose it."""


class LineItem(ItemHead):
    """A line was replaced, or taken away; everything after it was played again."""

    kind: Literal["corrected", "crossed-out"]
    line: int


class BidSealedItem(ItemHead):
    """A seat sealed a bid; the bid for the seat alone."""

    kind: Literal["bid-sealed"]
    seat: str
    bid: NotRequired[int]


class ScoreItem(ItemHead):
    """The next round of bids begins; or the sheet with what counts was filled in."""

    kind: Literal["bids-cleared", "scored"]


Item = (
    OpenedItem | SeatedItem | UnseatedItem | WatchedItem | RenamedItem | CalledItem | RevealedItem | StartedItem
    | MovedItem | UndoneItem | RewoundItem | BranchedItem | HandedOverItem | EndedItem | LeftItem | ReturnedItem
    | ResignedItem | VotedItem | StandInVotedItem | PausedItem | ResumedItem | ContinuedItem | SaidItem | MutedItem
    | NotedItem | OrderedItem | RevokedItem
    | DepthItem | EnteredItem | LineItem | BidSealedItem | ScoreItem
)  # fmt: skip
