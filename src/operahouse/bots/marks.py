"""How bad a move is, in chance to win given away: the same words for the coach, the review and the puzzles."""

from typing import Final

SLIP: Final = 0.02
MISTAKE: Final = 0.05
BLUNDER: Final = 0.10
"""A move that gives away at least so much of the chance to win."""
PRAISE: Final = 0.03
"""A move is praised if it is at least so much better than what is usually played."""
LEVELS: Final = [("blunder", BLUNDER), ("mistake", MISTAKE), ("slip", SLIP)]


def mark_of(loss: float) -> str:
    """The word for a move that gives away so much; empty for one that is good enough."""
    return next((word for word, least in LEVELS if loss >= least), "")
