"""Fitting by self-play."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from operahouse.kernel.chance import Generator
from operahouse.lab.fit import AIMS, Generation, first_guess, fit
from operahouse.lab.least_squares import Fitted, Row, part_way, pooled, refit
from operahouse.lab.self_play import relative_to_average


def test_weights_follow_the_data_where_there_is_much_of_it() -> None:
    generator = Generator(1)
    rows: list[Row] = []
    for _ in range(20_000):
        seen = [1, generator.below(10), generator.below(5)]
        rows.append((0, [float(value) for value in seen], 3 + 2 * seen[1] - seen[2]))
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


def test_for_a_lead_only_the_distance_relative_to_average_counts() -> None:
    assert relative_to_average([(2, [1, 4], 30), (2, [1, 0], 10)]) == [(2, [0, 2], 10), (2, [0, -2], -10)]


def test_stages_learn_from_each_other() -> None:
    rows: list[Row] = [(0, [1.0], 4.0)] * 5000
    before = Fitted([[0.0], [0.0]], [10.0, 10.0])
    assert [row[0] for row in pooled(rows, before).weights] == pytest.approx([4, 4], abs=0.1)


def test_a_generation_may_go_half_of_the_way() -> None:
    half = part_way(Fitted([[0.0, 2.0]], [10.0]), Fitted([[4.0, 2.0]], [6.0]))
    assert half.weights == [[2.0, 2.0]]
    assert half.spread == [8.0]


@pytest.mark.parametrize("aim", AIMS)
def test_a_generation_is_played_judged_and_told(aim: str) -> None:
    told: list[Generation] = []
    with ThreadPoolExecutor(1) as executor:
        fitted = fit("opera", aim, 1, 2, 7, executor, 1, told.append)
    guess = first_guess("opera")
    assert [made.number for made in told] == [1]
    assert told[0].rows > 100
    assert 0 <= told[0].share <= 1
    assert (fitted.generation == 1) == (told[0].share > 1 / 3)
    assert len(fitted.weights) == len(guess.weights)
