"""Everything that is sent about a game has the type that the game names, key by key."""

from typing import Literal, NotRequired, TypedDict

import pytest

from operahouse.kernel.game import SPECTATOR, Game, State
from operahouse.kernel.play import play
from operahouse.kernel.wire_types import Complete
from tests.games_under_test import TABLES, Table, walk
from tests.wire_types import check, complaints

GAMES_WALKED = 2
EVERY_SO_OFTEN = 5
"""Views, terms and previews are checked at one of so many steps, at other ones in every game."""

TYPED = [table for table in TABLES if table.game.wire_types()]
"""Games that name no types send any JSON."""


@pytest.mark.parametrize("table", TYPED, ids=str)
def test_what_is_sent_has_the_types_that_the_game_names(table: Table) -> None:
    types = table.game.wire_types()
    for seed in range(GAMES_WALKED):
        for number, (state, seat, option) in enumerate(walk(table.deal(seed), seed)):
            for event in play(table.game, state, seat, [option]).events:
                check(event.json, types["Event"])
            if number % EVERY_SO_OFTEN == seed:
                check_views(table.game, state)
                check_moves(table.game, state)


def check_views(game: Game, state: State) -> None:
    types = game.wire_types()
    for viewer in [*range(len(game.seats(state))), SPECTATOR]:
        for memory in (False, True):
            view = game.view(state, viewer, memory)
            assert ("memory" in view) <= memory
            check(view, types["View"])
            check(game.forecast(view), types["Forecast"])


def check_moves(game: Game, state: State) -> None:
    types = game.wire_types()
    for seat in state.to_act():
        for move in game.legal_moves(state, seat) if seat >= 0 else []:
            check(game.terms(state, seat, move), types["Terms"])
            if not state.within_move():
                preview = game.preview(state, seat, game.expand(state, seat, move))
                check(preview["forecast"], types["Forecast"])
                check(preview["own"], types["Own"])


@pytest.mark.parametrize("table", TYPED, ids=str)
def test_the_components_have_their_type(table: Table) -> None:
    check(table.game.reference().components, table.game.wire_types()["Components"])


class Coin(TypedDict):
    """A type to test the test with."""

    side: Literal["heads", "tails"]
    value: int
    owners: NotRequired[dict[Literal["red", "blue"], list[int | None]]]
    weights: NotRequired[Complete[Literal["red", "blue"], int]]


@pytest.mark.parametrize(
    ("value", "wrong"),
    [
        ({"side": "heads", "value": 1}, 0),
        ({"side": "heads", "value": 1, "owners": {"red": [1, None]}}, 0),
        ({"side": "edge", "value": 1}, 1),
        ({"side": "heads", "value": True}, 1),
        ({"side": "heads", "value": "1"}, 1),
        ({"side": "heads"}, 1),
        ({"side": "heads", "value": 1, "metal": "gold"}, 1),
        ({"side": "heads", "value": 1, "owners": {"green": []}}, 1),
        ({"side": "heads", "value": 1, "owners": {"red": [1, "2"]}}, 1),
        ({"side": "heads", "value": 1, "weights": {"red": 1, "blue": 2}}, 0),
        ({"side": "heads", "value": 1, "weights": {"red": 1}}, 1),
        (["heads", 1], 1),
    ],
)
def test_the_check_is_strict(value: object, wrong: int) -> None:
    assert len(list(complaints(value, Coin, ""))) == wrong
