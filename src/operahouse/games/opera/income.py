"""The income phase. [I]"""

from operahouse.games.opera.places import at
from operahouse.games.opera.state import OperaState
from operahouse.games.opera.wire import CountedRule
from operahouse.games.opera.words import CITIES, CITY_COUNT, EMPTY, ROUND_ENDS


def pay_income(state: OperaState) -> None:
    """Every opera house pays its owner; the Maestro's city pays double. [I1, I2]"""
    for seat in range(state.agreed.players):
        if state.log is not None:
            _tell_income(state, seat)
        state.earn(seat, seat_income(state, seat), "I1")
    state.phase = ROUND_ENDS


def seat_income(state: OperaState, seat: int) -> int:
    """What all houses of a seat pay. [I1, I2]"""
    total = 0
    for city in range(CITY_COUNT):
        if state.built[seat * CITY_COUNT + city]:
            for ducats in house_income(state, seat, city).values():
                total += ducats
    return total


def house_income(state: OperaState, seat: int, city: int) -> dict[CountedRule, int]:
    """Ducats of a house by rule: for its number of pieces, and as much again from the Maestro. [I1, I2]"""
    ducats = state.agreed.box.income[pieces_performed(state, seat, city)]
    if ducats == 0:
        return {}
    if is_doubled(state, city):
        return {"I1": ducats, "I2": ducats}
    return {"I1": ducats}


def is_doubled(state: OperaState, city: int) -> bool:
    """Whether the Maestro stands there. [I2]"""
    return state.figures[0] == city


def pieces_performed(state: OperaState, seat: int, city: int) -> int:
    """How many halls of a house have a piece, the house piece included. [I1]"""
    first = seat * state.agreed.box.slots + state.agreed.box.first_slot[city]
    pieces = 0
    for hall in range(first, first + state.built[seat * CITY_COUNT + city]):
        if state.halls[hall] != EMPTY:
            pieces += 1
    return pieces


def _tell_income(state: OperaState, seat: int) -> None:
    """House by house."""
    for city in range(CITY_COUNT):
        by_rule = house_income(state, seat, city) if state.built[seat * CITY_COUNT + city] else {}
        if by_rule:
            doubled = is_doubled(state, city)
            details: dict[str, object] = {"city": CITIES[city], "pieces": pieces_performed(state, seat, city)}
            details |= {"ducats": sum(by_rule.values()), "doubled": doubled, "by_rule": by_rule}
            place = at(f"{state.place('house', seat)}.{CITIES[city]}")
            state.tell("income", seat, "I2" if doubled else "I1", details, place)
