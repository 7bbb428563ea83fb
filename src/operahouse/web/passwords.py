"""Password hashing with argon2. A check takes as long for a name that does not exist."""

import asyncio
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

AT_ONCE: Final = 2
"""Hashes at the same time. Each takes time and memory on purpose."""
_hasher: Final = PasswordHasher()


class Passwords:
    """Hashes and checks a few passwords at a time, outside the event loop."""

    def __init__(self) -> None:
        self._room = asyncio.Semaphore(AT_ONCE)

    async def hash(self, password: str) -> str:
        """The hash of a new password, which was checked before."""
        async with self._room:
            return await asyncio.to_thread(_hasher.hash, password)

    async def check(self, password: str, kept: str) -> bool:
        """Whether the password fits the hash. Without a hash it never does, but takes as long."""
        async with self._room:
            fits = await asyncio.to_thread(_fits, password, kept or _nobodys())
        return fits and bool(kept)


def _fits(password: str, kept: str) -> bool:
    try:
        return _hasher.verify(kept, password)
    except (VerificationError, InvalidHashError):
        return False


@cache
def _nobodys() -> str:
    """A hash that belongs to nobody."""
    return _hasher.hash("nobody has this password")
