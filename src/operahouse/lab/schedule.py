"""Who meets whom. Every rotation of a line-up plays the same deals, as in duplicate bridge."""

from itertools import combinations, permutations

LineUp = tuple[str, ...]
"""Bots in seating order."""


Key = tuple[int, int, int]
"""Line-up, deal and rotation: together they identify a game of a tournament."""


def line_ups(names: list[str], players: int, both_ways: bool = False) -> list[LineUp]:
    """Every line-up of these bots.

    As many names as players make one line-up. Of more names, every combination is one. Of fewer, each bot plays alone
    against copies of each bot named after it; with `both_ways` also against copies of each bot named before it.
    """
    if len(names) >= players:
        return list(dict.fromkeys(combinations(names, players)))
    if len(names) == 1:
        return [(names[0],) * players]
    pairs = permutations(names, 2) if both_ways else combinations(names, 2)
    return [(one, *[other] * (players - 1)) for one, other in pairs]


def rotations(line_up: LineUp) -> list[LineUp]:
    """The line-up moved on by every number of seats. Rotations that look the same count once."""
    turned = [line_up[-shift:] + line_up[:-shift] for shift in range(len(line_up))]
    return list(dict.fromkeys(turned))


def seatings(all_line_ups: list[LineUp]) -> list[tuple[int, int]]:
    """Every line-up in every rotation, by number. All of them play every deal."""
    return [(number, turn) for number, line_up in enumerate(all_line_ups) for turn in range(len(rotations(line_up)))]


def deals_for(games: int, all_line_ups: list[LineUp]) -> int:
    """How many deals it takes to play at least this many games."""
    return -(-games // len(seatings(all_line_ups)))
