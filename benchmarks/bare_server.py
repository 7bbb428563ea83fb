"""The ceiling for the server: the same sockets and the same durable writes, but no rules, streams or snapshots.

Every table writes entries and cards that were prepared, and tells its viewers texts that were prepared.
"""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from benchmarks.prepared import SEATS, moves_of
from benchmarks.store import named
from operahouse.store.connect import open_store
from operahouse.web.connection_limits import LimitedConfig
from operahouse.web.direct_channel import DirectChannel, direct_channel
from operahouse.web.serve import SWITCH_INTERVAL
from operahouse.web.settings import Settings
from operahouse.web.websocket_protocol import DirectWebSocketProtocol


def main(db: str, port: int, game: str, count: int) -> None:
    """Serve until the process is ended."""
    moves = moves_of(game, count)
    tables: dict[str, list[DirectChannel]] = {}
    app = Starlette(routes=[WebSocketRoute("/api/tables/{id}/socket", lambda socket: talk(socket, tables))])

    @asynccontextmanager
    async def life(_: Starlette) -> AsyncIterator[None]:
        app.state.store = open_store(db)
        app.state.moves = moves
        yield
        app.state.store.close()

    app.router.lifespan_context = life
    sys.setswitchinterval(SWITCH_INTERVAL)
    config = LimitedConfig(
        app, Settings(), port=port, log_level="warning", ws=DirectWebSocketProtocol, ws_per_message_deflate=False
    )
    uvicorn.Server(config).run()


async def talk(socket: WebSocket, tables: dict[str, list[DirectChannel]]) -> None:
    """A greeting; then whatever is said is answered, in a task of its own as in the server."""
    await socket.accept()
    viewers = tables.setdefault(socket.path_params["id"], [])
    channel = direct_channel(socket.scope)
    assert channel is not None
    viewers.append(channel)
    await socket.send_text('{"type":"hello"}')
    await asyncio.create_task(answer(socket, channel, viewers))


async def answer(socket: WebSocket, channel: DirectChannel, viewers: list[DirectChannel]) -> None:
    """For every message a write, a text for each viewer and an answer."""
    name, state = socket.path_params["id"], socket.app.state
    while True:
        message = await socket.receive()
        if message["type"] != "websocket.receive":
            return
        said = msgspec.json.decode(message["text"])
        move = state.moves[int(said["id"])]
        await state.store.writer.write(named(move.append, name), name)
        for viewer in viewers[:SEATS]:
            viewer.post([move.news].copy)
        channel.post([f'{{"type":"done","id":"{said["id"]}","number":{move.append.expected}}}'.encode()].copy)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3], int(sys.argv[4]))
