from pathlib import Path

import pytest

from operahouse.lab.leaderboard import leaderboard, standings_by
from operahouse.lab.plan import Plan
from operahouse.lab.results import Results, write_results
from tests.lab.tournaments import plan_for, play

BOTS = ("novice", "random", "expert@2")


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Plan, Results]:
    plan = plan_for("toy", [BOTS, ("novice", "novice", "random")], 6)
    return plan, Results(write_results(plan, play(plan, tmp_path_factory.mktemp("played"))))


def test_a_row_for_each_seat_of_each_game(played: tuple[Plan, Results]) -> None:
    plan, results = played
    rows = results.query("SELECT line_up, deal, rotation, list(bot ORDER BY seat) FROM results GROUP BY ALL")
    assert len(rows) == plan.games
    for line_up, _, rotation, bots in rows:
        assert tuple(bots) == plan.spec(line_up, rotation).bots


def test_every_game_has_one_win_to_share(played: tuple[Plan, Results]) -> None:
    shares = played[1].query("SELECT sum(won), max(won) FROM results GROUP BY line_up, deal, rotation")
    assert {round(total, 9) for total, _ in shares} == {1.0}
    assert {most for _, most in shares} > {1.0}


def test_standings_count_games_and_take_means(played: tuple[Plan, Results]) -> None:
    plan, results = played
    found = {standing.name: standing for standing in leaderboard(results)}
    assert {name: standing.games for name, standing in found.items()} == {
        "novice": plan.games, "random": plan.games, "expert@2": plan.games // 2
    }  # fmt: skip
    for name, standing in found.items():
        won, points = results.query("SELECT avg(won), avg(points) FROM results WHERE bot = ?", name)[0]
        assert (standing.win_rate.value, standing.points.value) == pytest.approx((won, points))
        assert standing.rating is not None
        assert standing.rating.low < standing.rating.value < standing.rating.high


def test_a_line_up_and_a_seat_have_standings_too(played: tuple[Plan, Results]) -> None:
    plan, results = played
    assert {standing.name for standing in leaderboard(results, 1)} == {"novice", "random"}
    seats = standings_by(results, "seat")
    assert [(seat.name, seat.games) for seat in seats] == [(str(seat), plan.games) for seat in (1, 2, 3)]
    assert sum(seat.win_rate.value for seat in seats) == pytest.approx(1)


def test_ratings_follow_who_wins(tmp_path: Path) -> None:
    """Whoever always wins is rated highest, with an interval that leaves the others out."""
    plan = plan_for("toy", [("novice", "random")], 40)
    lines = [
        f'{{"line_up": 0, "deal": {deal}, "rotation": {turn}, "decisions": 9,'
        f' "points": {[5, 3] if turn == 0 else [3, 5]}, "places": {[1, 2] if turn == 0 else [2, 1]}}}\n'
        for deal in range(40)
        for turn in range(2)
    ]
    (tmp_path / "games.jsonl").write_text("".join(lines), encoding="utf-8")
    best, worst = leaderboard(Results(write_results(plan, tmp_path / "games.jsonl")))
    assert (best.name, best.win_rate.value, best.points) == ("novice", 1.0, (5.0, 5.0, 5.0))
    assert best.rating is not None
    assert worst.rating is not None
    assert best.rating.low > worst.rating.high
