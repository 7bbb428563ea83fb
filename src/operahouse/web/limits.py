"""How often anybody may do something: counted by address and by person, in the memory of this process."""

from ipaddress import IPv6Address, ip_address
from time import monotonic

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from operahouse.web.denial import Denial
from operahouse.web.settings import Settings

KINDS = ["requests", "arrivals", "sign_ins", "openings", "codes", "connections", "coaching"]
HOME_PREFIX = 64
"""Bits of an address of the new kind that one household shares."""


class Limits:
    """One window for each kind of thing and each address or person."""

    def __init__(self, settings: Settings) -> None:
        self._windows = MovingWindowRateLimiter(MemoryStorage())
        self._items: dict[str, RateLimitItem] = {kind: parse(getattr(settings, kind)) for kind in KINDS}

    def check(self, kind: str, who: str) -> None:
        """Count one more; Denial where that is too much."""
        if not self._windows.hit(self._items[kind], kind, who):
            raise Denial(429, "web-too-many")


class Bucket:
    """Messages of one socket: so many at once, so many each second."""

    __slots__ = ("_each_second", "_full", "_left", "_since")

    def __init__(self, each_second: float, at_once: int) -> None:
        self._each_second = each_second
        self._full = float(at_once)
        self._left = self._full
        self._since = monotonic()

    def take(self) -> bool:
        """Whether there is room for one more."""
        moment = monotonic()
        self._left = min(self._full, self._left + (moment - self._since) * self._each_second)
        self._since = moment
        if self._left < 1:
            return False
        self._left -= 1
        return True


def household(address: str) -> str:
    """The address, or what of it one household shares."""
    try:
        read = ip_address(address)
    except ValueError:
        return address
    if isinstance(read, IPv6Address) and read.ipv4_mapped is None:
        return str(int(read) >> (128 - HOME_PREFIX))
    return address
