"""Ratings as people read them: around 1500, with what is not known.

OpenSkill's own scale starts at 25 ± 16. A difference of 400 points here means ten to one in a game of two whose ratings
are settled, as with Elo's: 173.7 points for a factor of e, which OpenSkill reaches after √2 β = 5.9 of its own points.
"""

from typing import Final, NamedTuple

MIDDLE: Final = 1500
START: Final = 25.0
POINTS: Final = 30.0
"""Points of ours for one of OpenSkill's."""
NINETEEN_OF_TWENTY: Final = 1.96
"""Sigmas around the estimate within which the true strength lies, 19 times of 20."""


class Shown(NamedTuple):
    """A rating as it is shown, such as 1548 ± 46."""

    value: int
    margin: int


def shown_rating(mu: float, sigma: float) -> Shown:
    """The rating on our scale."""
    return Shown(round(MIDDLE + POINTS * (mu - START)), round(POINTS * NINETEEN_OF_TWENTY * sigma))
