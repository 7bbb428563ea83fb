"""Somebody who looks at a table through a socket, and what is still to be told to it."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.game import Json
from operahouse.store.people import Person
from operahouse.table.match import Match
from operahouse.table.snapshot import snapshot
from operahouse.table.stream import Stream
from operahouse.web.clock import now
from operahouse.web.denial import status_of, write_error
from operahouse.web.encoding import encode
from operahouse.web.line import Line
from operahouse.web.settings import Say

TURNED_AWAY: Final = 4000
"""Close codes from here on are HTTP's numbers, 4404 for a table that is not there."""
MOST_REPLIES: Final = 200
"""Whoever asks and does not read the answers is left."""

Reply = Json | Callable[[], Json]
"""A message, or how to make it when everything before it has been told."""


class Viewer:
    """One socket. News are not queued but read from the log when the socket is ready for more: who is slow gets
    more at a time, and nothing piles up.
    """

    __slots__ = (
        "_fresh",
        "_match",
        "_replies",
        "_say",
        "closed",
        "code",
        "language",
        "line",
        "mistake",
        "person",
        "seen",
        "session",
        "speaking",
        "spoken",
        "stream",
        "wake",
        "wants_sight",
    )

    def __init__(self, person: Person, session: str, language: str, wants_sight: bool, say: Say) -> None:
        self.person = person
        self.session = session
        """The hash of the token that opened it."""
        self.language = language
        self.wants_sight = wants_sight
        self.stream = Stream(person.id)
        self.line: Line | None = None
        """Where messages can be posted at once; None where each has to wait for its turn."""
        self.wake = asyncio.Event()
        """There is something to tell that could not be told at once."""
        self.speaking = False
        """What was taken is on its way: whatever comes now has to wait."""
        self.mistake: Exception | None = None
        """What went wrong with telling it something."""
        self.closed = False
        """No more is to be told; what is still there goes out first."""
        self.spoken = asyncio.Event()
        """Everything has been told, and the socket is closed."""
        self.seen: list[Json] | None = None
        """Who else looks at the table, as last told."""
        self.code = TURNED_AWAY
        """With which the socket is closed."""
        self._say = say
        self._match: Match | None = None
        self._fresh = False
        self._replies: deque[Reply] = deque()

    def look(self, match: Match) -> None:
        """There is something new in the log."""
        self._match = match
        self._fresh = True
        self._tell()

    def reply(self, message: Reply) -> None:
        """Something for this viewer alone, after the news that are there by now."""
        self._replies.append(message)
        if len(self._replies) > MOST_REPLIES:
            self.closed = True
        self._tell()

    def done(self, id_: str, entry: int) -> None:
        """A request is stored; it is told by the viewer's own number, for that of the log says too much."""
        self.reply(lambda: {"type": "done", "id": id_, "number": self.stream.number_of(entry)})

    def refuse(self, id_: str, error: OperahouseError) -> None:
        """A request changed nothing, and why."""
        self.reply({"type": "refused", "id": id_, "error": self.write(error)})

    def trouble(self, error: OperahouseError) -> None:
        """Something went wrong, and the house sees to it."""
        self.reply({"type": "trouble", "error": self.write(error)})

    def close(self, error: OperahouseError) -> None:
        """The last message."""
        if not self.closed:
            self.reply({"type": "closing", "error": self.write(error)})
            self.code = TURNED_AWAY + status_of(error)
            self.closed = True
            self.wake.set()

    def write(self, error: OperahouseError) -> Json:
        """An error in this viewer's language."""
        return write_error(error, self.language, self._say)

    def _tell(self) -> None:
        """At once if the line is free. What goes wrong is this viewer's trouble, not that of whoever moved."""
        if self.line is None or self.speaking or self.closed or not self.line.is_free():
            self.wake.set()
            return
        try:
            self.line.post(self.take())
        except Exception as mistake:
            self.mistake = mistake
            self.wake.set()

    def take(self) -> list[bytes]:
        """Everything that is to be sent now."""
        self.wake.clear()
        messages: list[bytes] = []
        if self._fresh and self._match is not None:
            self._fresh = False
            items = self.stream.read(self._match)
            if items:
                messages.append(encode(self.news(self._match, items)))
        while self._replies:
            reply = self._replies.popleft()
            messages.append(encode(reply if isinstance(reply, dict) else reply()))
        return messages

    def news(self, match: Match, items: list[Json]) -> Json:
        """Items, and where it is wished the table as it is after the last of them."""
        message: Json = {"type": "news", "items": items}
        if self.wants_sight:
            message["sight"] = snapshot(match, self.person.id, now())
        return message
