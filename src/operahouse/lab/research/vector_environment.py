"""Many games side by side in one environment, for agents that learn from batches."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from operahouse.lab.game_batch import GameBatch
from operahouse.lab.research.sequential_game import Observation, SequentialGame
from operahouse.lab.research.spaces import observation_space

SEEDS = 2**63

Info = dict[str, Any]
Step = tuple[Observation, NDArray[np.float32], NDArray[np.bool_], Info]


class VectorEnvironment:
    """In every game the seat to act observes, and the agent chooses for it: self-play in batches.

    Observations have a row for each game. `info["seats"]` says whose decision each row is. Rewards have a row for each
    game and a column for each seat; they are 0 until the game is over. Then a new game is dealt at once, and the row
    already shows its first decision.
    """

    def __init__(self, game: SequentialGame, count: int) -> None:
        if count < 1:
            raise ValueError(f"at least one game is needed, not {count}")
        self._game = game
        self._random = np.random.default_rng()
        self._batch: GameBatch | None = None
        self.count = count
        self.single_observation_space: spaces.Dict = observation_space(game)
        self.single_action_space: spaces.Discrete = spaces.Discrete(game.actions)

    def reset(self, seed: int | None = None) -> tuple[Observation, Info]:
        """Deal all games: the same ones for the same seed."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        seeds = self._random.integers(SEEDS, size=self.count).tolist()
        game = self._game
        self._batch = GameBatch(game.game, game.players, game.table_options, game.encoder.of_states, seeds)
        masks = self._blank_masks()
        return self._observed(self._batch, self._batch.observe(masks), masks)

    def step(self, actions: NDArray[np.integer]) -> Step:
        """Choose an option in every game. Nothing happens in any of them if one action is not allowed."""
        if self._batch is None:
            raise RuntimeError("reset the environment before the first step")
        rewards = np.zeros((self.count, self._game.players), np.float32)
        terminated = np.zeros(self.count, np.bool_)
        masks = self._blank_masks()
        numbers, ended = self._batch.step(actions.tolist(), masks)
        for index, state in ended:
            rewards[index] = self._game.utilities(state)
            terminated[index] = True
        seen, info = self._observed(self._batch, numbers, masks)
        return seen, rewards, terminated, info

    def sample(self, seen: Observation) -> NDArray[np.intp]:
        """A random action for every game, each allowed one equally likely."""
        noise = 1 - self._random.random(seen["action_mask"].shape, np.float32)  # never 0, as what isn't allowed is
        chosen: NDArray[np.intp] = np.argmax(noise * seen["action_mask"], axis=1)
        return chosen

    def _blank_masks(self) -> bytearray:
        """Where all games write what may be done: zeros."""
        return bytearray(self.count * self._game.actions)

    def _observed(self, batch: GameBatch, numbers: bytearray, masks: bytearray) -> tuple[Observation, Info]:
        seen: Observation = {
            "observation": np.frombuffer(numbers, np.float32).reshape(self.count, -1),
            "action_mask": np.frombuffer(masks, np.int8).reshape(self.count, -1),
        }
        return seen, {"seats": np.array(batch.seats())}
