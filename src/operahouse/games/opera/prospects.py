"""What anybody can work out from the open table: income, counting and fame as things stand.

Only what every view shows is read: halls, ladder, figures, budget and points. What is behind screens, in the deck or
in sealed bids is not even filled in.
"""

from operahouse.games.opera.action import hires
from operahouse.games.opera.box import Box
from operahouse.games.opera.counting import great_hall_fame, house_counts
from operahouse.games.opera.end import most_performed, raise_most_performed
from operahouse.games.opera.income import house_income, income_by_rule, pieces_performed
from operahouse.games.opera.position import read_player, read_public
from operahouse.games.opera.setting import Setting
from operahouse.games.opera.state import Table
from operahouse.games.opera.words import CITIES, CITY_COUNT, COMPOSERS, EMPTY, LADDER
from operahouse.kernel.game import Json
from operahouse.kernel.reading import Reader


def prospects(box: Box, view: Json) -> Json:
    """The prospects of the open part of a view."""
    seen = Reader(view)
    table = read_public(box, seen)
    for seat, name in enumerate(table.setting.seats):
        read_player(table, seat, seen.at("players").at(name))
    return prospects_of(table)


def prospects_of(table: Table) -> Json:
    """By seat and house; with the ladder as the end of this round would leave it. [I, C, E1]"""
    later = Table(table.setting, table)
    raise_most_performed(later)
    rising = most_performed(table)
    return {
        "setting": _setting(table.setting),
        "counting": _next_counting(table),
        "performed": {name: table.halls.count(composer) for composer, name in enumerate(COMPOSERS)},
        "rising": [name for composer, name in enumerate(COMPOSERS) if rising >> composer & 1],
        "next_ladder": [COMPOSERS[later.fame.index(level)] for level in range(1, LADDER + 1)],
        "order": [table.setting.seats[seat] for seat in table.order],
        "seats": {name: _seat(table, later, seat) for seat, name in enumerate(table.setting.seats)},
    }


def _setting(setting: Setting) -> Json:
    """The figures that follow from the number of players and the options agreed on. [S9, S10]"""
    return {
        "counting_after": setting.counting_after[:],
        "opens": {name: setting.opens[city] for city, name in enumerate(CITIES)},
        "palazzo": setting.palazzo_size,
        "offer": setting.offer_size,
        "hires": setting.max_hires,
        "free_actions": setting.free_actions,
    }


def _next_counting(table: Table) -> Json:
    """The counting round to come: after which round, whose pieces give more, and how much. [S10, C2]"""
    episode = table.setting.episode(table.round)
    return {
        "counting": episode + 1,
        "after": table.setting.counting_after[episode],
        "composer": COMPOSERS[table.century[episode]],
        "bonus": table.setting.box.century_bonus[episode],
    }


def _seat(table: Table, later: Table, seat: int) -> Json:
    """A seat's houses and their sums, and how often it has hired this round."""
    houses: Json = {}
    sums = [0, 0, 0]
    for city in range(CITY_COUNT):
        if table.built[seat * CITY_COUNT + city]:
            figures = _figures(table, later, seat, city)
            sums = [total + figure for total, figure in zip(sums, figures, strict=True)]
            houses[CITIES[city]] = {**_house(table, seat, city, figures), "by_rule": _by_rule(table, later, seat, city)}
    return {
        "income": sums[0],
        "counting": sums[1],
        "next_counting": sums[2],
        "hires": hires(table, seat),
        "houses": houses,
    }


def _figures(table: Table, later: Table, seat: int, city: int) -> list[int]:
    """Income; points if the counting round were now; and with the fame after this round's end phase."""
    pieces = pieces_performed(table, seat, city)
    episode = table.setting.episode(table.round)
    return [
        house_income(table.setting.box.income, pieces, table.figures[0] == city),
        house_counts(table, seat, city, episode),
        house_counts(later, seat, city, episode),
    ]


def _by_rule(table: Table, later: Table, seat: int, city: int) -> dict[str, int]:
    """Income and the next counting round of a house, by the numbers of the rules that make them up. [I, C]"""
    box = table.setting.box
    halls = later.house(seat, city)
    episode = table.setting.episode(table.round)
    parts = {
        **income_by_rule(box.income, pieces_performed(table, seat, city), table.figures[0] == city),
        "C1": great_hall_fame(later, seat, city),
        "C2": box.century_bonus[episode] if halls[0] == table.century[episode] else 0,
        "C3": -halls.count(EMPTY),
    }
    return {rule: part for rule, part in parts.items() if part}


def _house(table: Table, seat: int, city: int, figures: list[int]) -> Json:
    pieces = pieces_performed(table, seat, city)
    return {
        "pieces": pieces,
        "empty": table.built[seat * CITY_COUNT + city] - pieces,
        "doubled": table.figures[0] == city,
        "income": figures[0],
        "counting": figures[1],
        "next_counting": figures[2],
    }
