"""What anybody can work out from the open table: income, counting and fame as things stand.

Only what every view shows is read: halls, ladder, figures, budget and points. What is behind screens, in the deck or
in sealed bids is not even filled in.
"""

from operahouse.games.opera.action import hires
from operahouse.games.opera.agreement import Agreement
from operahouse.games.opera.box import Box
from operahouse.games.opera.counting import great_hall_fame, house_counts
from operahouse.games.opera.end import most_performed, raise_most_performed
from operahouse.games.opera.income import house_income, income_by_rule, pieces_performed
from operahouse.games.opera.position import read_player, read_public
from operahouse.games.opera.state import Table
from operahouse.games.opera.words import CITIES, CITY_COUNT, COMPOSERS, EMPTY, LADDER
from operahouse.kernel.game import Json
from operahouse.kernel.reading import Reader


def forecast(box: Box, view: Json) -> Json:
    """The forecast from the open part of a view."""
    seen = Reader(view)
    state = read_public(box, seen)
    for seat, name in enumerate(state.agreed.seats):
        read_player(state, seat, seen.at("players").at(name))
    return forecast_of(state)


def forecast_of(state: Table) -> Json:
    """By seat and house; with the ladder as the end of this round would leave it. [I, C, E1]"""
    later = Table(state.agreed, state)
    raise_most_performed(later)
    rising = most_performed(state)
    return {
        "setting": _agreed_figures(state.agreed),
        "counting": _next_counting(state),
        "performed": {name: state.halls.count(composer) for composer, name in enumerate(COMPOSERS)},
        "rising": [name for composer, name in enumerate(COMPOSERS) if rising >> composer & 1],
        "next_ladder": [COMPOSERS[later.fame.index(level)] for level in range(1, LADDER + 1)],
        "order": [state.agreed.seats[seat] for seat in state.order],
        "seats": {name: _seat(state, later, seat) for seat, name in enumerate(state.agreed.seats)},
    }


def _agreed_figures(agreed: Agreement) -> Json:
    """The figures that follow from the number of players and the options agreed on. [S9, S10]"""
    return {
        "counting_after": agreed.counting_after[:],
        "opens": {name: agreed.opens[city] for city, name in enumerate(CITIES)},
        "palazzo": agreed.palazzo_size,
        "offer": agreed.offer_size,
        "hires": agreed.max_hires,
        "free_actions": agreed.free_actions,
    }


def _next_counting(state: Table) -> Json:
    """The counting round to come: after which round, whose pieces give more, and how much. [S10, C2]"""
    episode = state.agreed.episode(state.round)
    return {
        "counting": episode + 1,
        "after": state.agreed.counting_after[episode],
        "composer": COMPOSERS[state.century[episode]],
        "bonus": state.agreed.box.century_bonus[episode],
    }


def _seat(state: Table, later: Table, seat: int) -> Json:
    """A seat's houses and their sums, and how often it has hired this round."""
    houses: Json = {}
    sums = [0, 0, 0]
    for city in range(CITY_COUNT):
        if state.built[seat * CITY_COUNT + city]:
            figures = _figures(state, later, seat, city)
            sums = [total + figure for total, figure in zip(sums, figures, strict=True)]
            houses[CITIES[city]] = {**_house(state, seat, city, figures), "by_rule": _by_rule(state, later, seat, city)}
    return {
        "income": sums[0],
        "counting": sums[1],
        "next_counting": sums[2],
        "hires": hires(state, seat),
        "houses": houses,
    }


def _figures(state: Table, later: Table, seat: int, city: int) -> list[int]:
    """Income; points if the counting round were now; and with the fame after this round's end phase."""
    pieces = pieces_performed(state, seat, city)
    episode = state.agreed.episode(state.round)
    return [
        house_income(state.agreed.box.income, pieces, state.figures[0] == city),
        house_counts(state, seat, city, episode),
        house_counts(later, seat, city, episode),
    ]


def _by_rule(state: Table, later: Table, seat: int, city: int) -> dict[str, int]:
    """Income and the next counting round of a house, by the numbers of the rules that make them up. [I, C]"""
    box = state.agreed.box
    halls = later.house(seat, city)
    episode = state.agreed.episode(state.round)
    parts = {
        **income_by_rule(box.income, pieces_performed(state, seat, city), state.figures[0] == city),
        "C1": great_hall_fame(later, seat, city),
        "C2": box.century_bonus[episode] if halls[0] == state.century[episode] else 0,
        "C3": -halls.count(EMPTY),
    }
    return {rule: part for rule, part in parts.items() if part}


def _house(state: Table, seat: int, city: int, figures: list[int]) -> Json:
    pieces = pieces_performed(state, seat, city)
    return {
        "pieces": pieces,
        "empty": state.built[seat * CITY_COUNT + city] - pieces,
        "doubled": state.figures[0] == city,
        "income": figures[0],
        "counting": figures[1],
        "next_counting": figures[2],
    }
