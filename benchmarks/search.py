"""The speed of the expert's search, how promptly it answers, and what it takes of memory: 3-player Opera."""

import argparse
import json
import resource
from time import perf_counter, process_time

from benchmarks.own_games import OwnGame, build_name
from operahouse.bots.graded_bots import SearchBot
from operahouse.bots.levels import make_bot
from operahouse.games.catalogue import load_game
from operahouse.kernel.chance import Generator
from operahouse.kernel.decision import decision_of

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


def slowest_answer(questions: int) -> float:
    """The longest time the expert takes to answer when it may think for a second."""
    game = load_game("opera")
    expert = make_bot(game, THINKING)
    longest = 0.0
    for seed in range(1, questions + 1):
        state = OwnGame(game, PLAYERS).mid_game(seed)
        if len(state.options(state.turn)) == 1:
            continue
        decision = decision_of(game, state, state.turn)
        start = perf_counter()
        expert.choose(decision, Generator(seed))
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
        "slowest_answer_seconds": slowest_answer(4),
        "megabytes": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
