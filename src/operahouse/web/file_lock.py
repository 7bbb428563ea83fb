"""Keeps a second server from an SQLite file. The operating system ends the lock with the process, however it ends."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

from operahouse.kernel.errors import OperahouseError
from operahouse.store.database import read_url

SUFFIX: Final = ".server"
"""The lock has a file of its own, because SQLite locks parts of the database file itself."""


@contextmanager
def one_server(db: str) -> Iterator[None]:
    """Raises OperahouseError if another process serves the same SQLite file. PostgreSQL may be shared."""
    address = read_url(db)
    if not address.drivername.startswith("sqlite"):
        yield
        return
    file = Path(str(address.database))
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        lock = open(f"{file}{SUFFIX}", "ab", opener=_private)  # noqa: SIM115
    except OSError as error:
        raise OperahouseError("store-file", {"file": str(file), "why": error.strerror or str(error)}) from error
    with lock:
        if not _lock(lock):
            raise OperahouseError("web-file-served", {"file": str(file)})
        yield


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def _lock(file: IO[bytes]) -> bool:
    """Lock a file until it is closed. Returns False if another process has."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
