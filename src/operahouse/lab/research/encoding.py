"""Views as numbers for learning: always as many, from -1 to 1, the own seat first."""

from collections.abc import Callable

import numpy as np

from operahouse.kernel.game import Game, Json
from operahouse.lab.research.opera import opera_shape
from operahouse.lab.research.operaopoly import operaopoly_shape
from operahouse.lab.research.shapes import Hashed, Numbers, Shape

DESCRIBED: dict[str, Callable[[Game, list[str]], Shape]] = {"opera": opera_shape, "operaopoly": operaopoly_shape}
"""The games whose views are described part by part; any other is hashed."""
BUCKETS = 1024
MOST = 20
"""How many numbers a game gets that nobody has described, and what its whole numbers are a share of."""


class Encoder:
    """Turns the views of a game with so many players into numbers; `labels` says what each of them means."""

    def __init__(self, game: Game, players: int) -> None:
        self._places = [f"seat+{place}" for place in range(players)]
        described = DESCRIBED.get(game.name)
        self._shape = described(game, self._places) if described else Hashed(BUCKETS, MOST)
        self.size = self._shape.size
        self.labels = self._shape.labels("")

    def encode(self, view: Json) -> Numbers:
        """The numbers for a view."""
        numbers: Numbers = np.zeros(self.size, dtype=np.float32)
        self._shape.write(turned(view, self._places), numbers, 0)
        return numbers


def turned(view: Json, places: list[str]) -> object:
    """The view with every seat called by its place after the own one: seat+0 is the own seat, seat+1 the next."""
    seats = view["seats"]
    assert isinstance(seats, list)
    own = seats.index(view["seat"]) if view.get("seat") in seats else 0
    names = {seat: places[(number - own) % len(places)] for number, seat in enumerate(seats)}
    return _renamed(view, names)


def _renamed(value: object, names: dict[str, str]) -> object:
    if isinstance(value, str):
        return names.get(value, value)
    if isinstance(value, dict):
        return {names.get(name, name): _renamed(part, names) for name, part in value.items()}
    if isinstance(value, list):
        return [_renamed(part, names) for part in value]
    return value
