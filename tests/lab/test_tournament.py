import json
import signal
from multiprocessing import active_children
from pathlib import Path
from subprocess import TimeoutExpired

import pytest

from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.game import Game
from operahouse.kernel.record import read_record
from operahouse.lab.tournament import JOURNAL, play_tournament
from operahouse.lab.worker_pool import LocalWorkerPool
from tests.app.running import operahouse, start
from tests.lab.tournaments import MIXED, all_keys, keys_in, load, plan_for, play


def timeless(journal: Path) -> list[dict[str, object]]:
    games = [json.loads(line) for line in journal.read_text(encoding="utf-8").splitlines()]
    return sorted(({**game, "seconds": None} for game in games), key=lambda game: json.dumps(game))


def test_every_game_of_the_toy_is_played_once_and_always_alike(tmp_path: Path) -> None:
    plan = plan_for("toy", MIXED, 5)
    with LocalWorkerPool(2) as two:
        journal = play(plan, tmp_path / "two", two)
    with LocalWorkerPool(1) as one:
        again = play(plan, tmp_path / "one", one)
    assert sorted(keys_in(journal)) == sorted(all_keys(plan))
    assert timeless(journal) == timeless(again)


def test_random_games_travel_in_batches_and_are_played_once(tmp_path: Path) -> None:
    plan = plan_for("toy", [("random",) * 3], 300)._replace(stats=False)
    assert sorted(keys_in(play(plan, tmp_path))) == sorted(all_keys(plan))


def test_records_are_written_and_replay(tmp_path: Path) -> None:
    plan = plan_for("toy", MIXED, 1)._replace(records=True)
    play(plan, tmp_path)
    records = sorted((tmp_path / "records").iterdir())
    assert len(records) == plan.games
    for path in records:
        read_record(load("toy"), json.loads(path.read_text(encoding="utf-8"))).finish()


def test_a_worker_that_dies_costs_no_game_and_counts_none_twice(tmp_path: Path) -> None:
    plan = plan_for("opera", MIXED, 3)
    killed: list[int] = []

    def kill_one(finished: int) -> None:
        if finished >= 2 and not killed:
            worker = active_children()[0]
            killed.append(worker.pid or 0)
            worker.kill()

    with LocalWorkerPool(2) as workers:
        journal = play_tournament(plan, tmp_path, workers, kill_one, load)
    assert len(killed) == 1
    assert sorted(keys_in(journal)) == sorted(all_keys(plan))


def test_workers_that_always_die_are_given_up(tmp_path: Path) -> None:
    plan = plan_for("toy", MIXED, 1)
    with LocalWorkerPool(1) as workers, pytest.raises(OperahouseError, match="lab-workers-die"):
        play_tournament(plan, tmp_path, workers, lambda _: None, die)


def die(name: str) -> Game:
    """In the place of loading a game."""
    signal.raise_signal(signal.SIGKILL)
    raise AssertionError(f"nobody survives this to load {name}")


def test_a_mistake_in_a_game_is_no_death(tmp_path: Path) -> None:
    plan = plan_for("toy", [("random", "random")], 1)._replace(game="chess")
    with LocalWorkerPool(1) as workers, pytest.raises(OperahouseError, match="unknown-game"):
        play_tournament(plan, tmp_path, workers, lambda _: None)


def test_another_tournament_is_refused(tmp_path: Path) -> None:
    play(plan_for("toy", MIXED, 1), tmp_path)
    with pytest.raises(OperahouseError, match="lab-another-tournament"):
        play(plan_for("toy", MIXED, 1, seed=2), tmp_path)


@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGINT])
def test_a_run_that_is_stopped_goes_on_where_it_was(tmp_path: Path, blow: signal.Signals) -> None:
    words = [
        "--bots",
        "novice,random",
        "--games",
        "9",
        "--option",
        "seven_rounds",
        "--out",
        str(tmp_path),
        "--workers",
        "1",
    ]
    run = start("lab", "tournament", *words)
    journal = tmp_path / JOURNAL
    while not journal.exists() or journal.read_bytes().count(b"\n") < 2:
        with pytest.raises(TimeoutExpired):
            run.wait(0.02)
    run.send_signal(blow)
    _, said = run.communicate(timeout=120)
    assert run.returncode == (130 if blow == signal.SIGINT else -signal.SIGKILL)
    assert "Traceback" not in said
    before = journal.read_bytes()
    assert before.count(b"\n") < 9
    result = operahouse("lab", "tournament", *words)
    assert result.exit_code == 0, result.stderr
    assert journal.read_bytes().startswith(before[: before.rfind(b"\n") + 1])
    assert sorted(keys_in(journal)) == [(0, deal, turn) for deal in range(3) for turn in range(3)]
