"""Ready-made bytes of 32-bit floats, from which the numbers of an observation are joined.

They say the same as the shapes in `encoding`, but are written straight from a state, without a view in between.
"""

from struct import pack
from typing import Final, Protocol

from operahouse.kernel.game import State

FLOAT: Final = 4
"""Bytes of a number."""
REMEMBERED: Final = 1 << 12
"""How many sets are remembered at most."""


class KeptParts:
    """Parts of the observations of one game, each kept for as long as what it shows stays the same.

    They only save time: a part is found again by all the values that it was made from, whatever the state.
    """

    def __init__(self, count: int) -> None:
        self._values: list[list[int]] = [[] for _ in range(count)]
        self._numbers: list[bytes] = [b""] * count

    def find(self, place: int, values: list[int]) -> bytes | None:
        """The part that was kept there last, if it was made from these values."""
        return self._numbers[place] if self._values[place] == values else None

    def keep(self, place: int, values: list[int], parts: list[bytes]) -> bytes:
        """Join a part, and keep it instead of the last one."""
        self._values[place] = values[:]
        self._numbers[place] = b"".join(parts)
        return self._numbers[place]


class StateEncoder(Protocol):
    """Writes what a seat's view would be encoded as."""

    @property
    def kept_parts(self) -> int:
        """How many parts it keeps for each game."""
        ...

    def write(self, parts: list[bytes], state: State, seat: int, kept: KeptParts) -> None:
        """Append the numbers of that seat (or SPECTATOR): 32-bit floats one after the other, in any number of parts."""
        ...


def zeros(count: int) -> bytes:
    """So many numbers for what is absent."""
    return bytes(FLOAT * count)


def shares(most: int) -> list[bytes]:
    """The number for 0, 1, … `most`: a share of `most`. See `encoding.Number`."""
    return [pack("=f", value / most) for value in range(most + 1)]


def share(chunks: list[bytes], value: int) -> bytes:
    """The number for a value, cut off where it lies beyond."""
    most = len(chunks) - 1
    if value < 0:
        return pack("=f", max(-1.0, value / most))
    return chunks[value if value < most else most]


def one_of(count: int) -> list[bytes]:
    """The numbers for each of so many words, and last, so also at -1, for none of them. See `encoding.Word`."""
    return [pack(f"={count}f", *[float(place == word) for place in range(count)]) for word in range(count + 1)]


class Bits:
    """The numbers for a set of words, given as the bits of a whole number. See `encoding.Words`.

    They are remembered: most sets stay the same for many moves.
    """

    def __init__(self, count: int) -> None:
        self._bytes: int = (count + 7) // 8
        self._chunks: list[bytes] = [_eight(byte, 8) for byte in range(256)]
        self._last: list[bytes] = [_eight(byte, count - 8 * (self._bytes - 1)) for byte in range(256)]
        self._known: dict[int, bytes] = {}

    def some(self, bits: int) -> bytes:
        """The numbers of a set."""
        if self._bytes == 1:
            return self._last[bits]
        known = self._known.get(bits)
        if known is None:
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            known = self._join(bits)
            self._known[bits] = known
        return known

    def _join(self, bits: int) -> bytes:
        parts: list[bytes] = []
        for _ in range(self._bytes - 1):
            parts.append(self._chunks[bits & 255])
            bits >>= 8
        parts.append(self._last[bits])
        return b"".join(parts)


class SeatWords:
    """The numbers for seats, by their distance from the own one."""

    def __init__(self, players: int) -> None:
        self._players: int = players
        self._one: list[bytes] = one_of(players)
        self._some: Bits = Bits(players)
        self.orders: list[list[int]] = [
            [(own + distance) % players for distance in range(players)] for own in range(players)
        ]
        """All seats, the own one first; by own seat."""

    def one(self, seat: int, own: int) -> bytes:
        """One seat; below 0, nobody."""
        return self._one[-1 if seat < 0 else (seat - own) % self._players]

    def some(self, seats: list[int], own: int) -> bytes:
        """Any number of seats; what is below 0 is none."""
        bits = 0
        for seat in seats:
            if seat >= 0:
                bits |= 1 << (seat - own) % self._players
        return self._some.some(bits)

    def some_bits(self, seats: int, own: int) -> bytes:
        """Any number of seats, given as bits."""
        return self._some.some((seats << self._players | seats) >> own & (1 << self._players) - 1)


def _eight(byte: int, count: int) -> bytes:
    return pack(f"={count}f", *[float(byte >> bit & 1) for bit in range(count)])
