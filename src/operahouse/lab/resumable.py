"""Many games measured one by one: each is written down at once, so a run can be stopped and goes on where it was."""

import json
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, wait
from pathlib import Path
from typing import Final, TypeVar

from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.game import Json
from operahouse.lab.journal import Journal
from operahouse.lab.schedule import Key
from operahouse.lab.tournament import TASKS_AHEAD, ReportProgress
from operahouse.lab.worker_pool import WorkerPool

Work = TypeVar("Work")
MOST_DEATHS: Final = 3
"""If so many workers die on the same game, something else is wrong."""


def measure_missing(
    path: Path,
    tasks: Mapping[Key, Work],
    measure: Callable[[Work], Json],
    workers: WorkerPool,
    report: ReportProgress,
) -> list[Json]:
    """What each task gave, in their order. Those that the journal knows aren't done again."""
    with Journal(path) as journal:
        report(sum(key in journal.finished for key in tasks))
        missing = {key: task for key, task in tasks.items() if key not in journal.finished}
        for key, found in _done(missing, measure, workers):
            named = dict(zip(("line_up", "deal", "rotation"), key, strict=True))
            journal.append([key], [json.dumps({**named, **found}) + "\n"])
            report(sum(key in journal.finished for key in tasks))
    return _read(path, list(tasks))


def _done(
    tasks: Mapping[Key, Work], measure: Callable[[Work], Json], workers: WorkerPool
) -> Iterator[tuple[Key, Json]]:
    """Results as they arrive. A task whose worker died is done again."""
    waiting = deque(tasks)
    running: dict[Future[Json], Key] = {}
    deaths: dict[Key, int] = {}
    while waiting or running:
        while waiting and len(running) < workers.size * TASKS_AHEAD:
            key = waiting.popleft()
            running[workers.submit(measure, tasks[key])] = key
        for future in wait(running, return_when=FIRST_COMPLETED).done:
            key = running.pop(future)
            if not workers.lost(future):
                yield key, future.result()
                continue
            deaths[key] = deaths.get(key, 0) + 1
            if deaths[key] >= MOST_DEATHS:
                raise OperahouseError("lab-workers-die", {})
            waiting.append(key)


def _read(path: Path, keys: list[Key]) -> list[Json]:
    found: dict[Key, Json] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        game = json.loads(line)
        found[game.pop("line_up"), game.pop("deal"), game.pop("rotation")] = game
    return [found[key] for key in keys]
