"""Opera houses in positions and views."""

from operahouse.games.opera.architetto import add_halls
from operahouse.games.opera.state import Table, piece_name
from operahouse.games.opera.words import CITIES, CITY_COUNT, EMPTY, MAIN, PIECES, VENEZIA
from operahouse.kernel.game import Json
from operahouse.kernel.reading import Reader


def write_houses(state: Table, seat: int) -> Json:
    """A seat's houses in board order: wings, and what is in the halls, hall 1 first."""
    box = state.agreed.box
    houses: Json = {}
    for city in range(CITY_COUNT):
        halls = state.house(seat, city)
        if halls:
            wings = box.wings_of(city, len(halls))
            houses[CITIES[city]] = {"wings": wings, "halls": [piece_name(piece) for piece in halls]}
    return houses


def read_houses(state: Table, seat: int, houses: Reader) -> None:
    """A seat's houses, each no larger than the box allows, with no composer twice. [AA2, AI2]"""
    houses.only(CITIES)
    for name, house in houses.entries():
        city = CITIES.index(name)
        if state.agreed.opens[city] > state.round:
            raise house.wrong("opera-malformed-closed", {"city": name, "round": str(state.round)})
        house.only(["wings", "halls"])
        wings = house.at("wings").integer(0, state.agreed.box.max_wings[city])
        add_halls(state, seat, city, state.agreed.box.halls_of(city, wings))
        _read_halls(state, seat, city, house.at("halls"))
    if state.built[seat * CITY_COUNT + VENEZIA] < state.agreed.box.part_halls[VENEZIA * 2 + MAIN]:
        raise houses.wrong("opera-malformed-no-venezia", {})


def _read_halls(state: Table, seat: int, city: int, halls: Reader) -> None:
    items = halls.items()
    if len(items) != state.built[seat * CITY_COUNT + city]:
        raise halls.wrong("malformed-length", {"expected": str(state.built[seat * CITY_COUNT + city])})
    for index, item in enumerate(items):
        piece = item.word_or_null(PIECES, EMPTY)
        if piece != EMPTY and piece in state.house(seat, city):
            raise item.wrong("opera-malformed-composer-twice", {"composer": PIECES[piece]})
        state.set_hall(seat, state.agreed.box.first_slot[city] + index, piece)
