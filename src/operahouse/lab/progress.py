"""How far a long run is, for whoever sits before it."""

from collections.abc import Iterator
from contextlib import contextmanager

from operahouse.lab.extras import need
from operahouse.lab.tournament import Tell


@contextmanager
def shown(total: int, label: str) -> Iterator[Tell]:
    """A bar on the terminal while it lasts; where there is no terminal, nothing."""
    rich = need("rich.progress")
    console = need("rich.console").Console(stderr=True)
    columns = [rich.TextColumn("{task.description}"), rich.BarColumn(), rich.MofNCompleteColumn()]
    columns += [rich.TimeElapsedColumn(), rich.TimeRemainingColumn()]
    with rich.Progress(*columns, console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task(label, total=total)
        yield lambda finished: bar.update(task, completed=finished)
