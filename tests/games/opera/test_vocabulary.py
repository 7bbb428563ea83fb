"""The numbers of options never change: weights, learning runs and golden games speak in them."""

import pytest

from operahouse.games.opera.flow import QUESTIONS, VOCABULARY, part_of
from operahouse.games.opera.words import QUESTION_WORDS
from tests.games.opera.examples import GAME

NUMBERS = {
    "bid 0": 0, "bid 10": 10, "hire impresario": 11, "end": 17, "buy monteverdi": 18, "rearrange": 24, "stop": 25,
    "intermezzo": 26, "place monteverdi": 27, "place house": 33, "place -": 34, "build venezia main": 35,
    "build milano wing": 46, "move venezia": 47, "raise monteverdi 1": 53, "lower wagner 2": 76, "claim": 77,
    "decline": 78, "deck monteverdi": 79, "sell monteverdi stock ducats": 85, "sell wagner milano.6 points": 396,
}  # fmt: skip


@pytest.mark.parametrize(("text", "number"), NUMBERS.items())
def test_an_option_keeps_its_number(text: str, number: int) -> None:
    assert GAME.option(text) == number


def test_every_option_is_spelled_once_by_its_own_part() -> None:
    assert len(GAME.spellings) == len(set(GAME.spellings)) == 397
    for part in VOCABULARY[:-1]:
        assert part_of(part.first) is part_of(part.first + part.size - 1) is part
    assert part_of(len(GAME.spellings) - 1) is VOCABULARY[-1]


def test_the_list_of_questions_has_the_order_of_their_words() -> None:
    """Learning encodes a question by its place in this list."""
    assert [question.word for question in QUESTIONS] == QUESTION_WORDS
