"""Measurements of the review, on a few games."""

import json
from pathlib import Path

import pytest

from operahouse.games.catalogue import game_names
from operahouse.lab.planted import Planting, is_found
from operahouse.lab.review_figures import calibration, fitted_fortune, given_away, mean_fortunes, mean_of
from operahouse.lab.reviews import Measured, Task, deals, measure, measured_json, read_measured, seating, tasks_of
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
    assert all(0 <= row.judged <= 1 and 0 <= row.won <= 1 for row in rows)


def game(fortune: list[float], result: list[float], bots: str = "a") -> Measured:
    """A game of which nothing else is known."""
    names = list(bots) if len(bots) > 1 else [bots] * len(fortune)
    return Measured(names, fortune, result, [0.0] * len(fortune), [], [], [], [])


def test_fitted_fortune_takes_out_what_fortune_explains() -> None:
    fit = fitted_fortune([game([-1], [0]), game([0], [2]), game([1], [4])])
    assert [fit.slope, fit.error, fit.left] == pytest.approx([2, 0, 0], abs=1e-9)
    assert fitted_fortune([game([0], [0]), game([0], [1])]) == (0.0, 0.0, 1.0)
    assert mean_of([1, 3]).value == 2
    assert mean_of([1, 3]).error == pytest.approx(1)


def test_what_a_bot_wins_by_skill_is_not_taken_for_fortune() -> None:
    games = [game([1, -1], [1, 0], "ab"), game([-1, 1], [0, 1], "ba"), game([0, 0], [1, 0], "ab")]
    assert fitted_fortune(games).slope == pytest.approx(0)
    seats, bots = mean_fortunes(games)
    assert [mean.value for mean in seats] == pytest.approx([0, 0])
    assert {bot: mean.value for bot, mean in bots.items()} == pytest.approx({"a": 2 / 3, "b": -2 / 3})
    assert mean_fortunes([game([1, -1], [1, 0])] * 2)[1] == {}


def test_errors_are_those_of_whole_games() -> None:
    one, other = (game([0], [0])._replace(bands=[(10, won, 5.0)] * 10) for won in (10, 0))
    row = calibration([one, other])[0]
    assert (row.moments, row.judged, row.won) == (20, 0.5, 0.5)
    assert row.error == pytest.approx(50**0.5 / 20)
    careless, careful = (game([0], [0])._replace(given_away=[lost], decisions=[10]) for lost in (0.4, 0.2))
    assert given_away([careless, careful]).value == pytest.approx(0.03)
    assert given_away([careless, careful]).error == pytest.approx(0.02**0.5 / 20)


def test_mixed_bots_sit_in_all_orders() -> None:
    tasks = tasks_of("opera", ("random", "novice"), deals(1, 4), mixed=True)
    assert [task.bots for task in tasks.values()] == [("random", "novice"), ("novice", "random")] * 2
    assert len({task.deal for task in tasks.values()}) == 4
    assert deals(1, 9)[:4] == deals(1, 4)


def test_a_line_of_the_journal_is_the_game_again() -> None:
    task = Task("operaopoly", seating("random", 2), 5, judged=False)
    assert read_measured(json.loads(json.dumps(measured_json(task)))) == measure(task)


def test_the_command_prints_what_it_measured_and_goes_on(tmp_path: Path) -> None:
    command = ["lab", "review", "--game", "operaopoly", "--bots", "random", "--players", "2", "--workers", "1"]
    command += ["--out", str(tmp_path)]
    shown = operahouse(*command, "--games", "2")
    assert shown.exit_code == 0
    lines = shown.stdout.splitlines()
    assert lines[0].startswith("random, 2 players, 2 games. Fortune of a seat in a game")
    assert [line.split(":")[0] for line in lines[1:3]] == ["  seat 1", "  seat 2"]
    assert lines[3].startswith("Results less fitted fortune: slope ")
    assert any(line.startswith("  judged ") for line in lines)
    journal = next(tmp_path.iterdir())
    kept = journal.read_text(encoding="utf-8").splitlines()
    journal.write_text(kept[0] + "\n" + kept[1][:20], encoding="utf-8")
    assert operahouse(*command, "--games", "3").exit_code == 0
    again = journal.read_text(encoding="utf-8").splitlines()
    assert again[0] == kept[0]
    assert kept[1] in again
    assert len(again) == 3


def test_the_command_plants_bad_moves(tmp_path: Path) -> None:
    command = ["lab", "review", "--game", "operaopoly", "--bots", "random", "--players", "2", "--games", "2"]
    shown = operahouse(*command, "--planted", "--workers", "1", "--out", str(tmp_path))
    assert shown.stdout.startswith("random, 2 players: planted bad moves among the three largest losses: ")
