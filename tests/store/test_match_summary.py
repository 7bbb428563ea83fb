import pytest

from operahouse.store.store import Store
from operahouse.table.absence import Leave, Resign, Return
from operahouse.table.chat import Say
from operahouse.table.decide import AT_ONCE
from operahouse.table.seats import Kick, SeatBot, Sit, Stand
from operahouse.table.time_control import SECOND, TimeControl
from tests.store.matches import StoredMatch, plain_append, plain_summary
from tests.table.logged_match import START, TOY


def test_a_summary_follows_the_match(store: Store) -> None:
    table = StoredMatch(store, TOY, 2, rated=True)
    summary = table.summary()
    assert (summary.status, summary.number, summary.ended, summary.due, summary.options) == ("seating", 1, 0, None, ())
    assert [(seat.seat, seat.person, seat.awaited) for seat in summary.seats] == [
        ("north", "", False),
        ("east", "", False),
    ]
    table.sit_down()
    summary = table.summary()
    assert (summary.status, summary.number, summary.public, summary.rated) == ("playing", 4, True, True)
    assert [(seat.seat, seat.person, seat.awaited) for seat in summary.seats] == [
        ("north", "anna", True), ("east", "bob", True),
    ]  # fmt: skip
    assert store.summary("m1") == store.summary_by_code("code-m1") == summary
    assert store.summary("m2") is None
    assert store.summary_by_code("nothing") is None


def test_the_end_keeps_its_time_while_people_talk(store: Store) -> None:
    table = StoredMatch(store).sit_down()
    table.play_at_random(500)
    ended = table.now
    table.now += SECOND
    table.ask("anna", Say("well played"))
    summary = store.summary("m1")
    assert summary is not None
    assert (summary.status, summary.ended, summary.changed, summary.due) == ("ended", ended, ended + SECOND, None)
    assert not any(seat.awaited for seat in summary.seats)


def test_a_summary_is_due_when_a_bot_is_asked_or_a_clock_runs_out(store: Store) -> None:
    table = StoredMatch(store, time_control=TimeControl("live", bank=60 * SECOND)).sit_down()
    assert table.summary().due == START + 60 * SECOND
    table.now += SECOND
    table.ask("bob", Leave())
    assert table.summary().due == AT_ONCE
    table.ask("bob", Return())
    assert table.summary().due == START + 60 * SECOND


def test_a_bot_with_a_seat_of_its_own(store: Store) -> None:
    table = StoredMatch(store)
    table.ask("anna", Sit("north", "Anna"))
    table.ask("anna", SeatBot("east", "novice"))
    seat = table.summary().seats[1]
    assert (seat.seat, seat.person, seat.bot) == ("east", "", "novice")


def test_tables_that_wait_for_people(store: Store) -> None:
    for index in range(4):
        StoredMatch(store, name=f"m{index}", now=START + index, public=index != 2)
    StoredMatch(store, name="begun").sit_down()
    assert [summary.match for summary in store.open_tables()] == ["m3", "m1", "m0"]
    assert [summary.match for summary in store.open_tables(limit=1)] == ["m3"]
    assert [summary.match for summary in store.open_tables("toy")] == ["m3", "m1", "m0"]
    assert store.open_tables("opera") == []


def test_whoever_sits_down_finds_the_table_and_whoever_stands_up_no_longer(store: Store) -> None:
    first, second = StoredMatch(store, name="m1"), StoredMatch(store, name="m2")
    first.ask("bob", Sit("north", "Bob"))
    second.now += 1
    second.ask("bob", Sit("east", "Bob"))
    assert [summary.match for summary in store.tables_of("bob")] == ["m2", "m1"]
    assert [summary.match for summary in store.tables_of("bob", limit=1)] == ["m2"]
    second.ask("bob", Stand())
    assert [summary.match for summary in store.tables_of("bob")] == ["m1"]
    assert {summary.match for summary in store.tables_of("anna")} == {"m1", "m2"}
    assert store.tables_of("") == store.tables_of("nobody") == []


def test_whoever_resigns_or_is_host_keeps_the_table_and_whoever_is_sent_away_does_not(store: Store) -> None:
    table = StoredMatch(store, TOY, 2)
    table.ask("cleo", Sit("east", "Cleo"))
    table.ask("anna", Kick("east"))
    assert store.tables_of("cleo") == []
    table.sit_down()
    table.ask("bob", Resign())
    assert store.tables_of("bob") == store.tables_of("anna") == [table.summary()]


@pytest.mark.parametrize("limit", [1, 2, 100])
def test_pages_of_ended_matches_miss_none(store: Store, limit: int) -> None:
    for index, ended in enumerate([5, 3, 3, 9, 3]):
        store.submit(plain_append(f"m{index}", 1, status="ended", ended=START + ended)).result()
    store.submit(plain_append("private", 1, status="ended", ended=START + 4, public=False)).result()
    store.submit(plain_append("playing", 1, status="playing")).result()
    found, after = [], 0
    while page := store.finished(after=after, limit=limit):
        found += [summary.match for summary in page]
        after = page[-1].ended
    assert found == ["m1", "m2", "m4", "m0", "m3"]
    assert store.finished("opera") == []


def test_words_that_do_not_follow_from_the_log_are_kept_as_they_were(store: Store) -> None:
    store.submit(plain_append("m1", 1, code="first", rated=True)).result()
    store.submit(plain_append("m1", 2, code="other", rated=False, status="playing")).result()
    assert store.summary("m1") == plain_summary("m1", 2, code="first", rated=True, status="playing")
