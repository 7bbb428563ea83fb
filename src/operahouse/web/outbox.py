"""Mails that somebody asked for, sent in the background: whoever asks learns nothing from how long it takes."""

import asyncio
import smtplib
from typing import TYPE_CHECKING, Final

from structlog import get_logger

from operahouse.web.mail import Letter, send

if TYPE_CHECKING:
    from operahouse.web.server import Server

MOST_WAITING: Final = 200
log = get_logger()


class Outbox:
    """Mails that wait, and one task that sends them."""

    def __init__(self, server: "Server") -> None:
        self._server = server
        self._letters: asyncio.Queue[Letter] = asyncio.Queue(MOST_WAITING)

    def add(self, letter: Letter) -> None:
        """Send it soon. If too many wait it's dropped: people can ask again."""
        if self._letters.full():
            log.warning("mail", error="too many wait")
        else:
            self._letters.put_nowait(letter)

    async def run(self) -> None:
        """Until the server stops."""
        while True:
            letter = await self._letters.get()
            try:
                await asyncio.to_thread(send, self._server.settings, letter)
            except (OSError, smtplib.SMTPException) as error:
                log.warning("mail", error=type(error).__name__)
