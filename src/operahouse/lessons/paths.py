"""Paths into a sight, as lessons write them: `prospects/seats/blue/income`."""

from operahouse.kernel.game import Json


def find(sight: Json, path: str) -> object:
    """What a path leads to, None for nothing; parts of lists are counted from 0."""
    value: object = sight
    for part in path.split("/"):
        if isinstance(value, dict):
            value = value.get(part)
        elif isinstance(value, list) and part.isdecimal() and int(part) < len(value):
            value = value[int(part)]
        else:
            return None
    return value
