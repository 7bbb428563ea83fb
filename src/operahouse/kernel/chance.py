"""Random numbers: always from outside the rules, always from a seed."""

from typing import Final, Protocol

FIRST_MODULUS: Final = 2147483563
SECOND_MODULUS: Final = 2147483399


class Chance(Protocol):
    """Anything that draws random numbers."""

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1, each equally likely."""
        ...


class Generator:
    """L'Ecuyer's combined generator by Schrage's method: no number is ever large, so that it is quick when compiled.

    It serves simulations and bots. It is no secret keeper: a live table deals with a source of its own.
    """

    __slots__ = ("_first", "_second")

    def __init__(self, seed: int) -> None:
        scrambled = _scramble(seed)
        self._first: int = scrambled % (FIRST_MODULUS - 1) + 1
        self._second: int = scrambled // FIRST_MODULUS % (SECOND_MODULUS - 1) + 1

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1; the bias is at most bound / 2**31."""
        quotient = self._first // 53668
        first = 40014 * (self._first - quotient * 53668) - quotient * 12211
        self._first = first if first >= 0 else first + FIRST_MODULUS
        quotient = self._second // 52774
        second = 40692 * (self._second - quotient * 52774) - quotient * 3791
        self._second = second if second >= 0 else second + SECOND_MODULUS
        return (self._first + self._second) % FIRST_MODULUS % bound


def shuffled(items: list[int], chance: Chance) -> list[int]:
    """The items in a random order."""
    result = items[:]
    for last in range(len(result) - 1, 0, -1):
        other = chance.below(last + 1)
        result[last], result[other] = result[other], result[last]
    return result


def pick_weighted(options: list[int], weights: list[int], chance: Chance) -> int:
    """One of the options, each as likely as its weight says."""
    ticket = chance.below(sum(weights))
    for option, weight in zip(options, weights, strict=True):
        ticket -= weight
        if ticket < 0:
            return option
    raise ValueError("weights must be positive")


def _scramble(seed: int) -> int:
    """Spread seeds that lie close together far apart (the finish of splitmix64)."""
    mask = 0xFFFFFFFFFFFFFFFF
    value = (seed + 1) * 0x9E3779B97F4A7C15 & mask
    value = (value ^ value >> 30) * 0xBF58476D1CE4E5B9 & mask
    value = (value ^ value >> 27) * 0x94D049BB133111EB & mask
    return value ^ value >> 31
