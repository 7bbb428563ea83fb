"""A whole game as a PettingZoo environment, with one agent for each seat."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from operahouse.kernel.chance import Generator
from operahouse.kernel.game import NOBODY, Game
from operahouse.lab.research.sequential_game import Observation, SequentialGame
from operahouse.lab.research.spaces import observation_space

ILLEGAL = -1.0
"""The reward for an action that the mask does not allow. It ends the game, with 0 for the others."""
SEEDS = 2**63


def make(game: str | Game, players: int, table_options: Sequence[str]) -> AECEnv[str, Observation, int]:
    """The environment in PettingZoo's usual wrappers."""
    environment = GameEnvironment(SequentialGame(game, players, table_options))
    guarded = wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(environment, illegal_reward=ILLEGAL))
    return wrappers.OrderEnforcingWrapper(guarded)


class GameEnvironment(AECEnv[str, Observation, int]):  # type: ignore[misc]  # pettingzoo has no types
    """Agents `player_0`, `player_1`, … are the seats in order of play. Rewards come when the game is over.

    The environment draws for chance. Seats that answer at the same time in secret are asked one after the other, and
    none of them observes what the others answered.
    """

    def __init__(self, game: SequentialGame) -> None:
        super().__init__()
        self._game = game
        self._random: np.random.Generator | None = None
        self.metadata = {"name": f"{game.game.name}_v1", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = [f"player_{seat}" for seat in range(game.players)]
        self.action_spaces = {agent: spaces.Discrete(len(game.game.spellings)) for agent in self.possible_agents}
        self.observation_spaces = {agent: observation_space(game) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for all agents."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """All options of the game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game: the same one for the same seed."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self._chance = Generator(int(self._random.integers(SEEDS)))
        self._state = self._game.deal(self._chance)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._state.turn]

    def observe(self, agent: str) -> Observation:
        """The decision of the agent's seat in numbers."""
        return self._game.observe(self._state, self.possible_agents.index(agent))

    def step(self, action: int) -> None:
        """The selected agent chooses an option."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._state.step(self._state.turn, int(action))
        self._game.resolve_chance(self._state, self._chance)
        if self._state.turn == NOBODY:
            self.rewards = dict(zip(self.agents, self._game.utilities(self._state), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self._state.turn]
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> None:
        """Not supported: the terminal and the browser show games."""

    def close(self) -> None:
        """Nothing to close."""
