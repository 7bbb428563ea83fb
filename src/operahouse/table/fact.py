"""The log of a match: numbered entries, one fact each. It is never changed, and everything else follows from it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from operahouse.kernel.game import Json

if TYPE_CHECKING:
    from operahouse.table.match import Match

STORED_NAMES: Final = {"time_control": "pace", "topic": "wish", "spectators_only": "gallery"}
"""Fields that have another name in logs and messages than in the code."""


class Observer(NamedTuple):
    """Somebody who reads the log, as they were when an entry was written."""

    person: str
    seat: str
    """The seat they hold; empty for a spectator."""
    screen: str
    """The seat whose hidden information they may see; empty for none."""
    muted: frozenset[str]
    numbers: Mapping[int, int]
    """Their own numbers of the entries shown to them. Log numbers would reveal how many entries were not."""


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that happened in the match."""

    def apply(self, match: "Match", entry: "Entry") -> None:
        """Change the match. The fact was checked before it was written, so this draws and checks nothing."""
        raise NotImplementedError

    def shown_to(self, match: "Match", entry: "Entry", observer: Observer) -> Json | None:
        """What this observer may know of it. The default, None, shows nothing at all."""
        return None

    def details(self) -> Json:
        """The fact as data, secrets included. Fields that have their default are left out."""
        values: Json = {}
        for name, field in self.__dataclass_fields__.items():
            value = getattr(self, name)
            if value != field.default:
                values[STORED_NAMES.get(name, name)] = value if type(value) in PLAIN else _plain(value)
        return values


@dataclass(frozen=True, slots=True)
class PublicFact(Fact):
    """A fact that everybody may know in full."""

    def shown_to(self, match: "Match", entry: "Entry", observer: Observer) -> Json | None:
        """All of it."""
        return self.details()


class Entry(NamedTuple):
    """One line of the log."""

    number: int
    """Counts from 1 without gaps. The store accepts each number once."""
    at: int
    """Milliseconds since 1970 by the server's clock; never 0."""
    by: str
    """The person whose request it answers; empty for what the table does by itself."""
    id: str
    """The id that person gave the request."""
    fact: Fact


PLAIN: Final = frozenset((str, int, bool, dict))


def _plain(value: object) -> object:
    """A field of a fact that isn't JSON yet, as JSON data."""
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    to_json = getattr(value, "to_json", None)
    return value if to_json is None else to_json()
