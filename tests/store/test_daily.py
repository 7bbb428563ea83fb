"""The deal of the day: one game for each person and day, and how they compare."""

import pytest

from operahouse.store.daily import (
    DailyGame,
    Standing,
    add_daily_game,
    count_players,
    daily_game,
    daily_games,
    end_daily_game,
    leaderboard,
    standing,
)
from operahouse.store.people import Person
from operahouse.store.store import Store
from tests.store.matches import plain_append

DAY = "2026-11-18"


def play(store: Store, person: str, points: int | None, day: str = DAY) -> None:
    """Somebody plays the deal of a day."""
    if store.person(person) is None:
        store.add_person(Person(person, person.title(), "", "en", 1))
    match = f"{person}-{day}"
    store.submit(plain_append(match, 1)).result()
    store.change(lambda connection: add_daily_game(connection, day, person, match))
    store.change(lambda connection: end_daily_game(connection, match, points, 9))


def test_the_first_game_of_a_day_is_the_one_that_counts(store: Store) -> None:
    play(store, "anna", 40)
    store.submit(plain_append("again", 1)).result()
    found = store.change(lambda connection: add_daily_game(connection, DAY, "anna", "again"))
    store.change(lambda connection: end_daily_game(connection, f"anna-{DAY}", 99, 10))
    assert found == DailyGame(DAY, "anna", f"anna-{DAY}", 40, 9)
    assert store.read(lambda connection: daily_game(connection, DAY, "anna")) == found
    assert store.read(lambda connection: daily_game(connection, "2026-11-19", "anna")) is None


def test_people_are_compared_with_everybody_else(store: Store) -> None:
    for person, points in (("anna", 50), ("bob", 40), ("cleo", 40), ("dora", 30), ("eva", None)):
        play(store, person, points)
    play(store, "anna", 1, "2026-11-17")
    lines = store.read(lambda connection: leaderboard(connection, DAY, 9))
    assert [(line.place, line.name, line.points, line.percent) for line in lines] == [
        (1, "Anna", 50, 100.0), (2, "Bob", 40, 62.5), (2, "Cleo", 40, 62.5), (4, "Dora", 30, 25.0),
    ]  # fmt: skip
    assert len(store.read(lambda connection: leaderboard(connection, DAY, 2))) == 2
    assert store.read(lambda connection: count_players(connection, DAY)) == 5
    assert store.read(lambda connection: standing(connection, DAY, 40)) == Standing(better=1, equal=2, players=5)
    assert [game.day for game in store.read(lambda connection: daily_games(connection, "anna", 5))] == [
        DAY, "2026-11-17",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("compared", "percent"),
    [(Standing(0, 1, 1), None), (Standing(0, 2, 2), 50.0), (Standing(1, 1, 2), 0.0), (Standing(0, 1, 11), 100.0)],
)
def test_ties_count_half_and_nobody_is_compared_with_nobody(compared: Standing, percent: float | None) -> None:
    assert compared.percent == percent


def test_a_game_that_is_not_over_counts_for_nothing(store: Store) -> None:
    store.add_person(Person("anna", "Anna", "", "en", 1))
    store.submit(plain_append("m1", 1)).result()
    store.change(lambda connection: add_daily_game(connection, DAY, "anna", "m1"))
    assert store.read(lambda connection: leaderboard(connection, DAY, 9)) == []
    assert store.read(lambda connection: count_players(connection, DAY)) == 0
