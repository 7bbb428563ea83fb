"""Looks for damaged pages of an SQLite file, as far as a few seconds go. PostgreSQL does so by itself."""

from time import monotonic
from typing import Final

from sqlalchemy import Engine

from operahouse.kernel.errors import OperahouseError
from operahouse.store.database import DATABASE_ERRORS, store_error

LONGEST: Final = 3.0
"""Seconds. About a gigabyte is read in that time."""
STEPS: Final = 10_000
"""Steps of SQLite between two looks at the time."""


def check_pages(engine: Engine, seconds: float = LONGEST) -> bool:
    """Raises OperahouseError if the file is damaged. Returns whether all of it could be checked in that time."""
    if engine.dialect.name != "sqlite":
        return True
    end = monotonic() + seconds
    raw = engine.raw_connection()
    try:
        driver = raw.driver_connection
        assert driver is not None
        driver.set_progress_handler(lambda: monotonic() > end, STEPS)
        found = str(driver.execute("PRAGMA quick_check(1)").fetchone()[0])
    except DATABASE_ERRORS as error:
        if getattr(error, "sqlite_errorname", "") == "SQLITE_INTERRUPT":
            return False
        raise OperahouseError("store-file-damaged", {"why": store_error(error).details["why"]}) from error
    finally:
        raw.invalidate()
    if found != "ok":
        raise OperahouseError("store-file-damaged", {"why": found.splitlines()[0]})
    return True
