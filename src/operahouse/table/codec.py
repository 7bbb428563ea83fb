"""Entries and wishes as JSON, both ways; nonsense is refused by the place where it stands."""

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Final, get_args

from operahouse.kernel.game import Json
from operahouse.kernel.reading import Reader
from operahouse.table.agreeing import AskFor, Continued, Paused, Resumed, Wished, Wishes
from operahouse.table.beginning import Begin, Started
from operahouse.table.ending import Ended, How
from operahouse.table.fact import Entry, Fact
from operahouse.table.leaving import Leave, Left, Resign, Resigned, Return, Returned, Why
from operahouse.table.moving import Moved, Play, Source
from operahouse.table.opening import Opened
from operahouse.table.orders import read_order
from operahouse.table.pace import Sizes, read_pace
from operahouse.table.seating import Kick, SeatBot, Seated, Sit, Stand, Unseated, Watch, Watched
from operahouse.table.standing import ChangeOrder, GiveOrder, Ordered, Revoked, RevokeOrder
from operahouse.table.talking import Mute, Muted, Note, Noted, Said, Say
from operahouse.table.undoing import TakeBack, Undone
from operahouse.table.wish import Wish

FACTS: Final[Mapping[str, type[Fact]]] = {
    "opened": Opened, "seated": Seated, "unseated": Unseated, "watched": Watched,
    "started": Started, "moved": Moved, "undone": Undone, "ended": Ended,
    "left": Left, "returned": Returned, "resigned": Resigned,
    "wished": Wished, "paused": Paused, "resumed": Resumed, "continued": Continued,
    "said": Said, "muted": Muted, "noted": Noted, "ordered": Ordered, "revoked": Revoked,
}  # fmt: skip
WISHES: Final[Mapping[str, type[Wish]]] = {
    "sit": Sit, "seat-bot": SeatBot, "stand": Stand, "kick": Kick, "watch": Watch,
    "begin": Begin, "play": Play, "take-back": TakeBack,
    "leave": Leave, "return": Return, "resign": Resign, "ask-for": AskFor,
    "say": Say, "mute": Mute, "note": Note,
    "give-order": GiveOrder, "change-order": ChangeOrder, "revoke-order": RevokeOrder,
}  # fmt: skip
HEAD: Final = ["number", "at", "by", "id", "kind"]
LATEST: Final = 2**53
Read = Callable[[Reader], object]
Parts = dict[str, Read]


def kind_of(fact: Fact) -> str:
    """The word for a fact in logs and streams."""
    return KINDS[type(fact)]


def write_entry(entry: Entry) -> Json:
    """A line of the log; whose request it answers is left out where it answers none."""
    written: Json = {"number": entry.number, "at": entry.at, "kind": kind_of(entry.fact)}
    if entry.by:
        written.update(by=entry.by, id=entry.id)
    return {**written, **entry.fact.details()}


def read_entry(data: object, path: str = "") -> Entry:
    """A line of the log."""
    reader = Reader(data, path)
    kind, parts = _read(FACT_SHAPES, reader)
    by, id_ = reader.get("by"), reader.get("id")
    return Entry(
        reader.at("number").integer(1, LATEST),
        reader.at("at").integer(1, LATEST),
        "" if by is None else by.text(),
        "" if id_ is None else id_.text(),
        FACTS[kind](**parts),
    )


def read_wish(data: object, path: str = "") -> Wish:
    """What somebody asks of the table."""
    kind, parts = _read(WISH_SHAPES, Reader(data, path))
    return WISHES[kind](**parts)


class Shapes:
    """All kinds of facts, or of wishes, as they are read."""

    def __init__(self, kinds: Mapping[str, type[Fact] | type[Wish]], head: list[str]) -> None:
        self.kinds = list(kinds)
        self.parts = {kind: _parts(shape) for kind, shape in kinds.items()}
        self.names = {kind: [*head, *parts] for kind, parts in self.parts.items()}


def _read(shapes: Shapes, reader: Reader) -> tuple[str, dict[str, object]]:
    """The kind, and its parts and no others."""
    kind = shapes.kinds[reader.at("kind").word(shapes.kinds)]
    reader.only(shapes.names[kind])
    return kind, {name: read(reader.at(name)) for name, read in shapes.parts[kind].items()}


def _parts(shape: type[Fact] | type[Wish]) -> Parts:
    """The parts of a fact or wish, and how each is read."""
    return {field.name: READERS[field.name] for field in fields(shape)}


def _one_of(wanted: object) -> Read:
    """One of some words."""
    words: list[str] = list(get_args(wanted))
    return lambda reader: words[reader.word(words)]


def _read_texts(reader: Reader) -> tuple[str, ...]:
    return tuple(item.text() for item in reader.items())


def _read_sizes(reader: Reader) -> Sizes:
    return {name: size.integer(1, LATEST) for name, size in reader.entries()}


def _read_whole(reader: Reader) -> int:
    return reader.integer(0, LATEST)


TEXTS: Final = [
    "bot", "edition", "game", "host", "match", "move", "name", "person", "previous", "rules", "seat", "seed",
    "substitute", "text", "whom",
]  # fmt: skip
FLAGS: Final = ["gallery", "kicked", "on", "spectators", "watching"]
READERS: Final[Parts] = {
    **dict.fromkeys(TEXTS, Reader.text),
    **dict.fromkeys(FLAGS, Reader.flag),
    **dict.fromkeys(["entry", "players"], _read_whole),
    **dict.fromkeys(["result", "setup"], Reader.mapping),
    "options": _read_texts,
    "order": read_order,
    "outcome": _one_of(How),
    "pace": read_pace,
    "sizes": _read_sizes,
    "source": _one_of(Source),
    "why": _one_of(Why),
    "wish": _one_of(Wishes),
}
"""A part of that name means the same in every fact and wish."""
KINDS: Final = {shape: kind for kind, shape in FACTS.items()}
FACT_SHAPES: Final = Shapes(FACTS, HEAD)
WISH_SHAPES: Final = Shapes(WISHES, ["kind"])
