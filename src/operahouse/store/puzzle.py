"""A puzzle that comes back: soon after a failure, later after each success."""

from typing import Final, NamedTuple

MINUTE: Final = 60_000
DAY: Final = 24 * 60 * MINUTE
AGAIN: Final = 10 * MINUTE
"""When a puzzle comes back that was failed."""
INTERVALS: Final = [DAY, 3 * DAY, 7 * DAY, 16 * DAY, 35 * DAY, 90 * DAY]
"""When it comes back after it was solved so often in a row."""


class Puzzle(NamedTuple):
    """A mistake of a person in a game, and how well it's known by now."""

    person: str
    match: str
    place: int
    """Of the move, among those of its game."""
    game: str
    seat: str
    theme: str
    """What the better move does, in the game's own word."""
    mark: str
    loss: float
    box: int = 0
    """How often it was solved in a row."""
    due: int = 0
    tried: int = 0

    def after_try(self, solved: bool, now: int) -> "Puzzle":
        """Somebody tried it: one that was failed begins anew."""
        box = min(self.box + 1, len(INTERVALS)) if solved else 0
        due = now + (INTERVALS[box - 1] if solved else AGAIN)
        return self._replace(box=box, due=due, tried=self.tried + 1)
