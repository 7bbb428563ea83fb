import numpy as np
import pytest
from numpy.typing import NDArray

from operahouse.kernel.chance import Generator
from operahouse.kernel.game import Game
from operahouse.lab.game_batch import resolve_chance
from operahouse.lab.research import vector_env
from operahouse.lab.research.sequential_game import SequentialGame
from tests.research.setups import every_table


@every_table
def test_games_end_with_rewards_and_go_on_with_a_new_deal(game: Game, players: int) -> None:
    env = vector_env(game, players, count=4)
    seen, _ = env.reset(seed=1)
    ended = np.zeros(4, int)
    while not ended.all():
        seen, rewards, terminated, _ = env.step(env.sample(seen))
        ended += terminated
        assert np.allclose(rewards.sum(axis=1), 0, atol=1e-6)
        assert not rewards[~terminated].any()
        assert seen["action_mask"].any(axis=1).all()
        assert env.single_observation_space.contains({name: part[0] for name, part in seen.items()})


@pytest.mark.parametrize("game", ["opera", "operaopoly"])
def test_each_row_is_what_the_seat_to_act_observes(game: str) -> None:
    env = vector_env(game, 3, count=3)
    seen, info = env.reset(seed=7)
    generators = [Generator(seed) for seed in np.random.default_rng(7).integers(2**63, size=3).tolist()]
    sequential = SequentialGame(game, 3)
    states = [sequential.deal(generator) for generator in generators]
    for _ in range(60):
        for row, state in enumerate(states):
            alone = sequential.observe(state, state.turn)
            assert info["seats"][row] == state.turn
            assert np.array_equal(seen["observation"][row], alone["observation"])
            assert np.array_equal(seen["action_mask"][row], alone["action_mask"])
        actions = env.sample(seen)
        seen, _, terminated, info = env.step(actions)
        assert not terminated.any()
        for state, action, generator in zip(states, actions.tolist(), generators, strict=True):
            state.step(state.turn, action)
            resolve_chance(state, generator)


def test_what_was_observed_stays_as_it_was() -> None:
    env = vector_env("opera", 3, count=2)
    first, _ = env.reset(seed=3)
    before = {name: part.copy() for name, part in first.items()}
    env.step(env.sample(first))
    assert all(np.array_equal(first[name], before[name]) for name in before)


def test_the_same_seed_and_actions_make_the_same_games() -> None:
    def course() -> bytes:
        env = vector_env("opera", 3, count=5)
        seen, _ = env.reset(seed=4)
        for _ in range(200):
            seen, *_ = env.step(env.sample(seen))
        return seen["observation"].tobytes()

    assert course() == course()


def test_an_action_that_is_not_allowed_changes_nothing() -> None:
    env = vector_env("opera", 3, count=2)
    seen, _ = env.reset(seed=2)
    wrong = env.sample(seen)
    wrong[1] = np.flatnonzero(seen["action_mask"][1] == 0)[0]
    with pytest.raises(ValueError, match=f"game 1 does not allow action {wrong[1]}"):
        env.step(wrong)
    with pytest.raises(ValueError, match="2 actions are needed, not 1"):
        env.step(wrong[:1])
    right = env.sample(seen)
    twin = vector_env("opera", 3, count=2)
    twin.reset(seed=2)
    assert np.array_equal(env.step(right)[0]["observation"], twin.step(right)[0]["observation"])


def test_wrong_use_is_said() -> None:
    with pytest.raises(ValueError, match="at least one game is needed, not 0"):
        vector_env("opera", 3, count=0)
    with pytest.raises(RuntimeError, match="reset the environment"):
        vector_env("opera", 3, count=1).step(np.array([0]))


def test_a_sample_is_allowed_even_where_the_noise_is_0(monkeypatch: pytest.MonkeyPatch) -> None:
    class NoNoise:
        def random(self, shape: tuple[int, ...], kind: type[np.float32]) -> NDArray[np.float32]:
            return np.zeros(shape, kind)

    env = vector_env("opera", 3, count=2)
    seen, _ = env.reset(seed=1)
    seen["action_mask"] = np.eye(2, int(env.single_action_space.n), 5, dtype=np.int8)
    monkeypatch.setattr(env, "_random", NoNoise())
    assert env.sample(seen).tolist() == [5, 6]
