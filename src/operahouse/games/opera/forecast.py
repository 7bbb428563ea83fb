"""What anybody can work out from the open table: income, counting and fame as things stand; and after a move.

Only what every view shows is read: halls, ladder, figures, budget and points. What is behind screens, in the deck or
in sealed bids is not even filled in.
"""

from operahouse.games.opera.action import hires
from operahouse.games.opera.agreement import Agreement
from operahouse.games.opera.counting import house_points, next_counting
from operahouse.games.opera.end import most_performed, raise_most_performed
from operahouse.games.opera.flow import Flow
from operahouse.games.opera.income import house_income, is_doubled, pieces_performed
from operahouse.games.opera.open_table import ladder_of, piece_bag
from operahouse.games.opera.open_table_reader import read_open_table
from operahouse.games.opera.player_reader import read_player
from operahouse.games.opera.role_gains import role_gains
from operahouse.games.opera.state import OperaState
from operahouse.games.opera.wire import (
    AgreedFigures,
    Forecast,
    HouseForecast,
    Own,
    Preview,
    SeatForecast,
)  # fmt: skip
from operahouse.games.opera.words import CITIES, CITY_COUNT, COMPOSERS, City
from operahouse.kernel.game import NOBODY, Json
from operahouse.kernel.reading import Reader


def forecast_from(flow: Flow, view: Json) -> Forecast:
    """The forecast from the open part of a view."""
    seen = Reader(view)
    state = read_open_table(flow, seen)
    for seat, name in enumerate(state.agreed.seats):
        read_player(state, seat, seen.at("players").at(name))
    forecast = forecast_of(state)
    looking = seen.at("seat").word_or_null(state.agreed.seats, NOBODY)
    if looking != NOBODY:
        forecast["roles"] = role_gains(state, looking)
    return forecast


def forecast_of(state: OperaState) -> Forecast:
    """By seat and house; with the ladder as the end of this round would leave it. [I, C, E1]"""
    later = state.clone()
    raise_most_performed(later)
    rising = most_performed(state)
    return {
        "setting": _agreed_figures(state.agreed),
        "counting": next_counting(state),
        "performed": {name: state.halls.count(composer) for composer, name in enumerate(COMPOSERS)},
        "rising": [name for composer, name in enumerate(COMPOSERS) if rising >> composer & 1],
        "next_ladder": ladder_of(later),
        "order": [state.agreed.seats[seat] for seat in state.order],
        "seats": {name: _seat(state, later, seat) for seat, name in enumerate(state.agreed.seats)},
    }


def preview(state: OperaState, seat: int, steps: list[int]) -> Preview:
    """The forecast for all and the seat's own place after these steps, before anybody else acts."""
    after = state.clone()
    for step in steps:
        after.question.apply(after, seat, step)
    bid = max(0, after.bids[seat])
    own: Own = {
        "points": after.points[seat],
        "ducats": after.ducats[seat] - bid,
        "budget": after.level[seat] + bid,
        "stock": piece_bag(after.stock, seat),
    }
    return {"forecast": forecast_of(after), "own": own}


def _agreed_figures(agreed: Agreement) -> AgreedFigures:
    """The figures that follow from the number of players and the options agreed on. [S9, S10]"""
    return {
        "counting_after": agreed.counting_after[:],
        "opens": {name: agreed.opens[city] for city, name in enumerate(CITIES)},
        "palazzo": agreed.palazzo_size,
        "offer": agreed.offer_size,
        "hires": agreed.max_hires,
        "free_actions": agreed.free_actions,
    }


def _seat(state: OperaState, later: OperaState, seat: int) -> SeatForecast:
    """A seat's houses and their sums, and how often it has hired this round."""
    houses: dict[City, HouseForecast] = {
        CITIES[city]: _house(state, later, seat, city)
        for city in range(CITY_COUNT)
        if state.built[seat * CITY_COUNT + city]
    }
    return {
        "income": sum(house["income"] for house in houses.values()),
        "counting": sum(house["counting"] for house in houses.values()),
        "next_counting": sum(house["next_counting"] for house in houses.values()),
        "hires": hires(state, seat),
        "houses": houses,
    }


def _house(state: OperaState, later: OperaState, seat: int, city: int) -> HouseForecast:
    """Income; points if the counting round were now; and with the fame after this round's end phase. [I, C]"""
    episode = state.agreed.episode(state.round)
    pieces = pieces_performed(state, seat, city)
    income = house_income(state, seat, city)
    counting = house_points(later, seat, city, episode)
    return {
        "pieces": pieces,
        "empty": state.built[seat * CITY_COUNT + city] - pieces,
        "doubled": is_doubled(state, city),
        "income": sum(income.values()),
        "counting": sum(house_points(state, seat, city, episode).values()),
        "next_counting": sum(counting.values()),
        "by_rule": {**income, **counting},
    }
