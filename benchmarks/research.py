"""The speed of the research environments beside PettingZoo's own classics and OpenSpiel, on one core.

Every agent is random, so that what is measured is the environment: a step, and what the next seat observes. The clock
is the processor time of this process.
"""

import argparse
import json
import random
from collections.abc import Callable
from time import process_time
from typing import Any, Final

import numpy as np
import pyspiel
from pettingzoo.classic.connect_four import connect_four
from pettingzoo.classic.tictactoe import tictactoe

from operahouse.lab.research import pettingzoo_env, vector_env

GAMES: Final = {"opera": 3, "operaopoly": 3}
VECTOR: Final = 64
STEPS_AT_A_TIME: Final = 256

Runner = Callable[[int], None]
"""Takes so many steps, and begins a new game whenever one is over."""


def steps_per_second(run: Runner, seconds: float) -> float:
    """Steps for each second of processor time."""
    run(STEPS_AT_A_TIME)
    steps = 0
    start = process_time()
    while (elapsed := process_time() - start) < seconds:
        run(STEPS_AT_A_TIME)
        steps += STEPS_AT_A_TIME
    return steps / elapsed


def agents_of(env: Any) -> Runner:  # noqa: ANN401
    """Random agents of a PettingZoo environment, who look at every observation."""
    generator = random.Random(1)
    env.reset(seed=1)

    def run(steps: int) -> None:
        for _ in range(steps):
            seen, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.reset()
            else:
                env.step(generator.choice(seen["action_mask"].nonzero()[0]))

    return run


def vector_of(game: str, players: int) -> Runner:
    """A random agent for all seats of many games."""
    env = vector_env(game, players, count=VECTOR)
    noise = np.random.default_rng(1).random((STEPS_AT_A_TIME, env.single_action_space.n), np.float32)
    seen, _ = env.reset(seed=1)

    def run(steps: int) -> None:
        nonlocal seen
        for turn in range(steps // VECTOR):
            chosen = (seen["action_mask"] * noise[turn * VECTOR : (turn + 1) * VECTOR]).argmax(axis=1)
            seen, *_ = env.step(chosen)

    return run


def openspiel_of(name: str) -> Runner:
    """Random agents of a game that OpenSpiel has in C++, who look at every observation."""
    game = pyspiel.load_game(name)
    generator = random.Random(1)
    state = game.new_initial_state()

    def run(steps: int) -> None:
        nonlocal state
        for _ in range(steps):
            while state.is_chance_node():
                state.apply_action(generator.choice(state.chance_outcomes())[0])
            if state.is_terminal():
                state = game.new_initial_state()
                continue
            seat = state.current_player()
            state.observation_tensor(seat)
            state.apply_action(generator.choice(state.legal_actions()))

    return run


def measured(seconds: float) -> dict[str, float]:
    """Steps a second of every environment, each for its part of the time."""
    runners: dict[str, Runner] = {
        "pettingzoo tictactoe": agents_of(tictactoe.env()),
        "pettingzoo connect_four": agents_of(connect_four.env()),
        "openspiel tic_tac_toe": openspiel_of("tic_tac_toe"),
        "openspiel backgammon": openspiel_of("backgammon"),
    }
    for game, players in GAMES.items():
        runners[f"{game} single"] = agents_of(pettingzoo_env(game, players))
        runners[f"{game} vector of {VECTOR}"] = vector_of(game, players)
    return {name: steps_per_second(run, seconds) for name, run in runners.items()}


def main() -> None:
    """Measure all environments in turns and print steps a second as JSON."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="processor time for each environment")
    print(json.dumps({"name": "research environments", **measured(parser.parse_args().seconds)}))


if __name__ == "__main__":
    main()
