"""The current time."""

from datetime import UTC, datetime
from time import time

SECOND = 1000


def now() -> int:
    """Milliseconds since 1970."""
    return int(time() * SECOND)


def iso_time(at: int) -> str:
    """A time as records write it."""
    return datetime.fromtimestamp(at // SECOND, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def iso_date(at: int) -> str:
    """The day of a time."""
    return iso_time(at).partition("T")[0]
