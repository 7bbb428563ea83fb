"""Nobody waits for somebody else's hundred questions."""

import asyncio
from collections.abc import Coroutine

from operahouse.web.fair_queue import LONG, QUICK, SLOW, FairQueue, Permit


async def settle() -> None:
    """Until everything that can go on has gone on."""
    for _ in range(5):
        await asyncio.sleep(0)


class Office:
    """People take turns, and it's written down who."""

    def __init__(self, places: int) -> None:
        self.queue = FairQueue(places)
        self.turns: list[tuple[str, Permit]] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def come(self, name: str, cost: int, count: int = 1) -> None:
        """So many questions of somebody."""
        for _ in range(count):
            self.tasks.append(asyncio.create_task(self._wait(name, cost)))
        await settle()

    async def _wait(self, name: str, cost: int) -> None:
        self.turns.append((name, await self.queue.take(name, cost)))

    async def finish(self, index: int) -> None:
        """A turn is over."""
        self.queue.give_back(self.turns[index][1])
        await settle()

    @property
    def served(self) -> str:
        """Who had their turn, in order."""
        return "".join(name for name, _ in self.turns)


def run(story: Coroutine[object, object, None]) -> None:
    asyncio.run(story)


def test_a_newcomer_is_next_however_many_wait() -> None:
    async def story() -> None:
        office = Office(2)
        await office.come("a", SLOW, 100)
        await office.come("b", SLOW)
        assert office.served == "aa"
        await office.finish(0)
        assert office.served == "aab"
        for index in (1, 2, 3):
            await office.finish(index)
        assert office.served == "aabaaa"

    run(story())


def test_quick_work_has_a_place_of_its_own() -> None:
    async def story() -> None:
        office = Office(1)
        await office.come("a", SLOW, 10)
        await office.come("b", QUICK)
        assert office.served == "ab"

    run(story())


def test_that_place_is_shared_fairly_too() -> None:
    async def story() -> None:
        office = Office(1)
        await office.come("a", QUICK, 10)
        await office.come("b", QUICK)
        assert office.served == "aa"
        await office.finish(0)
        assert office.served == "aab"

    run(story())


def test_of_equals_the_cheaper_is_first_and_then_who_waited_longest() -> None:
    async def story() -> None:
        office = Office(1)
        await office.come("x", SLOW)
        for name, cost in [("a", LONG), ("b", SLOW), ("c", SLOW), ("d", LONG)]:
            await office.come(name, cost)
        await office.come("c", SLOW)
        for index in range(5):
            await office.finish(index)
        assert office.served == "xbccad"

    run(story())


def test_who_goes_away_leaves_no_gap() -> None:
    async def story() -> None:
        office = Office(1)
        await office.come("a", SLOW)
        await office.come("b", SLOW)
        await office.come("c", SLOW)
        office.tasks[1].cancel()
        await office.finish(0)
        assert office.served == "ac"
        await office.come("d", SLOW)
        office.queue.give_back(office.turns[1][1])
        office.tasks[3].cancel()
        await settle()
        await office.come("e", SLOW)
        assert office.served == "ace"

    run(story())
