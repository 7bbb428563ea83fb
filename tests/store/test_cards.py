import pytest

from operahouse.store.store import Store
from operahouse.table.leaving import Leave, Resign, Return
from operahouse.table.pace import SECOND, Pace
from operahouse.table.seating import Kick, SeatBot, Sit, Stand
from operahouse.table.talking import Say
from tests.store.matches import StoredHouse, plain_append, plain_card
from tests.table.house import START, TOY


def test_a_card_follows_the_match(store: Store) -> None:
    house = StoredHouse(store, TOY, 2, rated=True)
    card = house.card()
    assert (card.status, card.number, card.ended, card.due, card.options) == ("seating", 1, 0, None, ())
    assert [(seat.seat, seat.person, seat.asked) for seat in card.seats] == [("north", "", False), ("east", "", False)]
    house.sit_down()
    card = house.card()
    assert (card.status, card.number, card.public, card.rated) == ("playing", 4, True, True)
    assert [(seat.seat, seat.person, seat.asked) for seat in card.seats] == [
        ("north", "anna", True), ("east", "bob", True),
    ]  # fmt: skip
    assert store.card("m1") == store.card_by_code("code-m1") == card
    assert store.card("m2") is None
    assert store.card_by_code("nothing") is None


def test_the_end_keeps_its_time_while_people_talk(store: Store) -> None:
    house = StoredHouse(store).sit_down()
    house.play_at_random(500)
    ended = house.now
    house.now += SECOND
    house.ask("anna", Say("well played"))
    card = store.card("m1")
    assert card is not None
    assert (card.status, card.ended, card.changed, card.due) == ("ended", ended, ended + SECOND, None)
    assert not any(seat.asked for seat in card.seats)


def test_a_card_is_due_when_a_bot_is_asked_or_a_clock_runs_out(store: Store) -> None:
    house = StoredHouse(store, pace=Pace("live", bank=60 * SECOND)).sit_down()
    assert house.card().due == START + 60 * SECOND
    house.now += SECOND
    house.ask("bob", Leave())
    assert house.card().due == START + SECOND
    house.ask("bob", Return())
    assert house.card().due == START + 60 * SECOND


def test_a_bot_with_a_seat_of_its_own(store: Store) -> None:
    house = StoredHouse(store)
    house.ask("anna", Sit("north", "Anna"))
    house.ask("anna", SeatBot("east", "novice"))
    seat = house.card().seats[1]
    assert (seat.seat, seat.person, seat.bot) == ("east", "", "novice")


def test_tables_that_wait_for_people(store: Store) -> None:
    for index in range(4):
        StoredHouse(store, name=f"m{index}", now=START + index, public=index != 2)
    StoredHouse(store, name="begun").sit_down()
    assert [card.match for card in store.open_tables()] == ["m3", "m1", "m0"]
    assert [card.match for card in store.open_tables(limit=1)] == ["m3"]
    assert [card.match for card in store.open_tables("toy")] == ["m3", "m1", "m0"]
    assert store.open_tables("opera") == []


def test_whoever_sits_down_finds_the_table_and_whoever_stands_up_no_longer(store: Store) -> None:
    first, second = StoredHouse(store, name="m1"), StoredHouse(store, name="m2")
    first.ask("bob", Sit("north", "Bob"))
    second.now += 1
    second.ask("bob", Sit("east", "Bob"))
    assert [card.match for card in store.tables_of("bob")] == ["m2", "m1"]
    assert [card.match for card in store.tables_of("bob", limit=1)] == ["m2"]
    second.ask("bob", Stand())
    assert [card.match for card in store.tables_of("bob")] == ["m1"]
    assert {card.match for card in store.tables_of("anna")} == {"m1", "m2"}
    assert store.tables_of("") == store.tables_of("nobody") == []


def test_whoever_resigns_or_is_host_keeps_the_table_and_whoever_is_sent_away_does_not(store: Store) -> None:
    house = StoredHouse(store, TOY, 2)
    house.ask("cleo", Sit("east", "Cleo"))
    house.ask("anna", Kick("east"))
    assert store.tables_of("cleo") == []
    house.sit_down()
    house.ask("bob", Resign())
    assert store.tables_of("bob") == store.tables_of("anna") == [house.card()]


@pytest.mark.parametrize("limit", [1, 2, 100])
def test_pages_of_ended_matches_miss_none(store: Store, limit: int) -> None:
    for index, ended in enumerate([5, 3, 3, 9, 3]):
        store.submit(plain_append(f"m{index}", 1, status="ended", ended=START + ended)).result()
    store.submit(plain_append("private", 1, status="ended", ended=START + 4, public=False)).result()
    store.submit(plain_append("playing", 1, status="playing")).result()
    found, after = [], 0
    while page := store.finished(after=after, limit=limit):
        found += [card.match for card in page]
        after = page[-1].ended
    assert found == ["m1", "m2", "m4", "m0", "m3"]
    assert store.finished("opera") == []


def test_words_that_do_not_follow_from_the_log_are_kept_as_they_were(store: Store) -> None:
    store.submit(plain_append("m1", 1, code="first", rated=True)).result()
    store.submit(plain_append("m1", 2, code="other", rated=False, status="playing")).result()
    assert store.card("m1") == plain_card("m1", 2, code="first", rated=True, status="playing")
