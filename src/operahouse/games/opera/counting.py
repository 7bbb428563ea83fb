"""The counting rounds, and who wins. [C, W]"""

from operahouse.games.opera.state import Table
from operahouse.games.opera.words import CITIES, CITY_COUNT, EMPTY, LADDER


def counting_round(state: Table, episode: int) -> None:
    """Great halls give points, empty halls cost them. [C1, C2, C3]"""
    if state.log is not None:
        state.tell("counting", -1, "S10", {"counting": episode + 1})
    century = state.century[episode]
    bonus = state.agreed.box.century_bonus[episode]
    for seat in range(state.agreed.players):
        _count_great_halls(state, seat, century, bonus)
        state.score(seat, -empty_halls(state, seat), "C3", "empty-halls")
    if state.log is not None:
        _tell_openings(state)


def _count_great_halls(state: Table, seat: int, century: int, bonus: int) -> None:
    """The fame of each piece in a hall 1, and more for the composer of the century. [C1, C2]"""
    for city in range(CITY_COUNT):
        if state.built[seat * CITY_COUNT + city]:
            state.score(seat, great_hall_fame(state, seat, city), "C1", "great-halls")
            if state.hall(seat, state.agreed.box.first_slot[city]) == century:
                state.score(seat, bonus, "C2", "century")


def great_hall_fame(state: Table, seat: int, city: int) -> int:
    """The fame of the piece in hall 1 of a house; the house piece gives none. [C1]"""
    piece = state.hall(seat, state.agreed.box.first_slot[city])
    return state.fame[piece] if piece < LADDER else 0


def house_counts(state: Table, seat: int, city: int, episode: int) -> int:
    """What one house gives or costs its owner in the counting round of an episode. [C1, C2, C3]"""
    halls = state.house(seat, city)
    points = great_hall_fame(state, seat, city) - halls.count(EMPTY)
    if halls[0] == state.century[episode]:
        points += state.agreed.box.century_bonus[episode]
    return points


def empty_halls(state: Table, seat: int) -> int:
    """How many of a seat's halls have no piece. [C3]"""
    first = seat * state.agreed.box.slots
    return state.halls[first : first + state.agreed.box.slots].count(EMPTY)


def _tell_openings(state: Table) -> None:
    """New cities open with the next episode. [C4, S9]"""
    for city in range(CITY_COUNT):
        if state.agreed.opens[city] == state.round + 1:
            state.tell("opened", -1, "C4", {"city": CITIES[city]})


def ranking(state: Table) -> list[list[int]]:
    """The most points win; among equals the best budget position. [W1]"""
    ranked: list[list[int]] = []
    for seat in state.order:
        place = 0
        while place < len(ranked) and state.points[ranked[place][0]] >= state.points[seat]:
            place += 1
        ranked.insert(place, [seat])
    return ranked
