"""Measurements that are stopped go on, and a worker that dies costs one game's time."""

from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from types import TracebackType
from typing import Self, TypeVar

import pytest

from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.game import Json
from operahouse.lab.resumable import measure_missing

Answer = TypeVar("Answer")
KEYS = [(0, deal, 0) for deal in range(5)]


class OneWorker:
    """Works at once, and dies at so many of the first tasks."""

    size = 1

    def __init__(self, deaths: int = 0) -> None:
        self.deaths = deaths
        self.asked: list[object] = []

    def submit(self, task: Callable[..., Answer], *arguments: object) -> "Future[Answer]":
        """Do it now."""
        self.asked += arguments
        future: Future[Answer] = Future()
        if self.deaths > 0:
            self.deaths -= 1
            future.set_exception(BrokenPipeError())
        else:
            future.set_result(task(*arguments))
        return future

    def lost(self, future: "Future[Answer]") -> bool:
        """Whether the worker died."""
        return isinstance(future.exception(), BrokenPipeError)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        pass


def square(number: int) -> Json:
    """Something to measure."""
    return {"square": number * number}


def measure(folder: Path, numbers: list[int], worker: OneWorker) -> list[object]:
    """The squares of these numbers, as the journal has them."""
    tasks = {KEYS[number]: number for number in numbers}
    return [found["square"] for found in measure_missing(folder / "j.jsonl", tasks, square, worker, lambda _: None)]


def test_what_is_known_is_not_measured_again(tmp_path: Path) -> None:
    first, second = OneWorker(), OneWorker()
    assert measure(tmp_path, [0, 2], first) == [0, 4]
    assert measure(tmp_path, [3, 2, 1, 0], second) == [9, 4, 1, 0]
    assert second.asked == [3, 1]
    assert measure(tmp_path, [2], OneWorker()) == [4]


def test_a_game_whose_worker_died_is_measured_again(tmp_path: Path) -> None:
    worker = OneWorker(deaths=1)
    assert measure(tmp_path, [1, 2], worker) == [1, 4]
    assert len(worker.asked) == 3


def test_a_game_that_kills_every_worker_ends_the_run(tmp_path: Path) -> None:
    with pytest.raises(OperahouseError) as stopped:
        measure(tmp_path, [4], OneWorker(deaths=9))
    assert stopped.value.key == "lab-workers-die"
