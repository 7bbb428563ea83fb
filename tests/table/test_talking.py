import pytest

from operahouse.kernel.errors import Refusal
from operahouse.table.seating import Watch
from operahouse.table.sight import sight
from operahouse.table.talking import Mute, Note, Say
from tests.table.house import TOY, House


def heard(house: House, person: str) -> list[object]:
    return [item["text"] for item in house.stream(person) if item["kind"] == "said"]


def test_everybody_hears_the_players() -> None:
    house = House(TOY).sit_down()
    house.ask("anna", Say("In bocca al lupo!"))
    for person in ("anna", "bob", "nobody"):
        assert heard(house, person) == ["In bocca al lupo!"]


def test_the_gallery_is_not_heard_at_the_table_before_the_end() -> None:
    house = House(TOY).sit_down()
    house.ask("cleo", Watch("Cleo"))
    house.ask("cleo", Say("north should bid"))
    house.play_at_random(200)
    house.ask("cleo", Say("bravi"))
    assert heard(house, "nobody") == ["north should bid", "bravi"]
    assert heard(house, "bob") == ["bravi"]


def test_a_stranger_says_nothing() -> None:
    house = House(TOY).sit_down()
    with pytest.raises(Refusal, match="table-stranger"):
        house.ask("cleo", Say("hello"))


def test_who_is_muted_is_not_heard_and_does_not_know() -> None:
    house = House(TOY).sit_down()
    house.ask("bob", Say("one"))
    before = house.stream("bob")
    house.ask("anna", Mute("bob", True))
    assert house.stream("bob") == before
    house.ask("bob", Say("two"))
    house.ask("anna", Mute("bob", False))
    house.ask("bob", Say("three"))
    assert heard(house, "anna") == ["one", "three"]
    assert heard(house, "bob") == ["one", "two", "three"]
    with pytest.raises(Refusal, match="table-mute-self"):
        house.ask("anna", Mute("anna", True))


def test_a_note_is_for_its_writer() -> None:
    house = House(TOY).sit_down()
    before = house.stream("bob")
    house.ask("anna", Note("east bids high\nwatch the cards"))
    assert house.stream("bob") == before
    assert sight(house.match, "anna", house.now)["note"] == "east bids high\nwatch the cards"
    assert sight(house.match, "bob", house.now)["note"] == ""
    house.ask("anna", Note(""))
    assert sight(house.match, "anna", house.now)["note"] == ""


@pytest.mark.parametrize(
    ("text", "key"),
    [("", "table-text-empty"), ("a" * 501, "table-text-long"), ("a\u202eb", "table-text-unprintable")],
)
def test_what_cannot_be_said(text: str, key: str) -> None:
    house = House(TOY).sit_down()
    with pytest.raises(Refusal, match=key):
        house.ask("anna", Say(text))
