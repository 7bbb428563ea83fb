"""Runs several server processes on one listening socket, and restarts those that die."""

import os
import signal
import socket as sockets
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event, Thread
from typing import Final

from structlog import get_logger

from operahouse.web.metrics import FOLDER

LISTENING: Final = "OPERAHOUSE_LISTENING"
"""Tells a process the file descriptor of the listening socket."""
LIFELINE: Final = "OPERAHOUSE_LIFELINE"
"""Tells a process the file descriptor of a pipe that nobody writes to, and that ends with the supervisor."""
POLL_SECONDS: Final = 0.2
RESTART_DELAY: Final = 1.0
"""Seconds before a dead process is restarted, so that one that fails at once does not use up the machine."""
SHUTDOWN_SECONDS: Final = 20.0
"""For a process to finish what it is doing."""
log = get_logger()


class Supervisor:
    """Starts the command several times, and watches the processes until it is told to stop."""

    def __init__(self, command: list[str], count: int, listening: sockets.socket) -> None:
        self._command = command
        self._socket = listening
        self._stopping = Event()
        self._environment: dict[str, str] = {}
        self._processes: list[subprocess.Popen[bytes] | None] = [None] * count
        self._lifeline, self._held = os.pipe()

    def run(self) -> None:
        """Until a signal arrives."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: self._stopping.set())
        with TemporaryDirectory() as metrics_folder:
            self._environment = {**os.environ, FOLDER: metrics_folder, LISTENING: str(self._socket.fileno())}
            self._environment[LIFELINE] = str(self._lifeline)
            while not self._stopping.is_set():
                self._start_missing()
                self._stopping.wait(POLL_SECONDS)
            self._end_all()

    def _start_missing(self) -> None:
        for index, process in enumerate(self._processes):
            if process is not None and process.poll() is not None:
                log.warning("process died", status=process.returncode)
                self._delete_gauges(process.pid)
                self._stopping.wait(RESTART_DELAY)
            if (process is None or process.poll() is not None) and not self._stopping.is_set():
                self._processes[index] = self._start()

    def _start(self) -> subprocess.Popen[bytes]:
        inherited = [self._socket.fileno(), self._lifeline]
        return subprocess.Popen(self._command, env=self._environment, pass_fds=inherited)

    def _delete_gauges(self, pid: int) -> None:
        """The gauges of a dead process no longer count; its counters still do."""
        for file in Path(self._environment[FOLDER]).glob(f"gauge_live*_{pid}.db"):
            file.unlink()

    def _end_all(self) -> None:
        running = [process for process in self._processes if process is not None and process.poll() is None]
        for process in running:
            process.send_signal(signal.SIGTERM)
        for process in running:
            try:
                process.wait(SHUTDOWN_SECONDS)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def end_with_supervisor() -> None:
    """Stop this process as soon as its supervisor is gone, even if that was killed."""
    lifeline = int(os.environ[LIFELINE])

    def wait() -> None:
        os.read(lifeline, 1)
        os.kill(os.getpid(), signal.SIGTERM)

    Thread(target=wait, name="operahouse-lifeline", daemon=True).start()
