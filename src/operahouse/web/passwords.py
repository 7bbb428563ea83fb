"""Passwords by argon2. Checking takes as long for a name that nobody has."""

import asyncio
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from operahouse.web.denial import Denial

SHORTEST: Final = 8
AT_ONCE: Final = 2
"""Each takes its time and memory on purpose."""
_hasher: Final = PasswordHasher()


class Passwords:
    """Hashes and checks a few at a time, beside the event loop."""

    def __init__(self) -> None:
        self._room = asyncio.Semaphore(AT_ONCE)

    async def hash(self, password: str) -> str:
        """What is kept of a password."""
        if len(password) < SHORTEST:
            raise Denial(422, "web-password-short", {"least": SHORTEST})
        async with self._room:
            return await asyncio.to_thread(_hasher.hash, password)

    async def check(self, password: str, kept: str) -> bool:
        """Whether it is the one that was hashed; without a hash it never is, but takes as long."""
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
