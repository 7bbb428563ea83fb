"""What people can ask of a match."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from operahouse.table.fact import Fact
from operahouse.table.match import Match

if TYPE_CHECKING:
    from operahouse.table.moves import CheckedMove


@dataclass(frozen=True, slots=True)
class Command:
    """Something a person asks for: to sit down, to move, to undo."""

    def decide(self, match: Match, person: str, at: int) -> "Fact | CheckedMove":
        """The fact that carries it out. Raises Refusal where it is not possible. Never changes the match."""
        raise NotImplementedError


class Request(NamedTuple):
    """A command with an id of the person's own choice. The same id again is the same request."""

    person: str
    id: str
    command: Command
