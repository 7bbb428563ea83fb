import pytest

from operahouse.lab.intervals import clustered_mean, student, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (10, 20, 0.2993, 0.7007),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (60, 100, 0.5020, 0.6906),
        (81, 263, 0.2553, 0.3662),  # Newcombe's example, 1998
        (15, 148, 0.0624, 0.1605),  # and another
        (0.5, 1, 0.0546, 0.9454),
    ],
)
def test_wilson(wins: float, games: int, low: float, high: float) -> None:
    found = wilson(wins, games)
    assert found == pytest.approx((wins / games, low, high), abs=5e-5)
    assert 0 <= found.low <= found.value <= found.high <= 1


def test_no_games_say_nothing() -> None:
    assert wilson(0, 0)[1:] == (0, 1)


@pytest.mark.parametrize(
    ("freedom", "expected"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (5, 2.571), (10, 2.228), (30, 2.042), (120, 1.980)],
)
def test_student(freedom: int, expected: float) -> None:
    assert student(freedom) == pytest.approx(expected, abs=5e-3)


def test_a_mean_of_single_figures_has_the_usual_interval() -> None:
    """Of 2, 4, 4, 4, 5, 5, 7, 9 the mean is 5 and the standard error the root of 32 / 7 / 8."""
    found = clustered_mean([2, 4, 4, 4, 5, 5, 7, 9], [1] * 8)
    reach = 2.3646 * (32 / 7 / 8) ** 0.5
    assert found == pytest.approx((5, 5 - reach, 5 + reach), abs=2e-3)


def test_figures_of_one_deal_count_as_one() -> None:
    """Saying everything three times makes nobody surer."""
    once = clustered_mean([2, 4, 9], [1, 1, 1])
    assert clustered_mean([6, 12, 27], [3, 3, 3]) == pytest.approx(once)
    assert clustered_mean([2, 2, 2, 4, 4, 4, 9, 9, 9], [1] * 9).high < once.high


def test_one_deal_says_nothing_about_others() -> None:
    assert clustered_mean([12], [3]) == (4, float("-inf"), float("inf"))
