"""Entries and commands as JSON. Malformed data is refused with the path to the first mistake."""

from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields
from typing import Final, Generic, TypeVar, get_args

from operahouse.kernel.by_hand_types import Depth
from operahouse.kernel.game import Json
from operahouse.kernel.reading import Reader
from operahouse.table.absence import AbsenceReason, Leave, Left, Resign, Resigned, Return, Returned
from operahouse.table.agreement import Opened
from operahouse.table.branch import Branched
from operahouse.table.by_hand import (
    BidsCleared,
    BidSealed,
    ChangeDepth,
    ClearBids,
    Correct,
    Corrected,
    CrossedOut,
    CrossOut,
    DepthChanged,
    Enter,
    Entered,
    Finish,
    Hold,
    LayOut,
    Score,
    Scored,
    Seal,
    Tell,
)
from operahouse.table.chat import Mute, Muted, Noted, Said, Say, WriteNote
from operahouse.table.command import Command
from operahouse.table.end import Close, Ended, MatchOutcome
from operahouse.table.fact import STORED_NAMES, Entry, Fact
from operahouse.table.handover import HandedOver
from operahouse.table.moves import Moved, MoveSource, Play
from operahouse.table.names import Rename, Renamed
from operahouse.table.rewind import Rewind, Rewound
from operahouse.table.seats import Kick, SeatBot, Seated, Sit, Stand, Unseated, Watch, Watched
from operahouse.table.stand_in import StandInVoted, VoteStandIn
from operahouse.table.standing_orders import (
    ChangeOrder,
    GiveOrder,
    Ordered,
    Revoked,
    RevokeOrder,
    read_standing_order,
)
from operahouse.table.start import Called, Reveal, Revealed, Start, Started
from operahouse.table.time_control import DecisionSizes, read_time_control
from operahouse.table.undo import Undo, Undone
from operahouse.table.votes import Continued, Paused, Resumed, Vote, Voted, VoteTopic

FACTS: Final[Mapping[str, type[Fact]]] = {
    "opened": Opened, "seated": Seated, "unseated": Unseated, "watched": Watched, "renamed": Renamed,
    "called": Called, "revealed": Revealed, "started": Started, "moved": Moved, "undone": Undone,
    "rewound": Rewound, "branched": Branched, "handed-over": HandedOver, "ended": Ended,
    "left": Left, "returned": Returned, "resigned": Resigned,
    "wished": Voted, "stand-in": StandInVoted, "paused": Paused, "resumed": Resumed, "continued": Continued,
    "said": Said, "muted": Muted, "noted": Noted, "ordered": Ordered, "revoked": Revoked,
    "depth": DepthChanged, "entered": Entered, "corrected": Corrected, "crossed-out": CrossedOut,
    "bid-sealed": BidSealed, "bids-cleared": BidsCleared, "scored": Scored,
}  # fmt: skip
FACT_KINDS: Final = {class_: kind for kind, class_ in FACTS.items()}
"""The kind of each fact, as logs and streams name it."""
COMMANDS: Final[Mapping[str, type[Command]]] = {
    "sit": Sit, "seat-bot": SeatBot, "stand": Stand, "kick": Kick, "watch": Watch, "rename": Rename,
    "close": Close,
    "start": Start, "reveal": Reveal, "play": Play, "undo": Undo, "rewind": Rewind,
    "leave": Leave, "return": Return, "resign": Resign, "vote": Vote, "stand-in": VoteStandIn,
    "say": Say, "mute": Mute, "note": WriteNote,
    "give-order": GiveOrder, "change-order": ChangeOrder, "revoke-order": RevokeOrder,
    "lay-out": LayOut, "enter": Enter, "tell": Tell, "hold": Hold, "correct": Correct, "cross-out": CrossOut,
    "depth": ChangeDepth, "seal": Seal, "clear-bids": ClearBids, "score": Score, "finish": Finish,
}  # fmt: skip
HEAD: Final = ["number", "at", "by", "id", "kind"]
LATEST: Final = 2**53
Kind = TypeVar("Kind", bound=Fact | Command)
Read = Callable[[Reader], object]


def write_entry(entry: Entry) -> Json:
    """An entry as JSON. `by` and `id` are left out where it answers no request."""
    written: Json = {"number": entry.number, "at": entry.at, "kind": FACT_KINDS[type(entry.fact)]}
    if entry.by:
        written.update(by=entry.by, id=entry.id)
    return {**written, **entry.fact.details()}


def read_entry(data: object, path: str = "") -> Entry:
    """An entry from JSON."""
    reader = Reader(data, path)
    fact = FACT_FORMAT.read(reader)
    return Entry(
        reader.at("number").integer(1, LATEST),
        reader.at("at").integer(1, LATEST),
        reader.optional_text("by"),
        reader.optional_text("id"),
        fact,
    )


class Format(Generic[Kind]):
    """The JSON fields of every kind of fact, or of every kind of command, and how to read them."""

    def __init__(
        self, classes: Mapping[str, type[Kind]], head: list[str], stored: Mapping[str, str], strict: bool
    ) -> None:
        self.classes = classes
        self.kinds = list(classes)
        self.fields = {
            kind: {field.name: stored.get(field.name, field.name) for field in fields(class_)}
            for kind, class_ in classes.items()
        }
        self.optional = {
            kind: {field.name for field in fields(class_) if field.default is not MISSING}
            for kind, class_ in classes.items()
        }
        """Fields that may be missing, as in entries written before there were such fields."""
        self.strict = strict
        """Whether other fields are refused."""
        self.allowed = {kind: [*head, *names.values()] for kind, names in self.fields.items()}

    def read(self, reader: Reader) -> Kind:
        """A fact or a command from JSON."""
        kind = self.kinds[reader.at("kind").word(self.kinds)]
        if self.strict:
            reader.only(self.allowed[kind])
        values: Json = {}
        for name, stored in self.fields[kind].items():
            if name not in self.optional[kind] or reader.get(stored) is not None:
                values[name] = FIELD_READERS[name](reader.at(stored))
        return self.classes[kind](**values)


def _one_of(wanted: object) -> Read:
    """A reader for one of these words."""
    words: list[str] = list(get_args(wanted))
    return lambda reader: words[reader.word(words)]


def _read_texts(reader: Reader) -> tuple[str, ...]:
    return tuple(item.text() for item in reader.items())


def _read_sizes(reader: Reader) -> DecisionSizes:
    return {name: size.integer(1, LATEST) for name, size in reader.entries()}


def _read_whole(reader: Reader) -> int:
    return reader.integer(0, LATEST)


TEXTS: Final = [
    "absent", "before", "bot", "commitment", "edition", "game", "host", "match", "move", "name", "nonce", "person",
    "previous", "rules", "seat", "seed", "substitute", "text", "whom",
]  # fmt: skip
FLAGS: Final = [
    "ban", "by_bot", "guest", "imagined", "kicked", "on", "revealed", "secret", "spectators",
    "spectators_only", "watching",
]  # fmt: skip
FIELD_READERS: Final[dict[str, Read]] = {
    **dict.fromkeys(TEXTS, Reader.text),
    **dict.fromkeys(FLAGS, Reader.flag),
    **dict.fromkeys(
        ["ahead_of", "bid", "deal_format", "entry", "line", "place", "players", "scene", "until"], _read_whole
    ),
    **dict.fromkeys(["layout", "result", "score", "setup"], Reader.mapping),
    "cards": _read_texts,
    "depth": _one_of(Depth),
    "options": _read_texts,
    "order": read_standing_order,
    "outcome": _one_of(MatchOutcome),
    "sizes": _read_sizes,
    "source": _one_of(MoveSource),
    "time_control": read_time_control,
    "topic": _one_of(VoteTopic),
    "why": _one_of(AbsenceReason),
}
"""How to read a field, by its name in the code. A name means the same in every fact and command."""
FACT_FORMAT: Final = Format[Fact](FACTS, HEAD, STORED_NAMES, strict=False)
"""A later version may tell more about a fact, while this one still runs beside it."""
COMMAND_FORMAT: Final = Format[Command](COMMANDS, ["kind"], {}, strict=True)
