"""What each seat may know. [H]"""

from typing import Any

import pytest

from operahouse.kernel.chance import Generator
from operahouse.kernel.game import SPECTATOR, State
from operahouse.kernel.play import play
from tests.games.opera.examples import GAME, after, edited, rulebook_position, rulebook_state

OPEN = ["points", "ended", "houses"]
BEHIND_THE_SCREEN = ["ducats", "stock"]


def seen(state: State, viewer: int) -> dict[str, Any]:
    return GAME.view(state, viewer)


def test_only_the_own_screen_is_open() -> None:
    """[H1]"""
    state = rulebook_state(13)
    for viewer in [*range(3), SPECTATOR]:
        players = seen(state, viewer)["players"]
        for seat, name in enumerate(GAME.seats(state)):
            known = [*OPEN, *BEHIND_THE_SCREEN] if seat == viewer else OPEN
            assert sorted(players[name]) == sorted(known)


def test_open_screens_show_ducats_and_stocks() -> None:
    """[H2]"""
    state = GAME.read_position(edited(rulebook_position(), {"options": {"open_screens": True}}))
    for viewer in [*range(3), SPECTATOR]:
        players = seen(state, viewer)["players"]
        assert all(sorted(player) == sorted([*OPEN, *BEHIND_THE_SCREEN]) for player in players.values())
        assert players["red"]["ducats"] == 12


def test_a_bid_shows_to_its_owner_only() -> None:
    """[H1]"""
    state = after(GAME.read_position(rulebook_position()), "red", "bid 3")
    own, other, nobody = seen(state, 1), seen(state, 0), seen(state, SPECTATOR)
    assert own["asks"] == {"question": "bid", "sealed": ["red"], "bid": 3}
    assert other["asks"] == nobody["asks"] == {"question": "bid", "sealed": ["red"], "bid": None}
    assert other["budget"]["red"] == [6, 1]


@pytest.mark.parametrize("options", [[], ["open_screens"]])
def test_nobody_sees_the_deck(options: list[str]) -> None:
    """[H1]"""
    state = GAME.deal(3, options, Generator(1))
    left = GAME.write_position(state)["deck"]
    assert isinstance(left, list)
    assert all(seen(state, viewer)["deck"] == len(left) for viewer in [*range(3), SPECTATOR])


def test_a_new_deck_is_hidden_while_it_is_made() -> None:
    """[H1]"""
    position = edited(
        rulebook_position(),
        {"phase": "action", "deck": [], "offer": {}, "pending": {"question": "shuffle", "aside": {}}},
    )
    pieces = [*rulebook_position()["deck"], "wagner", "wagner", "verdi", "verdi", "beethoven", "handel", "mozart"]
    position["discard"] = {composer: pieces.count(composer) for composer in sorted(set(pieces))}
    state = GAME.read_position(position)
    before = [seen(state, viewer) for viewer in [0, SPECTATOR]]
    for _ in range(5):
        state = play(GAME, state, state.turn, state.options(state.turn)[:1]).state
        assert [seen(state, viewer) for viewer in [0, SPECTATOR]] == before


def test_everything_else_is_open() -> None:
    """[H1]"""
    state = rulebook_state(24)
    position = GAME.write_position(state)
    hidden = {"players", "deck", "pending"}
    for viewer in [0, SPECTATOR]:
        view = seen(state, viewer)
        assert {field: view[field] for field in position if field not in hidden} == {
            field: value for field, value in position.items() if field not in hidden
        }
