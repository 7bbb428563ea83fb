"""A sheet that holds only what counts: who has which cards where, where the composers are, and which side is up."""

from typing import Final

from operahouse.games.operaopoly.box import Box
from operahouse.games.operaopoly.words import (
    CATEGORIES,
    COMPOSERS,
    HOUSES,
    MAT_PLACES,
    ROW,
    SEATS,
    SLOTS,
    WHERES,
)
from operahouse.kernel.game import Json
from operahouse.kernel.reading import Reader

FIELDS: Final = ["seats", "composers", "houses", "played"]


def score_view(box: Box, sheet: Reader) -> Json:
    """The sheet as a view: whatever doesn't count is as before the first turn. Reading the view checks the rest."""
    sheet.only(FIELDS)
    seats = [item.text() for item in sheet.at("seats").items()]
    Reader(len(seats), "seats").integer(box.player_counts[0], len(SEATS))
    houses = {name: _house(sheet.at("houses").get(name)) for name in HOUSES}
    played = sheet.get("played")
    scored = {name: [] if played is None else played.mapping().get(name, []) for name in COMPOSERS}
    running = [house["opera"] for house in houses.values()]
    player: Json = {"points": 0, "markers": 0, "paid": []}
    view: Json = {
        "game": "operaopoly",
        "edition": box.edition,
        "seats": seats,
        "seat": None,
        "turn": seats[0],
        "actions": box.actions,
        "phase": "act",
        "composers": {
            name: _composer(box, sheet.at("composers").get(name), number, scored[name], running.count(name))
            for number, name in enumerate(COMPOSERS)
        },
        "houses": houses,
        "played": scored,
        "audition": None,
        "boxed": 0,
        "quiet": 0,
        "players": dict.fromkeys(seats, player),
    }
    return view


def _composer(box: Box, given: Reader | None, composer: int, scored: object, running: int) -> Json:
    """A composer at home with an empty mat, unless the sheet says otherwise."""
    places = range(composer * ROW, composer * ROW + ROW)
    mat: Json = dict.fromkeys(CATEGORIES[box.categories[place]] for place in places if place < MAT_PLACES)
    at: object = WHERES[-1]
    runs = len(scored) if isinstance(scored, list) else 0
    if given is not None:
        given.only(["at", "mat"])
        place, laid = given.get("at"), given.get("mat")
        at = at if place is None else place.value
        mat.update({} if laid is None else laid.mapping())
    markers = max(0, box.runs - runs - running)
    return {"state": "active", "markers": markers, "at": at, "directed": False, "runs": runs, "mat": mat}


def _house(given: Reader | None) -> Json:
    """An empty house, unless the sheet says otherwise."""
    house: Json = {"face": 0, "opera": None, "starter": None, "slots": dict.fromkeys(SLOTS)}
    if given is not None:
        given.only(["face", "opera", "starter", "slots"])
        slots: Json = {**dict.fromkeys(SLOTS, None), **given.at("slots").mapping()}
        house = {**house, **given.mapping(), "slots": slots}
    return house
