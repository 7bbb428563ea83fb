"""The journal of a tournament: one line for each finished game, written to disk before the game counts."""

import json
import os
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from types import TracebackType
from typing import Self

from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.game import Json
from operahouse.lab.bot_game import GameResult
from operahouse.lab.schedule import Key


def journal_line(key: Key, result: GameResult) -> str:
    """The line of a game. Lists run over the seats; Python and JSON write lists of whole numbers alike."""
    line_up, deal, rotation = key
    points, places, decisions, moves, seconds, stats, _ = result
    line = (
        f'{{"line_up": {line_up}, "deal": {deal}, "rotation": {rotation}, "decisions": {decisions}, '
        f'"points": {points}, "places": {places}'
    )
    if stats is None:
        return line + "}\n"
    more: Json = {
        "moves": moves,
        "seconds": [round(spent, 6) for spent in seconds],
        "course": stats.course,
        "sources": stats.sources,
        "done": [[count._asdict() for count in own] for own in stats.done],
    }
    return f"{line}, {json.dumps(more)[1:]}\n"


class Journal:
    """An open journal. It knows which games are finished, and writes each only once."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file = path.open("a+b")
        try:
            self._lock()
            self._cut_partial_line()
            self.finished = self._read_keys()
        except OperahouseError:
            self._file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        self._file.close()

    def append(self, keys: list[Key], lines: list[str]) -> None:
        """Write the games that aren't there yet, and wait until they are on disk."""
        if not self.finished.isdisjoint(keys):
            lines = [line for key, line in zip(keys, lines, strict=True) if key not in self.finished]
        self._file.write("".join(lines).encode())
        self._file.flush()
        os.fsync(self._file.fileno())
        self.finished.update(keys)

    def _lock(self) -> None:
        """Only one run at a time may write here. Not checked on systems without such locks."""
        with suppress(ImportError):
            fcntl = import_module("fcntl")
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                raise OperahouseError("lab-in-use", {"folder": str(self.path.parent)}) from error

    def _cut_partial_line(self) -> None:
        """A run that was killed may have left half a line. That game is played again."""
        self._file.seek(0)
        whole = self._file.read().rfind(b"\n") + 1
        self._file.truncate(whole)

    def _read_keys(self) -> set[Key]:
        self._file.seek(0)
        keys: set[Key] = set()
        for number, line in enumerate(self._file, 1):
            try:
                game = json.loads(line)
                keys.add((game["line_up"], game["deal"], game["rotation"]))
            except (ValueError, KeyError, TypeError) as error:
                details: dict[str, object] = {"file": str(self.path), "line": str(number)}
                raise OperahouseError("lab-spoilt-journal", details) from error
        return keys
