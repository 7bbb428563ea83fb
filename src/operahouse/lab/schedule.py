"""Who meets whom: line-ups, and the same deals for every rotation of each, as in duplicate bridge."""

from itertools import combinations, permutations

LineUp = tuple[str, ...]
"""Bots in the order in which they sit."""


Key = tuple[int, int, int]
"""Line-up, deal and rotation: what names a game in the journal."""


def line_ups(names: list[str], players: int, both_ways: bool = False) -> list[LineUp]:
    """Who sits together, in all combinations asked for.

    As many names as players make one line-up; of more names every choice is one; of fewer, each name sits alone
    against a table of each name after it, and with `both_ways` of each name before it too.
    """
    if len(names) >= players:
        return list(dict.fromkeys(combinations(names, players)))
    if len(names) == 1:
        return [(names[0],) * players]
    pairs = permutations(names, 2) if both_ways else combinations(names, 2)
    return [(one, *[other] * (players - 1)) for one, other in pairs]


def rotations(line_up: LineUp) -> list[LineUp]:
    """Every way to move all players on by the same number of seats; ways that look the same count once."""
    turned = [line_up[-shift:] + line_up[:-shift] for shift in range(len(line_up))]
    return list(dict.fromkeys(turned))


def tables(all_line_ups: list[LineUp]) -> list[tuple[int, int]]:
    """Every line-up in every rotation, by their numbers: all these meet on every deal."""
    return [(number, turn) for number, line_up in enumerate(all_line_ups) for turn in range(len(rotations(line_up)))]


def deals_for(games: int, all_line_ups: list[LineUp]) -> int:
    """The deals that make at least so many games."""
    return -(-games // len(tables(all_line_ups)))
