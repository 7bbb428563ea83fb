"""What the table needs from the outside."""

from collections.abc import Sequence
from typing import Protocol

from operahouse.kernel.errors import OperahouseError
from operahouse.table.fact import Entry


class WriteConflict(OperahouseError):
    """Another process already wrote an entry with this number. Read its entries, then decide again."""

    def __init__(self, match: str, number: int) -> None:
        super().__init__("table-overtaken", {"match": match, "number": number})


class Log(Protocol):
    """Stores the entries of matches. Each number of a match can be written once."""

    def append(self, match: str, expected: int, entries: Sequence[Entry]) -> None:
        """Write the entries, the first of which has the number `expected`. All or none, and durable.

        Raises WriteConflict if that number is already there.
        """
        ...

    def load(self, match: str, after: int = 0) -> list[Entry]:
        """The entries after that number, in order."""
        ...
