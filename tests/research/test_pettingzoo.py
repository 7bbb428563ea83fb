from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from operahouse.kernel.game import Game
from operahouse.lab.research import pettingzoo_env
from tests.games_under_test import every_game
from tests.research.setups import every_table

# Said of every environment with action masks, but for a list of the library's own ones.
NOT_AN_ARRAY = "ignore:Observation is not a NumPy array:UserWarning"
NOT_A_BOX = "ignore:Observation space for each agent probably should be:UserWarning"
# Said of agents that have finished.
NOTHING_LEFT = "ignore:Action mask numpy array is all zeros:UserWarning"


@pytest.mark.filterwarnings(NOT_AN_ARRAY, NOT_A_BOX, NOTHING_LEFT)
@every_table
def test_the_library_finds_nothing_wrong(game: Game, players: int) -> None:
    api_test(pettingzoo_env(game, players), num_cycles=20)


@every_table
def test_the_library_finds_seeds_repeated(game: Game, players: int) -> None:
    seed_test(lambda: pettingzoo_env(game, players), num_cycles=20)


def play(env: Any, seed: int) -> dict[str, float]:  # noqa: ANN401
    """A whole game of random agents; returns what it was worth."""
    env.reset(seed=seed)
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(seed + number)
    worth: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, termination, truncation, _ = env.last()
        assert not truncation
        if termination:
            worth[agent] = reward
            env.step(None)
        else:
            assert reward == 0
            env.step(env.action_space(agent).sample(seen["action_mask"]))
    return worth


@every_table
def test_random_agents_finish(game: Game, players: int) -> None:
    env = pettingzoo_env(game, players)
    worth = play(env, seed=11)
    assert len(worth) == players
    assert sum(worth.values()) == pytest.approx(0)
    assert play(env, seed=11) == worth


def test_without_a_seed_games_differ_and_follow_the_first_seed() -> None:
    def deals() -> list[bytes]:
        env = pettingzoo_env("opera", 3)
        env.reset(seed=3)
        seen = []
        for _ in range(3):
            seen.append(env.last()[0]["observation"].tobytes())
            env.reset()
        return seen

    assert len(set(deals())) == 3
    assert deals() == deals()


def test_a_sealed_answer_tells_the_others_nothing() -> None:
    def seen_after(action: int) -> list[bytes]:
        env = pettingzoo_env("opera", 3)
        env.reset(seed=5)
        assert env.agent_selection == "player_0"
        env.step(action)
        assert env.agent_selection == "player_1"
        return [env.observe(agent)["observation"].tobytes() for agent in env.possible_agents]

    first, second = seen_after(0), seen_after(7)
    assert first[1:] == second[1:]
    assert first[0] != second[0]


@every_game
def test_an_illegal_action_ends_the_game(game: Game) -> None:
    env = pettingzoo_env(game, 2)
    env.reset(seed=1)
    seen = env.last()[0]
    agent = env.agent_selection
    env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert {name: env._cumulative_rewards[name] for name in env.agents} == {
        name: -1 if name == agent else 0 for name in env.agents
    }


def test_table_options_are_played_by() -> None:
    env = pettingzoo_env("opera", 2, table_options=["seven_rounds"])
    env.reset(seed=1)
    labels = env.unwrapped._game.encoder.labels
    assert env.last()[0]["observation"][labels.index("options.seven_rounds")] == 1
