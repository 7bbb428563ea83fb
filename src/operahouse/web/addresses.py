"""Addresses of clients. A server that listens on `::` sees `203.0.113.9` as `::ffff:203.0.113.9`; here they are one."""

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, ip_address, ip_network
from typing import Final

IPV6_NETWORK_BITS: Final = 64
"""Bits of an IPv6 address that one household shares."""
IPV4_PREFIX: Final = "::ffff:"
"""What stands before an IPv4 address where it's written as an IPv6 address."""
IPV4_PREFIX_BITS: Final = 96


def read_address(host: str) -> IPv4Address | IPv6Address | None:
    """The address, as IPv4 wherever it is one; None if the host isn't an address."""
    try:
        address = ip_address(host)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def network_of(host: str) -> str:
    """The address, or of an IPv6 address the part that one household shares."""
    address = read_address(host)
    if isinstance(address, IPv6Address):
        return str(int(address) >> (128 - IPV6_NETWORK_BITS))
    return host if address is None else str(address)


def in_both_forms(networks: Iterable[str]) -> list[str]:
    """The networks, and those of IPv4 also written as IPv6."""
    read = [ip_network(network) for network in networks]
    mapped = [
        f"{IPV4_PREFIX}{network.network_address}/{IPV4_PREFIX_BITS + network.prefixlen}"
        for network in read
        if isinstance(network, IPv4Network)
    ]
    return [*map(str, read), *mapped]
