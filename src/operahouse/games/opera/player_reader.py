"""Reads the players' places and the supply, from positions and from views."""

from operahouse.games.opera.architetto import add_halls
from operahouse.games.opera.state import OperaState
from operahouse.games.opera.words import (
    CITIES,
    CITY_COUNT,
    EMPTY,
    INITIATIVE,
    KINDS,
    MAIN,
    PARTS,
    PIECES,
    VENEZIA,
    WING,
    number_of,
)  # fmt: skip
from operahouse.kernel.reading import Reader

MANY = 100000
"""No figure of a position is larger."""


def read_player(state: OperaState, seat: int, player: Reader) -> None:
    """What lies open of a player's place."""
    state.points[seat] = player.at("points").integer(-MANY, MANY)
    state.ended[seat] = player.at("ended").flag()
    if state.ended[seat] and state.phase != INITIATIVE:
        raise player.at("ended").wrong("opera-malformed-ended", {})
    read_houses(state, seat, player.at("houses"))


def read_screen(state: OperaState, seat: int, ducats: Reader, stock: Reader) -> None:
    """What is behind a seat's screen."""
    state.ducats[seat] = ducats.integer(0, MANY)
    stock.only(PIECES)
    for name, count in stock.entries():
        state.stock[seat * KINDS + number_of(name, PIECES)] = count.integer(0, MANY)


def read_houses(state: OperaState, seat: int, houses: Reader) -> None:
    """A seat's houses, each no larger than the box allows, with no composer twice. [AA2, AI2]"""
    houses.only(CITIES)
    for name, house in houses.entries():
        city = number_of(name, CITIES)
        if state.agreed.opens[city] > state.round:
            raise house.wrong("opera-malformed-closed", {"city": name, "round": str(state.round)})
        house.only(["wings", "halls"])
        wings = house.at("wings").integer(0, state.agreed.box.max_wings[city])
        add_halls(state, seat, city, state.agreed.box.halls_of(city, wings))
        _read_halls(state, seat, city, house.at("halls"))
    if state.built[seat * CITY_COUNT + VENEZIA] < state.agreed.box.part_halls[VENEZIA * 2 + MAIN]:
        raise houses.wrong("opera-malformed-no-venezia", {})


def _read_halls(state: OperaState, seat: int, city: int, halls: Reader) -> None:
    items = halls.items()
    if len(items) != state.built[seat * CITY_COUNT + city]:
        raise halls.wrong("malformed-length", {"expected": str(state.built[seat * CITY_COUNT + city])})
    for index, item in enumerate(items):
        piece = item.word_or_null(PIECES, EMPTY)
        if piece != EMPTY and piece in state.house(seat, city):
            raise item.wrong("opera-malformed-composer-twice", {"composer": PIECES[piece]})
        state.set_hall(seat, state.agreed.box.first_slot[city] + index, piece)


def read_supply(state: OperaState, supply: Reader) -> None:
    """What is not built is in the supply, part for part. [S9, AA1]"""
    supply.only(CITIES)
    box = state.agreed.box
    for city, name in enumerate(CITIES):
        supply.at(name).only(PARTS)
        mains = 0
        wings = 0
        for seat in range(state.agreed.players):
            halls = state.built[seat * CITY_COUNT + city]
            if halls:
                mains += 1
                wings += box.wings_of(city, halls)
        for part, used in [(MAIN, mains), (WING, wings)]:
            left = box.copies[state.agreed.players][city * 2 + part] - used
            given = supply.at(name).at(PARTS[part])
            if given.integer(0, MANY) != left:
                raise given.wrong("opera-malformed-supply", {"expected": str(left)})
            state.supply[city * 2 + part] = left
