"""A branch of a match, as it's kept."""

from typing import NamedTuple


class Branch(NamedTuple):
    """A match that goes on from a moment of another one."""

    match: str
    parent: str
    root: str
    """The game that all of them come from."""
    person: str
    place: int
    """How many moves of the parent were made."""
    seat: str
    imagined: bool
    name: str
    made: int
