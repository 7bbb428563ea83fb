"""The browser's database for tests: the same promises, in memory."""

import json
from collections.abc import Callable
from typing import Any

from operahouse.offline.store import FULL, OVERTAKEN, STORED


class MemoryDatabase:
    """Keeps what it is given, until there is no room left."""

    def __init__(self) -> None:
        self.rows: dict[str, dict[str, Any]] = {}
        self.log: dict[str, list[Any]] = {}
        self.persons: dict[str, Any] = {}
        self.lessons: set[tuple[str, str]] = set()
        self.others: dict[str, str] = {}
        self.full = False
        self.told: Callable[[str, int], None] = lambda _, __: None
        """Called with what was written, as another tab hears of it."""

    async def append(self, row: str) -> str:
        """All or nothing."""
        written = json.loads(row)
        log = self.log.get(written["match"], [])
        if written["expected"] != len(log) + 1:
            return OVERTAKEN
        if self.full:
            return FULL
        for entry in written["rewritten"]:
            log[entry["number"] - 1] = entry
        self.log[written["match"]] = [*log, *written["entries"]]
        self.rows[written["match"]] = written
        self.told(written["match"], written["expected"] + len(written["entries"]) - 1)
        return STORED

    async def match(self, id_: str) -> str:
        """What was last written about a match."""
        return json.dumps(self.rows[id_]) if id_ in self.rows else ""

    async def entries(self, id_: str, after: int) -> str:
        """The log after that number."""
        return json.dumps(self.log.get(id_, [])[after:])

    async def people(self) -> str:
        """Everybody."""
        return json.dumps(list(self.persons.values()))

    async def keep_person(self, person: str) -> str:
        """Keep somebody."""
        if self.full:
            return FULL
        written = json.loads(person)
        self.persons[written["id"]] = written
        return STORED

    async def finish_lesson(self, game: str, name: str) -> str:
        """Keep that a lesson is finished."""
        self.lessons.add((game, name))
        return STORED

    async def keep(self, key: str, value: str) -> str:
        """Keep something else."""
        if self.full:
            return FULL
        self.others[key] = value
        return STORED

    async def kept(self, prefix: str) -> str:
        """Everything under keys that begin so."""
        return json.dumps([value for key, value in sorted(self.others.items()) if key.startswith(prefix)])

    async def forget(self) -> None:
        """Delete everything."""
        self.__init__()  # type: ignore[misc]
