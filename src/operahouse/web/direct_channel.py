"""A shortcut to a WebSocket, where the server has one.

The usual way leads through a task and half a dozen layers. It still works: for other servers, for a uvicorn whose
inside is another, and while the channel is not free.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Protocol, cast

if TYPE_CHECKING:
    from starlette.types import Scope

EXTENSION: Final = "operahouse.direct_channel"


class DirectChannel(Protocol):
    """Sends and receives messages without going through the framework."""

    def post(self, make_messages: Callable[[], list[bytes]]) -> bool:
        """Send text messages, made now; or make none and return False, if they'd wait for the client to read."""
        ...

    async def receive(self) -> Any:  # noqa: ANN401
        """The next message, as ASGI has it."""
        ...


def direct_channel(scope: "Scope") -> DirectChannel | None:
    """The direct channel of a connection, if the server has one."""
    return cast(DirectChannel | None, scope.get("extensions", {}).get(EXTENSION))
