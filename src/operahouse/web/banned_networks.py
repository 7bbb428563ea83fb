"""The networks that are kept out, in memory, because every request asks."""

import asyncio
from ipaddress import IPv4Network, IPv6Network, ip_network

from starlette.requests import HTTPConnection

from operahouse.store.bans import bans_in_force
from operahouse.store.store import Store
from operahouse.web.addresses import read_address
from operahouse.web.errors import RequestError
from operahouse.web.wall_clock import now


class BannedNetworks:
    """A copy of the bans of networks, read anew every few seconds."""

    def __init__(self) -> None:
        self._networks: list[IPv4Network | IPv6Network] = []

    async def read(self, store: Store) -> None:
        """Read them again."""
        bans = await asyncio.to_thread(store.read, lambda connection: bans_in_force(connection, now()))
        self._networks = [ip_network(ban.who) for ban in bans if ban.is_network]

    def check(self, connection: HTTPConnection) -> None:
        """Raises RequestError if a request comes from one of them."""
        if connection.client is not None and self.include(connection.client.host):
            raise RequestError(403, "web-banned-network")

    def include(self, host: str) -> bool:
        """Whether an address is in one of them."""
        address = read_address(host) if self._networks else None
        return address is not None and any(address in network for network in self._networks)
