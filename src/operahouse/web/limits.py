"""Rate limits by address and by person."""

import asyncio
from time import monotonic

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter
from structlog import get_logger

from operahouse.store.database import StoreError
from operahouse.store.store import Store
from operahouse.web.errors import RequestError
from operahouse.web.settings import Settings
from operahouse.web.wall_clock import SECOND, now

KINDS = [
    "requests", "arrivals", "sign_ins", "openings", "codes", "connections", "coaching", "comments", "exports",
    "handovers", "mails", "reports",
]  # fmt: skip
log = get_logger()


class RateLimits:
    """One moving window for each kind of request and each address or person.

    Where several processes serve one database they count together. What this process alone has seen too often costs
    the database nothing.
    """

    def __init__(self, settings: Settings, store: Store) -> None:
        self._windows = MovingWindowRateLimiter(MemoryStorage())
        self._items: dict[str, RateLimitItem] = {kind: parse(getattr(settings, kind)) for kind in KINDS}
        self._people_of_address = settings.people_of_address
        self._store = store if settings.shares_database else None

    async def check(self, kind: str, who: str) -> None:
        """Count one more. Raises RequestError if that is too many."""
        await self._check(self._items[kind], kind, who)

    async def check_person(self, kind: str, person: str, address: str) -> None:
        """Count one more of a person, and of their address, which may have several times as many.

        Otherwise whoever comes as many guests could do as much as all of them.
        """
        await self.check(kind, person)
        item = self._items[kind]
        await self._check(type(item)(item.amount * self._people_of_address, item.multiples), kind, f"at {address}")

    async def _check(self, item: RateLimitItem, kind: str, who: str) -> None:
        if not self._windows.hit(item, kind, who) or not await self._take_shared(item, kind, who):
            raise RequestError(429, "web-too-many")

    async def _take_shared(self, item: RateLimitItem, kind: str, who: str) -> bool:
        """While the database is away, each process counts for itself."""
        if self._store is None:
            return True
        length = item.get_expiry() * SECOND
        try:
            return await asyncio.to_thread(self._store.take_hit, f"{kind} {who}", item.amount, length, now())
        except StoreError as error:
            log.warning("rate limit", error=str(error))
            return True


class TokenBucket:
    """So many at once, so many each second."""

    __slots__ = ("_each_second", "_full", "_left", "_since")

    def __init__(self, each_second: float, at_once: int) -> None:
        self._each_second = each_second
        self._full = float(at_once)
        self._left = self._full
        self._since = monotonic()

    def take(self) -> bool:
        """Whether one more is allowed."""
        time = monotonic()
        self._left = min(self._full, self._left + (time - self._since) * self._each_second)
        self._since = time
        if self._left < 1:
            return False
        self._left -= 1
        return True
