"""Secret simultaneous answers: the order of answering cannot matter, and nothing shows before the last one."""

import json
from itertools import permutations

import pytest

from operahouse.kernel.chance import Generator
from operahouse.kernel.events import shown_events
from operahouse.kernel.game import Game, State
from operahouse.kernel.play import choose_at_random, play
from tests.games_under_test import TABLES, Table, walk


def simultaneous_questions(table: Table, games: int) -> list[State]:
    """Where several seats are asked at the same time, in some random games."""
    states = [step.state for seed in range(games) for step in walk(table.deal(seed), seed)]
    return [state for state in states if len(state.to_act()) > 1]


SEALED = [table for table in TABLES if simultaneous_questions(table, games=1)]
every_sealed_table = pytest.mark.parametrize("table", SEALED, ids=[str(table) for table in SEALED])


def test_opera_and_the_toy_ask_for_sealed_answers_at_every_table() -> None:
    expected = [table for table in TABLES if table.game.name in ("opera", "toy")]
    assert [str(table) for table in expected if table not in SEALED] == []


def answered(game: Game, state: State, answers: list[tuple[int, int]]) -> str:
    after = state.clone()
    for seat, option in answers:
        after.step(seat, option)
    return json.dumps(game.write_position(after))


@every_sealed_table
def test_the_order_of_answering_cannot_matter(table: Table) -> None:
    for index, state in enumerate(simultaneous_questions(table, games=3)):
        chance = Generator(index)
        answers = [(seat, choose_at_random(state, seat, chance)) for seat in state.to_act()]
        ends = {answered(table.game, state, list(order)) for order in permutations(answers)}
        assert len(ends) == 1


@every_sealed_table
def test_a_sealed_answer_tells_the_others_nothing(table: Table) -> None:
    game = table.game
    for state in simultaneous_questions(table, games=1):
        first, *others = state.to_act()
        told = set()
        for option in state.options(first):
            played = play(game, state, first, [option])
            views = [game.view(played.state, other, memory=True) for other in others]
            names = [game.seats(state)[other] for other in others]
            events = [shown_events(played.events, name) for name in names]
            told.add(json.dumps([views, events]))
        assert len(told) == 1
