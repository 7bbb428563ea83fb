"""A progress bar for long runs."""

from collections.abc import Iterator
from contextlib import contextmanager

from operahouse.lab.optional_libraries import require
from operahouse.lab.tournament import ReportProgress


@contextmanager
def progress_bar(total: int, label: str) -> Iterator[ReportProgress]:
    """A bar on standard error while the block runs; nothing if that is not a terminal."""
    rich = require("rich.progress")
    console = require("rich.console").Console(stderr=True)
    columns = [rich.TextColumn("{task.description}"), rich.BarColumn(), rich.MofNCompleteColumn()]
    columns += [rich.TimeElapsedColumn(), rich.TimeRemainingColumn()]
    with rich.Progress(*columns, console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task(label, total=total)
        yield lambda finished: bar.update(task, completed=finished)
