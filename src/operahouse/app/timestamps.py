"""The time, as records and match logs write it."""

import time
from datetime import UTC, datetime


def timestamp() -> str:
    """Now, as records write it."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def milliseconds() -> int:
    """Now, in milliseconds since 1970, as match logs count."""
    return time.time_ns() // 1_000_000
