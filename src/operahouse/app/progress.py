"""How far long work has come: a bar in a terminal, else a line now and then, so that a log tells it too."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

import click

from operahouse.app.texts import Texts

SECONDS_BETWEEN_LINES = 10
MOST_REDRAWS = 200
ReportProgress = Callable[[int], None]
"""Called with how much is done."""


@contextmanager
def progress(texts: Texts, label: str, total: int) -> Iterator[ReportProgress]:
    """Show on standard error how much of the total is done while the block runs."""
    if not sys.stderr.isatty():
        yield ProgressLines(texts, label, total, monotonic).report
        return
    steps = max(1, total // MOST_REDRAWS)
    with click.progressbar(length=total, label=label, show_pos=True, file=sys.stderr, update_min_steps=steps) as bar:
        shown = 0

        def report(done: int) -> None:
            nonlocal shown
            bar.update(done - shown)
            shown = done

        yield report


class ProgressLines:
    """Prints a line when the last one is a while ago. Short work prints none."""

    def __init__(self, texts: Texts, label: str, total: int, clock: Callable[[], float]) -> None:
        self._texts = texts
        self._label = label
        self._total = total
        self._clock = clock
        self._started = self._told = clock()
        self._first: int | None = None
        """How much was done before, where work is resumed."""

    def report(self, done: int) -> None:
        """Note how much is done."""
        if self._first is None:
            self._first = done
        at = self._clock()
        if at - self._told >= SECONDS_BETWEEN_LINES:
            self._told = at
            self._print(done, at - self._started)

    def _print(self, done: int, seconds: float) -> None:
        here = done - (self._first or 0)
        left = seconds / here * (self._total - done) if here else None
        details: dict[str, object] = {"label": self._label, "done": str(done), "total": str(self._total)}
        details |= {"elapsed": _clock_time(seconds), "left": None if left is None else _clock_time(left)}
        click.echo(self._texts.say("app-progress", details), err=True)


def _clock_time(seconds: float) -> str:
    """Minutes and seconds, with hours where there are any: 1:05, 2:00:10."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
