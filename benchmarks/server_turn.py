"""One turn of load on the server of whatever checkout this is run in, for `benchmarks.pairs`.

It uses that checkout's own benchmarks, so it knows the names they had in earlier versions. Prints JSON.
"""

import inspect
import json
import os
import sys
import tempfile
from pathlib import Path
from statistics import quantiles
from typing import Any, Final

import uvloop

from benchmarks import prepared, server

TABLES: Final = 200
MOVES: Final = 60
USER_TICKS: Final = 11
"""The place of a process's own time in `/proc/PID/stat`, counted after its name; the system's time for it follows."""
BENCH: Final[Any] = server
PREPARED: Final[Any] = prepared


def microseconds_of(process: int) -> float:
    """The processor time that a process has taken so far."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    ticks = int(fields[USER_TICKS]) + int(fields[USER_TICKS + 1])
    return ticks / os.sysconf("SC_CLK_TCK") * 1e6


def load_process(process: int, port: int, moves: list[Any]) -> tuple[Any, float]:
    """Play at all tables. Returns what the load led to, and the server's processor time from the first move on."""
    spent_before: list[float] = []

    class Table(BENCH.Table):  # type: ignore[misc]
        def begin(self, delay: float) -> None:
            spent_before.append(microseconds_of(process))
            super().begin(delay)

    BENCH.Table = Table
    first = (process,) if "process" in inspect.signature(BENCH.load).parameters else ()
    done = uvloop.run(BENCH.load(*first, port, moves, TABLES))
    return done, microseconds_of(process) - spent_before[0]


def main(core: int) -> None:
    """Serve and load on one core."""
    os.sched_setaffinity(0, {core})
    named = hasattr(PREPARED, "moves_of")
    moves = PREPARED.moves_of("opera", MOVES) if named else PREPARED.moves_of_opera(MOVES)
    with tempfile.TemporaryDirectory(dir="build") as folder:
        db = f"sqlite:///{folder}/turn.db"
        BENCH.prepare(db, TABLES)
        with BENCH.running("operahouse", "serve", "--port", "PORT", "--db", db) as (process, port):
            done, spent = load_process(process.pid, port, moves)
    figures = {
        "processor_microseconds_for_a_move": spent / len(done.waits),
        "moves_per_second": done.moves_per_second,
        "wait_milliseconds_of_99_in_100": quantiles(done.waits, n=100)[-1] * 1000,
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main(int(sys.argv[1]))
