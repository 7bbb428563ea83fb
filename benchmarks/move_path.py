"""The path of one move through the server: every function that runs for it, in the order of their first calls.

Two people play Opera, both with a browser's connection, and one of them hires the Maestro. Left out are the rules
themselves (`games`), the readers of JSON fields (`kernel/reading`), and what has no name of its own: constructors and
other special methods, comprehensions, lambdas.
"""

import threading
from pathlib import Path
from tempfile import TemporaryDirectory
from types import CodeType, FrameType
from typing import Final, NamedTuple

from tests.web.serving import serving
from tests.web.visitor import TableSocket, Visitor

import operahouse

PACKAGE: Final = Path(operahouse.__file__).parent
LEFT_OUT: Final = ("games/", "kernel/reading.py")


class Station(NamedTuple):
    """A function on the path."""

    file: str
    name: str
    summary: str


class Tracer:
    """Notes every function of the package that is called while it is on, in whatever thread, once."""

    def __init__(self) -> None:
        self.on = False
        self.stations: dict[Station, None] = {}

    def profile(self, frame: FrameType, event: str, _: object) -> None:
        """Called by Python for every call and return."""
        if self.on and event == "call" and (station := station_of(frame.f_code)) is not None:
            self.stations.setdefault(station)


def station_of(code: CodeType) -> Station | None:
    """The function that this code belongs to; None if it isn't counted."""
    path, name = Path(code.co_filename), code.co_qualname
    if not path.is_relative_to(PACKAGE) or name.endswith((">", "__")):
        return None
    file = path.relative_to(PACKAGE).as_posix()
    if file.startswith(LEFT_OUT):
        return None
    first = code.co_consts[0] if code.co_consts else None
    return Station(file, name, first.strip().splitlines()[0] if isinstance(first, str) else "")


def trace_move() -> list[Station]:
    """Serve a table for two, and trace one move."""
    tracer = Tracer()
    threading.setprofile(tracer.profile)
    try:
        with (
            TemporaryDirectory() as folder,
            serving(f"sqlite:///{folder}/path.db", poll=60) as served,
            Visitor(served.address) as anna,
            Visitor(served.address, "Bob") as bob,
        ):
            sockets = sit_down(anna, bob)
            tracer.on = True
            sockets[0].do("play", move="hire maestro")
            sockets[1].until("news")
            tracer.on = False
    finally:
        threading.setprofile(None)
    return list(tracer.stations)


def sit_down(anna: Visitor, bob: Visitor) -> list[TableSocket]:
    """Begin a game, and go on until Anna is to hire."""
    table = anna.open(game="opera", players=2, seats=["you", "open"])["id"]
    first, second = anna.watch(table, snapshot="yes"), bob.watch(table, snapshot="yes")
    assert first.snapshot is not None
    [free] = [seat for seat, held in first.snapshot["seats"].items() if not held["name"] and not held["bot"]]
    second.do("sit", seat=free, name="Bob")
    first.do("start")
    first.do("play", move="bid 3")
    second.do("play", move="bid 2")
    settle([first, second])
    return [first, second]


def settle(sockets: list[TableSocket]) -> None:
    """Wait until everything sent so far has been answered."""
    for socket in sockets:
        socket.send({"type": "ping"})
        socket.until("pong")


def main() -> None:
    """Print the path and its length."""
    stations = trace_move()
    for number, station in enumerate(stations, 1):
        print(f"{number:3}  {station.file:28} {station.name:46} {station.summary}")
    print(f"{len(stations)} functions in {len({station.file for station in stations})} files")


if __name__ == "__main__":
    main()
