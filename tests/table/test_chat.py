import pytest

from operahouse.kernel.errors import Refusal
from operahouse.table.absence import Leave
from operahouse.table.chat import Mute, Noted, Say, WriteNote
from operahouse.table.request_bounds import MOST_OF_PERSON, MOST_OF_SPECTATORS
from operahouse.table.seats import Sit, Watch
from operahouse.table.snapshot import snapshot
from operahouse.table.votes import Vote
from tests.table.logged_match import TOY, LoggedMatch


def heard(table: LoggedMatch, person: str) -> list[object]:
    return [item["text"] for item in table.stream(person) if item["kind"] == "said"]


def test_everybody_hears_the_players() -> None:
    table = LoggedMatch(TOY).sit_down()
    table.ask("anna", Say("In bocca al lupo!"))
    for person in ("anna", "bob", "nobody"):
        assert heard(table, person) == ["In bocca al lupo!"]


def test_players_hear_spectators_only_after_the_end() -> None:
    table = LoggedMatch(TOY).sit_down()
    table.ask("cleo", Watch("Cleo"))
    table.ask("cleo", Say("north should bid"))
    table.play_at_random(200)
    table.ask("cleo", Say("bravi"))
    assert heard(table, "nobody") == ["north should bid", "bravi"]
    assert heard(table, "bob") == ["bravi"]


def test_a_stranger_says_nothing() -> None:
    table = LoggedMatch(TOY).sit_down()
    with pytest.raises(Refusal, match="table-stranger"):
        table.ask("cleo", Say("hello"))


def test_who_is_muted_is_not_heard_and_does_not_know() -> None:
    table = LoggedMatch(TOY).sit_down()
    table.ask("bob", Say("one"))
    before = table.stream("bob")
    table.ask("anna", Mute("bob", True))
    assert table.stream("bob") == before
    table.ask("bob", Say("two"))
    table.ask("anna", Mute("bob", False))
    table.ask("bob", Say("three"))
    assert heard(table, "anna") == ["one", "three"]
    assert heard(table, "bob") == ["one", "two", "three"]
    with pytest.raises(Refusal, match="table-mute-self"):
        table.ask("anna", Mute("anna", True))


def test_a_note_is_for_its_writer() -> None:
    table = LoggedMatch(TOY).sit_down()
    before = table.stream("bob")
    table.ask("anna", WriteNote("east bids high\nwatch the cards"))
    assert table.stream("bob") == before
    assert snapshot(table.match, "anna", table.now)["note"] == "east bids high\nwatch the cards"
    assert snapshot(table.match, "bob", table.now)["note"] == ""
    table.ask("anna", WriteNote(""))
    assert snapshot(table.match, "anna", table.now)["note"] == ""


@pytest.mark.parametrize(
    ("text", "key"),
    [("", "table-text-empty"), ("a" * 501, "table-text-long"), ("a\u202eb", "table-text-unprintable")],
)
def test_what_cannot_be_said(text: str, key: str) -> None:
    table = LoggedMatch(TOY).sit_down()
    with pytest.raises(Refusal, match=key):
        table.ask("anna", Say(text))


def test_only_the_last_note_is_kept() -> None:
    table = LoggedMatch(TOY).sit_down()
    for text in ("one", "two", "three"):
        table.ask("anna", WriteNote(text))
    change = table.ask("bob", WriteNote("mine"))
    assert change.rewritten == []
    assert table.ask("anna", WriteNote("four")).rewritten[0].fact == Noted("anna", "")
    assert [item["text"] for item in table.stream("anna") if item["kind"] == "noted"] == ["", "", "", "four"]
    assert snapshot(table.match, "anna", 1)["note"] == "four"
    assert snapshot(table.match, "bob", 1)["note"] == "mine"


def test_nobody_fills_the_log_without_end_and_still_plays_on() -> None:
    table = LoggedMatch(TOY).sit_down()
    already = sum(entry.by == "anna" for entry in table.match.entries)
    for index in range(MOST_OF_PERSON - already):
        table.ask("anna", Say(f"number {index}"))
    for command in (Say("one too many"), WriteNote("x"), Mute("bob", True), Vote("pause", True), Leave()):
        with pytest.raises(Refusal, match="table-enough"):
            table.ask("anna", command)
    table.ask("bob", Say("I still may"))
    table.play("bid 1", "north")


def test_spectators_together_are_bounded_and_can_still_sit_down() -> None:
    table = LoggedMatch(TOY)
    for index in range(MOST_OF_SPECTATORS):
        table.ask(f"guest {index}", Watch(f"G{index}"))
    with pytest.raises(Refusal, match="table-enough"):
        table.ask("late", Watch("L"))
    table.ask("late", Sit("north", "Late"))
    table.ask("late", Say("at last"))
