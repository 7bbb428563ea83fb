"""The counting rounds, and who wins. [C, W]"""

from operahouse.games.opera.state import Table
from operahouse.games.opera.words import CITIES, CITY_COUNT, EMPTY, LADDER


def counting_round(table: Table, episode: int) -> None:
    """Great halls give points, empty halls cost them. [C1, C2, C3]"""
    if table.log is not None:
        table.tell("counting", -1, "S10", {"counting": episode + 1})
    century = table.century[episode]
    bonus = table.setting.box.century_bonus[episode]
    for seat in range(table.setting.players):
        _count_great_halls(table, seat, century, bonus)
        table.score(seat, -empty_halls(table, seat), "C3", "empty-halls")
    if table.log is not None:
        _tell_openings(table)


def _count_great_halls(table: Table, seat: int, century: int, bonus: int) -> None:
    """The fame of each piece in a hall 1, and more for the composer of the century. [C1, C2]"""
    for city in range(CITY_COUNT):
        if table.built[seat * CITY_COUNT + city]:
            table.score(seat, great_hall_fame(table, seat, city), "C1", "great-halls")
            if table.hall(seat, table.setting.box.first_slot[city]) == century:
                table.score(seat, bonus, "C2", "century")


def great_hall_fame(table: Table, seat: int, city: int) -> int:
    """The fame of the piece in hall 1 of a house; the house piece gives none. [C1]"""
    piece = table.hall(seat, table.setting.box.first_slot[city])
    return table.fame[piece] if piece < LADDER else 0


def house_counts(table: Table, seat: int, city: int, episode: int) -> int:
    """What one house gives or costs its owner in the counting round of an episode. [C1, C2, C3]"""
    halls = table.house(seat, city)
    points = great_hall_fame(table, seat, city) - halls.count(EMPTY)
    if halls[0] == table.century[episode]:
        points += table.setting.box.century_bonus[episode]
    return points


def empty_halls(table: Table, seat: int) -> int:
    """How many of a seat's halls have no piece. [C3]"""
    first = seat * table.setting.box.slots
    return table.halls[first : first + table.setting.box.slots].count(EMPTY)


def _tell_openings(table: Table) -> None:
    """New cities open with the next episode. [C4, S9]"""
    for city in range(CITY_COUNT):
        if table.setting.opens[city] == table.round + 1:
            table.tell("opened", -1, "C4", {"city": CITIES[city]})


def ranking(table: Table) -> list[list[int]]:
    """The most points win; among equals the best budget position. [W1]"""
    ranked: list[list[int]] = []
    for seat in table.order:
        place = 0
        while place < len(ranked) and table.points[ranked[place][0]] >= table.points[seat]:
            place += 1
        ranked.insert(place, [seat])
    return ranked
