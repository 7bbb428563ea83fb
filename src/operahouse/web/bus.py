"""How processes tell each other what has changed: names and numbers only. Whoever misses something reads the log."""

import asyncio
from collections.abc import Callable
from typing import Protocol

from msgspec import Struct


class Note(Struct, omit_defaults=True):
    """A match has entries up to a number; these people look at it in that process; or a session is over."""

    match: str = ""
    number: int = 0
    process: str = ""
    people: list[tuple[str, str]] = []
    """Ids and names."""
    ask: bool = False
    """Whether others should say who looks at it with them."""
    session: str = ""
    """Its hash."""


Heard = Callable[[Note], None]


class Bus(Protocol):
    """A port between the processes of one house."""

    several: bool
    """Whether there may be other processes at all."""

    async def open(self, heard: Heard, missed: Callable[[], None]) -> None:
        """Begin to listen; `missed` is called when something may not have been heard."""
        ...

    def publish(self, note: Note) -> None:
        """Tell the others, soon."""
        ...

    async def close(self) -> None:
        """Listen no longer."""
        ...


class Alone:
    """The bus of a process that has the database to itself: there is nobody to tell."""

    several = False

    async def open(self, heard: Heard, missed: Callable[[], None]) -> None:
        """Nobody will ever say anything."""

    def publish(self, note: Note) -> None:
        """Nobody listens."""

    async def close(self) -> None:
        """There is nothing to close."""


async def give_up(tasks: list[asyncio.Task[None]]) -> None:
    """End what runs beside."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
