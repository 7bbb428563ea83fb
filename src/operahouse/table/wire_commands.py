"""The types of the commands that people send to a table.

The browser's types are made from these, so this module isn't compiled: its annotations are read at runtime.
`codec.COMMANDS` has the class behind each kind.
"""

from typing import Literal, NotRequired, TypedDict

from operahouse.kernel.by_hand_types import Depth
from operahouse.kernel.game import Json
from operahouse.table.votes import VoteTopic


class SitCommand(TypedDict):
    """Take an empty seat."""

    kind: Literal["sit"]
    seat: str
    name: str
    commitment: NotRequired[str]


class SeatBotCommand(TypedDict):
    """Seat a bot."""

    kind: Literal["seat-bot"]
    seat: str
    bot: str


class KickCommand(TypedDict):
    """Empty a seat before the game; with `ban`, its person may not sit down again."""

    kind: Literal["kick"]
    seat: str
    ban: NotRequired[bool]


class NameCommand(TypedDict):
    """Watch under this name (stop watching, if it's empty), or change one's own."""

    kind: Literal["watch", "rename"]
    name: str


class RevealCommand(TypedDict):
    """Reveal one's share in the deal."""

    kind: Literal["reveal"]
    nonce: str


class PlayCommand(TypedDict):
    """Make a move."""

    kind: Literal["play"]
    move: str


class PlainCommand(TypedDict):
    """What needs no details."""

    kind: Literal["stand", "close", "start", "undo", "rewind", "leave", "return", "resign", "clear-bids", "finish"]


class VoteCommand(TypedDict):
    """Vote for something, or withdraw the vote."""

    kind: Literal["vote"]
    topic: VoteTopic
    on: bool


class StandInCommand(TypedDict):
    """Vote for a bot in the place of an absent player, or withdraw the vote."""

    kind: Literal["stand-in"]
    absent: str
    on: bool


class TextCommand(TypedDict):
    """Say something to all, or write a note to oneself."""

    kind: Literal["say", "note"]
    text: str


class MuteCommand(TypedDict):
    """Mute or unmute somebody, by their id."""

    kind: Literal["mute"]
    whom: str
    on: bool


class StandingOrderJson(TypedDict):
    """The move to make when every condition of `when` holds and none of `unless` does.

    A condition is a path into the seat's own view, a comparison and a value.
    """

    when: list[list[str | int]]
    unless: list[list[str | int]]
    move: str


class GiveOrderCommand(TypedDict):
    """Add a standing order, or replace the one of that name."""

    kind: Literal["give-order", "change-order"]
    name: str
    order: StandingOrderJson


class RevokeOrderCommand(TypedDict):
    """Withdraw a standing order."""

    kind: Literal["revoke-order"]
    name: str


class LayOutCommand(TypedDict):
    """Tell how a game on a real table begins: what the snapshot's `layout` asks for."""

    kind: Literal["lay-out"]
    layout: Json


class EnterCommand(TypedDict):
    """Enter a move of any seat; a secret one for the own seat only. A forgotten one goes ahead of a line."""

    kind: Literal["enter"]
    seat: str
    move: str
    ahead_of: NotRequired[int]


class CardsCommand(TypedDict):
    """Tell what came to light, or which cards the own hand holds."""

    kind: Literal["tell", "hold"]
    cards: list[str]


class CorrectCommand(TypedDict):
    """Replace a line: its move, or what was told."""

    kind: Literal["correct"]
    line: int
    move: NotRequired[str]
    cards: NotRequired[list[str]]


class CrossOutCommand(TypedDict):
    """Take a line away."""

    kind: Literal["cross-out"]
    line: int


class DepthCommand(TypedDict):
    """Enter more or less from now on."""

    kind: Literal["depth"]
    depth: Depth


class SealCommand(TypedDict):
    """Seal a bid, where only bids are entered."""

    kind: Literal["seal"]
    bid: int


class ScoreCommand(TypedDict):
    """Fill in the sheet with what counts."""

    kind: Literal["score"]
    score: Json


CommandJson = (
    SitCommand | SeatBotCommand | KickCommand | NameCommand | RevealCommand | PlayCommand | PlainCommand | VoteCommand
    | StandInCommand | TextCommand | MuteCommand | GiveOrderCommand | RevokeOrderCommand
    | LayOutCommand | EnterCommand | CardsCommand | CorrectCommand | CrossOutCommand | DepthCommand | SealCommand
    | ScoreCommand
)  # fmt: skip
