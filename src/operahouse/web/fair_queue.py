"""A queue that is fair by person: whoever asks a hundred questions waits for them, and nobody else does."""

import asyncio
from collections import Counter, deque
from typing import Final, NamedTuple

QUICK: Final = 0
"""Previews and the moves of bots that don't search: answered in a moment."""
SLOW: Final = 1
"""Bots that search, and the coach."""
LONG: Final = 2
"""Whole games to be looked through."""


class Permit(NamedTuple):
    """To run. It must be given back to the queue."""

    person: str
    reserved: bool
    """Whether it runs in the place that is reserved for quick work."""


class Waiting(NamedTuple):
    """Somebody who waits for their turn."""

    person: str
    cost: int
    turn: asyncio.Future[Permit]


class FairQueue:
    """So many run at once, and one more that is quick.

    The next one is of the person who has the fewest running; of equals the cheaper one first, then whoever was not
    served for longest.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._reserved_free = True
        self._lines: dict[tuple[str, int], deque[Waiting]] = {}
        self._running: Counter[str] = Counter()
        self._served: dict[str, int] = {}
        """When each waiting or running person was last served, counted in turns."""
        self._turns = 0

    async def take(self, person: str, cost: int) -> Permit:
        """Wait for a turn."""
        waiting = Waiting(person, cost, asyncio.get_running_loop().create_future())
        self._lines.setdefault((person, cost), deque()).append(waiting)
        self._serve()
        try:
            return await waiting.turn
        except asyncio.CancelledError:
            self._withdraw(waiting)
            raise

    def give_back(self, turn: Permit) -> None:
        """The work is done."""
        self._running -= Counter([turn.person])
        if turn.reserved:
            self._reserved_free = True
        else:
            self._free += 1
        self._serve()

    def _withdraw(self, waiting: Waiting) -> None:
        """Somebody no longer waits, perhaps just when their turn had come."""
        if waiting.turn.done() and not waiting.turn.cancelled():
            self.give_back(waiting.turn.result())
            return
        line = self._lines.get((waiting.person, waiting.cost))
        if line is not None and waiting in line:
            line.remove(waiting)
            self._drop_if_empty(waiting.person, waiting.cost)

    def _serve(self) -> None:
        """Give turns to those who wait, while there is room. Quick work takes its reserved place last."""
        while self._lines and self._free:
            self._free -= self._start(self._next(LONG), reserved=False)
        while self._reserved_free and any(cost == QUICK for _, cost in self._lines):
            self._reserved_free = not self._start(self._next(QUICK), reserved=True)

    def _next(self, dearest: int) -> Waiting:
        """Whose turn it is, among those who cost no more than that."""
        lines = [line for line in self._lines if line[1] <= dearest]
        person, cost = min(lines, key=lambda line: (self._running[line[0]], line[1], self._served.get(line[0], 0)))
        waiting = self._lines[person, cost].popleft()
        self._drop_if_empty(person, cost)
        return waiting

    def _start(self, waiting: Waiting, reserved: bool) -> bool:
        """Give somebody a turn. Returns whether they still wanted one."""
        if waiting.turn.cancelled():
            return False
        self._turns += 1
        self._running[waiting.person] += 1
        self._served[waiting.person] = self._turns
        waiting.turn.set_result(Permit(waiting.person, reserved))
        return True

    def _drop_if_empty(self, person: str, cost: int) -> None:
        if not self._lines[person, cost]:
            del self._lines[person, cost]
        if len(self._served) > 2 * len(self._lines) + 100:
            known = {one for one, _ in self._lines} | set(self._running)
            self._served = {one: turn for one, turn in self._served.items() if one in known}
