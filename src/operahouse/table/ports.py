"""What the table needs from outside, and nothing about how it is done."""

from collections.abc import Sequence
from typing import Protocol

from operahouse.kernel.errors import OperahouseError
from operahouse.table.fact import Entry


class Overtaken(OperahouseError):
    """Another process wrote the next number first: read its entries, then decide again."""

    def __init__(self, match: str, number: int) -> None:
        super().__init__("table-overtaken", {"match": match, "number": number})


class Log(Protocol):
    """Where entries are kept. Each number of a match can be written once."""

    def append(self, match: str, expected: int, entries: Sequence[Entry]) -> None:
        """Write the entries, of which the first has the number expected, all or none, safe against power loss.

        Raises Overtaken if that number is already there.
        """
        ...

    def load(self, match: str, after: int = 0) -> list[Entry]:
        """The entries after that number, in order."""
        ...
