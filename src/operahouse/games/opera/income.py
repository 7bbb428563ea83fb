"""The income phase. [I]"""

from operahouse.games.opera.state import Table
from operahouse.games.opera.words import CITIES, CITY_COUNT, EMPTY, ROUND_ENDS


def pay_income(table: Table) -> None:
    """Every opera house pays its owner; the Maestro's city pays double. [I1, I2]"""
    maestro = table.figures[0]
    for seat in range(table.setting.players):
        total = 0
        for city in range(CITY_COUNT):
            if table.built[seat * CITY_COUNT + city]:
                total += _house_pays(table, seat, city, city == maestro)
        table.earn(seat, total, "I1")
    table.stage = ROUND_ENDS


def _house_pays(table: Table, seat: int, city: int, doubled: bool) -> int:
    pieces = pieces_performed(table, seat, city)
    ducats = house_income(table.setting.box.income, pieces, doubled)
    if table.log is not None and ducats:
        details: dict[str, object] = {"city": CITIES[city], "pieces": pieces, "ducats": ducats, "doubled": doubled}
        details["by_rule"] = income_by_rule(table.setting.box.income, pieces, doubled)
        table.tell("income", seat, "I2" if doubled else "I1", details)
    return ducats


def seat_income(table: Table, seat: int) -> int:
    """What all houses of a seat would pay now. [I1, I2]"""
    total = 0
    for city in range(CITY_COUNT):
        if table.built[seat * CITY_COUNT + city]:
            pieces = pieces_performed(table, seat, city)
            total += house_income(table.setting.box.income, pieces, table.figures[0] == city)
    return total


def pieces_performed(table: Table, seat: int, city: int) -> int:
    """How many halls of a house have a piece, the house piece included. [I1]"""
    first = seat * table.setting.box.slots + table.setting.box.first_slot[city]
    pieces = 0
    for hall in range(first, first + table.built[seat * CITY_COUNT + city]):
        if table.halls[hall] != EMPTY:
            pieces += 1
    return pieces


def income_by_rule(income: list[int], pieces: int, doubled: bool) -> dict[str, int]:
    """What the pieces of one house pay, and as much again by the Maestro. [I1, I2]"""
    pays = income[pieces]
    return {"I1": pays, "I2": pays} if doubled else {"I1": pays}


def house_income(income: list[int], pieces: int, doubled: bool) -> int:
    """Ducats of one house by its number of pieces, doubled by the Maestro. [I1, I2]"""
    return income[pieces] * 2 if doubled else income[pieces]
