"""A finished match can be looked at again, moment by moment, from behind any screen."""

import pytest

from operahouse.games.catalogue import game_names, load_game
from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import Game
from operahouse.kernel.snapshot import Snapshot
from operahouse.table.match import Match
from operahouse.table.replay import replay_items, replay_snapshot
from operahouse.table.snapshot import snapshot
from tests.games_under_test import every_game
from tests.table.logged_match import PEOPLE, TOY, LoggedMatch


def finished(game: Game) -> tuple[Match, dict[int, Snapshot]]:
    """A whole game, and what the first seat saw after each entry of the log."""
    table = LoggedMatch(game).sit_down()
    seen: dict[int, Snapshot] = {}
    while table.match.awaited:
        table.play_at_random(1)
        seen[table.match.number] = snapshot(table.match, PEOPLE[0], table.now)
    return table.match, seen


@every_game
def test_every_moment_is_what_the_seat_saw_then(game: Game) -> None:
    match, seen = finished(game)
    seat = match.seat_of[PEOPLE[0]]
    items = replay_items(match, "somebody", seat)
    assert [item["number"] for item in items] == list(range(1, len(items) + 1))
    for number in sorted(seen)[::20]:
        again = replay_snapshot(match, "somebody", seat, number)
        assert again["view"] == seen[number]["view"]
        assert again["forecast"] == seen[number]["forecast"]
        assert (again["you"], again["options"]) == (seat, [])


def test_before_the_deal_there_is_nothing_on_the_board() -> None:
    match, _ = finished(TOY)
    assert "view" not in replay_snapshot(match, "somebody", "north", 1)


def test_screens_stay_closed_during_the_game() -> None:
    match = LoggedMatch(TOY).sit_down().match
    with pytest.raises(Refusal, match="table-screens-closed"):
        replay_snapshot(match, "anna", "north", 1)


@pytest.mark.parametrize("number", [0, 10_000])
def test_a_moment_that_never_was_is_refused(number: int) -> None:
    match, _ = finished(TOY)
    with pytest.raises(Refusal, match="table-no-such-moment"):
        replay_snapshot(match, "anna", "north", number)


@pytest.mark.parametrize("name", game_names())
def test_with_all_screens_open_everybody_is_as_they_saw_themselves(name: str) -> None:
    match, seen = finished(load_game(name))
    number = sorted(seen)[len(seen) // 2]
    seat, *others = match.occupants
    opened = replay_snapshot(match, "somebody", seat, number, all_open=True)["view"]["players"]
    assert isinstance(opened, dict)
    for other in others:
        own = replay_snapshot(match, "somebody", other, number)["view"]["players"]
        assert isinstance(own, dict)
        assert opened[other] == own[other]
