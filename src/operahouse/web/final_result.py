"""The result of a finished match, as its log has it."""

from typing import Final, cast

from operahouse.kernel.reading import Reader
from operahouse.table.end import Ended
from operahouse.table.match import Match

LARGEST: Final = 2**31


def final_result(match: Match) -> tuple[dict[str, int], list[str]]:
    """Points by seat and who won, once it's over and not only broken off."""
    if match.outcome not in ("finished", "resigned"):
        return {}, []
    result = Reader(next(entry.fact for entry in reversed(match.entries) if isinstance(entry.fact, Ended)).result)
    points = {seat: one.integer(-LARGEST, LARGEST) for seat, one in result.at("points").entries()}
    first = result.at("ranking").items()[0].value
    return points, [first] if isinstance(first, str) else list(cast(list[str], first))
