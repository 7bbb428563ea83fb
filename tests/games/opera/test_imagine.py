"""Imagined worlds agree with what a seat has seen, and with what a good memory works out."""

from typing import Any

import pytest

from operahouse.kernel.chance import Generator
from operahouse.kernel.game import SPECTATOR, State
from tests.games.opera.examples import GAME, after, edited, given, rulebook_position, rulebook_state
from tests.games_under_test import walk

VIEWERS = [0, 1, 2, SPECTATOR]


def screens(state: State) -> dict[str, Any]:
    """Ducats and stocks of all seats."""
    players: Any = GAME.write_position(state)["players"]
    return {name: (player["ducats"], player["stock"]) for name, player in players.items()}


def worlds(state: State, viewer: int, memory: bool) -> list[State]:
    return [GAME.imagine(GAME.view(state, viewer, memory), Generator(seed)) for seed in range(6)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_counted_from_the_deal_knows_every_screen(players: int) -> None:
    for step in list(walk(GAME.deal(players, [], Generator(6)), seed=6))[::7]:
        for viewer in [0, SPECTATOR]:
            assert all(screens(world) == screens(step.state) for world in worlds(step.state, viewer, memory=True))


def test_a_game_read_from_its_first_position_can_be_counted_too() -> None:
    start = GAME.read_position(GAME.write_position(GAME.deal(3, [], Generator(7))))
    last = list(walk(start, seed=7))[60].state
    assert all(screens(world) == screens(last) for world in worlds(last, SPECTATOR, memory=True))


def test_without_memory_other_screens_are_guessed() -> None:
    state = list(walk(GAME.deal(3, [], Generator(8)), seed=8))[40].state
    guesses = worlds(state, 0, memory=False)
    own = GAME.seats(state)[0]
    assert {str(screens(world)[own]) for world in guesses} == {str(screens(state)[own])}
    assert len({str(screens(world)) for world in guesses}) > 1


def test_from_the_middle_only_what_was_seen_since_is_known() -> None:
    state = GAME.read_position(given("impresario/play-along-two-pieces"))
    for name, text in [("red", "hire impresario"), ("red", "buy monteverdi"), ("red", "stop"), ("red", "programme")]:
        state = after(state, name, text)
    memory: Any = GAME.view(state, SPECTATOR, memory=True)["memory"]
    assert memory == {
        "exact": False,
        "ducats": {"red": 0, "blue": 0, "yellow": 0},
        "stock": {"red": {"monteverdi": 1}, "blue": {}, "yellow": {}},
    }
    assert all(screens(world)["red"][1]["monteverdi"] >= 1 for world in worlds(state, SPECTATOR, memory=True))


@pytest.mark.parametrize("viewer", VIEWERS)
def test_least_ducats_and_stocks_are_honoured_in_every_world(viewer: int) -> None:
    for step in walk(GAME.read_position(rulebook_position()), seed=9):
        memory: Any = GAME.view(step.state, viewer, memory=True)["memory"]
        actual = screens(step.state)
        for name in GAME.seats(step.state):
            assert actual[name][0] >= memory["ducats"][name]
            assert all(actual[name][1].get(piece, 0) >= count for piece, count in memory["stock"][name].items())
        (world, *_) = worlds(step.state, viewer, memory=True)
        for name, (ducats, stock) in screens(world).items():
            assert ducats >= memory["ducats"][name]
            assert all(stock.get(piece, 0) >= count for piece, count in memory["stock"][name].items())


def test_who_sealed_a_bid_had_something_to_bid() -> None:
    state = after(GAME.read_position(rulebook_position()), "red", "bid 3")
    view = GAME.view(state, SPECTATOR)
    for seed in range(200):
        assert GAME.view(GAME.imagine(view, Generator(seed)), SPECTATOR) == view


def test_who_was_not_asked_for_a_bid_has_no_ducats() -> None:
    state = GAME.read_position(edited(rulebook_position(), {"players.red.ducats": 0}))
    assert all(screens(world)["red"][0] == 0 for world in worlds(state, SPECTATOR, memory=False))


def test_a_house_piece_in_no_hall_is_behind_its_screen() -> None:
    state = after(rulebook_state(13), "yellow", "programme venezia=wagner")
    assert all(screens(world)["yellow"][1]["house"] == 1 for world in worlds(state, SPECTATOR, memory=False))
