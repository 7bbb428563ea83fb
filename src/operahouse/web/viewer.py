"""One connection to a table, and what is still to be sent to it."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.game import Json
from operahouse.store.person import Person
from operahouse.table.match import Match
from operahouse.table.snapshot import snapshot
from operahouse.table.stream import Stream
from operahouse.web.direct_channel import DirectChannel
from operahouse.web.encoding import encode
from operahouse.web.errors import status_of, write_error
from operahouse.web.ports import Localize
from operahouse.web.wall_clock import now

CLOSE_CODE_BASE: Final = 4000
"""Close codes are this plus the HTTP status: 4404 for a table that does not exist."""
PAGE: Final = 200
"""Items in one message. What was missed in a long absence comes in several."""
MOST_REPLIES: Final = 200
"""A client that asks and does not read this many answers is disconnected."""

Reply = Json | Callable[[], Json]
"""A message, or a function that makes it once everything before it has been sent."""


class Viewer:
    """One socket. News is read from the log when the socket is ready, so a slow client gets more at a time and nothing
    piles up.
    """

    __slots__ = (
        "_localize",
        "_replies",
        "channel",
        "close_code",
        "closed",
        "failure",
        "finished",
        "host",
        "language",
        "match",
        "person",
        "presence_shown",
        "sending",
        "session",
        "stream",
        "unsent",
        "wake",
        "wants_snapshot",
    )

    def __init__(
        self, person: Person, session: str, language: str, wants_snapshot: bool, localize: Localize, host: str = ""
    ) -> None:
        self.person = person
        self.session = session
        """The hash of the token that opened the connection."""
        self.language = language
        self.wants_snapshot = wants_snapshot
        self.host = host
        """The address from which the connection comes."""
        self.stream = Stream(person.id)
        self.unsent: list[Json] = []
        """Items of the stream that have been read but not sent."""
        self.match: Match | None = None
        """The match that the viewer is shown; None before the first news."""
        self.channel: DirectChannel | None = None
        """Sends messages at once; None if the server has no such channel."""
        self.wake = asyncio.Event()
        """Set when there is something that could not be sent at once."""
        self.sending = False
        """Messages are being sent the slow way, so new ones have to wait."""
        self.failure: Exception | None = None
        """What went wrong while sending."""
        self.closed = False
        """Nothing new is sent; what is waiting goes out first."""
        self.finished = asyncio.Event()
        """Everything has been sent, and the socket is closed."""
        self.presence_shown: tuple[list[Json], dict[str, int]] | None = None
        """The people at the table, and since when players are gone, as last sent."""
        self.close_code = CLOSE_CODE_BASE
        self._localize = localize
        self._replies: deque[Reply] = deque()

    def reply(self, message: Reply) -> None:
        """Send something to this viewer alone, after the news so far."""
        self._replies.append(message)
        if len(self._replies) > MOST_REPLIES:
            self.closed = True
        self.send()

    def refuse(self, id_: str, error: OperahouseError) -> None:
        """A request changed nothing, and why."""
        self.reply({"type": "refused", "id": id_, "error": self._write_error(error)})

    def report_error(self, error: OperahouseError) -> None:
        """Something went wrong on the server."""
        self.reply({"type": "trouble", "error": self._write_error(error)})

    def close(self, error: OperahouseError) -> None:
        """Send the last message."""
        if not self.closed:
            self.reply({"type": "closing", "error": self._write_error(error)})
            self.close_code = CLOSE_CODE_BASE + status_of(error)
            self.closed = True
            self.wake.set()

    def _write_error(self, error: OperahouseError) -> Json:
        return write_error(error, self.language, self._localize)

    def send(self) -> None:
        """Send what is new, at once if the channel is free. A failure is this viewer's, not that of who moved."""
        try:
            if self.channel is None or self.sending or self.closed or not self.channel.post(self.take_messages):
                self.wake.set()
        except Exception as failure:
            self.failure = failure
            self.wake.set()

    def take_messages(self) -> list[bytes]:
        """Everything that is to be sent now: a page of news, and once there is no more of it, snapshot and replies."""
        self.wake.clear()
        match, messages = self.match, []
        if match is not None:
            items = self.unsent + self.stream.read(match) if self.unsent else self.stream.read(match)
            if len(items) > PAGE:
                self.unsent = items[PAGE:]
                self.wake.set()
                return [encode({"type": "news", "items": items[:PAGE], "more": True})]
            if items:
                self.unsent = []
                messages.append(self._write_news(match, items))
        while self._replies:
            reply = self._replies.popleft()
            messages.append(encode(reply if isinstance(reply, dict) else reply()))
        return messages

    def _write_news(self, match: Match, items: list[Json]) -> bytes:
        """These items, with the table after them where it is wanted."""
        news: Json = {"type": "news", "items": items}
        if self.wants_snapshot:
            news["snapshot"] = snapshot(match, self.person.id, now())
        return encode(news)
