"""Rate limits by address and by person, in the memory of this process."""

from ipaddress import IPv6Address, ip_address
from time import monotonic

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from operahouse.web.errors import RequestError
from operahouse.web.settings import Settings

KINDS = ["requests", "arrivals", "sign_ins", "openings", "codes", "connections", "coaching"]
IPV6_NETWORK_BITS = 64
"""Bits of an IPv6 address that one household shares."""


class RateLimits:
    """One moving window for each kind of request and each address or person."""

    def __init__(self, settings: Settings) -> None:
        self._windows = MovingWindowRateLimiter(MemoryStorage())
        self._items: dict[str, RateLimitItem] = {kind: parse(getattr(settings, kind)) for kind in KINDS}

    def check(self, kind: str, who: str) -> None:
        """Count one more. Raises RequestError if that is too many."""
        if not self._windows.hit(self._items[kind], kind, who):
            raise RequestError(429, "web-too-many")


class TokenBucket:
    """Limits the messages of one socket: so many at once, so many each second."""

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


def network_of(address: str) -> str:
    """The address, or of an IPv6 address the part that one household shares."""
    try:
        read = ip_address(address)
    except ValueError:
        return address
    if isinstance(read, IPv6Address) and read.ipv4_mapped is None:
        return str(int(read) >> (128 - IPV6_NETWORK_BITS))
    return address
