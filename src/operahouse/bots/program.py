"""Another program, spoken to in lines and with a time limit. Whatever happens, it is ended and not left behind."""

import atexit
import os
import signal
import subprocess
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from time import monotonic
from typing import Final

from operahouse.kernel.errors import OperahouseError

LONGEST_LINE: Final = 65536
"""Bytes. Longer lines are cut, and then can't be read."""
LINES_AHEAD: Final = 8
"""Unread lines that are kept; a program that writes more has to wait."""
LAST_WORDS: Final = 2000
"""Bytes kept of what the program wrote to its error stream."""
PATIENCE: Final = 1.0
"""Seconds a program has to end by itself."""
NO_MORE: Final = b""


class Program:
    """A running program. Three threads carry its input, its output and its error output."""

    def __init__(self, words: list[str]) -> None:
        self._name: str = words[0]
        self._to_say: Queue[bytes] = Queue()
        self._heard: Queue[bytes] = Queue(LINES_AHEAD)
        self._last_words: bytes = b""
        self._is_ending: bool = False
        pipe = subprocess.PIPE
        try:
            self._process = subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True)
        except OSError as trouble:
            details: dict[str, object] = {"program": self._name, "why": trouble.strerror or str(trouble)}
            raise OperahouseError("bot-outside-start", details) from trouble
        atexit.register(self.end)
        self._threads = [_started(work) for work in (self._speak, self._listen, self._overhear)]

    def say(self, line: str) -> None:
        """Send a line without waiting for anything."""
        self._to_say.put(line.encode() + b"\n")

    def ask(self, line: str, seconds: float) -> str:
        """Send a line and wait for the answer, one line; raises OperahouseError where there is none in time."""
        if not self._heard.empty():
            raise self._trouble("bot-outside-unasked", {"said": self._hear(0)})
        self.say(line)
        return self._hear(seconds)

    def end(self, farewell: str | None = None) -> None:
        """End the program and everything it started; with a farewell it may end by itself first."""
        atexit.unregister(self.end)
        if farewell is not None:
            self.say(farewell)
            self._to_say.put(NO_MORE)
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(PATIENCE)
        self._kill()
        self._wait_for_threads()

    def _hear(self, seconds: float) -> str:
        try:
            line = self._heard.get(timeout=seconds) if seconds else self._heard.get_nowait()
        except Empty:
            raise self._trouble("bot-outside-silent", {"seconds": f"{seconds:g}"}) from None
        if line == NO_MORE:
            raise self._trouble("bot-outside-died", {"code": self._exit_code()})
        return line.decode(errors="replace").strip()

    def _exit_code(self) -> str | None:
        """The exit code, once all of its error output is read; None if it only closed its output."""
        try:
            code = self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            return None
        self._wait_for_threads()
        return str(code)

    def _trouble(self, key: str, details: dict[str, object]) -> OperahouseError:
        words = self._last_words.decode(errors="replace").strip()
        return OperahouseError(key, {"program": self._name, **details, "words": words or None})

    def _speak(self) -> None:
        """Carry lines to the program, until there are no more or it does not listen."""
        stdin = self._process.stdin
        assert stdin is not None
        with suppress(OSError), stdin:
            while (line := self._to_say.get()) != NO_MORE:
                stdin.write(line)
                stdin.flush()

    def _listen(self) -> None:
        """Carry lines from the program, until it says no more."""
        stdout = self._process.stdout
        assert stdout is not None
        with stdout:
            while line := stdout.readline(LONGEST_LINE):
                if not self._is_ending:
                    self._heard.put(line)
        self._heard.put(NO_MORE)

    def _overhear(self) -> None:
        """Keep the end of what the program writes to its error stream."""
        stderr = self._process.stderr
        assert stderr is not None
        with stderr:
            while some := os.read(stderr.fileno(), LAST_WORDS):
                self._last_words = (self._last_words + some)[-LAST_WORDS:]

    def _kill(self) -> None:
        """The program has a session of its own where there are such: all that it started ends with it."""
        with suppress(ProcessLookupError, PermissionError):
            if os.name == "posix":
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._process.wait()

    def _wait_for_threads(self) -> None:
        """Let the threads finish; unread lines are dropped."""
        self._is_ending = True
        self._to_say.put(NO_MORE)
        deadline = monotonic() + PATIENCE
        for thread in self._threads:
            while thread.is_alive() and monotonic() < deadline:
                with suppress(Empty):
                    self._heard.get_nowait()
                thread.join(0.01)


def _started(work: Callable[[], None]) -> Thread:
    thread = Thread(target=work, daemon=True)
    thread.start()
    return thread
