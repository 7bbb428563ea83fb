"""A free choice in hindsight: what every move would surely have brought, and what the coach thinks of it."""

from typing import Final

from operahouse.bots.coach import Coach
from operahouse.bots.levels import make_judge
from operahouse.kernel.chance import Generator
from operahouse.kernel.decision import decision_of
from operahouse.kernel.game import Game, Json, State
from operahouse.kernel.paths import find
from operahouse.kernel.preview import preview_for
from operahouse.lessons.lesson import Choice

SEED: Final = 0
"""The coach imagines the same worlds every time, so that a lesson always tells the same."""


def compare_moves(game: Game, state: State, seat: int, choice: Choice) -> list[Json]:
    """Every legal move of the learner, the best first."""
    moves = game.legal_moves(state, seat)
    figures = {str(one["move"]): _figures(one, choice) for one in preview_for(game, state, seat, moves)}
    coach = Coach(game, make_judge(game))
    judged = coach.compare(decision_of(game, state, seat), moves, Generator(SEED))
    return [{**advice.to_json(), "figures": figures[advice.move]} for advice in judged]


def _figures(preview: Json, choice: Choice) -> Json:
    """The figures that are told of a move; what isn't there counts as 0."""
    return {name: find(preview, path.split("/")) or 0 for name, path in choice.figures}
