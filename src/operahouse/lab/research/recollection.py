"""Perfect recall: everything each seat has seen and done since the deal, as one short text."""

import json
from hashlib import sha256

from operahouse.kernel.game import CHANCE, Game, State


class Recollection:
    """Follows a game and remembers, for every seat, each change of its view and each choice of its own.

    What a seat remembers is kept as a checksum over all of it: equal for two histories exactly if the seat could not
    tell them apart at any time. It is worked out only when somebody asks, so that playouts pay nothing for it.
    """

    __slots__ = ("_checksums", "_game", "_last", "_state", "_steps")

    def __init__(self, game: Game, state: State) -> None:
        self._game = game
        self._state = state.clone()
        self._steps: list[tuple[int, int]] = []
        players = len(game.seats(state))
        self._last = [""] * players
        self._checksums = [""] * players
        self._look()

    def clone(self) -> "Recollection":
        """An independent copy."""
        twin = Recollection.__new__(Recollection)
        twin._game = self._game
        twin._state = self._state.clone()
        twin._steps = self._steps[:]
        twin._last = self._last[:]
        twin._checksums = self._checksums[:]
        return twin

    def note(self, seat: int, option: int) -> None:
        """A step was taken."""
        self._steps.append((seat, option))

    def of(self, seat: int) -> str:
        """What the seat remembers, and what it sees now."""
        for actor, option in self._steps:
            self._state.step(actor, option)
            if actor != CHANCE:
                self._remember(actor, str(option))
            self._look()
        self._steps.clear()
        return f"{self._checksums[seat]} {self._last[seat]}"

    def _look(self) -> None:
        """Whose view has changed remembers the new one."""
        for seat, last in enumerate(self._last):
            seen = json.dumps(self._game.view(self._state, seat, memory=True))
            if seen != last:
                self._last[seat] = seen
                self._remember(seat, seen)

    def _remember(self, seat: int, what: str) -> None:
        self._checksums[seat] = sha256(f"{self._checksums[seat]} {what}".encode()).hexdigest()
