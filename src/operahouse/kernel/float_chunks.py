"""What a seat sees as bytes, written straight from a state: the same numbers that `encoding` makes of its view.

Amounts are a byte each, still to be divided. Words are ready-made pieces of 32-bit floats, joined to a row.
"""

from struct import pack
from typing import Final, Protocol

from operahouse.kernel.game import State

MOST: Final = 255
"""The largest amount that a byte holds; larger ones are cut off."""
KEPT: Final = 1 << 14
"""How many joined pieces are remembered at most."""


class StateEncoder(Protocol):
    """Writes what a seat's view would be encoded as."""

    def amounts(self, state: State, seat: int) -> bytes:
        """The amounts that the seat (or SPECTATOR) sees, a byte each, in the order of their shapes."""
        ...

    def words(self, state: State, seat: int) -> bytes:
        """All other numbers, as 32-bit floats, in the order of their shapes."""
        ...


def zeros(count: int) -> bytes:
    """So many numbers for what is absent."""
    return pack(f"={count}f", *[0.0] * count)


def one_of(count: int) -> list[bytes]:
    """The numbers for each of so many words, and last, so also at -1, for none of them. See `encoding.Word`."""
    return [pack(f"={count}f", *(float(place == word) for place in range(count))) for word in range(count + 1)]


def cut_off(amount: int) -> int:
    """An amount that fits into a byte."""
    return min(amount, MOST)


def signed(value: int, most: int) -> bytes:
    """The number for a value that may be below 0. See `encoding.Signed`."""
    return pack("=f", max(-1.0, min(1.0, value / most)))


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
        self._count: int = count
        self._known: dict[int, bytes] = {0: zeros(count)}

    def row(self, bits: int) -> bytes:
        """The numbers of a set, remembered."""
        known = self._known.get(bits)
        if known is None:
            if len(self._known) >= KEPT:
                self._known.clear()
            known = pack(f"={self._count}f", *(float(bits >> bit & 1) for bit in range(self._count)))
            self._known[bits] = known
        return known


class SeatWords:
    """The numbers for seats, by their distance from the own one."""

    def __init__(self, players: int) -> None:
        self._players: int = players
        self._one: list[bytes] = one_of(players)
        self._some: Bits = Bits(players)

    def order(self, own: int) -> list[int]:
        """All seats, the own one first."""
        return [(own + distance) % self._players for distance in range(self._players)]

    def one(self, seat: int, own: int) -> bytes:
        """One seat; below 0, nobody."""
        return self._one[-1 if seat < 0 else (seat - own) % self._players]

    def some(self, seats: int, own: int) -> bytes:
        """Any seats, given as bits."""
        return self._some.row((seats >> own | seats << self._players - own) & (1 << self._players) - 1)

    def all_of(self, seats: list[int], own: int) -> bytes:
        """The seats of a list; what is below 0 is none."""
        bits = 0
        for seat in seats:
            if seat >= 0:
                bits |= 1 << seat
        return self.some(bits, own)
