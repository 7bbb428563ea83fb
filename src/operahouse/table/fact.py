"""The log of a match is the only truth about it: numbered entries, a fact each, never changed."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from operahouse.kernel.game import Json

if TYPE_CHECKING:
    from operahouse.table.match import Match


class Eyes(NamedTuple):
    """Who looks at the log, at the moment an entry is written."""

    person: str
    seat: str
    """The seat it holds; empty for a spectator."""
    screen: str
    """The seat behind whose screen it sees; empty for none."""
    muted: frozenset[str]
    numbers: Mapping[int, int]
    """Its own numbers of the entries it was told of: those of the log would betray how many it was not."""


@dataclass(frozen=True, slots=True)
class Fact:
    """One thing that is true of the match from now on."""

    def happen(self, match: "Match", entry: "Entry") -> None:
        """Change the match. The fact was checked before it was written; nothing is drawn or asked here."""
        raise NotImplementedError

    def tell(self, match: "Match", entry: "Entry", eyes: Eyes) -> Json | None:
        """What these eyes may learn of it; None for nothing at all, which is the rule unless a fact says otherwise."""
        return None

    def details(self) -> Json:
        """The fact as data, all that is secret included."""
        return {name: _plain(getattr(self, name)) for name in self.__dataclass_fields__}


@dataclass(frozen=True, slots=True)
class PublicFact(Fact):
    """A fact in which everything is for everybody."""

    def tell(self, match: "Match", entry: "Entry", eyes: Eyes) -> Json | None:
        """All of it."""
        return self.details()


class Entry(NamedTuple):
    """A line of the log."""

    number: int
    """Consecutive from 1: the store lets each number be written once."""
    at: int
    """Milliseconds since 1970, as the server's clock said; never 0."""
    by: str
    """The person whose request it answers; empty for what the table itself does."""
    id: str
    """That person's own name for the request."""
    fact: Fact


PLAIN: Final = frozenset((str, int, bool, dict))


def _plain(value: object) -> object:
    """A part of a fact as data."""
    if type(value) in PLAIN:
        return value
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    to_json = getattr(value, "to_json", None)
    return value if to_json is None else to_json()
