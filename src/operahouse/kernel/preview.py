"""Previews: what a move would surely lead to, without making it."""

from operahouse.kernel.decision import SAME_WORLD, Decision, decision_of, world_of
from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import Game, Json, State
from operahouse.kernel.play import not_asked, play


def preview_for(game: Game, state: State, seat: int, moves: list[str], seed: int = SAME_WORLD) -> list[Json]:
    """What each move of a seat that must be asked would surely lead to."""
    return preview_moves(game, decision_to_preview(game, state, seat), moves, seed)


def decision_to_preview(game: Game, state: State, seat: int) -> Decision:
    """The decision that a seat's moves are previewed in. Raises Refusal if the seat is not asked."""
    if seat not in state.to_act():
        raise not_asked(game, state, seat)
    return decision_of(game, state, seat)


def preview_moves(game: Game, decision: Decision, moves: list[str], seed: int = SAME_WORLD) -> list[Json]:
    """What each move would surely lead to, or why it isn't allowed.

    The moves are tried in a world imagined from the seat's own view. Games preview only what follows from that view,
    so the answer is the same in every such world, whatever the seed.
    """
    world = world_of(game, decision, seed)
    return [_preview(game, world, decision.seat, move) for move in moves]


def _preview(game: Game, world: State, seat: int, move: str) -> Json:
    try:
        steps = play(game, world, seat, move, whole=True).steps
    except Refusal as refusal:
        error = {"key": refusal.key, "rule": refusal.rule, "details": refusal.details}
        return {"move": move, "forecast": None, "own": None, "error": error}
    return {"move": move, **game.preview(world, seat, steps), "error": None}
