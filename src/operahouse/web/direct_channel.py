"""A shortcut for sending over a WebSocket, where the server has one.

The usual way leads through a task and half a dozen layers. It still works: for other servers, for a uvicorn whose
inside is another, and while the channel is not free.
"""

from typing import Final, Protocol, cast

from starlette.types import Scope

EXTENSION: Final = "operahouse.direct_channel"


class DirectChannel(Protocol):
    """Sends messages without going through the framework."""

    def is_free(self) -> bool:
        """Whether a message would go out now instead of waiting for the client to read."""
        ...

    def post(self, messages: list[bytes]) -> None:
        """Send text messages, one after another."""
        ...


def direct_channel(scope: Scope) -> DirectChannel | None:
    """The direct channel of a connection, if the server has one."""
    return cast(DirectChannel | None, scope.get("extensions", {}).get(EXTENSION))
