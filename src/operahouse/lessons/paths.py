"""Paths into a snapshot, as lessons write them: `prospects/seats/blue/income`."""

from operahouse.kernel.game import Json


def find(snapshot: Json, path: str) -> object:
    """The value at a path; None if there is none. List indexes count from 0."""
    value: object = snapshot
    for part in path.split("/"):
        if isinstance(value, dict):
            value = value.get(part)
        elif isinstance(value, list) and part.isdecimal() and int(part) < len(value):
            value = value[int(part)]
        else:
            return None
    return value
