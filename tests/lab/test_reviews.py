"""Measurements of the review, on a few games."""

import pytest

from operahouse.games.catalogue import game_names
from operahouse.lab.planted import Planting, is_found
from operahouse.lab.reviews import Measured, Task, calibration, fitted_fortune, mean_of, measure, seating
from tests.app.running import operahouse


@pytest.mark.parametrize("game", game_names())
def test_planted_bad_moves_are_found(game: str) -> None:
    found = [is_found(Planting(game, "amateur", 3, deal, 34)) for deal in range(6)]
    tried = [one for one in found if one is not None]
    assert len(tried) >= 4
    assert sum(tried) >= 0.8 * len(tried)


def test_a_game_is_measured() -> None:
    one = measure(Task("operaopoly", seating("novice", 2), 3, judged=False))
    assert sum(one.result) == 1
    assert sum(one.fortune) == pytest.approx(0, abs=1e-9)
    assert sum(one.start) == pytest.approx(1)
    assert (one.given_away, one.decisions, one.drift) == ([], [], [])
    assert sum(count for count, _, _ in one.bands) % 2 == 0
    rows = calibration([one])
    assert all(0 <= judged <= 1 and 0 <= won <= 1 for _, judged, won in rows)


def test_fitted_fortune_takes_out_what_fortune_explains() -> None:
    def game(fortune: float, result: float) -> Measured:
        return Measured([fortune], [result], [0.0], [], [], [], [])

    slope, left = fitted_fortune([game(-1, 0), game(0, 2), game(1, 4)])
    assert [slope, left] == pytest.approx([2, 0])
    assert fitted_fortune([game(0, 0), game(0, 1)]) == (0.0, 1.0)
    assert mean_of([1, 3]).value == 2
    assert mean_of([1, 3]).error == pytest.approx(1)


def test_the_command_prints_what_it_measured() -> None:
    command = ["lab", "review", "--game", "operaopoly", "--bots", "random", "--players", "2", "--games", "2"]
    shown = operahouse(*command, "--workers", "1")
    assert shown.exit_code == 0
    lines = shown.stdout.splitlines()
    assert lines[0].startswith("random, 2 players, 2 games. Mean fortune of the first seat")
    assert lines[1].startswith("Results less fitted fortune: slope ")
    assert any(line.startswith("  judged ") for line in lines)
