"""One seat of a game as a Gymnasium environment. Bots take the other seats."""

from collections.abc import Sequence
from typing import Any

import gymnasium
from gymnasium import spaces

from operahouse.bots.bot import Bot
from operahouse.bots.levels import make_bot
from operahouse.bots.outside import close_bots
from operahouse.kernel.chance import Generator
from operahouse.kernel.decision import decision_of
from operahouse.kernel.game import NOBODY, Game
from operahouse.lab.game_batch import resolve_chance
from operahouse.lab.research.sequential_game import Observation, SequentialGame
from operahouse.lab.research.spaces import observation_space

ILLEGAL = -1.0
"""The reward for an action that the mask does not allow. It ends the episode."""
SEEDS = 2**63

Info = dict[str, Any]


class SeatEnvironment(gymnasium.Env[Any, Any]):
    """The reward comes when the game is over, by place: 1 for the first, -1 for the last.

    `info` has the number of the seat and the action mask. The seed determines the whole game, unless a bot thinks by
    the clock (`expert@250ms`).
    """

    def __init__(
        self,
        game: str | Game,
        players: int,
        opponents: str | Sequence[str],
        seat: int | None,
        table_options: Sequence[str],
    ) -> None:
        self._game = SequentialGame(game, players, table_options)
        names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != players - 1:
            raise ValueError(f"{players - 1} opponents are needed, not {len(names)}")
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"there is no seat {seat}: seats are counted from 0 to {players - 1}")
        self._bots: list[Bot] = [make_bot(self._game.game, name) for name in names]
        self._fixed_seat = seat
        self._ended = True
        self.metadata = {"render_modes": []}
        self.observation_space = observation_space(self._game)
        self.action_space = spaces.Discrete(self._game.actions)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Observation, Info]:
        """Deal a new game and play up to the first decision of the seat."""
        super().reset(seed=seed)
        self._chance = Generator(int(self.np_random.integers(SEEDS)))
        self._seat = self._chance.below(self._game.players) if self._fixed_seat is None else self._fixed_seat
        self._state = self._game.deal(self._chance)
        self._let_bots_move()
        self._ended = self._state.turn == NOBODY
        return self._seen()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, Info]:
        """Choose an option. Bots then move until the seat has to decide again or the game is over."""
        if self._ended:
            raise gymnasium.error.ResetNeeded("the game is over: reset the environment for another")
        if int(action) not in self._state.options(self._seat):
            self._ended = True
            seen, info = self._seen()
            return seen, ILLEGAL, True, False, {**info, "illegal_action": int(action)}
        self._state.step(self._seat, int(action))
        resolve_chance(self._state, self._chance)
        self._let_bots_move()
        self._ended = self._state.turn == NOBODY
        reward = self._game.utilities(self._state)[self._seat] if self._ended else 0.0
        seen, info = self._seen()
        return seen, reward, self._ended, False, info

    def close(self) -> None:
        """Stop bots that are programs of their own."""
        close_bots(self._bots)

    def _let_bots_move(self) -> None:
        """Let bots move until it is the seat's turn. Each gets its own decision and nothing else."""
        state, game = self._state, self._game.game
        while state.turn not in (self._seat, NOBODY):
            bot = self._bots[(state.turn - self._seat) % self._game.players - 1]
            state.step(state.turn, bot.choose(decision_of(game, state, state.turn), self._chance))
            resolve_chance(state, self._chance)

    def _seen(self) -> tuple[Observation, Info]:
        seen = self._game.observe(self._state, self._seat)
        return seen, {"seat": self._seat, "action_mask": seen["action_mask"]}
