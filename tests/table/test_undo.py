import pytest

from operahouse.kernel.errors import Refusal
from operahouse.kernel.events import Event
from operahouse.table.chat import WriteNote
from operahouse.table.match import UndoPoint
from operahouse.table.moves import Play
from operahouse.table.undo import Undo, add_undo_point
from tests.table.logged_match import TOY, LoggedMatch, find_game


def test_a_sealed_bid_is_taken_back_before_anybody_else_answers() -> None:
    table = LoggedMatch(TOY).sit_down()
    before = TOY.write_position(table.match.state_in_play())
    table.play("bid 3", "north")
    moved = table.match.number
    table.ask("anna", Undo())
    assert TOY.write_position(table.match.state_in_play()) == before
    assert [entry.number for entry in table.match.entries] == list(range(1, moved + 2))
    assert table.match.moves == []


def test_another_seats_move_is_news() -> None:
    table = LoggedMatch(TOY, 3).sit_down()
    table.play("bid 1", "north")
    table.play("bid 2", "east")
    with pytest.raises(Refusal, match="table-undo-others"):
        table.ask("anna", Undo())


def test_it_stays_news_when_that_move_is_taken_back() -> None:
    table = LoggedMatch(TOY, 3).sit_down()
    table.play("bid 1", "north")
    table.play("bid 2", "east")
    table.ask("bob", Undo())
    with pytest.raises(Refusal, match="table-undo-revealed"):
        table.ask("anna", Undo())


@pytest.mark.parametrize(
    ("event", "news"),
    [
        (Event("sealed", "north", "T1", {}), False),
        (Event("paid", "north", "T1", {}, reveals=True), True),
        (Event("drew", "north", "T4", {}, seen_by=["north"]), True),
    ],
)
def test_what_is_news(event: Event, news: bool) -> None:
    match = LoggedMatch(TOY).sit_down().match
    assert match.state is not None
    add_undo_point(match, UndoPoint(1, "north", match.state, {}), [Event("earned", "north", "T5", {}), event])
    assert (match.undo_points == ()) is news


def test_opened_bids_are_news() -> None:
    table = LoggedMatch(TOY).sit_down()
    table.play("bid 1", "north")
    table.play("bid 2", "east")
    with pytest.raises(Refusal, match="table-undo-revealed"):
        table.ask("bob", Undo())


def test_a_draw_is_news() -> None:
    table = LoggedMatch(TOY).sit_down()
    table.play("bid 2", "north")
    table.play("bid 1", "east")
    table.play("arrange a,b,-")
    with pytest.raises(Refusal, match="table-undo-revealed"):
        table.ask("anna", Undo())


def test_nothing_was_done_yet() -> None:
    table = LoggedMatch(TOY).sit_down()
    with pytest.raises(Refusal, match="table-undo-nothing"):
        table.ask("anna", Undo())


def test_several_moves_are_taken_back_one_by_one() -> None:
    table = LoggedMatch(find_game("opera")).sit_down()
    for seat in table.match.awaited:
        table.play("bid 7", seat)
    seat = table.match.awaited[0]
    person = table.match.occupants[seat].person
    before = table.match.game.write_position(table.match.state_in_play())
    table.play("hire impresario", seat)
    bought = next(
        move for move in table.match.game.legal_moves(table.match.state_in_play(), table.match.seat_numbers[seat])
    )
    table.play(bought, seat)
    table.ask(person, Undo())
    table.ask(person, Undo())
    assert table.match.game.write_position(table.match.state_in_play()) == before
    with pytest.raises(Refusal, match=r"table-undo-(nothing|others|revealed)"):
        table.ask(person, Undo())
    assert len(table.match.moves) == 2


def test_viewers_are_told_which_of_their_items_is_taken_back() -> None:
    table = LoggedMatch(TOY).sit_down()
    table.ask("bob", WriteNote("nobody else learns of this"))
    table.play("bid 3", "north")
    table.ask("anna", Undo())
    for person in ("anna", "bob", "nobody"):
        stream = table.stream(person)
        assert stream[-1]["kind"] == "undone"
        assert stream[-2]["kind"] == "moved"
        assert stream[-1]["taken_back"] == stream[-2]["number"]


def test_a_part_of_a_move_is_no_move() -> None:
    table = LoggedMatch(TOY).sit_down()
    table.play("bid 2", "north")
    table.play("bid 1", "east")
    with pytest.raises(Refusal, match="refusal-unfinished"):
        table.ask("anna", Play("place a"))
