"""What somebody at a seat sees of a game, may do, and would bring about."""

from operahouse.kernel.chance import Generator
from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import Game, Json, State
from operahouse.kernel.play import not_asked, play_whole


def see(game: Game, state: State, seat: int) -> Json:
    """What that seat (or SPECTATOR) may know, and what can be worked out from it."""
    view = game.view(state, seat)
    return {"view": view, "prospects": game.prospects(view)}


def offer(game: Game, state: State, seat: int) -> list[Json]:
    """Every move of a seat that is asked, with what it is about and what it surely changes."""
    if seat not in state.to_act():
        return []
    return [{"move": move, "about": game.terms(state, seat, move)} for move in game.legal_moves(state, seat)]


def try_out(game: Game, state: State, seat: int, moves: list[str], seed: int = 0) -> list[Json]:
    """What each move of a seat that is asked would surely lead to, or why it is not allowed.

    The moves are tried in a world imagined from the seat's own view, and the seed chooses that world. Games foretell
    only what follows from the view, so the answer is the same in every world.
    """
    if seat not in state.to_act():
        raise not_asked(game, state, seat)
    world = game.imagine(game.view(state, seat, memory=True), Generator(seed))
    return [_outcome(game, world, seat, move) for move in moves]


def _outcome(game: Game, world: State, seat: int, move: str) -> Json:
    try:
        foretold = game.foretell(world, seat, play_whole(game, world, seat, move).steps)
    except Refusal as refusal:
        error = {"key": refusal.key, "rule": refusal.rule, "details": refusal.details}
        return {"move": move, "prospects": None, "own": None, "error": error}
    return {"move": move, "prospects": foretold["prospects"], "own": foretold["own"], "error": None}
