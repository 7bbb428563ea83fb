"""Ready-made bytes of 32-bit floats, from which the numbers of an observation are joined.

They say the same as the shapes in `encoding`, but are written straight from a state, without a view in between.
"""

from struct import pack
from typing import Final, Protocol

from operahouse.kernel.game import State

FLOAT: Final = 4
"""Bytes of a number."""
KEPT: Final = 1 << 14
"""How many joined rows are remembered at most."""


class StateEncoder(Protocol):
    """Writes what a seat's view would be encoded as."""

    def encode(self, state: State, seat: int) -> bytes:
        """The numbers of that seat (or SPECTATOR), as 32-bit floats one after the other."""
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


class JoinedWords:
    """The numbers of several words in a row, remembered: most rows of a table stay the same for many moves."""

    def __init__(self, words: list[bytes]) -> None:
        self._words: list[bytes] = words
        self._known: dict[bytes, bytes] = {}

    def join(self, numbers: list[int]) -> bytes:
        """The row for the numbers of some words."""
        key = bytes(numbers)
        known = self._known.get(key)
        if known is None:
            if len(self._known) >= KEPT:
                self._known.clear()
            known = b"".join([self._words[number] for number in numbers])
            self._known[key] = known
        return known


class Bits:
    """The numbers for a set of words, given as the bits of a whole number. See `encoding.Words`."""

    def __init__(self, count: int) -> None:
        self._none: bytes = zeros(count)
        self._bytes: int = (count + 7) // 8
        self._chunks: list[bytes] = [_eight(byte, 8) for byte in range(256)]
        self._last: list[bytes] = [_eight(byte, count - 8 * (self._bytes - 1)) for byte in range(256)]

    def write(self, parts: list[bytes], bits: int) -> None:
        """Append the numbers to the parts of an observation."""
        if bits == 0:
            parts.append(self._none)
            return
        for _ in range(self._bytes - 1):
            parts.append(self._chunks[bits & 255])
            bits >>= 8
        parts.append(self._last[bits])


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

    def write(self, parts: list[bytes], seats: list[int], own: int) -> None:
        """Any number of seats; what is below 0 is none."""
        bits = 0
        for seat in seats:
            if seat >= 0:
                bits |= 1 << (seat - own) % self._players
        self._some.write(parts, bits)


def _eight(byte: int, count: int) -> bytes:
    return pack(f"={count}f", *[float(byte >> bit & 1) for bit in range(count)])
