"""Sets of cards as the bits of one number: card n is bit n. All 61 fit into a small integer."""

from typing import Final

NO_CARDS: Final = 0


def each(cards: int) -> list[int]:
    """The cards of a set, in the order of their ids."""
    found: list[int] = []
    while cards:
        lowest = cards & -cards
        found.append(lowest.bit_length() - 1)
        cards ^= lowest
    return found


def together(cards: list[int]) -> int:
    """The set of these cards."""
    result = NO_CARDS
    for card in cards:
        result |= 1 << card
    return result


def count(cards: int) -> int:
    """How many cards there are in a set."""
    number = 0
    while cards:
        cards &= cards - 1
        number += 1
    return number


def total(ratings: list[int], cards: int) -> int:
    """The sum of the ratings of a set of cards."""
    result = 0
    while cards:
        lowest = cards & -cards
        result += ratings[lowest.bit_length() - 1]
        cards ^= lowest
    return result


def best_total(ratings: list[int], cards: int, most: int) -> int:
    """The highest sum of ratings that at most so many cards of a set can make."""
    values = [ratings[card] for card in each(cards)]
    values.sort(reverse=True)
    return sum(values[:most])
