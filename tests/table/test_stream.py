"""Each viewer gets its own numbers over what it may see, and nothing in them betrays the rest."""

import json

import pytest

from operahouse.kernel.chance import Generator
from operahouse.kernel.errors import Refusal
from operahouse.kernel.events import shown_events
from operahouse.kernel.game import SPECTATOR, Game, Json
from operahouse.table.chance import seed_hash
from operahouse.table.chat import Mute, Say, WriteNote
from operahouse.table.command import Request
from operahouse.table.decide import decide
from operahouse.table.log import write_fact
from operahouse.table.match import Match
from operahouse.table.moves import Play
from operahouse.table.seats import Seated
from operahouse.table.snapshot import snapshot
from operahouse.table.standing_orders import GiveOrder, StandingOrder
from operahouse.table.start import Started
from operahouse.table.stream import Stream, stream_behind_screen
from operahouse.table.time_control import SECOND, TimeControl
from tests.games_under_test import every_game, hooks_of
from tests.table.logged_match import PEOPLE, SEED, START, TOY, LoggedMatch, random_move

LIVE = TimeControl("live", bank=60 * SECOND, increment=5 * SECOND, per_option=SECOND)
VIEWERS = [*PEOPLE[:3], "nobody"]


def numbers(items: list[Json]) -> list[object]:
    return [item["number"] for item in items]


def with_the_last_note(items: list[Json]) -> list[Json]:
    """The items as they are read later, when all notes but the last are gone."""
    notes = [item["number"] for item in items if item["kind"] == "noted"]
    return [{**item, "text": ""} if item["number"] in notes[:-1] else item for item in items]


@every_game
def test_numbers_are_consecutive_and_the_rest_comes_after_a_reconnect(game: Game) -> None:
    table = LoggedMatch(game, 3).sit_down()
    live = {person: Stream(person) for person in VIEWERS}
    told: dict[str, list[Json]] = {person: [] for person in VIEWERS}
    for _ in range(30):
        table.ask("bob", WriteNote("hm"))
        table.play_at_random(1)
        for person in VIEWERS:
            told[person] += live[person].read(table.match)
    for person in VIEWERS:
        assert numbers(told[person]) == list(range(1, len(told[person]) + 1))
        kept = with_the_last_note(told[person])
        assert Stream(person).read(table.again()) == kept
        assert Stream(person).resume(table.match, 7) == kept[7:]
        assert Stream(person).resume(table.match, 10_000) == []


def test_hidden_entries_leave_no_trace() -> None:
    quiet, busy = LoggedMatch(TOY).sit_down(), LoggedMatch(TOY).sit_down()
    for index in range(3):
        busy.ask("anna", WriteNote(f"note {index}"))
        busy.ask("anna", Mute("cleo", index % 2 == 0))
        busy.ask("anna", GiveOrder(f"order {index}", StandingOrder((), (), "bid 9")))
    for table in (quiet, busy):
        table.play("bid 1", "north")
        table.ask("bob", Say("well?"), "same")
    for person in ("bob", "nobody"):
        assert json.dumps(busy.stream(person)) == json.dumps(quiet.stream(person))
        assert json.dumps(snapshot(busy.match, person, 0)) == json.dumps(snapshot(quiet.match, person, 0))


def match_from(game: Game, position: Json, seats: list[str]) -> Match:
    """A match with a live clock whose game begins in that position."""
    match = LoggedMatch(game, len(seats), time_control=LIVE).match
    for seat, person in zip(seats, PEOPLE, strict=False):
        write_fact(match, Seated(seat, person, person, ""), START)
    write_fact(match, Started(position, {}), START)
    return match


@every_game
def test_what_is_hidden_does_not_show_in_a_stream(game: Game) -> None:
    """Swap what a viewer cannot know: as long as the rules show it the same, its stream is, byte for byte."""
    table = LoggedMatch(game, 3).sit_down()
    compared = 0
    for index in range(12):
        position = game.write_position(table.match.state_in_play())
        seats = game.seats(table.match.state_in_play())
        for viewer in [*seats, ""]:
            for variation in hooks_of(game).hidden_variations(position, viewer, Generator(index)):
                compared += compare(game, [position, variation], seats, viewer, index)
        table.play_at_random(2, index)
        if table.match.outcome:
            break
    assert compared > 20


def compare(game: Game, positions: list[Json], seats: list[str], viewer: str, seed: int) -> bool:
    """Look at both matches, then after a move of another seat; returns whether there was one that looked the same."""
    matches = [match_from(game, position, seats) for position in positions]
    person = PEOPLE[seats.index(viewer)] if viewer else ""
    assert told(matches[0], person) == told(matches[1], person)
    movers = [seat for seat in matches[0].awaited if seat != viewer]
    if not movers:
        return False
    matches = [move_in(match, movers[0], seed) for match in matches]
    if news(matches[0], viewer) != news(matches[1], viewer):
        return False
    assert told(matches[0], person) == told(matches[1], person)
    return True


def move_in(match: Match, seat: str, seed: int) -> Match:
    """The match after a random move."""
    move = random_move(match, seat, Generator(seed))
    return decide(match, Request(match.occupants[seat].person, "c1", Play(move)), START).match


def news(match: Match, viewer: str) -> list[object]:
    """What the rules let the viewer know now, and learn of the last moves."""
    assert match.state is not None
    number = match.seat_numbers[viewer] if viewer else SPECTATOR
    events = [event for events in match.events for event in shown_events(events, viewer)]
    return [events, match.game.view(match.state, number)]


def told(match: Match, person: str) -> str:
    return json.dumps([Stream(person).read(match), snapshot(match, person, START)])


def test_the_seed_and_the_deal_stay_secret_until_the_end() -> None:
    table = LoggedMatch(TOY).sit_down()
    assert SEED.hex() not in json.dumps([table.stream(person) for person in VIEWERS])
    told = [(item["kind"], item["published"]) for item in table.stream("bob") if "published" in item]
    assert told == [("opened", seed_hash(SEED)), ("started", seed_hash(SEED))]
    table.play_at_random(200)
    assert table.stream("bob")[-1]["seed"] == SEED.hex()


def test_the_text_of_a_move_is_told_to_its_maker_only() -> None:
    table = LoggedMatch(TOY).sit_down()
    table.play("bid 3", "north")
    assert "bid 3" in json.dumps(table.stream("anna"))
    assert "bid 3" not in json.dumps([table.stream("bob"), table.stream("nobody")])


def test_a_screen_is_open_to_spectators_only_after_the_game() -> None:
    table = LoggedMatch(TOY).sit_down()
    with pytest.raises(Refusal, match="table-screens-closed"):
        stream_behind_screen(table.match, "cleo", "north")
    table.ask("anna", WriteNote("secret"))
    table.play_at_random(200)
    with pytest.raises(Refusal, match="table-unknown-seat"):
        stream_behind_screen(table.match, "cleo", "west")
    behind = stream_behind_screen(table.match, "cleo", "north").read(table.match)
    assert numbers(behind) == list(range(1, len(behind) + 1))
    assert [item.get("move") for item in behind if item["kind"] == "moved" and item["seat"] == "north"].count(None) == 0
    assert "secret" not in json.dumps(behind)
