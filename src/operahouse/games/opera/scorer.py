"""A sheet that holds only what counting and income need: houses, fame ladder, figures and the piece of the Century."""

from typing import Final

from operahouse.games.opera.agreement import OPTIONS, Agreement
from operahouse.games.opera.flow import Flow
from operahouse.games.opera.words import CITIES, COMPOSERS, FIGURES, HOUSE, PARTS, PIECES, SEATS, VENEZIA
from operahouse.kernel.game import Json
from operahouse.kernel.reading import Reader

FIELDS: Final = ["seats", "options", "round", "ladder", "century", "figures", "houses", "points"]
MANY: Final = 100000


def score_view(flow: Flow, sheet: Reader) -> Json:
    """The sheet as a view: whatever doesn't count is as before the first bids. Reading the view checks the rest."""
    sheet.only(FIELDS)
    seats = [item.text() for item in sheet.at("seats").items()]
    agreed = _agreement(flow, sheet, seats)
    round_ = sheet.at("round").integer(1, agreed.last_round)
    points = sheet.get("points")
    return {
        "game": "opera",
        "edition": flow.box.edition,
        "options": {str(option): True for option in agreed.options()},
        "seats": seats,
        "seat": None,
        "round": round_,
        "phase": "budget",
        "ladder": sheet.at("ladder").value,
        "century": _century(sheet.at("century"), agreed.episode(round_), len(agreed.counting_after)),
        "offer": {},
        "palazzo": [],
        "figures": _figures(sheet.get("figures")),
        "roles": {},
        "budget": {seat: [0, column + 1] for column, seat in enumerate(seats)},
        "supply": {city: dict.fromkeys(PARTS, 0) for city in CITIES},
        "players": {seat: _player(sheet, seat, points) for seat in seats},
    }


def _agreement(flow: Flow, sheet: Reader, seats: list[str]) -> Agreement:
    """The figures that follow from the number of players and the options."""
    options = sheet.get("options")
    chosen = [] if options is None else [OPTIONS[option.word(OPTIONS)] for option in options.items()]
    count = Reader(len(seats), "seats").integer(2, len(SEATS))
    return Agreement(flow.box, SEATS[:count], [*chosen])


def _century(composer: Reader, episode: int, count: int) -> list[str]:
    """The piece of this episode in its place. Those of the others don't count now."""
    own = COMPOSERS[composer.word(COMPOSERS)]
    others: list[str] = [name for name in COMPOSERS if name != own]
    return [*others[:episode], own, *others[episode : count - 1]]


def _figures(figures: Reader | None) -> Json:
    """Those that aren't named are nowhere."""
    places: Json = dict.fromkeys(FIGURES)
    if figures is not None:
        figures.only(FIGURES)
        places.update({name: city.value for name, city in figures.entries()})
    return places


def _player(sheet: Reader, seat: str, points: Reader | None) -> Json:
    """The houses of a seat; in Venezia everybody has one from the start, with the house piece in it. [S7]"""
    houses = sheet.at("houses").get(seat)
    built = {} if houses is None else houses.mapping()
    if CITIES[VENEZIA] not in built:
        built = {CITIES[VENEZIA]: {"wings": 0, "halls": [PIECES[HOUSE]]}, **built}
    own = None if points is None else points.get(seat)
    return {"points": 0 if own is None else own.integer(-MANY, MANY), "ended": False, "houses": built}
