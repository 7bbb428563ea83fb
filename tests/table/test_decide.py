"""Deciding never changes the match that is given."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from operahouse.kernel.chance import Generator
from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import Game
from operahouse.table.absence import Leave, Resign
from operahouse.table.chat import Say
from operahouse.table.command import Command, Request
from operahouse.table.decide import Change, accept_bot_move, decide, tick
from operahouse.table.match import Match
from operahouse.table.moves import Moved, Play
from operahouse.table.standing_orders import GiveOrder, StandingOrder
from operahouse.table.time_control import DAY, SECOND, TimeControl
from operahouse.table.undo import Undo
from operahouse.table.votes import Vote
from tests.games_under_test import every_game
from tests.table.logged_match import START, TOY, LoggedMatch, random_move

LIVE = TimeControl("live", 60 * SECOND, 5 * SECOND, SECOND)


def everything(match: Match) -> dict[str, Any]:
    """All attributes of a match, those that could be changed in place as copies, states by their positions."""
    parts: dict[str, Any] = {}
    for name in [name for name in dir(match) if not name.startswith("_")]:
        value = getattr(match, name)
        if not callable(value):
            parts[name] = list(value) if name in ("entries", "moves", "events") else value
    parts["occupants"], parts["standing_orders"] = dict(match.occupants), dict(match.standing_orders)
    parts["clock"] = (dict(match.clock.left), dict(match.clock.running_since))
    parts["awaited_since"] = dict(match.awaited_since)
    parts["position"] = None if match.state is None else match.game.write_position(match.state)
    parts["undo_points"] = [(point, point.number, point.seat, dict(point.granted)) for point in match.undo_points]
    return parts


def unchanged(match: Match, decision: Callable[[Match], Change]) -> Change | None:
    """Decide, and find the match as it was, down to the identity of its state."""
    before, state = everything(match), match.state
    try:
        change = decision(match)
    except Refusal:
        change = None
    assert everything(match) == before
    assert match.state is state
    return change


COMMANDS: list[Command] = [
    Play("bid 1"), Play("nonsense"), Undo(), Say("hello"), Leave(), Resign(), Vote("pause", True),
    GiveOrder("bids", StandingOrder((), (), "bid 1")),
]  # fmt: skip


@pytest.mark.parametrize("command", COMMANDS)
def test_a_request_leaves_the_match_as_it_was(command: Command) -> None:
    table = LoggedMatch(TOY, time_control=LIVE).sit_down()
    table.play("bid 2", "north")
    for person in ("anna", "bob", "nobody"):
        request = Request(person, "r", command)
        unchanged(table.match, partial(decide, request=request, at=START + SECOND))


@every_game
def test_moves_leave_the_match_as_it_was(game: Game) -> None:
    table = LoggedMatch(game, time_control=LIVE).sit_down()
    for index in range(12):
        match = table.match
        if match.outcome:
            return
        seat = match.awaited[0]
        request = Request(match.occupants[seat].person, f"r{index}", Play(random_move(match, seat, Generator(index))))
        change = unchanged(match, partial(decide, request=request, at=START))
        assert change is not None
        assert isinstance(change.entries[0].fact, Moved)
        table.play_at_random(1, index)


def test_bots_and_time_leave_the_match_as_it_was() -> None:
    table = LoggedMatch(TOY, time_control=LIVE).sit_down()
    table.ask("bob", Leave())
    since = table.match.awaited_since["east"]
    moved = unchanged(table.match, lambda match: accept_bot_move(match, "east", "bid 1", since, START))
    assert moved is not None
    late = unchanged(table.match, lambda match: tick(match, START + DAY))
    assert late is not None
    assert late.entries
