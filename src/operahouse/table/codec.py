"""Entries and commands as JSON. Malformed data is refused with the path to the first mistake."""

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Final, Generic, TypeVar, get_args

from operahouse.kernel.game import Json
from operahouse.kernel.reading import Reader
from operahouse.table.absence import AbsenceReason, Leave, Left, Resign, Resigned, Return, Returned
from operahouse.table.agreement import Opened
from operahouse.table.chat import Mute, Muted, Noted, Said, Say, WriteNote
from operahouse.table.command import Command
from operahouse.table.end import Ended, MatchOutcome
from operahouse.table.fact import STORED_NAMES, Entry, Fact
from operahouse.table.moves import Moved, MoveSource, Play
from operahouse.table.seats import Kick, SeatBot, Seated, Sit, Stand, Unseated, Watch, Watched
from operahouse.table.standing_orders import (
    ChangeOrder,
    GiveOrder,
    Ordered,
    Revoked,
    RevokeOrder,
    read_standing_order,
)
from operahouse.table.start import Start, Started
from operahouse.table.time_control import DecisionSizes, read_time_control
from operahouse.table.undo import Undo, Undone
from operahouse.table.votes import Continued, Paused, Resumed, Vote, Voted, VoteTopic

FACTS: Final[Mapping[str, type[Fact]]] = {
    "opened": Opened, "seated": Seated, "unseated": Unseated, "watched": Watched,
    "started": Started, "moved": Moved, "undone": Undone, "ended": Ended,
    "left": Left, "returned": Returned, "resigned": Resigned,
    "wished": Voted, "paused": Paused, "resumed": Resumed, "continued": Continued,
    "said": Said, "muted": Muted, "noted": Noted, "ordered": Ordered, "revoked": Revoked,
}  # fmt: skip
FACT_KINDS: Final = {class_: kind for kind, class_ in FACTS.items()}
"""The kind of each fact, as logs and streams name it."""
COMMANDS: Final[Mapping[str, type[Command]]] = {
    "sit": Sit, "seat-bot": SeatBot, "stand": Stand, "kick": Kick, "watch": Watch,
    "start": Start, "play": Play, "undo": Undo,
    "leave": Leave, "return": Return, "resign": Resign, "vote": Vote,
    "say": Say, "mute": Mute, "note": WriteNote,
    "give-order": GiveOrder, "change-order": ChangeOrder, "revoke-order": RevokeOrder,
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
    by, id_ = reader.get("by"), reader.get("id")
    return Entry(
        reader.at("number").integer(1, LATEST),
        reader.at("at").integer(1, LATEST),
        "" if by is None else by.text(),
        "" if id_ is None else id_.text(),
        fact,
    )


class Format(Generic[Kind]):
    """The JSON fields of every kind of fact, or of every kind of command, and how to read them."""

    def __init__(self, classes: Mapping[str, type[Kind]], head: list[str], stored: Mapping[str, str]) -> None:
        self.classes = classes
        self.kinds = list(classes)
        self.fields = {
            kind: {field.name: stored.get(field.name, field.name) for field in fields(class_)}
            for kind, class_ in classes.items()
        }
        self.allowed = {kind: [*head, *names.values()] for kind, names in self.fields.items()}

    def read(self, reader: Reader) -> Kind:
        """A fact or a command from JSON. Fields that its kind doesn't have are refused."""
        kind = self.kinds[reader.at("kind").word(self.kinds)]
        reader.only(self.allowed[kind])
        values = {name: FIELD_READERS[name](reader.at(stored)) for name, stored in self.fields[kind].items()}
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
    "bot", "edition", "game", "host", "match", "move", "name", "person", "previous", "rules", "seat", "seed",
    "substitute", "text", "whom",
]  # fmt: skip
FLAGS: Final = ["kicked", "on", "spectators", "spectators_only", "watching"]
FIELD_READERS: Final[dict[str, Read]] = {
    **dict.fromkeys(TEXTS, Reader.text),
    **dict.fromkeys(FLAGS, Reader.flag),
    **dict.fromkeys(["entry", "players"], _read_whole),
    **dict.fromkeys(["result", "setup"], Reader.mapping),
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
FACT_FORMAT: Final = Format[Fact](FACTS, HEAD, STORED_NAMES)
COMMAND_FORMAT: Final = Format[Command](COMMANDS, ["kind"], {})
