"""Positions between two decisions of one role that cannot have come about are refused by the place of what is wrong."""

import pytest

from operahouse.kernel.errors import Malformed
from operahouse.kernel.game import State
from operahouse.kernel.play import play
from tests.games.cases import Position
from tests.games.opera.examples import GAME, GONE, after, edited, given, rulebook_position, rulebook_state


def buying() -> State:
    """Yellow hired the Impresario and may buy."""
    return rulebook_state(11)


def programming() -> State:
    """Yellow has set the first of its halls."""
    state = rulebook_state(13)
    return play(GAME, state, state.turn, state.options(state.turn)[:1]).state


def claiming() -> State:
    """The Esperto came to Wien, and yellow may claim."""
    return rulebook_state(24)


def moving() -> State:
    """Red hired the Critico and must move it."""
    return rulebook_state(8)


def shuffling() -> State:
    """The deck ran out while the new offer was drawn."""
    return after(GAME.read_position(given("end/deck-runs-out")), "red", "end")


def bidding() -> State:
    """Red has bid."""
    return after(GAME.read_position(rulebook_position()), "red", "bid 3")


STATES = {state.__name__: state for state in [buying, programming, claiming, moving, shuffling, bidding]}
BROKEN: list[tuple[str, dict[str, object], str]] = [
    ("buying", {"question": "sing"}, "pending.question"),
    ("buying", {"question": "bid"}, "pending.question"),
    ("buying", {"question": "hire"}, "pending.question"),
    ("buying", {"question": "over"}, "pending.question"),
    ("buying", {"question": GONE}, "pending.question"),
    ("buying", {"question": "sell"}, "pending.role"),
    ("buying", {"question": "claim"}, "pending.role"),
    ("buying", {"role": "architetto"}, "pending.role"),
    ("buying", {"role": "signora"}, "pending.role"),
    ("buying", {"role": GONE}, "pending.role"),
    ("buying", {"seat": "green"}, "pending.seat"),
    ("buying", {"seat": GONE}, "pending.seat"),
    ("buying", {"seat": "red"}, "pending.asked"),
    ("buying", {"asked": []}, "pending.asked"),
    ("buying", {"asked": ["red", "green"]}, "pending.asked[1]"),
    ("buying", {"asked": ["yellow", "yellow"]}, "pending.asked[1]"),
    ("buying", {"done": -1}, "pending.done"),
    ("buying", {"done": 3}, "pending.done"),
    ("buying", {"done": "1"}, "pending.done"),
    ("buying", {"done": 2}, "pending"),
    ("buying", {"aside": {"verdi": 1}}, "pending.aside"),
    ("buying", {"cursor": 1}, "pending.cursor"),
    ("buying", {"bids": {"red": 1}}, "pending.bids"),
    ("buying", {"mood": "good"}, "pending.mood"),
    ("programming", {"cursor": 0}, "pending.cursor"),
    ("programming", {"cursor": 99}, "pending.cursor"),
    ("programming", {"cursor": 1}, "pending.cursor"),
    ("claiming", {"done": 1}, "pending.done"),
    ("claiming", {"seat": "red"}, "pending.seat"),
    ("claiming", {"seat": "blue", "asked": ["red", "blue"]}, "pending.seat"),
    ("moving", {"seat": "blue", "asked": ["red", "blue"]}, "pending.seat"),
    ("shuffling", {"aside": {"verdi": 2}}, "deck"),
    ("shuffling", {"aside": GONE}, "pending.aside"),
    ("shuffling", {"seat": "red"}, "pending.seat"),
    ("bidding", {"bids": {"red": 5}}, "pending.bids.red"),
    ("bidding", {"bids": {"green": 1}}, "pending.bids.green"),
    ("bidding", {"bids": {"red": 0, "blue": 0, "yellow": 0}}, "pending.bids"),
    ("bidding", {"question": "buy"}, "pending.question"),
    ("bidding", {"bids": GONE, "question": "buy"}, "pending"),
]


def position_of(name: str) -> Position:
    return GAME.write_position(STATES[name]())


@pytest.mark.parametrize("name", STATES)
def test_the_position_is_right_as_it_is(name: str) -> None:
    position = position_of(name)
    assert "pending" in position
    assert GAME.write_position(GAME.read_position(position)) == position


@pytest.mark.parametrize(("name", "changes", "place"), BROKEN)
def test_a_broken_question_is_refused(name: str, changes: dict[str, object], place: str) -> None:
    position = edited(position_of(name), {f"pending.{field}": value for field, value in changes.items()})
    with pytest.raises(Malformed) as wrong:
        GAME.read_position(position)
    assert wrong.value.path == place


def test_a_seat_that_has_ended_does_not_play_along() -> None:
    position = edited(
        position_of("buying"),
        {"players.red.ended": True, "pending.seat": "red", "pending.asked": ["yellow", "red"]},
    )
    with pytest.raises(Malformed) as wrong:
        GAME.read_position(position)
    assert wrong.value.path == "pending.seat"


@pytest.mark.parametrize(("role", "question"), [("critico", "critique"), ("esperto", "claim")])
def test_nobody_judges_from_nowhere(role: str, question: str) -> None:
    pending = {"question": question, "seat": "red", "role": role, "done": 0, "asked": ["red", "yellow"]}
    hirer = "red" if role == "critico" else "yellow"
    changes: dict[str, object] = {
        "phase": "action",
        f"roles.{role}": hirer,
        f"figures.{role}": None,
        "pending": pending,
    }
    with pytest.raises(Malformed) as wrong:
        GAME.read_position(edited(rulebook_position(), changes))
    assert wrong.value.path == "pending.role"
