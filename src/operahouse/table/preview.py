"""What moves would lead to, without making them."""

from operahouse.kernel.decision import SAME_WORLD, Decision
from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import Json
from operahouse.kernel.preview import decision_to_preview, preview_moves
from operahouse.table.match import Match

MOST_MOVES = 60
"""Moves in one call."""
LONGEST_MOVE = 2000


def preview(match: Match, person: str, moves: list[str], seed: int = SAME_WORLD) -> list[Json]:
    """What each move would certainly lead to, or why it isn't allowed: see `kernel.preview`."""
    return preview_moves(match.game, previewed_decision(match, person, moves), moves, seed)


def previewed_decision(match: Match, person: str, moves: list[str]) -> Decision:
    """The decision in which a person wants to preview these moves. Raises Refusal if they may not."""
    state, seat = match.state_in_play(), match.own_seat(person)
    _check_size(moves)
    return decision_to_preview(match.game, state, match.seat_numbers[seat])


def _check_size(moves: list[str]) -> None:
    if len(moves) > MOST_MOVES:
        raise Refusal("", "table-moves-many", {"count": len(moves), "most": MOST_MOVES})
    longest = max([len(move) for move in moves], default=0)
    if longest > LONGEST_MOVE:
        raise Refusal("", "table-text-long", {"count": longest, "most": LONGEST_MOVE})
