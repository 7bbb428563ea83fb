import pytest

from operahouse.kernel.errors import Refusal
from operahouse.kernel.events import Event
from operahouse.table.moving import Play
from operahouse.table.talking import Note
from operahouse.table.undoing import TakeBack, is_news
from tests.table.house import TOY, House, find_game


def test_a_sealed_bid_is_taken_back_before_anybody_else_answers() -> None:
    house = House(TOY).sit_down()
    before = TOY.write_position(house.match.playing())
    house.play("bid 3", "north")
    moved = house.match.number
    house.ask("anna", TakeBack())
    assert TOY.write_position(house.match.playing()) == before
    assert [entry.number for entry in house.match.entries] == list(range(1, moved + 2))
    assert house.match.moves == []


def test_another_seats_move_is_news() -> None:
    house = House(TOY, 3).sit_down()
    house.play("bid 1", "north")
    house.play("bid 2", "east")
    with pytest.raises(Refusal, match="table-undo-others"):
        house.ask("anna", TakeBack())


def test_it_stays_news_when_that_move_is_taken_back() -> None:
    house = House(TOY, 3).sit_down()
    house.play("bid 1", "north")
    house.play("bid 2", "east")
    house.ask("bob", TakeBack())
    with pytest.raises(Refusal, match="table-undo-revealed"):
        house.ask("anna", TakeBack())


@pytest.mark.parametrize(
    ("event", "news"),
    [
        (Event("sealed", "north", "T1", {}), False),
        (Event("paid", "north", "T1", {}, reveals=True), True),
        (Event("drew", "north", "T4", {}, seen_by=["north"]), True),
    ],
)
def test_what_is_news(event: Event, news: bool) -> None:
    assert is_news([Event("earned", "north", "T5", {}), event]) is news


def test_opened_bids_are_news() -> None:
    house = House(TOY).sit_down()
    house.play("bid 1", "north")
    house.play("bid 2", "east")
    with pytest.raises(Refusal, match="table-undo-revealed"):
        house.ask("bob", TakeBack())


def test_a_draw_is_news() -> None:
    house = House(TOY).sit_down()
    house.play("bid 2", "north")
    house.play("bid 1", "east")
    house.play("arrange a,b,-")
    with pytest.raises(Refusal, match="table-undo-revealed"):
        house.ask("anna", TakeBack())


def test_nothing_was_done_yet() -> None:
    house = House(TOY).sit_down()
    with pytest.raises(Refusal, match="table-undo-nothing"):
        house.ask("anna", TakeBack())


def test_several_moves_are_taken_back_one_by_one() -> None:
    house = House(find_game("opera")).sit_down()
    for seat in house.match.asked():
        house.play("bid 7", seat)
    seat = house.match.asked()[0]
    person = house.match.places[seat].person
    before = house.match.game.write_position(house.match.playing())
    house.play("hire impresario", seat)
    bought = next(move for move in house.match.game.legal_moves(house.match.playing(), house.match.seat_number(seat)))
    house.play(bought, seat)
    house.ask(person, TakeBack())
    house.ask(person, TakeBack())
    assert house.match.game.write_position(house.match.playing()) == before
    with pytest.raises(Refusal, match=r"table-undo-(nothing|others|revealed)"):
        house.ask(person, TakeBack())
    assert len(house.match.moves) == 2


def test_viewers_are_told_which_of_their_items_is_taken_back() -> None:
    house = House(TOY).sit_down()
    house.ask("bob", Note("nobody else learns of this"))
    house.play("bid 3", "north")
    house.ask("anna", TakeBack())
    for person in ("anna", "bob", "nobody"):
        stream = house.stream(person)
        assert stream[-1]["kind"] == "undone"
        assert stream[-2]["kind"] == "moved"
        assert stream[-1]["taken_back"] == stream[-2]["number"]


def test_a_part_of_a_move_is_no_move() -> None:
    house = House(TOY).sit_down()
    house.play("bid 2", "north")
    house.play("bid 1", "east")
    with pytest.raises(Refusal, match="refusal-unfinished"):
        house.ask("anna", Play("place a"))
