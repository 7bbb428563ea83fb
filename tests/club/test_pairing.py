"""Pairing a round: everybody sits once, few meet again, seats are equal, bots are spread."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from operahouse.club.knockout import draw_tables, go_on, rounds_needed
from operahouse.club.pairing import pair, seat_evenly, tables_for
from operahouse.club.table_result import BOT, Seating, TableResult


def names(count: int) -> list[str]:
    return [f"player {number:03}" for number in range(count)]


def play_rounds(count: int, size: int, rounds: int, by_score: bool = True, seed: int = 1) -> list[list[Seating]]:
    """Rounds in which every place is drawn by lot."""
    chance, scores = Random(seed), dict.fromkeys(names(count), 0)
    played: list[list[Seating]] = []
    for number in range(rounds):
        past = [table for tables in played for table in tables]
        played.append(pair(scores, size, past, number, by_score))
        for table in played[-1]:
            for place, player in enumerate(chance.sample(table, len(table))):
                if player:
                    scores[player] += 2 * place
    return played


def repeats(rounds: list[list[Seating]]) -> int:
    met = Counter(
        frozenset(two) for tables in rounds for table in tables for two in combinations(filter(None, table), 2)
    )
    return sum(times - 1 for times in met.values())


def seat_counts(rounds: list[list[Seating]], size: int) -> dict[str, list[int]]:
    counts: dict[str, list[int]] = {}
    for tables in rounds:
        for table in tables:
            for seat, player in enumerate(table):
                if player:
                    counts.setdefault(player, [0] * size)[seat] += 1
    return counts


@given(st.integers(1, 13), st.integers(2, 6), st.integers(1, 3), st.booleans(), st.integers(0, 99))
@settings(max_examples=40, deadline=None)
def test_everybody_sits_at_one_table_and_bots_are_spread(
    count: int, size: int, rounds: int, by_score: bool, seed: int
) -> None:
    for tables in play_rounds(count, size, rounds, by_score, seed):
        seated = [player for table in tables for player in table if player != BOT]
        bots = [table.count(BOT) for table in tables]
        assert sorted(seated) == names(count)
        assert {len(table) for table in tables} == {size}
        assert len(tables) == tables_for(count, size)
        assert max(bots) - min(bots) <= 1
        assert max(bots) < size


@given(st.integers(2, 12), st.integers(2, 6))
@settings(max_examples=10, deadline=None)
def test_the_same_lots_make_the_same_tables(count: int, size: int) -> None:
    assert play_rounds(count, size, 2) == play_rounds(count, size, 2)


@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_sixty_four_people_never_meet_twice_in_six_rounds_and_sit_everywhere_equally_often(size: int) -> None:
    rounds = play_rounds(64, size, 6)
    counts = seat_counts(rounds, size)
    assert repeats(rounds) == 0
    assert all(max(each) <= -(-6 // size) + 1 for each in counts.values())
    even = sum(max(each) - min(each) <= 1 for each in counts.values())
    assert even >= 56


def test_twelve_people_sit_once_in_every_seat_and_never_meet_twice() -> None:
    rounds = play_rounds(12, 3, 3, by_score=False)
    assert repeats(rounds) == 0
    assert all(each == [1, 1, 1] for each in seat_counts(rounds, 3).values())


def test_those_of_like_standing_meet() -> None:
    scores = {name: 10 * number for number, name in enumerate(names(8))}
    tables = pair(scores, 2, [], 1)
    assert sorted(abs(scores[one] - scores[other]) for one, other in tables) == [10, 10, 10, 10]


def test_a_duplicate_board_has_at_least_two_tables() -> None:
    tables = pair(dict.fromkeys(names(2), 0), 3, [], 1, by_score=False, least=2)
    assert [table.count(BOT) for table in tables] == [2, 2]
    assert tables_for(1, 3, 2) == 1


def test_seats_that_somebody_has_had_come_last() -> None:
    assert seat_evenly(["a", "b"], [("a", "b")]) == ("b", "a")


@pytest.mark.parametrize(("players", "size", "rounds"), [(2, 2, 1), (8, 2, 3), (9, 2, 4), (64, 4, 3), (3, 4, 1)])
def test_a_knock_out_takes_as_many_rounds_as_it_needs(players: int, size: int, rounds: int) -> None:
    assert rounds_needed(players, size) == rounds
    left, played = names(players), 0
    while len(left) > 1:
        tables = draw_tables(left, size, [])
        results = [TableResult(table, tuple(range(1, size + 1)), is_over=True) for table in tables]
        left = [player for result in results if (player := go_on(result, names(players), []))]
        played += 1
    assert played == rounds


def test_the_first_seeds_sit_apart() -> None:
    tables = draw_tables(names(8), 2, [])
    together = [{int(player.split()[1]) for player in table} for table in tables]
    assert together == [{0, 7}, {1, 6}, {2, 5}, {3, 4}]


def test_a_bot_never_goes_on_nor_does_whoever_withdrew() -> None:
    seeds = ["a", "b", "c"]
    assert go_on(TableResult(("", "b", "a"), (1, 2, 3), is_over=True), seeds, []) == "b"
    assert go_on(TableResult(("", "b", "a"), (1, 2, 3), is_over=True), seeds, ["b"]) == "a"
    assert go_on(TableResult(("c", "b"), (1, 1), is_over=True), seeds, []) == "b"
    assert go_on(TableResult(("c", "b"), is_over=True), seeds, []) == "b"
    assert go_on(TableResult(("c", ""), (2, 1), is_over=True), seeds, ["c"]) is None
