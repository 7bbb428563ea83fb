"""Trying moves out without making them, in a world imagined from the person's own view."""

from operahouse.kernel.decision import SAME_WORLD
from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import Json
from operahouse.kernel.preview import preview_for
from operahouse.table.match import Match

MOST_MOVES = 60
"""So many may be considered at once."""
LONGEST_MOVE = 2000


def preview(match: Match, person: str, moves: list[str], seed: int = SAME_WORLD) -> list[Json]:
    """What each move of the person would surely lead to, or why it isn't allowed: see `kernel.preview`."""
    state, seat = match.playing(), match.own_seat(person)
    _check_size(moves)
    number = match.seat_number(seat)
    return preview_for(match.game, state, number, moves, seed)


def _check_size(moves: list[str]) -> None:
    if len(moves) > MOST_MOVES:
        raise Refusal("", "table-moves-many", {"count": len(moves), "most": MOST_MOVES})
    longest = max([len(move) for move in moves], default=0)
    if longest > LONGEST_MOVE:
        raise Refusal("", "table-text-long", {"count": longest, "most": LONGEST_MOVE})
