"""Runs the garbage collector when no request is waiting.

Python's automatic collection goes through all live matches again and again while moves are made. That takes two fifths
of the server's time, in pauses of hundreds of milliseconds. Objects without reference cycles are freed at once anyway.
"""

import gc
from typing import Final

from operahouse.web.wall_clock import SECOND

SHORTEST_INTERVAL: Final = 60 * SECOND
"""Not more often than this, even if the server is idle."""
LONGEST_INTERVAL: Final = 15 * 60 * SECOND
"""Not later than this, even if the server is busy."""


def disable_automatic_gc() -> None:
    """From now on only IdleCollector collects. For processes that do nothing but serve."""
    gc.collect()
    gc.freeze()
    gc.disable()


class IdleCollector:
    """Collects garbage while the server is idle."""

    def __init__(self, time: int) -> None:
        self._collected_at = time
        self._work_before = 0

    def collect_if_idle(self, time: int, work: int) -> bool:
        """Collect if no work was done since the last call, or if it has to be at last. Returns whether it did."""
        quiet, self._work_before = work == self._work_before, work
        wait = SHORTEST_INTERVAL if quiet else LONGEST_INTERVAL
        if gc.isenabled() or time < self._collected_at + wait:
            return False
        self._collected_at = time
        gc.collect()
        return True
