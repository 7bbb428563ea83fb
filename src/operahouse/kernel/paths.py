"""Paths into JSON data: names of objects, and indexes of lists counted from 0."""


def find(data: object, path: list[str]) -> object:
    """The value at a path; None if there is none."""
    value = data
    for part in path:
        if isinstance(value, dict):
            value = value.get(part)
        elif isinstance(value, list) and part.isdecimal() and int(part) < len(value):
            value = value[int(part)]
        else:
            return None
    return value
