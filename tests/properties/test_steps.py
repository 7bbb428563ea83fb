"""Small steps and whole moves lead to the same states, and no state knows of another."""

import pytest
from hypothesis import given, strategies

from operahouse.kernel.chance import Generator
from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import CHANCE, State
from operahouse.kernel.play import play, play_out
from tests.games_under_test import Moment, Table, every_table, moments, walk


def whole_moves(table: Table, seed: int) -> list[tuple[State, int, list[int], State]]:
    """The moves of a random game: state before, seat, steps, state after."""
    moves = []
    steps: list[int] = []
    before = table.deal(seed)
    for state, seat, option in walk(before, seed):
        before = before if steps else state
        steps.append(option)
        after = state.clone()
        after.step(seat, option)
        if not after.within_move():
            moves.append((before, seat, steps, after))
            steps = []
    return moves


@every_table
def test_a_whole_move_is_its_steps(table: Table) -> None:
    game = table.game
    for seed in range(2):
        for before, seat, steps, after in whole_moves(table, seed):
            played = play(game, before, seat, game.spell_move(before, seat, steps))
            assert played.steps == steps
            assert game.write_position(played.state) == game.write_position(after)
            assert not played.state.within_move()


@every_table
def test_a_refused_whole_move_changes_nothing(table: Table) -> None:
    game = table.game
    refused = 0
    for before, seat, steps, _ in whole_moves(table, seed=7):
        if len(steps) > 1:
            text = game.spell_move(before, seat, steps)
            position = game.write_position(before)
            for broken in [f"{text},{text[-1]}", f"{text},", f"{text} {text}", f"{text}=", text.split()[0] + " ?"]:
                refused += 1
                with pytest.raises(Refusal) as refusal:
                    play(game, before, seat, broken)
                assert str(refusal.value)
            assert game.write_position(before) == position
    assert refused > 0


@given(moments(), strategies.integers(0, 1000))
def test_a_clone_is_independent(moment: Moment, seed: int) -> None:
    game, state = moment
    before = game.write_position(state)
    twin = state.clone()
    assert twin.log is None
    play_out(twin, Generator(seed))
    assert game.write_position(state) == before
    twin = state.clone()
    play_out(state, Generator(seed))
    assert game.write_position(twin) == before


@given(moments(), strategies.integers(0, 1000))
def test_what_was_handed_out_never_changes(moment: Moment, seed: int) -> None:
    game, state = moment
    lists: list[list[int]] = [state.options(seat) for seat in state.to_act()]
    lists += [state.to_act(), game.points(state), *game.ranking(state)]
    if state.turn == CHANCE:
        lists.append(state.weights())
    copies = [list(handed_out) for handed_out in lists]
    position, view = game.write_position(state), game.view(state, 0, memory=True)
    texts = [str(position), str(view)]
    play_out(state, Generator(seed))
    assert lists == copies
    assert [str(position), str(view)] == texts


@every_table
def test_playing_changes_no_state_given(table: Table) -> None:
    game = table.game
    for before, seat, steps, _ in whole_moves(table, seed=8)[:40]:
        position = game.write_position(before)
        play(game, before, seat, game.spell_move(before, seat, steps))
        assert game.write_position(before) == position
        assert before.log is None
