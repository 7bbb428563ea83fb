"""A whole game as a PettingZoo environment, with one agent for each seat."""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from operahouse.kernel.chance import Generator
from operahouse.kernel.game import NOBODY
from operahouse.lab.game_batch import resolve_chance
from operahouse.lab.research.sequential_game import Observation, SequentialGame
from operahouse.lab.research.spaces import observation_space

ILLEGAL = -1.0
"""The reward for an action that the mask does not allow. It ends the game, with 0 for the others."""
SEEDS = 2**63


class GameEnvironment(AECEnv[str, Observation, int]):  # type: ignore[misc]  # pettingzoo has no types
    """Agents `player_0`, `player_1`, … are the seats in order of play. Rewards come when the game is over.

    The environment draws for chance. It checks actions itself: PettingZoo's wrappers for that would cost more than the
    game. Seats that answer at the same time in secret are asked one after the other, and
    none of them observes what the others answered.
    """

    def __init__(self, game: SequentialGame) -> None:
        super().__init__()
        self._game = game
        self._random: np.random.Generator | None = None
        self.metadata = {"name": f"{game.game.name}_v1", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = [f"player_{seat}" for seat in range(game.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: spaces.Discrete(game.actions) for agent in self.possible_agents}
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
        return self._game.observe(self._state, self._seats[agent])

    def step(self, action: int | None) -> None:
        """The selected agent chooses an option; an agent whose game is over steps with None."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None or int(action) not in self._state.options(self._state.turn):
            self._end(dict.fromkeys(self.agents, 0.0) | {agent: ILLEGAL})
            return
        self._state.step(self._state.turn, int(action))
        resolve_chance(self._state, self._chance)
        if self._state.turn == NOBODY:
            self._end(dict(zip(self.agents, self._game.utilities(self._state), strict=True)))
        else:
            self.agent_selection = self.possible_agents[self._state.turn]

    def _end(self, rewards: dict[str, float]) -> None:
        """The game is over for all agents. Before that there are no rewards."""
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> None:
        """Not supported: the terminal and the browser show games."""

    def close(self) -> None:
        """Nothing to close."""
