"""Which passwords are refused: short ones, common ones, and those that a stranger would try first."""

from functools import cache
from itertools import pairwise
from pathlib import Path
from string import digits, punctuation
from typing import Final

from operahouse.store.people import caseless
from operahouse.web.errors import RequestError

SHORTEST: Final = 8
FEWEST_LETTERS: Final = 4
"""Different characters: `aaaaaaaa`, `12121212` and eight blanks have fewer."""
AT_THE_END: Final = digits + punctuation
"""What people add to a common word, as in `password2026!`."""
COMMON: Final = Path(__file__).with_name("common_passwords.txt")


def check_new_password(password: str, name: str) -> None:
    """Raises RequestError if the password is too short or too easy to guess for an account of that name."""
    if len(password) < SHORTEST:
        raise RequestError(422, "web-password-short", {"least": SHORTEST})
    plain = caseless(password).strip()
    word = plain.rstrip(AT_THE_END)
    is_simple = len(set(plain)) < FEWEST_LETTERS or _is_run(plain)
    if is_simple or not common_passwords().isdisjoint((plain, word)) or caseless(name) in (plain, word):
        raise RequestError(422, "web-password-common")


@cache
def common_passwords() -> frozenset[str]:
    """The passwords that are found most often in lists of stolen ones, in lower case."""
    return frozenset(COMMON.read_text(encoding="utf-8").split())


def _is_run(text: str) -> bool:
    """Whether each character follows the one before it, up or down: `abcdefgh`, `98765432`."""
    steps = {ord(after) - ord(before) for before, after in pairwise(text)}
    return steps in ({1}, {-1})
