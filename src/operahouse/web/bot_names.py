"""Names of accounts that are programs. They end with a sign that no person may use.

The sign is a part of the name, so that every seat, list, chat, record and client shows it without knowing about it.
"""

from typing import Final

from operahouse.store.person import Person
from operahouse.table.look_alikes import look_of
from operahouse.table.names import LONGEST_NAME, check_name
from operahouse.web.errors import RequestError

SIGN: Final = "(bot)"


def checked_name(text: str, bot: bool) -> str:
    """A name as it will be shown. A program gets the sign; a person who wants it is refused."""
    name = check_name(text)
    if not bot and has_sign(name):
        raise RequestError(422, "web-name-of-bot", {"sign": SIGN})
    if not bot or has_sign(name):
        return name
    return f"{name[: LONGEST_NAME - len(SIGN) - 1].rstrip()} {SIGN}"


def is_bot(person: Person) -> bool:
    """Whether this account is a program."""
    return has_sign(person.name)


def has_sign(name: str) -> bool:
    """Whether a name ends with the sign, or with something that looks like it."""
    return look_of(name).folded.endswith(look_of(SIGN).folded)
