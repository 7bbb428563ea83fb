"""What somebody asks of the table."""

from dataclasses import dataclass
from typing import NamedTuple

from operahouse.table.fact import Fact
from operahouse.table.match import Match


@dataclass(frozen=True, slots=True)
class Wish:
    """Something a person would like to happen."""

    def decide(self, match: Match, person: str, at: int) -> Fact:
        """The fact that fulfils it; raises Refusal where it cannot be, and changes nothing itself."""
        raise NotImplementedError


class Request(NamedTuple):
    """A wish with the person's own name for it: the same name twice is the same request."""

    person: str
    id: str
    wish: Wish
