import json
from collections.abc import Callable

import pytest

from operahouse.kernel.errors import Malformed, OperahouseError
from operahouse.kernel.game import Game, Json
from operahouse.kernel.reading import Reader
from operahouse.table.absence import Leave, Resign, Return
from operahouse.table.chat import Mute, Say, WriteNote
from operahouse.table.codec import COMMAND_FORMAT, read_entry, write_entry
from operahouse.table.command import Command
from operahouse.table.log import rebuild
from operahouse.table.match import Match
from operahouse.table.moves import Play
from operahouse.table.ports import WriteConflict
from operahouse.table.seats import Kick, Sit, Stand, Watch
from operahouse.table.snapshot import snapshot
from operahouse.table.standing_orders import ChangeOrder, GiveOrder, RevokeOrder, StandingOrder
from operahouse.table.stream import Stream
from operahouse.table.time_control import SECOND, TimeControl
from operahouse.table.undo import Undo
from operahouse.table.votes import Vote
from tests.games_under_test import every_game
from tests.table.logged_match import PEOPLE, TOY, LoggedMatch, find_game

Change = Callable[[list[Json]], object]
PASS = StandingOrder((), (), "pass")


def same(one: Match, other: Match) -> None:
    """Nothing anybody can see or do differs."""
    assert one.entries == other.entries
    requests = [(entry.by, entry.id) for entry in one.entries if entry.by]
    assert [one.answered(*request) for request in requests] == [other.answered(*request) for request in requests]
    assert one.clock.left == other.clock.left
    assert one.clock.running_since == other.clock.running_since
    assert one.moves == other.moves
    assert (one.banned, one.orders_suspended, one.resigned) == (other.banned, other.orders_suspended, other.resigned)
    if one.state is not None and other.state is not None:
        assert one.game.write_position(one.state) == other.game.write_position(other.state)
    for person in [*PEOPLE, "nobody"]:
        assert snapshot(one, person, 0) == snapshot(other, person, 0)
        assert Stream(person).read(one) == Stream(person).read(other)


@every_game
def test_a_match_is_rebuilt_from_its_log(game: Game) -> None:
    table = LoggedMatch(game, 3).sit_down()
    table.play_at_random(60)
    same(table.again(), table.match)


def test_the_same_request_twice_is_answered_once() -> None:
    table = LoggedMatch(TOY).sit_down()
    first = table.ask("anna", Play("bid 1"), "my move")
    again = table.ask("anna", Play("bid 1"), "my move")
    assert (again.answer, again.entries) == (first.answer, [])
    assert len(table.match.moves) == 1
    table.ask("bob", Say("mine"), "my move")
    assert table.again().answered("anna", "my move") == first.answer


BEFORE_THE_GAME: list[tuple[str, Command]] = [
    ("eve", Watch("Eve")), ("eve", Watch("")), ("dora", Watch("Dora")), ("bob", Sit("east", "Bob")),
    ("bob", Stand()), ("cleo", Sit("east", "Cleo")), ("anna", Kick("east")),
]  # fmt: skip
DURING_THE_GAME: list[tuple[str, Command]] = [
    ("bob", WriteNote("watch Anna")), ("bob", GiveOrder("one", PASS)), ("bob", ChangeOrder("one", PASS)),
    ("bob", RevokeOrder("one")), ("anna", Mute("bob", True)), ("anna", Play("bid 1")), ("anna", Undo()),
    ("anna", Play("bid 2")), ("bob", Say("well")), ("bob", Vote("pause", True)), ("bob", Vote("pause", False)),
    ("bob", Vote("pause", True)), ("anna", Vote("pause", True)), ("bob", Vote("resume", True)),
    ("anna", Vote("resume", True)), ("bob", Leave()), ("bob", Return()), ("bob", GiveOrder("two", PASS)),
    ("bob", Resign()),
]  # fmt: skip


def test_the_match_that_is_asked_is_never_changed() -> None:
    table = LoggedMatch(TOY, time_control=TimeControl("slow", days=1))
    moments = [(table.match, table.again())]
    for person, command in BEFORE_THE_GAME:
        table.ask(person, command)
        moments.append((table.match, table.again()))
    table.sit_down()
    for person, command in DURING_THE_GAME:
        table.wait(SECOND)
        table.ask(person, command)
        moments.append((table.match, table.again()))
    for match, again in moments:
        same(match, again)


def test_a_request_needs_a_person() -> None:
    table = LoggedMatch(TOY)
    with pytest.raises(OperahouseError, match="table-nameless"):
        table.ask("", Say("boo"))


def test_a_number_is_written_once() -> None:
    table = LoggedMatch(TOY).sit_down()
    entries = table.ask("anna", Play("bid 1")).entries
    with pytest.raises(WriteConflict, match="table-overtaken"):
        table.log.append("m1", entries[0].number, entries)


def damaged(change: Change) -> list[Json]:
    table = LoggedMatch(TOY).sit_down()
    table.play("bid 1", "north")
    lines = [json.loads(line) for line in table.log.lines["m1"]]
    change(lines)
    return lines


def test_what_a_later_version_tells_besides_is_ignored() -> None:
    lines = damaged(lambda lines: [line.update(mood="cheerful") for line in lines])
    assert [write_entry(read_entry(line)) for line in lines] == damaged(lambda lines: None)


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
        (lambda lines: lines[-1].pop("move"), "malformed-missing"),
        (lambda lines: lines[-1].update(at=0), "malformed-out-of-range"),
        (lambda lines: lines[-2].update(setup={}), "table-malformed-entry"),
    ],
)
def test_a_log_that_cannot_be_is_refused_with_a_sentence(change: Change, key: str) -> None:
    lines = damaged(change)
    with pytest.raises(OperahouseError, match=key):
        rebuild(find_game, [read_entry(line, f"entries[{index}]") for index, line in enumerate(lines)])


def test_the_same_log_undamaged_is_read() -> None:
    assert rebuild(find_game, [read_entry(line) for line in damaged(len)]).moves[0][2] == "bid 1"


@pytest.mark.parametrize(
    "data", [3, {}, {"kind": "fly"}, {"kind": "play"}, {"kind": "play", "move": "x", "by": "anna"}]
)
def test_a_nonsense_command_is_malformed(data: object) -> None:
    with pytest.raises(Malformed):
        COMMAND_FORMAT.read(Reader(data))


def test_a_command_is_read() -> None:
    assert COMMAND_FORMAT.read(Reader({"kind": "play", "move": "bid 1"})) == Play("bid 1")


def test_entries_say_whose_request_they_answer() -> None:
    table = LoggedMatch(TOY).sit_down()
    written = write_entry(table.ask("anna", Play("bid 1"), "c7").entries[0])
    assert written == {
        "number": 5, "at": table.now, "kind": "moved", "by": "anna", "id": "c7",
        "seat": "north", "move": "bid 1", "source": "person", "sizes": {},
    }  # fmt: skip


def test_a_copy_of_a_match_has_every_part_and_shares_none_that_changes() -> None:
    match = LoggedMatch(TOY, time_control=TimeControl("slow", days=2)).sit_down().match
    match.spectators, match.notes, match.paused_at, match.unattended_since = {"eve": "Eve"}, {"north": "!"}, 1, 2
    match.outcome, match.next_match = "finished", "m2"
    match.standing_orders = {("north", "one"): PASS}
    match.banned = match.orders_suspended = frozenset({"eve"})
    match.votes = frozenset({("pause", "north")})
    match.resigned = ("north",)
    twin = match.clone()
    assert (twin.clock.left, twin.clock.running_since) == (match.clock.left, match.clock.running_since)
    assert twin.clock is not match.clock
    parts = [name for name in dir(match) if not name.startswith("__") and not callable(getattr(match, name))]
    assert {"entries", "occupants", "standing_orders", "next_match"} <= set(parts)
    for name in set(parts) - {"clock"}:
        assert getattr(match, name) == getattr(twin, name), name
    for name in ("entries", "moves", "events"):
        assert getattr(match, name) is not getattr(twin, name), name
