"""The current time, which a jump of the machine's clock does not move."""

from datetime import UTC, datetime
from time import monotonic, time
from typing import Final

SECOND = 1000
LARGEST_STEP: Final = 2.0
"""Seconds by which time servers correct a clock now and then. More is a jump."""
JUMP_TRUSTED_AFTER: Final = 60.0
"""Seconds after which a clock that has jumped is believed."""
SWEEP_AFTER: Final = 3600.0
"""Seconds without a jump, and since the start, before anything is deleted because of its age."""


class SteadyClock:
    """The machine's clock, but while that has just jumped, the time that has passed since before the jump."""

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
        if abs(offset - self._offset) > LARGEST_STEP and not self._is_trusted(passed):
            return int((passed + self._offset) * SECOND)
        self._offset, self._jumped_at = offset, None
        return int((passed + offset) * SECOND)

    def _is_trusted(self, passed: float) -> bool:
        """Whether a clock that shows something else has done so for long enough."""
        self._steady_since = passed
        if self._jumped_at is None:
            self._jumped_at = passed
        return passed >= self._jumped_at + JUMP_TRUSTED_AFTER

    def may_sweep(self) -> bool:
        """Whether the time is certain enough to delete what is too old."""
        self.now()
        return monotonic() >= self._steady_since + SWEEP_AFTER


CLOCK: Final = SteadyClock()


def now() -> int:
    """Milliseconds since 1970."""
    return CLOCK.now()


def iso_time(at: int) -> str:
    """A time as records write it."""
    return datetime.fromtimestamp(at // SECOND, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def iso_date(at: int) -> str:
    """The day of a time."""
    return iso_time(at).partition("T")[0]
