"""The Architetto: build parts of opera houses. [AA]"""

from operahouse.games.opera.along import cost_of_action, pay_for_action, way_out
from operahouse.games.opera.reasons import (
    CITY_CLOSED,
    COST_ABOVE_DUCATS,
    ENOUGH_DONE,
    ENOUGH_WINGS,
    FINE,
    HOUSE_EXISTS,
    LEVEL_TOO_LOW,
    NO_MAIN_BUILDING,
    SUPPLY_EMPTY,
)  # fmt: skip
from operahouse.games.opera.state import Table
from operahouse.games.opera.words import (
    ARCHITETTO,
    BUILD,
    BUILD_OPTION,
    CITIES,
    CITY_COUNT,
    EMPTY,
    MAIN,
    OTHERS_PLAY_ALONG,
    PARTS,
)  # fmt: skip


def ask_to_build(table: Table, seat: int) -> None:
    """A seat that can build is asked. [AA1, A7]"""
    choices = build_choices(table, seat)
    if len(choices) > 1:
        table.ask(seat, BUILD, choices)
    else:
        table.stage = OTHERS_PLAY_ALONG


def build_choices(table: Table, seat: int) -> list[int]:
    """Every part the seat can build, and the way out. [AA1]"""
    choices = [BUILD_OPTION + kind for kind in range(CITY_COUNT * 2) if against_building(table, seat, kind) == FINE]
    choices.append(way_out(table, seat))
    return choices


def against_building(table: Table, seat: int, kind: int) -> int:
    """What forbids a part (city * 2 + part): the calendar, supply, own house, ducats or level. [AA1, AA2, S9]"""
    setting = table.setting
    if setting.opens[kind // 2] > table.round:
        return CITY_CLOSED
    if table.supply[kind] == 0:
        return SUPPLY_EMPTY
    reason = _against_shape(table, kind // 2, kind % 2, table.built[seat * CITY_COUNT + kind // 2])
    if reason != FINE:
        return reason
    if setting.box.part_halls[kind] * setting.box.ducats_per_hall > table.ducats[seat]:
        return COST_ABOVE_DUCATS
    if table.done >= setting.box.actions[ARCHITETTO]:
        return ENOUGH_DONE
    return LEVEL_TOO_LOW if cost_of_action(table, seat) > table.level[seat] else FINE


def _against_shape(table: Table, city: int, part: int, halls: int) -> int:
    """One main building a city, and wings only onto it, as many as fit. [AA2]"""
    if part == MAIN:
        return FINE if halls == 0 else HOUSE_EXISTS
    if halls == 0:
        return NO_MAIN_BUILDING
    return FINE if halls < table.setting.box.max_halls[city] else ENOUGH_WINGS


def build(table: Table, seat: int, kind: int) -> None:
    """The part's halls cost ducats, give points, and are empty at first. [AA1, AA3]"""
    box = table.setting.box
    halls = box.part_halls[kind]
    if table.log is not None:
        details: dict[str, object] = {"city": CITIES[kind // 2], "part": PARTS[kind % 2], "halls": halls}
        table.tell("built", seat, "AA1", details)
    table.supply[kind] -= 1
    add_halls(table, seat, kind // 2, halls)
    table.pay(seat, halls * box.ducats_per_hall, "AA1")
    table.score(seat, halls * box.points_per_hall, "AA1", "building")
    pay_for_action(table, seat)
    ask_to_build(table, seat)


def add_halls(table: Table, seat: int, city: int, halls: int) -> None:
    """New halls are numbered on from the halls already there. [AA2, AA3]"""
    here = seat * CITY_COUNT + city
    first = table.setting.box.first_slot[city] + table.built[here]
    for slot in range(first, first + halls):
        table.set_hall(seat, slot, EMPTY)
    table.built[here] += halls
