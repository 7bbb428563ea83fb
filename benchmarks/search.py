"""The speed of search and judges, how promptly bots answer, and what they take of memory: 3-player Opera."""

import argparse
import json
import resource
from time import perf_counter, process_time

from benchmarks.own_games import OwnGame, build_name
from operahouse.bots.graded_bots import SearchBot
from operahouse.bots.levels import make_bot, make_network_judge
from operahouse.games.catalogue import load_game
from operahouse.kernel.chance import Generator
from operahouse.kernel.decision import decision_of
from operahouse.kernel.game import CHANCE, Game, State
from operahouse.kernel.play import choose_at_random

PLAYERS = 3
POSITIONS = range(1, 9)
THINKING = "expert@1000ms"


def simulations_per_second(seconds: float) -> float:
    """Iterations of the search for a second of processor time, over mid-game positions."""
    game = load_game("opera")
    expert = make_bot(game, "expert@400")
    assert isinstance(expert, SearchBot)
    states = [OwnGame(game, PLAYERS).mid_game(seed) for seed in POSITIONS]
    iterations, start = 0, process_time()
    while (elapsed := process_time() - start) < seconds:
        state = states[iterations // 400 % len(states)]
        decision = decision_of(game, state, state.turn)
        iterations += expert.search(decision, Generator(iterations)).iterations
    return iterations / elapsed


def judged_per_second(seconds: float) -> float:
    """Positions that the network judges in a second of processor time: one game at random after the other."""
    game = load_game("opera")
    judge = make_network_judge(game)
    judged, elapsed, seed = 0, 0.0, 0
    while elapsed < seconds:
        states = _positions(game, Generator(seed))
        start = process_time()
        for state in states:
            judge.chances(state)
        elapsed += process_time() - start
        judged += len(states)
        seed += 1
    return judged / elapsed


def _positions(game: Game, generator: Generator) -> list[State]:
    state = game.deal(PLAYERS, [], generator)
    found: list[State] = []
    while state.turn >= CHANCE:
        state.step(state.turn, choose_at_random(state, state.turn, generator))
        found.append(state.clone())
    return found


def slowest_answer(bot: str, questions: int) -> float:
    """The longest time a bot takes to answer."""
    game = load_game("opera")
    thinker = make_bot(game, bot)
    longest = 0.0
    for seed in range(1, questions + 1):
        state = OwnGame(game, PLAYERS).mid_game(seed)
        if len(state.options(state.turn)) == 1:
            continue
        decision = decision_of(game, state, state.turn)
        start = perf_counter()
        thinker.choose(decision, Generator(seed))
        longest = max(longest, perf_counter() - start)
    return longest


def main() -> None:
    """Measure and print the figures as JSON."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--seconds", type=float, default=3.0)
    given = parser.parse_args()
    figures = {
        "name": f"search, opera, {PLAYERS} players, {build_name()}",
        "simulations_per_second": simulations_per_second(given.seconds),
        "judged_per_second": judged_per_second(given.seconds),
        "slowest_answer_seconds": slowest_answer(THINKING, 4),
        "slowest_master_seconds": slowest_answer("master", 8),
        "megabytes": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
