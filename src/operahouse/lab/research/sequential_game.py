"""A game as a sequence of decisions, one seat at a time: what all research environments share."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from operahouse.games.catalogue import load_game
from operahouse.kernel.chance import Generator
from operahouse.kernel.float_chunks import KeptParts
from operahouse.kernel.game import Game, Json, State
from operahouse.lab.game_batch import option_mask, resolve_chance
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
        self._kept = KeptParts(self.encoder.of_states.kept_parts)
        self.table_options = list(table_options)
        self.actions = len(self.game.spellings)
        """How many options there ever are."""

    def deal(self, generator: Generator) -> State:
        """A new game, up to its first decision."""
        state = self.game.deal(self.players, self.table_options, generator)
        resolve_chance(state, generator)
        return state

    def observe(self, state: State, seat: int) -> Observation:
        """A seat's decision in numbers: its view with memory, and the options it may choose now.

        Seats that decide at the same time are asked one after the other. A seat whose turn hasn't come may choose
        nothing.
        """
        parts: list[bytes] = []
        self.encoder.of_states.write(parts, state, seat, self._kept)
        mask = option_mask(state.options(seat) if state.turn == seat else [], self.actions)
        return {
            "observation": np.frombuffer(bytearray().join(parts), np.float32),
            "action_mask": np.frombuffer(mask, np.int8),
        }

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
