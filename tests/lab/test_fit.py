"""Fitting by self-play."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from operahouse.kernel.chance import Generator
from operahouse.lab.fit import Fitted, Generation, Row, first_guess, fit, refit


def test_weights_follow_the_data_where_there_is_much_of_it() -> None:
    generator = Generator(1)
    rows: list[Row] = []
    for _ in range(20_000):
        seen = [1, generator.below(10), generator.below(5)]
        rows.append((0, seen, 3 + 2 * seen[1] - seen[2]))
    fitted = refit(rows, Fitted([[0.0, 0.0, 0.0]], [10.0]))
    assert fitted.weights[0] == pytest.approx([3, 2, -1], abs=0.1)
    assert fitted.spread == [1.0]


def test_a_stage_nobody_saw_keeps_its_weights() -> None:
    before = Fitted([[1.5], [2.5]], [4.0, 5.0])
    after = refit([(0, [1], 3)] * 1000, before)
    assert after.weights[1] == [2.5]
    assert after.spread[1] == 5.0


def test_few_rows_move_the_weights_little() -> None:
    assert refit([(0, [1], 8)], Fitted([[2.0]], [10.0])).weights[0][0] == pytest.approx(2.0, abs=0.3)


def test_a_generation_is_played_judged_and_told() -> None:
    told: list[Generation] = []
    with ThreadPoolExecutor(1) as executor:
        fitted = fit("opera", 1, 2, 7, executor, 1, told.append)
    guess = first_guess("opera")
    assert [made.number for made in told] == [1]
    assert told[0].rows > 100
    assert 0 <= told[0].share <= 1
    assert (fitted.generation == 1) == (told[0].share > 1 / 3)
    assert len(fitted.weights) == len(guess.weights)
