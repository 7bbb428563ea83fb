"""How much of a log one person may fill. Moves are bounded by the game; everything else is bounded here."""

from typing import Final

from operahouse.kernel.errors import Refusal
from operahouse.table.absence import Resign, Resigned, Return, Returned
from operahouse.table.chat import Mute, Say, WriteNote
from operahouse.table.command import Command
from operahouse.table.match import Match
from operahouse.table.moves import Moved, Play
from operahouse.table.seats import Watch

MOST_OF_PERSON: Final = 500
MOST_OF_SPECTATORS: Final = 2000
"""What all people without a seat may say and do together."""
UNBOUNDED: Final = (Play, Return, Resign)
"""Always possible: otherwise others would have to wait for somebody who has said too much."""
UNCOUNTED: Final = (Moved, Returned, Resigned)
TALK: Final = (Say, Mute, WriteNote, Watch)


def check_bounds(match: Match, person: str, command: Command) -> None:
    """Raises Refusal if this person, or the spectators together, have filled enough of the log."""
    own = spectators = 0
    for entry in match.entries:
        if entry.by and not isinstance(entry.fact, UNCOUNTED):
            own += entry.by == person
            spectators += entry.by not in match.seat_of
    crowded = person not in match.seat_of and isinstance(command, TALK) and spectators >= MOST_OF_SPECTATORS
    if own >= MOST_OF_PERSON or crowded:
        raise Refusal("", "table-enough", {})
