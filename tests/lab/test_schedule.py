from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from operahouse.lab.schedule import LineUp, deals_for, line_ups, rotations, seatings

BOTS = ["expert", "amateur", "novice", "random"]
line_up_lists = st.lists(st.lists(st.sampled_from(BOTS), min_size=3, max_size=3).map(tuple), min_size=1, max_size=4)


@pytest.mark.parametrize(
    ("names", "players", "both_ways", "expected"),
    [
        ("a b c", 3, False, ["a b c"]),
        ("a b c", 2, False, ["a b", "a c", "b c"]),
        ("a b", 3, False, ["a b b"]),
        ("a b", 3, True, ["a b b", "b a a"]),
        ("a b", 4, False, ["a b b b"]),
        ("a b c", 4, False, ["a b b b", "a c c c", "b c c c"]),
        ("a", 3, True, ["a a a"]),
        ("a a a", 3, False, ["a a a"]),
        ("a a a", 2, False, ["a a"]),
    ],
)
def test_line_ups(names: str, players: int, both_ways: bool, expected: list[str]) -> None:
    assert [" ".join(found) for found in line_ups(names.split(), players, both_ways)] == expected


@given(st.lists(st.sampled_from(BOTS), min_size=2, max_size=5))
def test_in_a_set_every_bot_sits_equally_often_on_every_seat(names: list[str]) -> None:
    found = rotations(tuple(names))
    assert len(set(found)) == len(found)
    for seat in range(len(names)):
        on_seat = Counter(rotation[seat] for rotation in found)
        assert {bot: times * len(names) for bot, times in on_seat.items()} == {
            bot: times * len(found) for bot, times in Counter(names).items()
        }


@given(line_up_lists, st.integers(1, 200))
def test_games_are_rounded_up_to_whole_sets(all_line_ups: list[LineUp], games: int) -> None:
    deals = deals_for(games, all_line_ups)
    size = len(seatings(all_line_ups))
    assert (deals - 1) * size < games <= deals * size


@given(line_up_lists)
def test_every_line_up_meets_in_every_rotation(all_line_ups: list[LineUp]) -> None:
    found = seatings(all_line_ups)
    assert len(set(found)) == len(found)
    for number, line_up in enumerate(all_line_ups):
        assert [turn for own, turn in found if own == number] == list(range(len(rotations(line_up))))
