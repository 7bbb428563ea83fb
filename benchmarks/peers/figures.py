"""What is measured of a peer."""

from typing import NamedTuple


class Figures(NamedTuple):
    """The speed of one peer on one core, a second being a second of processor time."""

    name: str
    version: str
    games_per_second: float
    decisions_per_second: float
    copies_per_second: float
