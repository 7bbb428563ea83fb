"""Events say where on the table something happened, in words that a drawing can look up."""

import re
from functools import cache
from typing import Any, get_args, get_type_hints

from operahouse.games.operaopoly import wire_events
from operahouse.games.operaopoly.words import CATEGORIES, COMPOSERS, DECKS, HOUSES, SEATS, SLOTS
from operahouse.kernel.chance import Generator
from operahouse.kernel.events import Event
from operahouse.kernel.game import State
from operahouse.kernel.play import play
from tests.games.operaopoly.lively import lively_walk, operaopoly
from tests.wire_types import check

GAME = operaopoly()
WORDS: dict[str, list[str]] = {
    "composer": [*COMPOSERS], "category": [*CATEGORIES], "deck": [*DECKS], "house": [*HOUSES], "slot": [*SLOTS],
    "seat": [*SEATS],
}  # fmt: skip
GRAMMAR = [name for line in re.findall(r"^    (\S.*?)  ", wire_events.__doc__ or "", re.M) for name in line.split(", ")]
"""The names of places as the types of events document them."""
WITHOUT_PLACE = {"quiet", "abandoned", "over"}
KEYS: list[set[str]] = [{"at"}, {"from", "to"}, {"from", "to", "returned"}, {"from", "to", "lost"}]
Position = dict[str, Any]


def pattern(rule: str) -> str:
    """A line of the grammar as a regular expression."""
    return re.sub(r"<(\w+)>", lambda name: f"(?:{'|'.join(WORDS[name[1]])})", rule.replace(".", r"\."))


PLACE = re.compile("|".join(f"(?:{pattern(rule)})" for rule in GRAMMAR))


@cache
def steps_with_events() -> list[tuple[State, State, Event]]:
    """The states before and after a step with each event of the step, in lively games."""
    found: list[tuple[State, State, Event]] = []
    for players, seed in [(2, 1), (3, 2), (4, 5), (6, 3)]:
        for state, seat, option in lively_walk(players, seed):
            played = play(GAME, state, seat, [option])
            found += [(state, played.state, event) for event in played.events]
    return found + season_without_performance()


def season_without_performance() -> list[tuple[State, State, Event]]:
    """Everybody ends every turn at once."""
    found: list[tuple[State, State, Event]] = []
    state = GAME.deal(2, [], Generator(1))
    while state.to_act():
        played = play(GAME, state, state.turn, "end")
        found += [(state, played.state, event) for event in played.events]
        state = played.state
    return found


def test_the_grammar_is_found() -> None:
    assert {"deck.<deck>", "category.<composer>.<category>", "slot.<house>.<slot>", "removed"} <= set(GRAMMAR)


def test_every_event_has_places_of_the_grammar() -> None:
    for _, _, event in steps_with_events():
        assert (event.places is None) == (event.kind in WITHOUT_PLACE), event.kind
        for place in (event.places or {}).values():
            assert PLACE.fullmatch(place), (event.kind, place)
        assert set(event.places or {"at": ""}) in KEYS


def test_every_kind_of_event_has_its_type() -> None:
    met: set[str] = set()
    for _, _, event in steps_with_events():
        check(event.json, GAME.wire_types()["Event"])
        met.add(event.kind)
    assert met == kinds()


def kinds() -> set[str]:
    """Every kind of event that has a type."""
    types = get_args(GAME.wire_types()["Event"])
    return {kind for one in types for kind in get_args(get_type_hints(one)["kind"])}


def test_cards_move_from_where_they_lay_to_where_they_lie() -> None:
    """Those laid, returned and lost: each was at its first place before the step, and is at its second after it."""
    moved = 0
    for before, after, event in steps_with_events():
        places = event.places or {}
        for cards, start, end in [("cards", "from", "to"), ("returned", "to", "returned"), ("lost", "to", "lost")]:
            if end not in places or cards not in event.details or event.kind == "turned-up":
                continue
            named = set(map(str, event.details[cards] or []))  # type: ignore[call-overload]
            was, now = lying(GAME.write_position(before), places), lying(GAME.write_position(after), places)
            stayed = was["to"] if cards == "cards" else set()
            assert named <= was[start] | stayed
            if event.kind in ("hired", "sponsored", "changed", "recast", "took-over", "ousted"):
                moved += 1
                assert named <= now[end]
    assert moved > 100


def lying(position: Position, places: dict[str, str]) -> dict[str, set[str]]:
    return {key: set(cards_at(position, place)) for key, place in places.items()}


def cards_at(position: Position, place: str) -> list[str]:
    """The cards that lie at a place."""
    what, *words = place.split(".")
    if what == "hand":
        return list(position["players"][words[0]]["hand"])
    if what in ("deck", "discard"):
        return list(position[f"{what}s"][words[0]])
    if what == "audition":
        return list(position["audition"]["cards"]) if position["audition"] else []
    [row, column] = words
    stack = (
        position["composers"][row]["mat"][column] if what == "category" else position["houses"][row]["slots"][column]
    )
    return list(stack["cards"]) if stack else []


def test_composers_move_from_where_they_stood_to_where_they_stand() -> None:
    visits = 0
    for before, after, event in steps_with_events():
        if event.kind == "directed":
            visits += 1
            composer = str(event.details["composer"])
            assert (event.places or {})["from"] == standing(GAME.write_position(before), composer)
            if event.details["to"] == standing_word(GAME.write_position(after), composer):
                assert (event.places or {})["to"] == standing(GAME.write_position(after), composer)
    assert visits > 10


def standing_word(position: Position, composer: str) -> str:
    return str(position["composers"][composer]["at"])


def standing(position: Position, composer: str) -> str:
    at = standing_word(position, composer)
    return f"home.{composer}" if at == "home" else f"house.{at}" if at in HOUSES else f"mat.{at}"


def test_a_place_says_no_more_than_the_event() -> None:
    """A seat in a place is also told by the event itself."""
    for _, _, event in steps_with_events():
        told = {event.seat, *map(str, event.details.values())}
        for place in (event.places or {}).values():
            assert set(place.split(".")) & {*SEATS} <= told, (event.kind, place)
