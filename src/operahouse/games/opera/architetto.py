"""The Architetto: build parts of opera houses. [AA]"""

from typing import Final

from operahouse.games.opera.box import Box
from operahouse.games.opera.places import from_to
from operahouse.games.opera.playing_along import WAYS_OUT, EmployeeQuestion, against_cost, way_out
from operahouse.games.opera.reasons import (
    CITY_CLOSED,
    COST_ABOVE_DUCATS,
    ENOUGH_DONE,
    ENOUGH_WINGS,
    FINE,
    HOUSE_EXISTS,
    NO_MAIN_BUILDING,
    SUPPLY_EMPTY,
)  # fmt: skip
from operahouse.games.opera.state import OperaState
from operahouse.games.opera.wire import BuildTerms, BuildWords, Changes
from operahouse.games.opera.words import ARCHITETTO, CITIES, CITY_COUNT, EMPTY, MAIN, PARTS
from operahouse.kernel.game import Json

PART_KINDS: Final = CITY_COUNT * 2


class Build(EmployeeQuestion):
    """Which part to build. Its options are the parts: city * 2 + part. [AA1]"""

    word = "build"
    rule = "AA1"
    role = ARCHITETTO
    size = PART_KINDS

    def spellings(self, box: Box) -> list[str]:
        """A main building and a wing in each city."""
        return [f"build {city} {part}" for city in CITIES for part in PARTS]

    def answers(self, box: Box) -> list[str]:
        """Everything, the ways out first."""
        return [*WAYS_OUT, *self.spellings(box)]

    def choices(self, state: OperaState, seat: int) -> list[int]:
        """Every part the seat can build, and the way out. [AA1]"""
        choices = [self.first + kind for kind in range(PART_KINDS) if _against_building(state, seat, kind) == FINE]
        choices.append(way_out(state, seat))
        return choices

    def against_action(self, state: OperaState, seat: int, action: int) -> int:
        """What forbids a part. [AA1]"""
        return _against_building(state, seat, action)

    def act(self, state: OperaState, seat: int, action: int) -> None:
        """The part's halls cost ducats, give points, and are empty at first. [AA1, AA3]"""
        box = state.agreed.box
        halls = box.part_halls[action]
        if state.log is not None:
            _tell_built(state, seat, action)
        state.supply[action] -= 1
        add_halls(state, seat, action // 2, halls)
        state.pay(seat, _cost(box, action), "AA1")
        state.score(seat, halls * box.points_per_hall, "AA1", "building")

    def about_action(self, state: OperaState, action: int, changed: Changes) -> BuildTerms:
        """The part, its cost, its halls, and when its city opens."""
        return {**_words(state, action), "halls": state.agreed.box.part_halls[action], **changed}

    def blanks(self, state: OperaState, option: int) -> Json:
        """The part, its cost, and when its city opens."""
        return {**_words(state, option - self.first)}


BUILD: Final = Build()


def _words(state: OperaState, kind: int) -> BuildWords:
    city = kind // 2
    cost = _cost(state.agreed.box, kind)
    return {"city": CITIES[city], "part": PARTS[kind % 2], "cost": cost, "opens": state.agreed.opens[city]}


def _cost(box: Box, kind: int) -> int:
    """Ducats for each hall of a part. [AA1]"""
    return box.part_halls[kind] * box.ducats_per_hall


def _against_building(state: OperaState, seat: int, kind: int) -> int:
    """What forbids a part: the calendar, supply, own house, ducats or level. [AA1, AA2, S9]"""
    agreed = state.agreed
    if agreed.opens[kind // 2] > state.round:
        return CITY_CLOSED
    if state.supply[kind] == 0:
        return SUPPLY_EMPTY
    reason = _against_shape(state, kind // 2, kind % 2, state.built[seat * CITY_COUNT + kind // 2])
    if reason != FINE:
        return reason
    if _cost(agreed.box, kind) > state.ducats[seat]:
        return COST_ABOVE_DUCATS
    if state.done >= agreed.box.actions[ARCHITETTO]:
        return ENOUGH_DONE
    return against_cost(state, seat)


def _against_shape(state: OperaState, city: int, part: int, halls: int) -> int:
    """One main building a city, and wings only onto it, as many as fit. [AA2]"""
    if part == MAIN:
        return FINE if halls == 0 else HOUSE_EXISTS
    if halls == 0:
        return NO_MAIN_BUILDING
    return FINE if halls < state.agreed.box.max_halls[city] else ENOUGH_WINGS


def _tell_built(state: OperaState, seat: int, kind: int) -> None:
    city, part = CITIES[kind // 2], PARTS[kind % 2]
    details: dict[str, object] = {"city": city, "part": part, "halls": state.agreed.box.part_halls[kind]}
    way = from_to(f"supply.{city}.{part}", f"{state.place('house', seat)}.{city}")
    state.tell("built", seat, "AA1", details, way)


def add_halls(state: OperaState, seat: int, city: int, halls: int) -> None:
    """New halls are numbered on from the halls already there. [AA2, AA3]"""
    here = seat * CITY_COUNT + city
    first = state.agreed.box.first_slot[city] + state.built[here]
    for slot in range(first, first + halls):
        state.set_hall(seat, slot, EMPTY)
    state.built[here] += halls
