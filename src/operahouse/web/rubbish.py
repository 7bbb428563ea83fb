"""Python's search for rubbish in circles, at moments when nobody waits.

Left to itself it looks through all live tables again and again while moves are made: that takes two fifths of the
server's time, in pauses of hundreds of milliseconds. What is in no circle is freed at once all the same.
"""

import gc
from typing import Final

from operahouse.web.clock import SECOND

SELDOM: Final = 60 * SECOND
"""Not more often than this, even if it is quiet."""
LATEST: Final = 15 * 60 * SECOND
"""Not later than this, even if it is not."""


def take_charge() -> None:
    """From now on rubbish is looked for only by `Rubbish`; for processes that do nothing but serve."""
    gc.collect()
    gc.freeze()
    gc.disable()


class Rubbish:
    """When it was looked for last, and how much was done then."""

    def __init__(self, moment: int) -> None:
        self._looked = moment
        self._done = 0

    def look(self, moment: int, done: int) -> bool:
        """Look for it if nothing was done since the last time this was called, or if it has to be at last."""
        quiet, self._done = done == self._done, done
        wait = SELDOM if quiet else LATEST
        if gc.isenabled() or moment < self._looked + wait:
            return False
        self._looked = moment
        gc.collect()
        return True
