"""The networks that are kept out, in memory, because every request asks."""

import asyncio
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from starlette.requests import HTTPConnection

from operahouse.store.bans import bans_in_force
from operahouse.store.store import Store
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
        if self._networks and connection.client is not None and self._holds(connection.client.host):
            raise RequestError(403, "web-banned-network")

    def _holds(self, host: str) -> bool:
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._networks)
