"""Playing a tournament: every finished game is written down at once, so it can be stopped and taken up again."""

import json
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from pathlib import Path
from typing import NamedTuple

from operahouse.games.catalogue import load_game
from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.game import Json
from operahouse.lab.journal import Journal, entry
from operahouse.lab.match import Load, play_matches
from operahouse.lab.plan import Plan, settle
from operahouse.lab.schedule import Key
from operahouse.lab.workers import Crew

PLAN = "tournament.json"
JOURNAL = "games.jsonl"
RECORDS = "records"
LARGEST_BATCH = 1000
"""Quick games travel together, but not so many that stopping would lose much."""
TASKS_AHEAD = 4
"""Tasks handed out for each worker, so that none is ever idle."""
DEATHS_IN_A_ROW = 3
"""If so many tasks lose their worker and none succeeds between, the fault is not the workers'."""

Tell = Callable[[int], None]
"""Is told how many games are finished."""


class Task(NamedTuple):
    """What a worker is asked for: a line-up in a rotation, on some deals."""

    line_up: int
    rotation: int
    deals: list[int]

    def keys(self) -> list[Key]:
        """The games of the task."""
        return [(self.line_up, deal, self.rotation) for deal in self.deals]


class Outcome(NamedTuple):
    """What a worker sends back about its games: a line of the journal for each, and their records if wanted."""

    lines: list[str]
    records: list[Json | None]


def play_games(plan: Plan, task: Task, load: Load) -> Outcome:
    """Play some games of a plan one after another. This is what a worker is asked to do."""
    line_up, rotation, deals = task
    matches = play_matches(plan.spec(line_up, rotation), plan.seeds(deals), load)
    lines = [entry((line_up, deal, rotation), match) for deal, match in zip(deals, matches, strict=True)]
    return Outcome(lines, [match.record for match in matches] if plan.records else [])


def play_tournament(plan: Plan, folder: Path, crew: Crew, tell: Tell, load: Load = load_game) -> Path:
    """Play all games of a plan that are not played yet; returns the journal that then holds every one of them once."""
    folder.mkdir(parents=True, exist_ok=True)
    settle(plan, folder / PLAN)
    with Journal(folder / JOURNAL) as journal:
        tell(len(journal.finished))
        for task, outcome in _play(plan, crew, _tasks(plan, journal.finished, crew.size), load):
            keys = task.keys()
            _write_records(folder / RECORDS, keys, outcome.records)
            journal.note(keys, outcome.lines)
            tell(len(journal.finished))
    return journal.path


def _tasks(plan: Plan, finished: set[Key], workers: int) -> Iterator[Task]:
    """What is left to play, deal by deal: games with ledgers one by one, quick ones in batches."""
    left = plan.games - len(finished)
    quick = not (plan.ledgers or plan.records)
    size = max(1, min(LARGEST_BATCH, left // (TASKS_AHEAD * workers))) if quick else 1
    for first in range(0, plan.deals, size):
        deals = range(first, min(first + size, plan.deals))
        for line_up, rotation in plan.tables():
            todo = [deal for deal in deals if (line_up, deal, rotation) not in finished]
            if todo:
                yield Task(line_up, rotation, todo)


def _play(plan: Plan, crew: Crew, tasks: Iterator[Task], load: Load) -> Iterator[tuple[Task, Outcome]]:
    """Outcomes as they come. A task whose worker died is done again by another."""
    again: deque[Task] = deque()
    running: dict[Future[Outcome], Task] = {}
    ahead = crew.size * TASKS_AHEAD
    deaths = 0
    while True:
        while len(running) < ahead and (task := again.popleft() if again else next(tasks, None)):
            running[crew.submit(play_games, plan, task, load)] = task
        if not running:
            return
        for future in wait(running, return_when=FIRST_COMPLETED).done:
            task = running.pop(future)
            if not crew.lost(future):
                deaths = 0
                yield task, future.result()
                continue
            deaths += 1
            if deaths > DEATHS_IN_A_ROW * ahead:
                raise OperahouseError("lab-workers-die", {})
            again.append(task)


def _write_records(folder: Path, keys: list[Key], records: list[Json | None]) -> None:
    """Before the journal says that these games are finished, so that none of theirs is missing."""
    for key, record in zip(keys, records, strict=False):
        folder.mkdir(exist_ok=True)
        path = folder / f"{'-'.join(str(part) for part in key)}.json"
        path.write_text(json.dumps(record) + "\n", encoding="utf-8")
