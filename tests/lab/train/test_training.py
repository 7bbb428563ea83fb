"""Training a network: what is sampled, what counts as later, what is kept, and that it goes on where it stopped."""

from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from types import TracebackType
from typing import Self, TypeVar

import numpy as np
import pytest

from operahouse.bots.levels import fitted_weights
from operahouse.bots.network import Stages, Weights, write_weights
from operahouse.games.catalogue import game_names, load_game
from operahouse.lab.train import training
from operahouse.lab.train.journal import Generation, read_journal
from operahouse.lab.train.learner import MIDDLE_UNITS, UNITS, Course, Learned, calibration_error, later_rows, learn
from operahouse.lab.train.measure import Duel, play_duel, share_won
from operahouse.lab.train.samples import PADDING, Batch, Samples, joined, play_samples
from operahouse.lab.train.training import NETWORK, Plan, train

Answer = TypeVar("Answer")
LONG = 1000.0


class HereAndNow:
    """Does every task at once, in this process."""

    size = 1

    def submit(self, task: Callable[..., Answer], *arguments: object) -> "Future[Answer]":
        """Run a task."""
        future: Future[Answer] = Future()
        future.set_result(task(*arguments))
        return future

    def lost(self, future: "Future[Answer]") -> bool:
        """Nothing is lost here."""
        return False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        return None


def zeros(count: int, width: int) -> list[list[int]]:
    return [[0] * width for _ in range(count)]


def blank(name: str, better: int = 1) -> Weights:
    """A network that says nothing; with `better` below zero the one who leads seems to lose."""
    game = load_game(name)
    codes = game.codes()
    assert codes is not None
    slope = [better / spread for spread in fitted_weights(game)[1]]
    return Weights(
        zeros(codes.table.size, UNITS),
        zeros(codes.seat.size, UNITS),
        zeros(codes.seat.size, UNITS),
        zeros(codes.secret.size, UNITS),
        [0] * UNITS,
        zeros(UNITS, MIDDLE_UNITS),
        [0] * MIDDLE_UNITS,
        zeros(2, MIDDLE_UNITS),
        Stages(slope, [1.0] * len(slope), [0.0] * len(slope)),
    )


@pytest.mark.parametrize("name", game_names())
def test_samples_repeat_themselves_and_say_how_games_ended(name: str) -> None:
    batch = Batch(name, 2, LONG, 4, (None,), 1)
    samples = play_samples(batch)
    again = play_samples(batch)
    assert all(np.array_equal(samples[column], again[column]) for column in samples)
    count = len(samples["stage"])
    assert count > 5
    shares = samples["z"].astype(float)
    final = samples["final"].astype(float)
    assert shares.sum(axis=1).tolist() == [1.0] * count
    assert ((shares > 0) <= (final == final.max(axis=1, keepdims=True))).all()
    assert (np.asarray(samples["table"])[:, 0] != PADDING).all()


def test_games_of_several_workers_are_numbered_anew() -> None:
    parts: list[Samples] = [{"game": np.array([0, 0, 1])}, {"game": np.array([0, 1, 1])}]
    assert joined(parts)["game"].tolist() == [0, 0, 1, 2, 3, 3]


def test_later_is_in_the_same_game_or_its_end() -> None:
    game = np.array([0] * 10 + [1] * 2)
    assert later_rows(game).tolist() == [3, 4, 5, 6, 7, 8, 9, -1, -1, -1, 11, -1]


def test_calibration_is_the_distance_from_what_came_true() -> None:
    said = np.array([[0.75, 0.25]] * 4)
    assert calibration_error(said, np.array([[1, 0], [1, 0], [1, 0], [0, 1]])) == pytest.approx(0)
    assert calibration_error(said, np.array([[1, 0]] * 4)) == pytest.approx(0.25)


def test_games_of_one_deal_count_as_one_observation() -> None:
    apart = share_won([1.0, 0.0, 2.0, 1.0, 0.0, 2.0], 3)
    together = share_won([3.0, 0.0, 3.0, 0.0, 0.0, 0.0], 3)
    assert apart.value == together.value == pytest.approx(1 / 3)
    assert together.high - together.low > apart.high - apart.low


def test_whoever_wants_to_lose_loses_every_duel() -> None:
    worse = write_weights(blank("opera", -1))
    assert play_duel(Duel("opera", 2, worse, None, 0, 1, 2, LONG)) == [0.0, 0.0]
    assert play_duel(Duel("opera", 2, None, worse, 0, 1, 2, LONG)) == [2.0, 2.0]


def test_training_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The learner is replaced: what it learns is not what is tested here, and PyTorch is an extra."""
    seen: list[tuple[bool, int]] = []

    def stand_in(plan: Plan, best: bytes | None, data: list[Samples], number: int) -> Learned:
        seen.append((best is not None, sum(len(part["stage"]) for part in data)))
        return Learned(blank(plan.game, 1 if number == 1 else -1), 0.6, 0.7, [0.6], {"3/0": [1.0, 0.6, 0.7, 0.0, 0.0]})

    monkeypatch.setattr(training, "_learn", stand_in)
    monkeypatch.setattr(training, "MOST_DEALS", 3)
    monkeypatch.setattr(training, "_play", few_games)
    reported: list[Generation] = []
    plan = Plan("opera", tmp_path, 1, LONG, LONG, Course(), 1)
    worse = write_weights(blank("opera", -1))
    (tmp_path / NETWORK).write_bytes(worse)
    train(plan, HereAndNow(), reported.append)
    assert reported[0].kept
    best = (tmp_path / NETWORK).read_bytes()
    assert best != worse
    train(plan, HereAndNow(), reported.append)
    assert not reported[1].kept
    assert (tmp_path / NETWORK).read_bytes() == best
    assert read_journal(tmp_path) == reported
    assert [done.generation for done in reported] == [1, 2]
    assert seen[0][0]
    assert seen[1][1] > seen[0][1]


def few_games(plan: Plan, number: int, best: bytes | None, workers: HereAndNow) -> None:
    samples = play_samples(Batch(plan.game, 2, LONG, number, (None,), 1))
    np.savez(plan.folder / training.SAMPLES / f"{number}-2.npz", allow_pickle=False, **samples)


def test_learning_beats_the_linear_judge_on_what_it_has_seen() -> None:
    """With PyTorch only: the rounded network fits the codes, and its loss falls."""
    pytest.importorskip("torch")
    game = load_game("opera")
    codes = game.codes()
    assert codes is not None
    samples = play_samples(Batch("opera", 2, LONG, 1, (None,), 30))
    learned = learn(codes, [samples], fitted_weights(game)[1], Course(epochs=2, batch=256))
    assert len(learned.weights.seat) == codes.seat.size
    assert learned.log_loss < 1.0


@pytest.mark.parametrize("name", game_names())
def test_the_journal_of_a_network_is_kept_beside_it(name: str) -> None:
    kept = [done for done in read_journal(Path("docs/training") / name) if done.kept]
    assert kept
    assert kept[-1].won_against_linear[1] > 1 / 3
    assert kept[-1].log_loss < kept[-1].linear_log_loss
