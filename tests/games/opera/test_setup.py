"""Setting up, where chance is told what to draw. [S]"""

from typing import Any

import pytest

from operahouse.kernel.chance import Generator
from tests.games.opera.examples import GAME


class Unshuffled:
    """A chance that leaves every pile in the order of the box, and draws the last seat to start."""

    def below(self, bound: int) -> int:
        """The last lot."""
        return bound - 1


def dealt(players: int, options: list[str] | None = None) -> dict[str, Any]:
    return GAME.write_position(GAME.deal(players, options or [], Unshuffled()))


def test_offer_and_century_from_a_deck_in_order() -> None:
    """Pieces above the limit of three, and repeats for the century, go to the discard pile. [S3, S4]"""
    position = dealt(3)
    assert position["offer"] == {"monteverdi": 3, "handel": 3, "mozart": 1}
    assert position["century"] == ["mozart", "beethoven", "verdi"]
    assert position["discard"] == {"monteverdi": 11, "handel": 11, "mozart": 12, "beethoven": 13}
    assert position["deck"] == ["verdi"] * 13 + ["wagner"] * 14


@pytest.mark.parametrize(
    ("players", "offer"),
    [(2, {"monteverdi": 2, "handel": 2, "mozart": 1}), (4, {"monteverdi": 3, "handel": 3, "mozart": 3})],
)
def test_the_offer_by_number_of_players(players: int, offer: dict[str, int]) -> None:
    """[S3]"""
    assert dealt(players)["offer"] == offer


def test_seats_go_clockwise_from_the_starting_seat() -> None:
    """[S5, S6]"""
    position = dealt(4)
    assert position["seats"] == ["green", "red", "blue", "yellow"]
    assert [position["players"][seat]["ducats"] for seat in position["seats"]] == [20, 21, 22, 23]
    assert [position["budget"][seat] for seat in position["seats"]] == [[0, 1], [0, 2], [0, 3], [0, 4]]


def test_every_composer_starts_on_every_level() -> None:
    """[S1]"""
    ladders: list[Any] = [GAME.write_position(GAME.deal(2, [], Generator(seed)))["ladder"] for seed in range(200)]
    for level in range(6):
        assert {ladder[level] for ladder in ladders} == set(ladders[0])


def test_every_seat_may_start() -> None:
    """[S5]"""
    assert {GAME.seats(GAME.deal(4, [], Generator(seed)))[0] for seed in range(100)} == {
        "red", "blue", "yellow", "green",
    }  # fmt: skip


@pytest.mark.parametrize("options", [[], ["seven_rounds"], ["open_screens", "esperto_piece_leaves_game"]])
def test_options_are_written_into_the_position(options: list[str]) -> None:
    assert dealt(3, options).get("options", {}) == dict.fromkeys(options, True)
