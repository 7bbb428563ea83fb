"""A base for the states of a game that needn't be fast: it leaves `turn`, `options` and `step` to write.

This module isn't compiled, so that a game outside the package can extend the class too.
"""

from copy import copy
from typing import Self

from operahouse.kernel.events import Event
from operahouse.kernel.game import CHANCE


class PlainState:
    """A state whose attributes are numbers, words, and lists or dicts of them."""

    turn: int
    seats: list[str]
    log: list[Event] | None = None

    def options(self, seat: int) -> list[int]:
        """Everything that seat (or CHANCE) may do now; empty if it isn't asked."""
        raise NotImplementedError

    def step(self, seat: int, option: int) -> None:
        """Do one of the offered options."""
        raise NotImplementedError

    def to_act(self) -> list[int]:
        """One seat at a time, or chance, until the game is over."""
        return [self.turn] if self.turn >= CHANCE else []

    def weights(self) -> list[int]:
        """Every option of chance is equally likely."""
        return [1] * len(self.options(CHANCE))

    def within_move(self) -> bool:
        """Every step is a whole move."""
        return False

    def clone(self) -> Self:
        """An independent copy that nobody listens to."""
        twin = copy(self)
        for name, value in vars(self).items():
            if isinstance(value, list | dict):
                setattr(twin, name, copy(value))
        twin.log = None
        return twin

    def tell(
        self,
        kind: str,
        seat: int,
        rule: str,
        details: dict[str, object],
        reveals: bool = False,
        seen_by: list[str] | None = None,
    ) -> None:
        """Note what happened, if somebody listens."""
        if self.log is not None:
            name = self.seats[seat] if seat >= 0 else ""
            self.log.append(Event(kind, name, rule, details, reveals, seen_by))
