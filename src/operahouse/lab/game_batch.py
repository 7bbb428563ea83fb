"""Many games side by side, each waiting for one seat's step: the compiled part of the vector environment."""

from operahouse.kernel.chance import Generator
from operahouse.kernel.float_chunks import KeptParts, StateEncoder
from operahouse.kernel.game import CHANCE, NOBODY, Game, State
from operahouse.kernel.play import choose_at_random


def resolve_chance(state: State, generator: Generator) -> None:
    """Draw for chance until a seat has to decide, or the game is over."""
    while state.turn == CHANCE:
        state.step(CHANCE, choose_at_random(state, CHANCE, generator))


def option_mask(options: list[int], size: int) -> bytearray:
    """A byte for each option there ever is: 1 for those on the list."""
    mask = bytearray(size)
    for option in options:
        mask[option] = 1
    return mask


class GameBatch:
    """Games of one kind. A game that ends gives way to a new deal at once."""

    def __init__(
        self, game: Game, players: int, table_options: list[str], encoder: StateEncoder, seeds: list[int]
    ) -> None:
        self._game: Game = game
        self._players: int = players
        self._table_options: list[str] = table_options
        self._encoder: StateEncoder = encoder
        self._actions: int = len(game.spellings)
        self._generators: list[Generator] = [Generator(seed) for seed in seeds]
        self._kept: list[KeptParts] = [KeptParts(encoder.kept_parts) for _ in seeds]
        self._states: list[State] = [self._deal(generator) for generator in self._generators]
        self._allowed: list[list[int]] = []
        """What the seat to act may do in each game."""

    def seats(self) -> list[int]:
        """The seat to act in each game."""
        return [state.turn for state in self._states]

    def observe(self, masks: bytearray) -> bytearray:
        """What the seat to act sees, and what it may do, game by game: see `step`."""
        parts: list[bytes] = []
        self._allowed = [[] for _ in self._states]
        for index in range(len(self._states)):
            self._write(index, parts, masks)
        return bytearray().join(parts)

    def step(self, actions: list[int], masks: bytearray) -> tuple[bytearray, list[tuple[int, State]]]:
        """One step in each game. Returns what the next seats see, as 32-bit floats, and the games that ended with this
        step, as they ended; new ones are dealt already.

        What the next seats may do is written as a byte for each option, all zeros before. A game is stepped and written
        before the next one: its state is at hand.
        """
        self._check(actions)
        parts: list[bytes] = []
        ended: list[tuple[int, State]] = []
        for index in range(len(actions)):
            state = self._states[index]
            state.step(state.turn, actions[index])
            resolve_chance(state, self._generators[index])
            if state.turn == NOBODY:
                ended.append((index, state))
                self._states[index] = self._deal(self._generators[index])
            self._write(index, parts, masks)
        return bytearray().join(parts), ended

    def _write(self, index: int, parts: list[bytes], masks: bytearray) -> None:
        state = self._states[index]
        self._encoder.write(parts, state, state.turn, self._kept[index])
        allowed = state.options(state.turn)
        self._allowed[index] = allowed
        first = index * self._actions
        for option in allowed:
            masks[first + option] = 1

    def _check(self, actions: list[int]) -> None:
        """Nothing changes in any game where one action is not allowed."""
        if len(actions) != len(self._states):
            raise ValueError(f"{len(self._states)} actions are needed, not {len(actions)}")
        for index in range(len(actions)):
            if actions[index] not in self._allowed[index]:
                raise ValueError(f"game {index} does not allow action {actions[index]} now: see its action mask")

    def _deal(self, generator: Generator) -> State:
        state = self._game.deal(self._players, self._table_options, generator)
        resolve_chance(state, generator)
        return state
