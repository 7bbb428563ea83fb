"""Events say where on the table something happened, in words that a drawing can look up."""

import re
from collections.abc import Sequence
from functools import cache
from typing import Any

from operahouse.games.opera import wire_events
from operahouse.games.opera.words import CITIES, COMPOSERS, FIGURES, PARTS, ROLES, SEATS
from operahouse.kernel.events import Event
from operahouse.kernel.game import State
from operahouse.kernel.play import play
from tests.games.opera.examples import GAME
from tests.games_under_test import TABLES, walk

WORDS: dict[str, Sequence[str]] = {
    "composer": COMPOSERS,
    "city": CITIES,
    "part": PARTS,
    "figure": FIGURES,
    "role": ROLES,
    "seat": SEATS,
}
GRAMMAR = [name for line in re.findall(r"^    (\S.*?)  ", wire_events.__doc__ or "", re.M) for name in line.split(", ")]
"""The names of places as the types of events document them."""
WITHOUT_PLACE = {"over"}


def pattern(rule: str) -> str:
    """A line of the grammar as a regular expression."""
    text = rule.replace(".", r"\.").replace("<n>", r"[1-9]\d*")
    return re.sub(r"<(\w+)>", lambda name: f"(?:{'|'.join(WORDS[name[1]])})", text)


PLACE = re.compile("|".join(f"(?:{pattern(rule)})" for rule in GRAMMAR))


@cache
def steps_with_events() -> list[tuple[State, Event]]:
    """The state before a step with each event of the step, for all tables."""
    return [
        (state, event)
        for table in TABLES
        if table.game.name == "opera"
        for state, seat, option in walk(table.deal(5), 5)
        for event in play(GAME, state, seat, [option]).events
    ]


def test_the_grammar_is_found() -> None:
    assert {"offer.<composer>", "hall.<seat>.<city>.<n>", "round", "bank"} <= set(GRAMMAR)


def test_every_event_has_places_of_the_grammar() -> None:
    met: set[str] = set()
    for _, event in steps_with_events():
        assert (event.places is None) == (event.kind in WITHOUT_PLACE), event.kind
        for place in (event.places or {}).values():
            assert PLACE.fullmatch(place), (event.kind, place)
        assert set(event.places or {"at": ""}) in ({"at"}, {"from", "to"})
        met.add(event.kind)
    assert len(met) >= 24


def test_a_piece_comes_from_where_it_lay() -> None:
    """Sold or given up, from the very hall it stood in; bought from the offer."""
    halls = 0
    for state, event in steps_with_events():
        origin = (event.places or {}).get("from", "")
        if origin.startswith("hall."):
            halls += 1
            assert piece_in(GAME.write_position(state), origin) == event.details["composer"]
        if event.kind == "bought":
            assert origin == f"offer.{event.details['composer']}"
    assert halls > 10


def piece_in(position: dict[str, Any], place: str) -> str | None:
    _, seat, city, hall = place.split(".")
    piece: str | None = position["players"][seat]["houses"][city]["halls"][int(hall) - 1]
    return piece


def test_a_place_says_no_more_than_the_event() -> None:
    """A composer or a seat in a place is also told by the event itself."""
    for _, event in steps_with_events():
        told = {event.seat, *map(str, event.details.values())}
        for place in (event.places or {}).values():
            assert set(place.split(".")) & {*COMPOSERS, *SEATS} <= told, (event.kind, place)
