"""A game as a sequence of decisions, one seat at a time: what all research environments share."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from operahouse.games.catalogue import load_game
from operahouse.kernel.chance import Chance
from operahouse.kernel.decision import decision_of
from operahouse.kernel.game import CHANCE, Game, Json, State
from operahouse.kernel.play import choose_at_random
from operahouse.lab.random_games import places_by_seat
from operahouse.lab.research.encoding import Encoder

Numbers = NDArray[np.float32]
Observation = dict[str, NDArray[Any]]
"""An `observation` of numbers from -1 to 1, and an `action_mask` with 1 for every option the seat may choose."""


class SequentialGame:
    """A game with a number of players and table options."""

    def __init__(self, game: str | Game, players: int, table_options: Sequence[str] = ()) -> None:
        self.game = load_game(game) if isinstance(game, str) else game
        counts = self.game.player_counts
        if players not in counts:
            raise ValueError(f"{self.game.name} is for {counts[0]} to {counts[-1]} players, not for {players}")
        unknown = sorted(set(table_options) - set(self.game.table_options))
        if unknown:
            raise ValueError(f"{self.game.name} has no option {unknown[0]}; it has {self.game.table_options}")
        self.players = players
        self.encoder = Encoder(self.game, players)
        self._table_options = list(table_options)

    def deal(self, chance: Chance) -> State:
        """A new game, up to its first decision."""
        state = self.game.deal(self.players, self._table_options, chance)
        self.resolve_chance(state, chance)
        return state

    def resolve_chance(self, state: State, chance: Chance) -> None:
        """Draw for chance until a seat has to decide, or the game is over."""
        while state.turn == CHANCE:
            state.step(CHANCE, choose_at_random(state, CHANCE, chance))

    def observe(self, state: State, seat: int) -> Observation:
        """A seat's decision in numbers: its view with memory, and the options it may choose now.

        Seats that decide at the same time are asked one after the other. A seat whose turn hasn't come may choose
        nothing.
        """
        decision = decision_of(self.game, state, seat)
        mask = np.zeros(len(self.game.spellings), dtype=np.int8)
        if state.turn == seat:
            mask[decision.steps] = 1
        return {"observation": self.encode(decision.view), "action_mask": mask}

    def encode(self, view: Json) -> Numbers:
        """A view in numbers."""
        return np.array(self.encoder.encode(view), dtype=np.float32)

    def utilities(self, state: State) -> list[float]:
        """The utility of each seat, from 1 for the first place evenly down to -1 for the last.

        Seats that share places share their utility, so the sum is always 0.
        """
        found = places_by_seat(self.game, state)
        middles = [place - 1 + (found.count(place) - 1) / 2 for place in found]
        return [1 - 2 * middle / (self.players - 1) for middle in middles]
