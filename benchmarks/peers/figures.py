"""What is measured of a peer."""

from typing import NamedTuple


class Figures(NamedTuple):
    """The speed of one peer on one core, a second being a second of processor time."""

    name: str
    version: str
    games_per_second: float
    decisions_per_second: float
    copies_per_second: float

    def __str__(self) -> str:
        """One line for people to read."""
        return (
            f"{self.name} (version {self.version}): "
            f"{self.games_per_second:,.1f} games/s, "
            f"{self.decisions_per_second:,.0f} decisions/s, "
            f"{self.copies_per_second:,.0f} copies/s"
        )
