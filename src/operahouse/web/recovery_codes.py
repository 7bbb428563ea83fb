"""Recovery codes: random, so a fast hash of them is safe to keep."""

import asyncio
from hashlib import sha256
from secrets import choice
from typing import Final

from operahouse.store.recovery import replace_codes
from operahouse.store.store import Store
from operahouse.web.table_codes import LETTERS

CODES: Final = 8
GROUPS: Final = 4
GROUP_LENGTH: Final = 4
"""16 letters of 31: almost 80 random bits."""


async def new_codes(store: Store, person: str) -> list[str]:
    """New codes for an account. Only their hashes are stored; earlier codes no longer work."""
    codes = [_new_code() for _ in range(CODES)]
    hashes = [hash_code(code) for code in codes]
    await asyncio.to_thread(store.change, lambda connection: replace_codes(connection, person, hashes))
    return codes


def hash_code(code: str) -> str:
    """What the database stores of a code. Case, blanks and hyphens don't matter."""
    letters = "".join(letter for letter in code.upper() if letter.isalnum())
    return sha256(letters.encode("utf-8", "replace")).hexdigest()


def _new_code() -> str:
    groups = ["".join(choice(LETTERS) for _ in range(GROUP_LENGTH)) for _ in range(GROUPS)]
    return "-".join(groups)
