"""Whole moves and their steps: one spelling, one order, and the same states either way."""

import json

import pytest

from operahouse.games.operaopoly.stack import ADD, DONE
from operahouse.kernel.chance import Generator
from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import CHANCE
from operahouse.kernel.play import play
from tests.games.operaopoly.lively import lively_walk, operaopoly


def test_the_list_of_whole_moves_is_every_path_through_the_steps() -> None:
    game = operaopoly()
    for index, (state, seat, _) in enumerate(lively_walk(3, seed=1)):
        if seat == CHANCE or index % 3:
            continue
        moves = game.legal_moves(state, seat)
        assert len(set(moves)) == len(moves)
        for move in moves:
            steps = game.expand(state, seat, move)
            played = play(game, state, seat, steps)
            assert not played.state.within_move()
            assert game.spell_move(state, seat, steps) == move


def test_every_way_through_the_steps_is_listed() -> None:
    game, chance = operaopoly(), Generator(3)
    for index, (start, seat, _) in enumerate(lively_walk(5, seed=2)):
        if seat == CHANCE or index % 7 or start.within_move():
            continue
        for first in start.options(seat):
            state, steps = start.clone(), [first]
            state.step(seat, first)
            while state.turn == seat and state.within_move():
                options = state.options(seat)
                steps.append(options[chance.below(len(options))])
                state.step(seat, steps[-1])
            assert game.spell_move(start, seat, steps) in game.legal_moves(start, seat)


def test_cards_come_in_one_order_and_a_move_has_few_options() -> None:
    for state, seat, option in lively_walk(4, seed=4):
        if state.within_move() and seat != CHANCE:
            options = state.options(seat)
            assert all(ADD.first <= step < ADD.first + ADD.size or step == DONE.first for step in options)
            assert all(step - ADD.first >= state.chosen.bit_length() for step in options if step != DONE.first)
            assert len(options) <= 8
            assert option in options


def test_a_move_begun_can_be_written_down_and_finished_whole() -> None:
    game, begun = operaopoly(), 0
    for state, seat, _ in lively_walk(3, seed=6):
        if not state.within_move():
            continue
        begun += 1
        copy = game.read_position(json.loads(json.dumps(game.write_position(state))))
        assert copy.options(seat) == state.options(seat)
        if seat != CHANCE:
            for move in game.legal_moves(state, seat):
                assert not play(game, copy, seat, move).state.within_move()
            with pytest.raises(Refusal) as refused:
                play(game, state, seat, "draw opera")
            assert refused.value.key == "operaopoly-refusal-move-unfinished"
    assert begun > 100


def test_ids_may_be_typed_in_small_letters() -> None:
    game = operaopoly()
    state = game.deal(3, [], Generator(8))
    move = next(move for move in game.legal_moves(state, 0) if move.startswith("sponsor"))
    assert game.expand(state, 0, move.lower()) == game.expand(state, 0, move)


@pytest.mark.parametrize("text", ["sponsor verdi funding", "hire H1 male", "hire H1 male for verdi", "oust H2 female"])
def test_a_move_without_its_cards_is_not_whole(text: str) -> None:
    game = operaopoly()
    with pytest.raises(Refusal) as refused:
        play(game, game.deal(3, [], Generator(8)), 0, text)
    assert refused.value.key == "operaopoly-refusal-cards-missing"
