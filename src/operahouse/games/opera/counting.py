"""The counting rounds, and who wins. [C, W]"""

from operahouse.games.opera.places import at
from operahouse.games.opera.state import OperaState
from operahouse.games.opera.wire import CountedRule, NextCounting
from operahouse.games.opera.words import CITIES, CITY_COUNT, COMPOSERS, EMPTY, LADDER


def counting_round(state: OperaState, episode: int) -> None:
    """Great halls give points, empty halls cost them. [C1, C2, C3]"""
    if state.log is not None:
        state.tell("counting", -1, "S10", {"counting": episode + 1}, at(f"century.{episode + 1}"))
    for seat in range(state.agreed.players):
        _count_seat(state, seat, episode)
    if state.log is not None:
        _tell_openings(state)


def _count_seat(state: OperaState, seat: int, episode: int) -> None:
    """House by house; the empty halls of all houses together."""
    empty = 0
    for city in range(CITY_COUNT):
        if state.built[seat * CITY_COUNT + city]:
            points = house_points(state, seat, city, episode)
            fame, bonus = points.get("C1", 0), points.get("C2", 0)
            great_hall = _great_hall(state, seat, city)
            state.score(seat, fame, "C1", "great-halls", great_hall)
            state.score(seat, bonus, "C2", "century", great_hall)
            empty += points.get("C3", 0)
    state.score(seat, empty, "C3", "empty-halls", {"sources": _empty_halls(state, seat)})


def _great_hall(state: OperaState, seat: int, city: int) -> dict[str, object]:
    """Where the points of a great hall come from, for who listens."""
    piece = state.house(seat, city)[0]
    if state.log is None or piece >= LADDER:
        return {}
    return {"sources": _halls(state, seat, city, [0]), "city": CITIES[city], "composer": COMPOSERS[piece]}


def _halls(state: OperaState, seat: int, city: int, halls: list[int]) -> list[str]:
    """Halls of a house as places, for who listens."""
    if state.log is None:
        return []
    return [f"{state.place('hall', seat)}.{CITIES[city]}.{hall + 1}" for hall in halls]


def _empty_halls(state: OperaState, seat: int) -> list[str]:
    """All empty halls of a seat as places, for who listens."""
    found: list[str] = []
    for city in range(CITY_COUNT) if state.log is not None else ():
        halls = state.house(seat, city)
        found += _halls(state, seat, city, [hall for hall, piece in enumerate(halls) if piece == EMPTY])
    return found


def house_points(state: OperaState, seat: int, city: int, episode: int) -> dict[CountedRule, int]:
    """What a house gives or costs its owner in the counting round of an episode, by rule.

    The fame of the piece in hall 1, more for the Composer of the Century, less for each empty hall. [C1, C2, C3]
    """
    halls = state.house(seat, city)
    points: dict[CountedRule, int] = {}
    if halls[0] < LADDER:
        points["C1"] = state.fame[halls[0]]
    if halls[0] == state.century[episode]:
        points["C2"] = state.agreed.box.century_bonus[episode]
    if EMPTY in halls:
        points["C3"] = -halls.count(EMPTY)
    return points


def counting_change(before: OperaState, after: OperaState, seat: int, city: int) -> int:
    """By how much the next counting round gives the seat more in a city, as fame stands. [C1, C2, C3]"""
    if not before.built[seat * CITY_COUNT + city]:
        return 0
    episode = before.agreed.episode(before.round)
    was = sum(house_points(before, seat, city, episode).values())
    return sum(house_points(after, seat, city, episode).values()) - was


def _tell_openings(state: OperaState) -> None:
    """New cities open with the next episode. [C4, S9]"""
    for city in range(CITY_COUNT):
        if state.agreed.opens[city] == state.round + 1:
            state.tell("opened", -1, "C4", {"city": CITIES[city]}, at(f"city.{CITIES[city]}"))


def next_counting(state: OperaState) -> NextCounting:
    """The counting round of this episode: after which round, whose pieces give more, and how much. [S10, C2]"""
    episode = state.agreed.episode(state.round)
    return {
        "counting": episode + 1,
        "after": state.agreed.counting_after[episode],
        "composer": COMPOSERS[state.century[episode]],
        "bonus": state.agreed.box.century_bonus[episode],
    }


def ranking(state: OperaState) -> list[list[int]]:
    """The most points win; among equals the best budget position. [W1]"""
    ranked: list[list[int]] = []
    for seat in state.order:
        place = 0
        while place < len(ranked) and state.points[ranked[place][0]] >= state.points[seat]:
            place += 1
        ranked.insert(place, [seat])
    return ranked
