import sys
from pathlib import Path

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from operahouse.kernel.game import Game
from operahouse.lab.research import gymnasium_env
from operahouse.lab.research.gymnasium_environment import SeatEnvironment
from tests.research.setups import every_table

EXAMPLE = Path(__file__).parents[2] / "examples" / "random_bot.py"


def play(env: SeatEnvironment, seed: int) -> list[bytes]:
    """A whole game of a random agent: all it saw."""
    seen, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    history = [seen["observation"].tobytes()]
    rewards: list[float] = []
    terminated = False
    while not terminated:
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        assert seen in env.observation_space
        seen, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
        assert not truncated
        rewards.append(float(reward))
        history.append(seen["observation"].tobytes())
    assert -1 <= rewards[-1] <= 1
    assert set(rewards[:-1]) == {0.0}
    return history


@every_table
def test_the_library_finds_nothing_wrong(game: Game, players: int) -> None:
    check_env(gymnasium_env(game, players, opponents="random"), skip_render_check=True)


@every_table
def test_a_random_agent_finishes_and_seeds_repeat(game: Game, players: int) -> None:
    env = gymnasium_env(game, players, opponents="random")
    assert play(env, seed=3) == play(env, seed=3)


def test_every_kind_of_opponent_plays() -> None:
    env = gymnasium_env("opera", 4, opponents=["novice", "random", f"cmd:'{sys.executable}' '{EXAMPLE}'"], seat=1)
    first = play(env, seed=3)
    assert first == play(env, seed=3)
    env.close()


def test_the_own_seat_is_drawn_or_fixed() -> None:
    env = gymnasium_env("opera", 3, opponents="random")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}
    fixed = gymnasium_env("opera", 3, opponents="random", seat=2)
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(20)} == {2}


def test_an_illegal_action_ends_the_episode() -> None:
    env = gymnasium_env("opera", 3, opponents="random")
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, terminated, truncated, info = env.step(wrong)
    assert (reward, terminated, truncated, info["illegal_action"]) == (-1, True, False, wrong)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(wrong)


def test_wrong_opponents_are_refused() -> None:
    with pytest.raises(ValueError, match="2 opponents are needed, not 1"):
        gymnasium_env("opera", 3, opponents=["random"])
    with pytest.raises(ValueError, match="there is no seat 3"):
        gymnasium_env("opera", 3, opponents="random", seat=3)
