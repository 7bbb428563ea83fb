"""The Architetto: build parts of opera houses. [AA]"""

from operahouse.games.opera.playing_along import cost_of_action, pay_for_action, way_out
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


def ask_to_build(state: Table, seat: int) -> None:
    """A seat that can build is asked. [AA1, A7]"""
    choices = build_choices(state, seat)
    if len(choices) > 1:
        state.ask(seat, BUILD, choices)
    else:
        state.stage = OTHERS_PLAY_ALONG


def build_choices(state: Table, seat: int) -> list[int]:
    """Every part the seat can build, and the way out. [AA1]"""
    choices = [BUILD_OPTION + kind for kind in range(CITY_COUNT * 2) if against_building(state, seat, kind) == FINE]
    choices.append(way_out(state, seat))
    return choices


def against_building(state: Table, seat: int, kind: int) -> int:
    """What forbids a part (city * 2 + part): the calendar, supply, own house, ducats or level. [AA1, AA2, S9]"""
    agreed = state.agreed
    if agreed.opens[kind // 2] > state.round:
        return CITY_CLOSED
    if state.supply[kind] == 0:
        return SUPPLY_EMPTY
    reason = _against_shape(state, kind // 2, kind % 2, state.built[seat * CITY_COUNT + kind // 2])
    if reason != FINE:
        return reason
    if agreed.box.part_halls[kind] * agreed.box.ducats_per_hall > state.ducats[seat]:
        return COST_ABOVE_DUCATS
    if state.done >= agreed.box.actions[ARCHITETTO]:
        return ENOUGH_DONE
    return LEVEL_TOO_LOW if cost_of_action(state, seat) > state.level[seat] else FINE


def _against_shape(state: Table, city: int, part: int, halls: int) -> int:
    """One main building a city, and wings only onto it, as many as fit. [AA2]"""
    if part == MAIN:
        return FINE if halls == 0 else HOUSE_EXISTS
    if halls == 0:
        return NO_MAIN_BUILDING
    return FINE if halls < state.agreed.box.max_halls[city] else ENOUGH_WINGS


def build(state: Table, seat: int, kind: int) -> None:
    """The part's halls cost ducats, give points, and are empty at first. [AA1, AA3]"""
    box = state.agreed.box
    halls = box.part_halls[kind]
    if state.log is not None:
        details: dict[str, object] = {"city": CITIES[kind // 2], "part": PARTS[kind % 2], "halls": halls}
        state.tell("built", seat, "AA1", details)
    state.supply[kind] -= 1
    add_halls(state, seat, kind // 2, halls)
    state.pay(seat, halls * box.ducats_per_hall, "AA1")
    state.score(seat, halls * box.points_per_hall, "AA1", "building")
    pay_for_action(state, seat)
    ask_to_build(state, seat)


def add_halls(state: Table, seat: int, city: int, halls: int) -> None:
    """New halls are numbered on from the halls already there. [AA2, AA3]"""
    here = seat * CITY_COUNT + city
    first = state.agreed.box.first_slot[city] + state.built[here]
    for slot in range(first, first + halls):
        state.set_hall(seat, slot, EMPTY)
    state.built[here] += halls
