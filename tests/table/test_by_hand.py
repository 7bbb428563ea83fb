"""A game on a real table, entered by hand."""

import pytest

from operahouse.games.catalogue import load_game
from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import SPECTATOR, Game, Json
from operahouse.kernel.reading import Reader
from operahouse.kernel.record import read_record
from operahouse.kernel.snapshot import Snapshot
from operahouse.table.by_hand import Correct, CrossOut, Enter, Finish
from operahouse.table.record import is_entered_by_hand, record_of
from operahouse.table.replay import past_question, replay_items, replay_snapshot
from operahouse.table.snapshot import snapshot
from operahouse.table.start import Start
from operahouse.table.undo import Undo
from operahouse.table.wire import Item
from tests.table.entering import EnteredMatch, entered
from tests.table.real_table import RealTable
from tests.wire_types import check

GAMES = [load_game("opera"), load_game("operaopoly")]
SEEDS = [1, 2, 3]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_retyped_has_the_same_states_and_result(game: Game, seed: int) -> None:
    players = game.player_counts[seed % len(game.player_counts)]
    real, table = RealTable(game, players, seed), EnteredMatch(game, players)
    table.lay_out(real)
    while not real.is_over:
        table.enter(real.play())
        assert game.view(table.match.state_in_play(), SPECTATOR) == game.view(real.state, SPECTATOR)
    table.ask("anna", Finish())
    assert table.match.outcome == "finished"
    record = record_of(table.match, "2026-01-01T00:00:00Z")
    assert is_entered_by_hand(Reader(record))
    replay = read_record(game, record)
    assert game.points(replay.finish()) == game.points(real.state)
    assert game.ranking(replay.state) == game.ranking(real.state)
    again = table.again()
    assert record_of(again, "2026-01-01T00:00:00Z") == record


def test_a_bot_in_an_empty_chair_plays_with_the_cards_it_was_dealt() -> None:
    game = load_game("operaopoly")
    real, table = RealTable(game, 3, 5), EnteredMatch(game, 3)
    bot = real.seats[1]
    table.lay_out(real, (bot,))
    for _ in range(80):
        played = real.play(bots=(bot,))
        if played.seat == bot:
            change_by_bot(table, played.move)
            table.tell(played)
        else:
            table.enter(played)
        number = real.seats.index(bot)
        assert game.view(table.match.state_in_play(), number) == game.view(real.state, number)


def test_a_wrong_tap_is_corrected_and_what_no_longer_fits_is_shown() -> None:
    real, table = entered(load_game("opera"), 3, 4, 40)
    sheet = lines(table, "anna")
    bid = next(line for line in sheet if str(line["move"]).startswith("bid "))
    before = table.match
    other = "bid 0" if bid["move"] != "bid 0" else "bid 1"
    table.ask("anna", Correct(int(str(bid["line"])), other))
    corrected = lines(table, "anna")
    assert [line["line"] for line in corrected] == [line["line"] for line in sheet]
    assert corrected[0]["move"] == other or bid is not sheet[0]
    assert any(line["why"] for line in corrected)
    table.ask("anna", Correct(int(str(bid["line"])), str(bid["move"])))
    assert not any(line["why"] for line in lines(table, "anna"))
    assert table.match.game.write_position(table.match.state_in_play()) == before.game.write_position(
        before.state_in_play()
    )
    assert [move for _, _, move in table.match.moves] == [move for _, _, move in before.moves]
    assert real.game.view(table.match.state_in_play(), SPECTATOR) == real.game.view(real.state, SPECTATOR)


def test_a_line_may_be_crossed_out_and_entered_again_in_its_place() -> None:
    real, table = entered(load_game("opera"), 2, 6, 30)
    before = lines(table, "anna")
    place = next(place for place, line in enumerate(before) if str(line["move"]).startswith("hire"))
    line, following = before[place], before[place + 1]
    table.ask("anna", CrossOut(int(str(line["line"]))))
    assert any(each["why"] for each in lines(table, "anna"))
    table.ask("anna", Enter(str(line["seat"]), str(line["move"]), int(str(following["line"]))))
    after = lines(table, "anna")
    assert [each["move"] for each in after] == [each["move"] for each in before]
    assert not any(each["why"] for each in after)
    assert real.game.view(table.match.state_in_play(), SPECTATOR) == real.game.view(real.state, SPECTATOR)


def test_a_correction_must_fit_itself() -> None:
    _, table = entered(load_game("opera"), 2, 6, 10)
    first = lines(table, "anna")[0]
    with pytest.raises(Refusal):
        table.ask("anna", Correct(int(str(first["line"])), "hire maestro"))
    assert lines(table, "anna")[0] == first


def test_undo_takes_the_last_line_back() -> None:
    real, table = RealTable(load_game("opera"), 2, 3), EnteredMatch(load_game("opera"), 2)
    table.lay_out(real)
    for _ in range(8):
        table.enter(real.play())
    view = real.game.view(table.match.state_in_play(), SPECTATOR)
    table.enter(real.play())
    assert snapshot(table.match, "anna", table.now)["can_undo"]
    while len(lines(table, "anna")) > 8:
        table.ask("anna", Undo())
    assert real.game.view(table.match.state_in_play(), SPECTATOR) == view


def test_a_sealed_bid_is_in_nothing_that_others_get() -> None:
    game = load_game("opera")
    first, second = EnteredMatch(game, 2), EnteredMatch(game, 2)
    real = RealTable(game, 2, 8)
    shown = []
    for table, bid in ((first, "bid 2"), (second, "bid 7")):
        table.lay_out(real)
        own = table.match.seat_of["anna"]
        table.ask("anna", Enter(own, bid), "sealed")
        shown.append((repr(table.stream("bob")), repr(snapshot(table.match, "bob", table.now))))
        assert bid in repr(snapshot(table.match, "anna", table.now))
        with pytest.raises(Refusal, match="by-hand-own-secret"):
            table.ask("bob", Correct(1, "bid 1"))
        with pytest.raises(Refusal, match="by-hand-own-secret"):
            table.ask("anna", Enter(table.match.seat_of["bob"], "bid 1"))
    assert shown[0] == shown[1]
    first.ask("bob", Enter(first.match.seat_of["bob"], "bid 1"))
    assert "bid 2" in repr(snapshot(first.match, "bob", first.now)["by_hand"]["lines"])


def test_what_only_makes_sense_with_a_deal_is_refused() -> None:
    table = EnteredMatch(load_game("opera"), 2).seat_everybody()
    with pytest.raises(Refusal, match="by-hand-lay-out-first"):
        table.ask("anna", Start())


def change_by_bot(table: EnteredMatch, move: str) -> None:
    """A bot's answer to what it's asked."""
    seat = table.match.awaited[0]
    table.accept(seat, move)


def lines(table: EnteredMatch, person: str) -> list[Json]:
    """The sheet as somebody sees it."""
    return [{**line} for line in snapshot(table.match, person, table.now)["by_hand"]["lines"]]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_finished_game_is_replayed_as_if_it_had_been_played_here(game: Game) -> None:
    real, table = entered(game, 2, 11)
    first = lines(table, "anna")[0]
    table.ask("anna", Correct(int(str(first["line"])), str(first["move"])))
    table.ask("anna", Finish())
    seat = table.match.seat_of["anna"]
    items = replay_items(table.match, "anna", seat)
    kinds = {item["kind"] for item in items}
    assert "moved" in kinds
    assert "entered" not in kinds
    shown = replay_snapshot(table.match, "bob", seat, len(items))
    assert shown["status"] == "ended"
    assert table.match.state is not None
    assert shown["view"] == game.view(table.match.state, real.seats.index(seat))
    assert past_question(table.match, 0)["options"]
    check(items, list[Item])


def test_snapshots_and_streams_of_real_tables_have_their_types() -> None:
    for game in GAMES:
        real, table = RealTable(game, 2, 4), EnteredMatch(game, 2)
        for person in ("anna", "bob", "nobody"):
            check(snapshot(table.match, person, table.now), Snapshot)
        table.lay_out(real)
        for _ in range(30):
            for person in ("anna", "bob", "nobody"):
                check(snapshot(table.match, person, table.now), Snapshot)
                check(table.stream(person), list[Item])
            played = real.play()
            table.ask(table.person_at(played.seat), Enter(played.seat, played.move))
            check(snapshot(table.match, "anna", table.now), Snapshot)
            table.tell(played)
