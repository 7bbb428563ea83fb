"""Generations of a network: self-play, learning, measuring; kept only where an interval says that it's better.

Everything is in one folder, so that training goes on where it stopped: `journal.jsonl` with a line for each generation,
`network.bin` with the best network, and the samples of the last generations.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import TypeVar

import numpy as np

from operahouse.bots.levels import fitted_weights
from operahouse.bots.network import read_weights, write_weights
from operahouse.games.catalogue import load_game
from operahouse.lab.intervals import Interval
from operahouse.lab.train.journal import Generation, read_journal, write_generation
from operahouse.lab.train.learner import Course, Learned, learn
from operahouse.lab.train.measure import Duel, play_duel, share_won
from operahouse.lab.train.samples import Batch, Samples, joined, play_samples
from operahouse.lab.worker_pool import WorkerPool

Task = TypeVar("Task")
Answer = TypeVar("Answer")
NETWORK = "network.bin"
SAMPLES = "samples"
GENERATIONS_KEPT = 3
"""Samples of older generations are not learned from."""
SLICES = 3
"""Batches that a worker plays in a generation, each for another number of players."""
POOL = 4
"""Networks of past generations that play beside the newest, and the weighed features alone: against cycling."""
MEASURED_PLAYERS = 3
MOST_DEALS = 100_000
LAST_SAMPLED = 2**30
PLAYERS = {"opera": [3, 2, 3, 4, 3], "operaopoly": [3, 2, 4, 3, 5, 3, 6]}
"""Of which numbers of players the games are, in turn; for other games each number as often."""


@dataclass(frozen=True)
class Plan:
    """What to train, and how many seconds of each generation go into what."""

    game: str
    folder: Path
    generations: int
    play_seconds: float
    measure_seconds: float
    course: Course
    seed: int


def train(plan: Plan, workers: WorkerPool, report: Callable[[Generation], None]) -> None:
    """Train further from what is in the folder, generation by generation."""
    (plan.folder / SAMPLES).mkdir(parents=True, exist_ok=True)
    for _ in range(plan.generations):
        entry = _run_generation(plan, workers)
        write_generation(plan.folder, entry)
        report(entry)


def _run_generation(plan: Plan, workers: WorkerPool) -> Generation:
    number = len(read_journal(plan.folder)) + 1
    best = _best(plan.folder)
    start = perf_counter()
    _play(plan, number, best, workers)
    played = perf_counter()
    data = _recent_samples(plan, number)
    learned = _learn(plan, best, data, number)
    network = write_weights(learned.weights)
    (plan.folder / f"generation-{number}.bin").write_bytes(network)
    taught = perf_counter()
    linear = _measure(plan, network, None, number, workers)
    against = linear if best is None else _measure(plan, network, best, number, workers)
    kept = against.low > 1 / MEASURED_PLAYERS
    if kept:
        (plan.folder / NETWORK).write_bytes(network)
    return Generation(
        generation=number,
        games=_games(plan, number),
        positions=sum(len(part["stage"]) for part in data),
        log_loss=round(learned.log_loss, 4),
        linear_log_loss=round(learned.linear_log_loss, 4),
        epochs=[round(loss, 4) for loss in learned.epochs],
        won_against_linear=[round(value, 4) for value in linear],
        won_against_best=[round(value, 4) for value in against],
        kept=kept,
        seconds=[round(played - start), round(taught - played), round(perf_counter() - taught)],
        by_stage=learned.by_stage,
    )


def _best(folder: Path) -> bytes | None:
    path = folder / NETWORK
    return path.read_bytes() if path.exists() else None


def _play(plan: Plan, number: int, best: bytes | None, workers: WorkerPool) -> None:
    """Self-play on all workers; one file of samples for each number of players."""
    pool = _pool(plan.folder, number, best)
    counts = PLAYERS.get(plan.game, load_game(plan.game).player_counts)
    tasks = [
        Batch(
            plan.game,
            counts[task % len(counts)],
            plan.play_seconds / SLICES,
            (plan.seed * 7919 + number * 10_007 + task) % LAST_SAMPLED,
            pool,
        )
        for task in range(workers.size * SLICES)
    ]
    by_players: dict[int, list[Samples]] = {}
    for task, samples in zip(tasks, _results(workers, play_samples, tasks), strict=True):
        by_players.setdefault(task.players, []).append(samples)
    for players, parts in by_players.items():
        samples = joined(parts)
        np.savez(plan.folder / SAMPLES / f"{number}-{players}.npz", allow_pickle=False, **samples)


def _pool(folder: Path, number: int, best: bytes | None) -> tuple[bytes | None, ...]:
    """The best network first, then those of the last generations, kept or not, and the weighed features alone."""
    if best is None:
        return (None,)
    past = [folder / f"generation-{before}.bin" for before in range(max(1, number - POOL), number)]
    return (best, *[path.read_bytes() for path in past if path.exists()], None)


def _recent_samples(plan: Plan, number: int) -> list[Samples]:
    found: dict[str, list[Samples]] = {}
    for generation in range(max(1, number - GENERATIONS_KEPT + 1), number + 1):
        for path in sorted((plan.folder / SAMPLES).glob(f"{generation}-*.npz")):
            with np.load(path) as file:
                found.setdefault(path.stem.partition("-")[2], []).append(dict(file))
    return [joined(parts) for parts in found.values()]


def _games(plan: Plan, number: int) -> int:
    total = 0
    for path in (plan.folder / SAMPLES).glob(f"{number}-*.npz"):
        with np.load(path) as file:
            total += len(np.unique(file["game"]))
    return total


def _learn(plan: Plan, best: bytes | None, data: list[Samples], number: int) -> Learned:
    game = load_game(plan.game)
    codes = game.codes()
    assert codes is not None
    before = read_weights(best) if best else None
    return learn(codes, data, fitted_weights(game)[1], plan.course, before, plan.seed + number)


def _measure(plan: Plan, network: bytes, best: bytes | None, number: int, workers: WorkerPool) -> Interval:
    """One step ahead against copies of the best so far, on deals of this generation's own."""
    size = workers.size
    deals, seconds = MOST_DEALS // size, plan.measure_seconds
    tasks = [
        Duel(plan.game, MEASURED_PLAYERS, network, best, number * MOST_DEALS + worker, size, deals, seconds)
        for worker in range(size)
    ]
    won = [wins for part in _results(workers, play_duel, tasks) for wins in part]
    return share_won(won, MEASURED_PLAYERS)


def _results(workers: WorkerPool, work: Callable[[Task], Answer], tasks: list[Task]) -> Iterator[Answer]:
    """What the workers made of each task, in the order of the tasks."""
    futures: list[Future[Answer]] = [workers.submit(work, task) for task in tasks]
    for future in futures:
        yield future.result()
