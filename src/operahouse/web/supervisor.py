"""Several processes that serve the same door: each is started again when it dies."""

import os
import signal
import socket as sockets
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event
from typing import Final

from structlog import get_logger

from operahouse.web.metrics import FOLDER

LISTENING: Final = "OPERAHOUSE_LISTENING"
"""Tells a process which open file is the door."""
GLANCE: Final = 0.2
PAUSE: Final = 1.0
"""Seconds before a process that died is started again, so that one that cannot live does not take everything."""
PATIENCE: Final = 20.0
"""Seconds in which a process may finish what it is doing."""
log = get_logger()


class Supervisor:
    """Starts the command several times, and watches over the processes until it is told to end."""

    def __init__(self, command: list[str], count: int, listening: sockets.socket) -> None:
        self._command = command
        self._listening = listening
        self._ending = Event()
        self._environment: dict[str, str] = {}
        self._processes: list[subprocess.Popen[bytes] | None] = [None] * count

    def run(self) -> None:
        """Until somebody says that it is enough."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: self._ending.set())
        with TemporaryDirectory() as figures:
            self._environment = {**os.environ, FOLDER: figures, LISTENING: str(self._listening.fileno())}
            while not self._ending.is_set():
                self._start_missing()
                self._ending.wait(GLANCE)
            self._end_all()

    def _start_missing(self) -> None:
        for index, process in enumerate(self._processes):
            if process is not None and process.poll() is not None:
                log.warning("process died", status=process.returncode)
                self._forget_figures(process.pid)
                self._ending.wait(PAUSE)
            if (process is None or process.poll() is not None) and not self._ending.is_set():
                self._processes[index] = self._start()

    def _start(self) -> subprocess.Popen[bytes]:
        return subprocess.Popen(self._command, env=self._environment, pass_fds=[self._listening.fileno()])

    def _forget_figures(self, pid: int) -> None:
        """What a process had open is closed with it; what it has done still counts."""
        for file in Path(self._environment[FOLDER]).glob(f"gauge_live*_{pid}.db"):
            file.unlink()

    def _end_all(self) -> None:
        running = [process for process in self._processes if process is not None and process.poll() is None]
        for process in running:
            process.send_signal(signal.SIGTERM)
        for process in running:
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
