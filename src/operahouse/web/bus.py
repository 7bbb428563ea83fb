"""How processes tell each other about changes: ids and numbers only. A process that misses a message reads the log."""

import asyncio
from collections.abc import Callable
from typing import Protocol

from msgspec import Struct


class Lead(Struct, frozen=True):
    """Somebody leads a shared review, and where they are: others may follow."""

    person: str
    name: str
    place: int
    """How many moves were made."""
    seat: str
    """Whose screen is looked behind."""
    open: bool
    """Whether all screens are open."""


class BusMessage(Struct, omit_defaults=True):
    """A match has entries up to a number; or these people watch it in that process; or a session ended; or the database
    was changed in other ways; or there is news of a shared review.
    """

    match: str = ""
    number: int = 0
    process: str = ""
    people: list[tuple[str, str]] = []
    """Ids and names."""
    ask: bool = False
    """Whether the others should answer with their own viewers."""
    session: str = ""
    """Its hash."""
    again: bool = False
    """Read that match again from the beginning, because its log was rewritten; without a match, read everything."""
    reviewed: bool = False
    """There is another lead of the shared review, or none any more."""
    lead: Lead | None = None
    commented: bool = False
    """There are other comments."""


OnMessage = Callable[[BusMessage], None]


class Bus(Protocol):
    """Connects the processes that share a database."""

    has_peers: bool
    """Whether there may be other processes at all."""

    async def open(self, on_message: OnMessage, on_gap: Callable[[], None]) -> None:
        """Start to listen. `on_gap` is called when messages may have been missed."""
        ...

    def publish(self, message: BusMessage) -> None:
        """Send to the others, soon."""
        ...

    async def close(self) -> None:
        """Stop listening."""
        ...


class SingleProcessBus:
    """The bus of a process that has the database to itself. There is nobody to talk to."""

    has_peers = False

    async def open(self, on_message: OnMessage, on_gap: Callable[[], None]) -> None:
        """There will be no messages."""

    def publish(self, message: BusMessage) -> None:
        """Nobody listens."""

    async def close(self) -> None:
        """There is nothing to close."""


async def cancel_tasks(tasks: list[asyncio.Task[None]]) -> None:
    """Cancel background tasks and wait for their end."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
