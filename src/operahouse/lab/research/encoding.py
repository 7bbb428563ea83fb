"""Encodes what a seat sees as a fixed number of values from -1 to 1, with the own seat first."""

from struct import pack

from operahouse.kernel.encoding import Hashed, Shape
from operahouse.kernel.float_chunks import KeptParts, StateEncoder
from operahouse.kernel.game import Game, Json, State

BUCKETS = 1024
MOST = 20
"""For a game without an encoding of its own: how many numbers it gets, and what its whole numbers are divided by."""


class Encoder:
    """Encodes the views of a game with a number of players. `labels` says what each number means."""

    def __init__(self, game: Game, players: int) -> None:
        self._seats = [f"seat+{place}" for place in range(players)]
        self._shape: Shape = game.encoding(self._seats) or Hashed(BUCKETS, MOST)
        self.size = self._shape.size
        self.labels = self._shape.labels("")
        self.of_states: StateEncoder = game.state_encoder(players) or _ThroughViews(game, self)
        """Encodes what a seat sees in a state."""

    def encode(self, view: Json) -> list[float]:
        """The numbers for a view."""
        numbers = [0.0] * self.size
        self._shape.write(seen_from_own_seat(view, self._seats), numbers, 0)
        return numbers


class _ThroughViews:
    """Encodes states for a game that only tells how its views are encoded."""

    def __init__(self, game: Game, encoder: Encoder) -> None:
        self._game = game
        self._encoder = encoder
        self.kept_parts = 0

    def write(self, parts: list[bytes], state: State, seat: int, kept: KeptParts) -> None:
        """Append the numbers of a seat's view with memory."""
        numbers = self._encoder.encode(self._game.view(state, seat, memory=True))
        parts.append(pack(f"={self._encoder.size}f", *numbers))


def seen_from_own_seat(view: Json, places: list[str]) -> object:
    """The view with every seat named by its distance from the own one: seat+0 is the own seat, seat+1 the next."""
    seats = view["seats"]
    assert isinstance(seats, list)
    own = seats.index(view["seat"]) if view.get("seat") in seats else 0
    names = {seat: places[(number - own) % len(places)] for number, seat in enumerate(seats)}
    return _rename_seats(view, names)


def _rename_seats(value: object, names: dict[str, str]) -> object:
    if isinstance(value, str):
        return names.get(value, value)
    if isinstance(value, dict):
        return {names.get(name, name): _rename_seats(part, names) for name, part in value.items()}
    if isinstance(value, list):
        return [_rename_seats(part, names) for part in value]
    return value
