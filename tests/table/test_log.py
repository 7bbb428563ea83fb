import json
from collections.abc import Callable

import pytest

from operahouse.kernel.errors import Malformed, OperahouseError
from operahouse.kernel.game import Game, Json
from operahouse.table.agreeing import AskFor
from operahouse.table.codec import read_entry, read_wish, write_entry
from operahouse.table.leaving import Leave, Resign, Return
from operahouse.table.log import replay
from operahouse.table.match import Match
from operahouse.table.moving import Play
from operahouse.table.orders import Order
from operahouse.table.pace import SECOND, Pace
from operahouse.table.ports import Overtaken
from operahouse.table.seating import Kick, Sit, Stand, Watch
from operahouse.table.sight import sight
from operahouse.table.standing import ChangeOrder, GiveOrder, RevokeOrder
from operahouse.table.stream import Stream
from operahouse.table.talking import Mute, Note, Say
from operahouse.table.undoing import TakeBack
from operahouse.table.wish import Wish
from tests.games_under_test import every_game
from tests.table.house import PEOPLE, TOY, House, find_game

Change = Callable[[list[Json]], object]
PASS = Order((), (), "pass")


def same(one: Match, other: Match) -> None:
    """Nothing anybody can see or do differs."""
    assert one.entries == other.entries
    requests = [(entry.by, entry.id) for entry in one.entries if entry.by]
    assert [one.answered(*request) for request in requests] == [other.answered(*request) for request in requests]
    assert one.clock.left == other.clock.left
    assert one.clock.since == other.clock.since
    assert one.moves == other.moves
    assert (one.barred, one.resting, one.resigned) == (other.barred, other.resting, other.resigned)
    if one.state is not None and other.state is not None:
        assert one.game.write_position(one.state) == other.game.write_position(other.state)
    for person in [*PEOPLE, "nobody"]:
        assert sight(one, person, 0) == sight(other, person, 0)
        assert Stream(person).read(one) == Stream(person).read(other)


@every_game
def test_a_match_is_rebuilt_from_its_log(game: Game) -> None:
    house = House(game, 3).sit_down()
    house.play_at_random(60)
    same(house.again(), house.match)


def test_the_same_request_twice_is_answered_once() -> None:
    house = House(TOY).sit_down()
    first = house.ask("anna", Play("bid 1"), "my move")
    again = house.ask("anna", Play("bid 1"), "my move")
    assert (again.answer, again.entries) == (first.answer, [])
    assert len(house.match.moves) == 1
    house.ask("bob", Say("mine"), "my move")
    assert house.again().answered("anna", "my move") == first.answer


BEFORE_THE_GAME: list[tuple[str, Wish]] = [
    ("eve", Watch("Eve")), ("eve", Watch("")), ("dora", Watch("Dora")), ("bob", Sit("east", "Bob")),
    ("bob", Stand()), ("cleo", Sit("east", "Cleo")), ("anna", Kick("east")),
]  # fmt: skip
DURING_THE_GAME: list[tuple[str, Wish]] = [
    ("bob", Note("watch Anna")), ("bob", GiveOrder("one", PASS)), ("bob", ChangeOrder("one", PASS)),
    ("bob", RevokeOrder("one")), ("anna", Mute("bob", True)), ("anna", Play("bid 1")), ("anna", TakeBack()),
    ("anna", Play("bid 2")), ("bob", Say("well")), ("bob", AskFor("pause", True)), ("bob", AskFor("pause", False)),
    ("bob", AskFor("pause", True)), ("anna", AskFor("pause", True)), ("bob", AskFor("resume", True)),
    ("anna", AskFor("resume", True)), ("bob", Leave()), ("bob", Return()), ("bob", GiveOrder("two", PASS)),
    ("bob", Resign()),
]  # fmt: skip


def test_the_match_that_is_asked_is_never_changed() -> None:
    house = House(TOY, pace=Pace("slow", days=1))
    moments = [(house.match, house.again())]
    for person, wish in BEFORE_THE_GAME:
        house.ask(person, wish)
        moments.append((house.match, house.again()))
    house.sit_down()
    for person, wish in DURING_THE_GAME:
        house.wait(SECOND)
        house.ask(person, wish)
        moments.append((house.match, house.again()))
    for match, again in moments:
        same(match, again)


def test_a_request_needs_a_person() -> None:
    house = House(TOY)
    with pytest.raises(OperahouseError, match="table-nameless"):
        house.ask("", Say("boo"))


def test_a_number_is_written_once() -> None:
    house = House(TOY).sit_down()
    entries = house.ask("anna", Play("bid 1")).entries
    with pytest.raises(Overtaken, match="table-overtaken"):
        house.log.append("m1", entries[0].number, entries)


def damaged(change: Change) -> list[Json]:
    house = House(TOY).sit_down()
    house.play("bid 1", "north")
    lines = [json.loads(line) for line in house.log.lines["m1"]]
    change(lines)
    return lines


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda lines: lines[0].update(rules="0.9"), "table-unknown-rules"),
        (lambda lines: lines[0].update(edition="other"), "table-unknown-rules"),
        (lambda lines: lines[0].update(game="chess"), "unknown-game"),
        (lambda lines: lines[0].update(players=7), "malformed-players"),
        (lambda lines: lines[0].update(options=["free_wine"]), "malformed-unknown-word"),
        (lambda lines: lines[0].update(seed="1234"), "table-malformed-seed"),
        (lambda lines: lines[0].update(pace={"kind": "hasty"}), "malformed-unknown-word"),
        (lambda lines: lines.pop(0), "table-malformed-first"),
        (lambda lines: lines.clear(), "table-malformed-first"),
        (lambda lines: lines.pop(1), "table-malformed-number"),
        (lambda lines: lines[-1].update(move="bid 9"), "table-malformed-entry"),
        (lambda lines: lines[-1].update(seat="west"), "table-malformed-entry"),
        (lambda lines: lines[-1].update(source="magic"), "malformed-unknown-word"),
        (lambda lines: lines[-1].update(sizes={"north": "many"}), "malformed-not-integer"),
        (lambda lines: lines[-1].update(kind="teleported"), "malformed-unknown-word"),
        (lambda lines: lines[-1].update(cheat=True), "malformed-unknown-field"),
        (lambda lines: lines[-1].pop("move"), "malformed-missing"),
        (lambda lines: lines[-1].update(at=0), "malformed-out-of-range"),
        (lambda lines: lines[-2].update(setup={}), "table-malformed-entry"),
    ],
)
def test_a_log_that_cannot_be_is_refused_with_a_sentence(change: Change, key: str) -> None:
    lines = damaged(change)
    with pytest.raises(OperahouseError, match=key):
        replay(find_game, [read_entry(line, f"entries[{index}]") for index, line in enumerate(lines)])


def test_the_same_log_undamaged_is_read() -> None:
    assert replay(find_game, [read_entry(line) for line in damaged(len)]).moves[0][2] == "bid 1"


@pytest.mark.parametrize(
    "data", [3, {}, {"kind": "fly"}, {"kind": "play"}, {"kind": "play", "move": "x", "by": "anna"}]
)
def test_a_nonsense_wish_is_malformed(data: object) -> None:
    with pytest.raises(Malformed):
        read_wish(data)


def test_a_wish_is_read() -> None:
    assert read_wish({"kind": "play", "move": "bid 1"}) == Play("bid 1")


def test_entries_say_whose_request_they_answer() -> None:
    house = House(TOY).sit_down()
    written = write_entry(house.ask("anna", Play("bid 1"), "c7").entries[0])
    assert written == {
        "number": 5, "at": house.now, "kind": "moved", "by": "anna", "id": "c7",
        "seat": "north", "move": "bid 1", "source": "person", "sizes": {},
    }  # fmt: skip


def test_a_copy_of_a_match_has_every_part_and_shares_none_that_changes() -> None:
    match = House(TOY, pace=Pace("slow", days=2)).sit_down().match
    match.spectators, match.notes, match.paused_at, match.deserted_at = {"eve": "Eve"}, {"north": "!"}, 1, 2
    match.outcome, match.next_match = "finished", "m2"
    match.orders = {("north", "one"): PASS}
    match.barred = match.resting = frozenset({"eve"})
    match.wishes = frozenset({("pause", "north")})
    match.resigned = ("north",)
    twin = match.clone()
    assert (twin.clock.left, twin.clock.since) == (match.clock.left, match.clock.since)
    assert twin.clock is not match.clock
    parts = [name for name in dir(match) if not name.startswith("__") and not callable(getattr(match, name))]
    assert {"entries", "places", "orders", "next_match"} <= set(parts)
    for name in set(parts) - {"clock"}:
        assert getattr(match, name) == getattr(twin, name), name
    for name in ("entries", "moves", "happened"):
        assert getattr(match, name) is not getattr(twin, name), name
