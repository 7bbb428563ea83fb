"""Rankings: seats from first to last, those that share a place together."""

from collections.abc import Sequence
from typing import TypeVar

from operahouse.kernel.reading import Reader

Seat = TypeVar("Seat", int, str)


def places(ranking: Sequence[Sequence[Seat]]) -> dict[Seat, int]:
    """The place of each seat, 1 for the best. Where several share a place, as many are skipped after it: 1, 2, 2, 4."""
    found: dict[Seat, int] = {}
    for together in ranking:
        place = len(found) + 1
        for seat in together:
            found[seat] = place
    return found


def write_ranking(ranking: Sequence[list[str]]) -> list[object]:
    """As results have it: a place is the name of a seat, or a list of the names that share it."""
    return [together[0] if len(together) == 1 else together for together in ranking]


def read_ranking(reader: Reader) -> list[list[str]]:
    """A ranking as results have it."""
    return [
        [seat.text() for seat in place.items()] if isinstance(place.value, list) else [place.text()]
        for place in reader.items()
    ]
