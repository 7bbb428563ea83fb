"""Trying moves out without making them, in a world imagined from the person's own view."""

from operahouse.kernel.chance import Generator
from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import Game, Json, State
from operahouse.kernel.play import not_asked, play
from operahouse.table.match import Match

MOST_MOVES = 60
"""So many may be considered at once."""
LONGEST_MOVE = 2000


def consider(match: Match, person: str, moves: list[str], seed: int = 0) -> list[Json]:
    """What each move of the person would surely lead to, or why it is not allowed.

    The seed chooses the imagined world. Games foretell only what follows from the view, so the answer is the same
    in every world.
    """
    state, seat = match.playing(), match.own_seat(person)
    number = match.seat_number(seat)
    _check_size(moves)
    if number not in state.to_act():
        raise not_asked(match.game, state, number)
    world = match.game.imagine(match.game.view(state, number, memory=True), Generator(seed))
    return [_outcome(match.game, world, number, move) for move in moves]


def _check_size(moves: list[str]) -> None:
    if len(moves) > MOST_MOVES:
        raise Refusal("", "table-moves-many", {"count": len(moves), "most": MOST_MOVES})
    longest = max([len(move) for move in moves], default=0)
    if longest > LONGEST_MOVE:
        raise Refusal("", "table-text-long", {"count": longest, "most": LONGEST_MOVE})


def _outcome(game: Game, world: State, seat: int, move: str) -> Json:
    try:
        foretold = game.foretell(world, seat, _whole_move(game, world, seat, move))
    except Refusal as refusal:
        error = {"key": refusal.key, "rule": refusal.rule, "details": refusal.details}
        return {"move": move, "prospects": None, "own": None, "error": error}
    return {"move": move, "prospects": foretold["prospects"], "own": foretold["own"], "error": None}


def _whole_move(game: Game, world: State, seat: int, move: str) -> list[int]:
    """The steps of a move that the rules allow and that is complete."""
    played = play(game, world, seat, move)
    if played.state.within_move():
        raise Refusal("", "table-move-unfinished", {"move": move[:80]})
    return played.steps
