"""Bots run in processes of their own, outside the event loop. One that crashes or takes too long is replaced."""

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from pathlib import Path

from operahouse.kernel.game import Json
from operahouse.web.encoding import decode, encode
from operahouse.web.fair_queue import SLOW, FairQueue, Permit
from operahouse.web.ports import BotCrashed
from operahouse.web.settings import Settings

LONGEST_LINE = 2**24


class BotPool:
    """A few processes that answer questions, fairly by person: see `FairQueue`."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._queue = FairQueue(settings.bot_processes)
        self._answering: set[asyncio.Task[Json]] = set()
        self._idle: list[Process] = []
        self._all: set[Process] = set()
        self._outdated: set[Process] = set()
        """Processes on an earlier build, which end after their answer."""
        self._environment = dict(os.environ)

    async def move_to(self, build: Path) -> None:
        """From now on bots run on the package in that folder. Whoever thinks finishes the thought first."""
        paths = [str(build), os.environ.get("PYTHONPATH", "")]
        self._environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in paths if path)}
        self._outdated |= self._all
        idle, self._idle = self._idle, []
        for process in idle:
            await self._end(process)

    async def ask(self, question: Json, person: str = "", cost: int = SLOW) -> Json:
        """The answer to a person's question, or to that of a bot at their table. Raises BotCrashed if there is none.

        Whoever no longer waits for an answer does not interrupt the process: starting another would cost more.
        """
        turn = await self._queue.take(person, cost)
        answering = asyncio.create_task(self._answer_in_turn(question, turn))
        self._answering.add(answering)
        answering.add_done_callback(self._answered)
        answer = await asyncio.shield(answering)
        if "crashed" in answer:
            raise BotCrashed(answer["crashed"])
        return answer

    def _answered(self, task: asyncio.Task[Json]) -> None:
        self._answering.discard(task)
        if not task.cancelled():
            task.exception()  # whoever waits for the answer has it

    async def _answer_in_turn(self, question: Json, turn: Permit) -> Json:
        try:
            process = self._idle.pop() if self._idle else await self._start()
            answer = await self._answer(process, question)
            await self._release(process)
            return answer
        finally:
            self._queue.give_back(turn)

    async def _answer(self, process: Process, question: Json) -> Json:
        """Send one line and read one back, in time. Otherwise kill the process."""
        try:
            async with asyncio.timeout(self._settings.bot_seconds):
                answer = await _exchange(process, encode(question))
        except (TimeoutError, OSError, ValueError) as wrong:
            await self._end(process)
            raise BotCrashed(type(wrong).__name__) from wrong
        except BaseException:
            await self._end(process)
            raise
        if not isinstance(answer, dict):
            await self._end(process)
            raise BotCrashed("ended")
        return answer

    async def _release(self, process: Process) -> None:
        """The process waits for the next question, unless there's a newer build."""
        if process in self._outdated:
            await self._end(process)
        else:
            self._idle.append(process)

    async def _start(self) -> Process:
        words = [sys.executable, "-m", "operahouse.web.bot_worker"]
        words += [self._settings.catalogue, str(self._settings.bot_megabytes), str(self._settings.bot_step_seconds)]
        environment = self._environment
        process = await asyncio.create_subprocess_exec(
            *words, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LONGEST_LINE, env=environment
        )
        self._all.add(process)
        if environment is not self._environment:
            self._outdated.add(process)
        return process

    async def _end(self, process: Process) -> None:
        self._all.discard(process)
        self._outdated.discard(process)
        if process.returncode is None:
            process.kill()
        await process.wait()

    async def close(self) -> None:
        """Kill all processes."""
        for process in list(self._all):
            await self._end(process)


async def _exchange(process: Process, question: bytes) -> object:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(question + b"\n")
    await process.stdin.drain()
    line = await process.stdout.readline()
    return decode(line) if line else None
