"""Perfect recall: everything each seat has seen and done since the deal, as one short text."""

import json
from hashlib import sha256

from operahouse.kernel.game import CHANCE, Game, State

SIGNATURE = 64
"""So many bits of a hash tell pasts apart in a tensor."""


class PerfectRecall:
    """Follows a game and hashes, for every seat, each change of its view and each choice of its own.

    The hashes of two histories are equal exactly if the seat could never tell them apart. They are computed only on
    demand, so playouts don't pay for them.
    """

    __slots__ = ("_game", "_hashes", "_state", "_steps", "_views")

    def __init__(self, game: Game, state: State) -> None:
        self._game = game
        self._state = state.clone()
        self._steps: list[tuple[int, int]] = []
        players = len(game.seats(state))
        self._views = [""] * players
        self._hashes = [""] * players
        self._hash_new_views()

    def clone(self) -> "PerfectRecall":
        """An independent copy."""
        twin = PerfectRecall.__new__(PerfectRecall)
        twin._game = self._game
        twin._state = self._state.clone()
        twin._steps = self._steps[:]
        twin._views = self._views[:]
        twin._hashes = self._hashes[:]
        return twin

    def carried_over(self, seat: int, imagined: State) -> "PerfectRecall":
        """The same past for that seat, in a world that agrees with its view. For all others that world begins now."""
        twin = PerfectRecall(self._game, imagined)
        past, view = self.of(seat).split(" ", 1)
        twin._hashes[seat], twin._views[seat] = past, view
        return twin

    def add_step(self, seat: int, option: int) -> None:
        """A step was taken."""
        self._steps.append((seat, option))

    def of(self, seat: int) -> str:
        """The hash of everything the seat has seen and done, and its current view."""
        self._catch_up()
        return f"{self._hashes[seat]} {self._views[seat]}"

    def signature(self, seat: int) -> list[int]:
        """That hash alone, as -1 and 1."""
        self._catch_up()
        bits = int(self._hashes[seat], 16)
        return [1 if bits >> place & 1 else -1 for place in range(SIGNATURE)]

    def _catch_up(self) -> None:
        for actor, option in self._steps:
            self._state.step(actor, option)
            if actor != CHANCE:
                self._hash(actor, str(option))
            self._hash_new_views()
        self._steps.clear()

    def _hash_new_views(self) -> None:
        for seat, last in enumerate(self._views):
            view = json.dumps(self._game.view(self._state, seat, memory=True))
            if view != last:
                self._views[seat] = view
                self._hash(seat, view)

    def _hash(self, seat: int, text: str) -> None:
        self._hashes[seat] = sha256(f"{self._hashes[seat]} {text}".encode()).hexdigest()
