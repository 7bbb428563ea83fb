"""The store of a house in a browser: matches and people in the browser's own database.

The database itself is on the other side of a port, because only JavaScript reaches it. Whatever is needed without
waiting (people, the matches in memory) is kept here as well.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from typing import Any, Final, Protocol

from operahouse.kernel.game import Json
from operahouse.store.match_summary import MatchSummary, summarize
from operahouse.store.person import Person
from operahouse.table.codec import read_entry, write_entry
from operahouse.table.fact import Entry
from operahouse.table.match import Match
from operahouse.table.ports import WriteConflict
from operahouse.web.errors import RequestError
from operahouse.web.live_match import LiveMatch
from operahouse.web.table_summary import write_table

STORED: Final = "stored"
OVERTAKEN: Final = "overtaken"
"""Another tab has written an entry with this number."""
HANDED_OVER: Final = "handed-over"
"""The match is being handed over to a server, and doesn't go on here meanwhile."""
FULL: Final = "full"
"""The browser has no room left. Nothing was written."""


class Database(Protocol):
    """The browser's database. Everything is JSON as text, for that crosses the border between languages quickest."""

    async def append(self, row: str) -> str:
        """Write entries and what is listed of their match, all or none and durable: see `STORED` and the others."""
        ...

    async def match(self, id_: str) -> str:
        """What was last written about a match apart from its entries; empty if there is no such match."""
        ...

    async def entries(self, id_: str, after: int) -> str:
        """A list of the entries after that number, in order."""
        ...

    async def people(self) -> str:
        """A list of everybody on this device."""
        ...

    async def keep_person(self, person: str) -> str:
        """Add somebody, or change them."""
        ...

    async def finish_lesson(self, game: str, name: str) -> str:
        """Keep that a lesson is finished."""
        ...

    async def keep(self, key: str, value: str) -> str:
        """Keep something else under a key."""
        ...

    async def kept(self, prefix: str) -> str:
        """A list of what is kept under keys that begin so, by key."""
        ...

    async def forget(self) -> None:
        """Delete everything."""
        ...


class OfflineStore:
    """Offers what the web room asks of its store, as far as it asks for it here."""

    def __init__(self, database: Database, live_matches: Mapping[str, LiveMatch], secret: bytes) -> None:
        self.database = database
        self.awaited = 0
        """How many writes were waited for."""
        self.own: Person | None = None
        """To whom the device belongs; the others play at it too."""
        self.report_full: Callable[[str, RequestError], None] = lambda _, __: None
        """Called with a match that could not be written."""
        self._secret = secret
        self._live_matches = live_matches
        self._people: dict[str, Person] = {}
        self._tokens: dict[str, str] = {}

    @property
    def writer(self) -> "OfflineStore":
        """Whoever counts the writes."""
        return self

    async def open(self) -> None:
        """Read who plays at this device."""
        for written in json.loads(await self.database.people()):
            token, own = written.pop("token"), written.pop("own")
            written.pop("account", None)
            self._know(Person(**written), token, own)

    def _know(self, person: Person, token: str, own: bool) -> None:
        self._people[person.id] = person
        self._tokens[token] = person.id
        if own:
            self.own = person

    async def write(
        self,
        match: str,
        expected: int,
        entries: Sequence[Entry],
        summary: MatchSummary,
        rewritten: Sequence[Entry] = (),
    ) -> None:
        """Write entries and wait until they are durable. Raises WriteConflict, and RequestError if there is no room."""
        self.awaited += 1
        own = self.own
        row = {
            "match": match,
            "expected": expected,
            "entries": [write_entry(entry) for entry in entries],
            "rewritten": [write_entry(entry) for entry in rewritten],
            "code": summary.code,
            "created": summary.created,
            "mine": own is not None and own.id in (summary.host, *(seat.person for seat in summary.seats)),
            "owner": "" if own is None else own.id,
            "listed": write_table(summary, own),
        }
        result = await self.database.append(json.dumps(row))
        if result == OVERTAKEN:
            raise WriteConflict(match, expected)
        if result == HANDED_OVER:
            raise RequestError(409, "offline-handing-over")
        self._check_room(result, match)

    def _check_room(self, result: str, match: str = "") -> None:
        if result == FULL:
            full = RequestError(507, "offline-full")
            self.report_full(match, full)
            raise full

    async def load(self, id_: str, after: int = 0) -> list[Entry]:
        """The entries of a match after that number."""
        return [read_entry(line) for line in json.loads(await self.database.entries(id_, after))]

    async def find_summary(self, id_: str, match: Match) -> MatchSummary:
        """The summary of a match that was loaded."""
        kept: dict[str, Any] = json.loads(await self.database.match(id_))
        return summarize(match, id_, kept["code"], False, False, kept["created"])

    def summary_by_code(self, code: str) -> None:
        """Nobody else finds a table by its code here."""

    def person(self, id_: str) -> Person | None:
        """A person by id."""
        return self._people.get(id_)

    def by_token(self, token: str) -> Person | None:
        """Who a token belongs to; to whom the device belongs without one."""
        return self.person(self._tokens.get(token, "")) if token else self.own

    def token_of(self, person: str) -> str:
        """The token of a person."""
        return next((token for token, id_ in self._tokens.items() if id_ == person), "")

    async def keep_person(self, person: Person, token: str, own: bool) -> None:
        """Add somebody, or change them."""
        self._check_room(await self.database.keep_person(json.dumps({**asdict(person), "token": token, "own": own})))
        self._know(person, token, own)

    async def keep(self, key: str, value: Json) -> None:
        """Keep something else under a key. Raises RequestError if there is no room."""
        self._check_room(await self.database.keep(key, json.dumps(value)))

    async def kept(self, prefix: str) -> list[Any]:
        """Everything that is kept under keys that begin so."""
        found: list[str] = json.loads(await self.database.kept(prefix))
        return [json.loads(value) for value in found]

    def secret(self, _: str) -> bytes:
        """A random secret."""
        return self._secret

    def lease_due(self, _: str, time: int, __: int, ___: int, watched: Sequence[str]) -> list[str]:
        """The matches in memory that are due. Whoever is in no memory waits until somebody looks at it."""
        due = [
            live.id for live in self._live_matches.values() if live.summary.due is not None and live.summary.due <= time
        ]
        return [id_ for id_ in {*due, *watched} if self._live_matches[id_].leased_until <= time]

    def due_between(self, _: int, __: int) -> list[str]:
        """Clocks run only in matches that are in memory anyway."""
        return []

    def renew(self, _: str, matches: Sequence[str], __: int) -> Sequence[str]:
        """Nobody else runs them."""
        return matches

    def release(self, _: str, __: Sequence[str] | None = None) -> None:
        """Nobody else runs them."""

    def set_due(self, _: str, __: int, ___: int | None) -> None:
        """Summaries are made anew whenever a match is loaded."""

    def delete_expired(self, _: int) -> None:
        """Nothing expires."""
