"""Requests to push services. People name the address, so it may lead nowhere but to the public internet.

The name is looked up once and the connection goes to an address that was checked; what comes back is a status and
nothing else is read.
"""

import asyncio
import ssl
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from socket import SOCK_STREAM
from typing import Final, NamedTuple
from urllib.parse import urlsplit

HTTPS_PORT: Final = 443
HTTP_PORT: Final = 80
SECONDS: Final = 10.0
LONGEST_ENDPOINT: Final = 1000
UNICAST: Final = ip_network("2000::/3")
"""All IPv6 addresses of the public internet. What lies outside may be local, or stand for an IPv4 address."""
SPECIAL: Final = [
    ip_network(each)
    for each in ("192.0.0.0/24", "192.88.99.0/24", "2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20")
]
"""Tunnels, examples and protocols, which Python's own lists have or lack, depending on its version."""
TUNNEL_IDS: Final = [0x00005EFE, 0x02005EFE]
"""The middle of an IPv6 address whose last part is an IPv4 one (ISATAP, RFC 5214)."""


class Endpoint(NamedTuple):
    """Where a push service takes messages for one browser."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        """The server of the push service."""
        usual = self.port == (HTTPS_PORT if self.scheme == "https" else HTTP_PORT)
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{self.scheme}://{host}" + ("" if usual else f":{self.port}")


def read_endpoint(text: str, anywhere: bool = False) -> Endpoint | None:
    """An address as a browser names it; None if it's not one that we may call. `anywhere` is for tests."""
    if len(text) > LONGEST_ENDPOINT or not text.isascii() or not text.isprintable() or " " in text:
        return None
    try:
        parts = urlsplit(text)
        port = parts.port or (HTTPS_PORT if parts.scheme == "https" else HTTP_PORT)
    except ValueError:
        return None
    host = (parts.hostname or "").rstrip(".")
    if not host or parts.username is not None or parts.password is not None:
        return None
    if parts.scheme != "https" and not (anywhere and parts.scheme == "http"):
        return None
    if not anywhere and (port != HTTPS_PORT or _is_private_name(host)):
        return None
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Endpoint(parts.scheme, host, port, path)


def _is_private_name(host: str) -> bool:
    """An address in figures, or a name that no public server has."""
    try:
        ip_address(host)
    except ValueError:
        return "." not in host or host.endswith((".localhost", ".local", ".internal", ".arpa"))
    return True


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address is on the public internet."""
    if not address.is_global or address.is_multicast or any(address in network for network in SPECIAL):
        return False
    return isinstance(address, IPv4Address) or (address in UNICAST and not _is_tunnel(address))


def _is_tunnel(address: IPv6Address) -> bool:
    """Whether it leads to an IPv4 address, private ones too."""
    return int(address) >> 32 & 0xFFFFFFFF in TUNNEL_IDS


async def post(endpoint: Endpoint, headers: dict[str, str], body: bytes, anywhere: bool = False) -> int:
    """Send a message. Returns the status of the answer; 0 if none came."""
    try:
        async with asyncio.timeout(SECONDS):
            address = await _look_up(endpoint, anywhere)
            return await _exchange(endpoint, address, _request(endpoint, headers, body)) if address else 0
    except (OSError, TimeoutError, ValueError, asyncio.LimitOverrunError):
        return 0


async def _look_up(endpoint: Endpoint, anywhere: bool) -> str:
    """An address of the push service; empty if one of them is not public."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(endpoint.host, endpoint.port, type=SOCK_STREAM)
    addresses = [str(each[4][0]) for each in found]
    if not anywhere and not all(is_public(ip_address(each.partition("%")[0])) for each in addresses):
        return ""
    return addresses[0] if addresses else ""


async def _exchange(endpoint: Endpoint, address: str, request: bytes) -> int:
    secure = ssl.create_default_context() if endpoint.scheme == "https" else None
    name = endpoint.host if secure else None
    reader, writer = await asyncio.open_connection(address, endpoint.port, ssl=secure, server_hostname=name)
    try:
        writer.write(request)
        await writer.drain()
        words = (await reader.readline()).split(b" ")
        return int(words[1]) if len(words) > 1 and words[0].startswith(b"HTTP/1.") else 0
    finally:
        writer.close()
        with suppress(OSError, TimeoutError):
            await writer.wait_closed()


def _request(endpoint: Endpoint, headers: dict[str, str], body: bytes) -> bytes:
    lines = {
        "Host": endpoint.origin.partition("://")[2],
        "Content-Length": str(len(body)),
        "Connection": "close",
        **headers,
    }
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    return f"POST {endpoint.path} HTTP/1.1\r\n{head}\r\n".encode("ascii") + body
