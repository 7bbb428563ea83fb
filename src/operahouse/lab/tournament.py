"""Plays a tournament. Every finished game is stored at once, so a run can be stopped and resumed."""

import json
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from pathlib import Path
from typing import NamedTuple

from operahouse.games.catalogue import load_game
from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.game import Json
from operahouse.lab.bot_game import LoadGame, play_games
from operahouse.lab.journal import Journal, journal_line
from operahouse.lab.plan import Plan, write_or_check
from operahouse.lab.schedule import Key
from operahouse.lab.worker_pool import WorkerPool

PLAN = "tournament.json"
JOURNAL = "games.jsonl"
RECORDS = "records"
LARGEST_BATCH = 1000
"""Fast games are played in batches, small enough that stopping loses little."""
TASKS_AHEAD = 4
"""Tasks queued for each worker, so that none is idle."""
DEATHS_IN_A_ROW = 3
"""If this many tasks per queued task lose their worker and none succeeds in between, something else is wrong."""

ReportProgress = Callable[[int], None]
"""Called with the number of finished games."""


class Task(NamedTuple):
    """Work for one worker: a line-up in a rotation, on some deals."""

    line_up: int
    rotation: int
    deals: list[int]

    def keys(self) -> list[Key]:
        """The games of the task."""
        return [(self.line_up, deal, self.rotation) for deal in self.deals]


class TaskResult(NamedTuple):
    """What a worker returns: a journal line for each game, and the records if wanted."""

    lines: list[str]
    records: list[Json | None]


def play_task(plan: Plan, task: Task, load: LoadGame) -> TaskResult:
    """Play the games of a task. Runs in a worker."""
    line_up, rotation, deals = task
    results = play_games(plan.spec(line_up, rotation), plan.seeds(deals), load)
    lines = [journal_line((line_up, deal, rotation), result) for deal, result in zip(deals, results, strict=True)]
    return TaskResult(lines, [result.record for result in results] if plan.records else [])


def play_tournament(
    plan: Plan, folder: Path, workers: WorkerPool, report: ReportProgress, load: LoadGame = load_game
) -> Path:
    """Play all games of a plan that aren't played yet. Returns the journal, which then has each of them once."""
    folder.mkdir(parents=True, exist_ok=True)
    write_or_check(plan, folder / PLAN)
    with Journal(folder / JOURNAL) as journal:
        report(len(journal.finished))
        for task, result in _play(plan, workers, _tasks(plan, journal.finished, workers.size), load):
            keys = task.keys()
            _write_records(folder / RECORDS, keys, result.records)
            journal.append(keys, result.lines)
            report(len(journal.finished))
    return journal.path


def _tasks(plan: Plan, finished: set[Key], workers: int) -> Iterator[Task]:
    """What is left to play, deal by deal: games with statistics one by one, fast ones in batches."""
    left = plan.games - len(finished)
    fast = not (plan.stats or plan.records)
    size = max(1, min(LARGEST_BATCH, left // (TASKS_AHEAD * workers))) if fast else 1
    for first in range(0, plan.deals, size):
        deals = range(first, min(first + size, plan.deals))
        for line_up, rotation in plan.seatings():
            todo = [deal for deal in deals if (line_up, deal, rotation) not in finished]
            if todo:
                yield Task(line_up, rotation, todo)


def _play(plan: Plan, workers: WorkerPool, tasks: Iterator[Task], load: LoadGame) -> Iterator[tuple[Task, TaskResult]]:
    """Results as they arrive. A task whose worker died is done again."""
    again: deque[Task] = deque()
    running: dict[Future[TaskResult], Task] = {}
    ahead = workers.size * TASKS_AHEAD
    deaths = 0
    while True:
        while len(running) < ahead and (task := again.popleft() if again else next(tasks, None)):
            running[workers.submit(play_task, plan, task, load)] = task
        if not running:
            return
        for future in wait(running, return_when=FIRST_COMPLETED).done:
            task = running.pop(future)
            if not workers.lost(future):
                deaths = 0
                yield task, future.result()
                continue
            deaths += 1
            if deaths > DEATHS_IN_A_ROW * ahead:
                raise OperahouseError("lab-workers-die", {})
            again.append(task)


def _write_records(folder: Path, keys: list[Key], records: list[Json | None]) -> None:
    """Write records before the journal counts their games, so that none is ever missing."""
    for key, record in zip(keys, records, strict=False):
        folder.mkdir(exist_ok=True)
        path = folder / f"{'-'.join(str(part) for part in key)}.json"
        path.write_text(json.dumps(record) + "\n", encoding="utf-8")
