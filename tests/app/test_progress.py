import pytest

from operahouse.app.progress import SECONDS_BETWEEN_LINES, ProgressLines, progress
from operahouse.app.texts import Texts


class Clock:
    """Time as the test sets it."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        """Now."""
        return self.now


def test_a_line_tells_how_far_work_has_come_when_the_last_one_is_a_while_ago(
    capsys: pytest.CaptureFixture[str],
) -> None:
    clock = Clock()
    lines = ProgressLines(Texts("en"), "Games", 100, clock)
    lines.report(0)
    for done in range(1, 41):
        clock.now += SECONDS_BETWEEN_LINES / 4
        lines.report(done)
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.splitlines()[:2] == [
        "Games: 4 of 100 after 0:10, about 4:00 left",
        "Games: 8 of 100 after 0:20, about 3:50 left",
    ]
    assert len(told.err.splitlines()) == 10


def test_resumed_work_is_judged_by_what_was_done_since(capsys: pytest.CaptureFixture[str]) -> None:
    clock = Clock()
    lines = ProgressLines(Texts("it"), "Partite", 8000, clock)
    lines.report(4000)
    clock.now += SECONDS_BETWEEN_LINES
    lines.report(4000)
    clock.now += SECONDS_BETWEEN_LINES
    lines.report(4010)
    assert capsys.readouterr().err.splitlines() == [
        "Partite: 4000 su 8000 dopo 0:10",
        "Partite: 4010 su 8000 dopo 0:20, ancora circa 2:13:00",
    ]


def test_short_work_prints_nothing_where_there_is_no_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    with progress(Texts("en"), "Games", 2) as report:
        report(1)
        report(2)
    assert capsys.readouterr() == ("", "")


def test_a_terminal_gets_a_bar(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    with progress(Texts("en"), "Games", 2) as report:
        report(1)
        report(2)
    assert "Games  [####" in capsys.readouterr().err
