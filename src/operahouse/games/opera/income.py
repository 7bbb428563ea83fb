"""The income phase. [I]"""

from operahouse.games.opera.state import Table
from operahouse.games.opera.words import CITIES, CITY_COUNT, EMPTY, ROUND_ENDS


def pay_income(state: Table) -> None:
    """Every opera house pays its owner; the Maestro's city pays double. [I1, I2]"""
    maestro = state.figures[0]
    for seat in range(state.agreed.players):
        total = 0
        for city in range(CITY_COUNT):
            if state.built[seat * CITY_COUNT + city]:
                total += _house_pays(state, seat, city, city == maestro)
        state.earn(seat, total, "I1")
    state.stage = ROUND_ENDS


def _house_pays(state: Table, seat: int, city: int, doubled: bool) -> int:
    pieces = pieces_performed(state, seat, city)
    ducats = house_income(state.agreed.box.income, pieces, doubled)
    if state.log is not None and ducats:
        details: dict[str, object] = {"city": CITIES[city], "pieces": pieces, "ducats": ducats, "doubled": doubled}
        details["by_rule"] = income_by_rule(state.agreed.box.income, pieces, doubled)
        state.tell("income", seat, "I2" if doubled else "I1", details)
    return ducats


def seat_income(state: Table, seat: int) -> int:
    """What all houses of a seat would pay now. [I1, I2]"""
    total = 0
    for city in range(CITY_COUNT):
        if state.built[seat * CITY_COUNT + city]:
            pieces = pieces_performed(state, seat, city)
            total += house_income(state.agreed.box.income, pieces, state.figures[0] == city)
    return total


def pieces_performed(state: Table, seat: int, city: int) -> int:
    """How many halls of a house have a piece, the house piece included. [I1]"""
    first = seat * state.agreed.box.slots + state.agreed.box.first_slot[city]
    pieces = 0
    for hall in range(first, first + state.built[seat * CITY_COUNT + city]):
        if state.halls[hall] != EMPTY:
            pieces += 1
    return pieces


def income_by_rule(income: list[int], pieces: int, doubled: bool) -> dict[str, int]:
    """What the pieces of one house pay, and as much again by the Maestro. [I1, I2]"""
    pays = income[pieces]
    return {"I1": pays, "I2": pays} if doubled else {"I1": pays}


def house_income(income: list[int], pieces: int, doubled: bool) -> int:
    """Ducats of one house by its number of pieces, doubled by the Maestro. [I1, I2]"""
    return income[pieces] * 2 if doubled else income[pieces]
