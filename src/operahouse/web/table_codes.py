"""Ids that nobody can guess, and short codes that people can say to each other."""

import asyncio
from secrets import choice, token_hex
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from operahouse.store.store import Store

LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Without letters that look alike."""
LENGTH: Final = 6
ID_BYTES: Final = 16


def new_id() -> str:
    """128 random bits. Only people who were given the id have it."""
    return token_hex(ID_BYTES)


async def free_code(store: "Store") -> str:
    """A short code that no table has."""
    while True:
        code = "".join(choice(LETTERS) for _ in range(LENGTH))
        if await asyncio.to_thread(store.summary_by_code, code) is None:
            return code
