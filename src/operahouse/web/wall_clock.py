"""The current time, which a jump of the machine's clock does not move."""

from datetime import UTC, datetime
from time import monotonic, time
from typing import Final

SECOND = 1000
LARGEST_STEP: Final = 2.0
"""Seconds by which time servers correct a clock now and then. More is a jump."""
JUMP_TRUSTED_AFTER: Final = 60.0
"""Seconds after which a clock that has jumped should be believed: see `operahouse.web.clock_jumps`."""
SWEEP_AFTER: Final = 3600.0
"""Seconds without a jump, and since the start, before anything is deleted because of its age."""


class SteadyClock:
    """The machine's clock, but once that has jumped, the time that has passed since before the jump.

    A machine that was asleep looks the same: its clock is ahead of what has passed for us.
    """

    def __init__(self) -> None:
        self._offset = time() - monotonic()
        """What is added to the time that has passed."""
        self._jumped_at: float | None = None
        """When the machine's clock jumped; None while it is believed."""
        self._steady_since = monotonic()

    def now(self) -> int:
        """Milliseconds since 1970."""
        passed = monotonic()
        offset = time() - passed
        if abs(offset - self._offset) <= LARGEST_STEP:
            self._offset, self._jumped_at = offset, None
        else:
            self._steady_since = passed
            self._jumped_at = passed if self._jumped_at is None else self._jumped_at
        return int((passed + self._offset) * SECOND)

    def jump_has_lasted(self) -> bool:
        """Whether the machine's clock jumped so long ago that it should be believed."""
        self.now()
        return self._jumped_at is not None and monotonic() >= self._jumped_at + JUMP_TRUSTED_AFTER

    def believe_machine(self) -> None:
        """From now on the time is what the machine's clock shows."""
        self._offset, self._jumped_at = time() - monotonic(), None

    def may_sweep(self) -> bool:
        """Whether the time is certain enough to delete what is too old."""
        self.now()
        return monotonic() >= self._steady_since + SWEEP_AFTER


def machine_time() -> int:
    """What the machine's clock shows, right or wrong."""
    return int(time() * SECOND)


CLOCK: Final = SteadyClock()
now: Final = CLOCK.now


def iso_time(at: int) -> str:
    """A time as records write it."""
    return datetime.fromtimestamp(at // SECOND, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def iso_date(at: int) -> str:
    """The day of a time."""
    return iso_time(at).partition("T")[0]
