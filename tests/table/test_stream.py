"""Each viewer gets its own numbers over what it may see, and nothing in them betrays the rest."""

import json

import pytest

from operahouse.kernel.chance import Generator
from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import SPECTATOR, Game, Json
from operahouse.table.beginning import Started
from operahouse.table.log import write
from operahouse.table.luck import published
from operahouse.table.match import Match
from operahouse.table.moving import Play
from operahouse.table.orders import Order
from operahouse.table.pace import SECOND, Pace
from operahouse.table.proceed import answer
from operahouse.table.seating import Seated
from operahouse.table.sight import sight
from operahouse.table.standing import GiveOrder
from operahouse.table.stream import Stream, watch_behind
from operahouse.table.talking import Mute, Note, Say
from operahouse.table.wish import Request
from tests.games_under_test import every_game, hooks_of
from tests.table.house import PEOPLE, SEED, START, TOY, House, random_move

LIVE = Pace("live", bank=60 * SECOND, grant=5 * SECOND, each=SECOND)
VIEWERS = [*PEOPLE[:3], "nobody"]


def numbers(items: list[Json]) -> list[object]:
    return [item["number"] for item in items]


@every_game
def test_numbers_are_consecutive_and_the_rest_comes_after_a_reconnect(game: Game) -> None:
    house = House(game, 3).sit_down()
    live = {person: Stream(person) for person in VIEWERS}
    told: dict[str, list[Json]] = {person: [] for person in VIEWERS}
    for _ in range(30):
        house.ask("bob", Note("hm"))
        house.play_at_random(1)
        for person in VIEWERS:
            told[person] += live[person].read(house.match)
    for person in VIEWERS:
        assert numbers(told[person]) == list(range(1, len(told[person]) + 1))
        assert Stream(person).read(house.again()) == told[person]
        assert Stream(person).resume(house.match, 7) == told[person][7:]
        assert Stream(person).resume(house.match, 10_000) == []


def test_hidden_entries_leave_no_trace() -> None:
    quiet, busy = House(TOY).sit_down(), House(TOY).sit_down()
    for index in range(3):
        busy.ask("anna", Note(f"note {index}"))
        busy.ask("anna", Mute("cleo", index % 2 == 0))
        busy.ask("anna", GiveOrder(f"order {index}", Order((), (), "bid 9")))
    for house in (quiet, busy):
        house.play("bid 1", "north")
        house.ask("bob", Say("well?"), "same")
    for person in ("bob", "nobody"):
        assert json.dumps(busy.stream(person)) == json.dumps(quiet.stream(person))
        assert json.dumps(sight(busy.match, person, 0)) == json.dumps(sight(quiet.match, person, 0))


def match_from(game: Game, position: Json, seats: list[str]) -> Match:
    """A match with a live clock whose game begins in that position."""
    match = House(game, len(seats), pace=LIVE).match
    for seat, person in zip(seats, PEOPLE, strict=False):
        write(match, Seated(seat, person, person, ""), START)
    write(match, Started(position, {}), START)
    return match


@every_game
def test_what_is_hidden_does_not_show_in_a_stream(game: Game) -> None:
    """Swap what a viewer cannot know: as long as the rules show it the same, its stream is, byte for byte."""
    house = House(game, 3).sit_down()
    compared = 0
    for index in range(12):
        position = game.write_position(house.match.playing())
        seats = game.seats(house.match.playing())
        for viewer in [*seats, ""]:
            for variation in hooks_of(game).hidden_variations(position, viewer, Generator(index)):
                compared += compare(game, [position, variation], seats, viewer, index)
        house.play_at_random(2, index)
        if house.match.outcome:
            break
    assert compared > 20


def compare(game: Game, positions: list[Json], seats: list[str], viewer: str, seed: int) -> bool:
    """Look at both matches, then after a move of another seat; returns whether there was one that looked the same."""
    matches = [match_from(game, position, seats) for position in positions]
    person = PEOPLE[seats.index(viewer)] if viewer else ""
    assert told(matches[0], person) == told(matches[1], person)
    movers = [seat for seat in matches[0].asked() if seat != viewer]
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
    return answer(match, Request(match.places[seat].person, "c1", Play(move)), START).match


def news(match: Match, viewer: str) -> list[object]:
    """What the rules let the viewer know now, and learn of the last moves."""
    assert match.state is not None
    number = match.seat_number(viewer) if viewer else SPECTATOR
    events = [event.to_json() for events in match.happened for event in events if event.visible_to(viewer)]
    return [events, match.game.view(match.state, number)]


def told(match: Match, person: str) -> str:
    return json.dumps([Stream(person).read(match), sight(match, person, START)])


def test_the_seed_and_the_deal_stay_secret_until_the_end() -> None:
    house = House(TOY).sit_down()
    assert SEED.hex() not in json.dumps([house.stream(person) for person in VIEWERS])
    told = [(item["kind"], item["published"]) for item in house.stream("bob") if "published" in item]
    assert told == [("opened", published(SEED)), ("started", published(SEED))]
    house.play_at_random(200)
    assert house.stream("bob")[-1]["seed"] == SEED.hex()


def test_the_text_of_a_move_is_told_to_its_maker_only() -> None:
    house = House(TOY).sit_down()
    house.play("bid 3", "north")
    assert "bid 3" in json.dumps(house.stream("anna"))
    assert "bid 3" not in json.dumps([house.stream("bob"), house.stream("nobody")])


def test_a_screen_is_open_to_spectators_only_after_the_game() -> None:
    house = House(TOY).sit_down()
    with pytest.raises(Refusal, match="table-screens-closed"):
        watch_behind(house.match, "cleo", "north")
    house.ask("anna", Note("secret"))
    house.play_at_random(200)
    with pytest.raises(Refusal, match="table-unknown-seat"):
        watch_behind(house.match, "cleo", "west")
    behind = watch_behind(house.match, "cleo", "north").read(house.match)
    assert numbers(behind) == list(range(1, len(behind) + 1))
    assert [item.get("move") for item in behind if item["kind"] == "moved" and item["seat"] == "north"].count(None) == 0
    assert "secret" not in json.dumps(behind)
