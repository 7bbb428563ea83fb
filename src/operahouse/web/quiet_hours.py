"""Hours in which somebody doesn't want to be called, in their own time zone."""

from datetime import UTC, datetime
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

from operahouse.store.notices import NoticeSettings
from operahouse.web.wall_clock import SECOND

MORNING: Final = 9 * 60
"""When people who want it are called for the deal of the day, in minutes after midnight."""


@lru_cache(maxsize=1)
def time_zones() -> frozenset[str]:
    """The names of all time zones."""
    return frozenset(available_timezones()) | {"UTC"}


def minutes_of_day(settings: NoticeSettings, now: int) -> int:
    """Minutes after midnight where the person is."""
    zone = ZoneInfo(settings.time_zone) if settings.time_zone in time_zones() else UTC
    there = datetime.fromtimestamp(now / SECOND, zone)
    return there.hour * 60 + there.minute


def is_quiet(settings: NoticeSettings, now: int) -> bool:
    """Whether the person doesn't want to be called now. The hours may go over midnight."""
    start, end = settings.quiet_from, settings.quiet_until
    if start is None or end is None or start == end:
        return False
    minutes = minutes_of_day(settings, now)
    return start <= minutes < end if start < end else minutes >= start or minutes < end
