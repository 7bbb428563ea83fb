import pytest

from operahouse.kernel.chance import Generator
from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import CHANCE, State
from operahouse.kernel.play import play, play_out, seat_names
from tests.toy.extras import RichToy

GAME = RichToy()


def arranging() -> State:
    """North bid most and arranges its shelf."""
    state = GAME.deal(2, [], Generator(1))
    return play(GAME, play(GAME, state, 0, [2]).state, 1, [1]).state


def test_a_move_tells_what_happened() -> None:
    state = GAME.deal(2, [], Generator(1))
    first = play(GAME, state, 1, "bid 1")
    assert [event.kind for event in first.events] == ["sealed"]
    second = play(GAME, first.state, 0, "bid 2")
    assert [event.kind for event in second.events] == ["sealed", "paid", "paid"]
    assert second.steps == [2]
    assert second.state.log is None
    assert second.state.to_act() == [0]


def test_a_whole_move_is_many_steps() -> None:
    played = play(GAME, arranging(), 0, "arrange -,a,b")
    assert played.steps == [6, 4, 5]
    assert played.state.to_act() == [0, 1]


@pytest.mark.parametrize("text", ["arrange a,a,b", "arrange a,b", "arrange a,b,-,-", "arrange", "arrange a,b,c"])
def test_a_refused_whole_move_is_refused_whole(text: str) -> None:
    state = arranging()
    before = GAME.write_position(state)
    with pytest.raises(Refusal):
        play(GAME, state, 0, text)
    assert GAME.write_position(state) == before


def test_who_is_not_asked_is_told_who_is() -> None:
    with pytest.raises(Refusal) as refused:
        play(GAME, arranging(), 1, "bid 1")
    assert refused.value.key == "refusal-not-your-turn"
    assert refused.value.details == {"seat": "east", "waiting": ["north"]}


def test_nobody_moves_after_the_end() -> None:
    state = GAME.deal(2, [], Generator(1))
    play_out(state, Generator(1))
    with pytest.raises(Refusal) as refused:
        play(GAME, state, 0, "bid 1")
    assert refused.value.key == "refusal-game-over"


def test_luck_has_a_name() -> None:
    assert seat_names(GAME, arranging(), [0, 1, CHANCE]) == ["north", "east", "chance"]
