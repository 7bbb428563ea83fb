"""How well judges foresee games that neither was trained on: log loss, calibration and points, by stage of the game."""

import argparse
from math import log

import numpy as np

from operahouse.bots.graded_bots import LookaheadBot
from operahouse.bots.judge import Judge
from operahouse.bots.levels import make_judge, make_network_judge
from operahouse.games.catalogue import load_game
from operahouse.kernel.chance import Generator
from operahouse.kernel.decision import decision_of
from operahouse.kernel.game import CHANCE, Game, State
from operahouse.kernel.play import choose_at_random
from operahouse.lab.train.learner import calibration_error
from operahouse.lab.train.measure import FIRST_DEAL

BLUR = 20
"""The players are better than amateurs, and no two games are the same."""
ONE_IN = 4
SMALLEST = 1e-6

Row = tuple[int, list[list[float]], list[list[float]]]
"""Stage; the chances by each judge, and the points each expects."""


def main() -> None:
    """Play games, and print for each stage what the linear judge and the network said."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--game", default="opera")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = load_game(given.game)
    judges = [make_judge(game), make_network_judge(game)]
    found: list[tuple[Row, list[float], list[int]]] = []
    for number in range(given.games):
        generator = Generator(FIRST_DEAL // 2 + given.seed * 100_000 + number)
        found += _game(game, given.players, judges, generator)
    print("stage    rows   log loss         calibration      points off")
    stages = sorted({row[0] for row, _, _ in found}, reverse=True)
    for stage in [*stages, None]:
        _print(stage, [one for one in found if stage is None or one[0][0] == stage])


def _game(
    game: Game, players: int, judges: list[Judge], generator: Generator
) -> list[tuple[Row, list[float], list[int]]]:
    """The positions of one game, each with who won and the final points."""
    bot = LookaheadBot(game, judges[-1], 0, BLUR)
    state = game.deal(players, [], generator)
    rows: list[Row] = []
    while state.turn >= CHANCE:
        seat = state.turn
        if seat == CHANCE:
            state.step(seat, choose_at_random(state, seat, generator))
            continue
        state.step(seat, bot.choose(decision_of(game, state, seat), generator))
        if state.turn >= 0 and not state.within_move() and generator.below(ONE_IN) == 0:
            rows.append(_row(judges, state))
    first = game.ranking(state)[0]
    won = [1 / len(first) if seat in first else 0.0 for seat in range(players)]
    return [(row, won, game.points(state)) for row in rows]


def _row(judges: list[Judge], state: State) -> Row:
    stage = judges[0].features.stage(state)
    return stage, [judge.chances(state) for judge in judges], [judge.expected_points(state) for judge in judges]


def _print(stage: int | None, found: list[tuple[Row, list[float], list[int]]]) -> None:
    words = ["all  " if stage is None else f"{stage:5}", f"{len(found):7}"]
    won = np.array([one[1] for one in found])
    final = np.array([one[2] for one in found])
    for measure in ["loss", "calibration", "points"]:
        for judge in range(2):
            chances = np.array([row[1][judge] for row, _, _ in found])
            points = np.array([row[2][judge] for row, _, _ in found])
            if measure == "loss":
                value = -sum(
                    share * log(max(SMALLEST, said))
                    for one, other in zip(won, chances, strict=True)
                    for share, said in zip(one, other, strict=True)
                ) / len(found)
            elif measure == "calibration":
                value = calibration_error(chances, won)
            else:
                value = float((points - final).mean())
            words.append(f"{value:8.3f}")
    print(" ".join(words))


if __name__ == "__main__":
    main()
