"""What a last performance and a closing pay: the one place where these sums are made. [L3, C1]"""

from operahouse.games.operaopoly.ratings import plus, rating
from operahouse.games.operaopoly.state import OperaopolyState
from operahouse.games.operaopoly.wire import PayReason
from operahouse.games.operaopoly.words import COMPOSER_COUNT, FACES, FIRST_HOUSE, NO_SEAT, ROW

Points = dict[int, int]
"""Points by the place that pays them; they go to who has a token there."""


def performance_pays(state: OperaopolyState, house: int) -> dict[PayReason, Points]:
    """What the last performance of the opera at a house pays as things stand, by what it pays for. [L3]

    Bonus cards are left out, for they are hidden.
    """
    first = (FIRST_HOUSE + house) * ROW
    slots = [place for place in range(first, first + ROW) if state.owner[place] != NO_SEAT]
    bonus = house_bonus(state, house, state.opera[house])
    return {
        "cards": {place: state.value[place] for place in slots},
        "house": dict.fromkeys(slots, bonus),
        "plus": {place: plus(state, place) for place in slots},
        "sponsor": dict.fromkeys(_sponsored(state, state.opera[house]), state.agreed.box.sponsor_points),
    }


def house_bonus(state: OperaopolyState, house: int, composer: int) -> int:
    """Points for each slot of an opera in the language of the house. [L3]"""
    return state.agreed.box.house_bonus[(house * FACES + state.faces[house]) * COMPOSER_COUNT + composer]


def closing_pays(state: OperaopolyState, composer: int) -> Points:
    """What the closing of a composer pays as things stand: the rating of each category. [C1]"""
    return {place: rating(state, place) for place in _sponsored(state, composer)}


def _sponsored(state: OperaopolyState, composer: int) -> list[int]:
    """The categories of a composer that somebody sponsors."""
    return [place for place in range(composer * ROW, composer * ROW + ROW) if state.owner[place] != NO_SEAT]


def by_seat(state: OperaopolyState, points: Points) -> list[int]:
    """The sum that each seat is paid."""
    sums = [0] * state.agreed.players
    for place, more in points.items():
        sums[state.owner[place]] += more
    return sums
