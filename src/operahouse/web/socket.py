"""The WebSocket of a table: news and replies go out, commands and questions come in."""

import asyncio
from collections import Counter
from contextlib import suppress
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Query, WebSocket
from starlette.websockets import WebSocketDisconnect, WebSocketState
from structlog import get_logger

from operahouse.kernel.errors import OperahouseError
from operahouse.store.people import Person
from operahouse.web.blocked_people import mute_blocked
from operahouse.web.client_messages import MessageHandler
from operahouse.web.direct_channel import direct_channel
from operahouse.web.encoding import encode
from operahouse.web.error_responses import error_response
from operahouse.web.errors import RequestError, public_error, status_of, write_error
from operahouse.web.greeting import hello
from operahouse.web.languages import language_of
from operahouse.web.live_match import LiveMatch
from operahouse.web.security import check_origin, client_address
from operahouse.web.server import Server
from operahouse.web.sessions import PROTOCOL, current_server, find_person, hash_token, token_of
from operahouse.web.shared_review import end_lead, show_lead
from operahouse.web.viewer import CLOSE_CODE_BASE, Viewer

LAST: Final = 2**53
INTERNAL_ERROR: Final = 1011
log = get_logger()
router = APIRouter()


@router.websocket("/api/tables/{id}/socket")
async def connect(
    socket: WebSocket,
    id: str,  # noqa: A002
    after: Annotated[int, Query(ge=0, le=LAST)] = 0,
    snapshots: Annotated[Literal["yes", "no"], Query(alias="snapshot")] = "yes",
) -> None:
    """Follow a table, beginning after the last number that the client has seen."""
    server = current_server(socket)
    try:
        server.banned_networks.check(socket)
        await server.limits.check("connections", client_address(socket))
        check_origin(socket.headers, server.settings)
    except RequestError as error:
        await socket.send_denial_response(await error_response(socket, error))
        return
    with suppress(WebSocketDisconnect):
        await socket.accept(PROTOCOL if PROTOCOL in socket.scope["subprotocols"] else None)
        await _open(server, socket, id, snapshots == "yes", after)


async def _open(server: Server, socket: WebSocket, id_: str, wants_snapshot: bool, after: int) -> None:
    """Show the table while the client stays. Raises WebSocketDisconnect if it is gone before the first word."""
    try:
        viewer, live = await _admit(server, socket, id_, wants_snapshot)
    except OperahouseError as error:
        await _reject(server, socket, error)
        return
    server.metrics.viewers.inc()
    server.sockets[viewer.person.id] += 1
    try:
        await mute_blocked(server, live, viewer.person.id)
        await _serve(server, socket, live, viewer, after)
    finally:
        server.metrics.viewers.dec()
        server.sockets -= Counter([viewer.person.id])
        live.remove_viewer(viewer)
        server.presence_changed(live, ask=False)
        end_lead(server, live, viewer)


async def _admit(server: Server, socket: WebSocket, id_: str, wants_snapshot: bool) -> tuple[Viewer, LiveMatch]:
    """Check who is signed in and that they may watch this table."""
    if server.closing:
        raise RequestError(503, "web-closing")
    person = await find_person(socket)
    if person is None:
        raise RequestError(401, "web-sign-in")
    live = await server.live_match(id_[:80], client_address(socket))
    await live.refresh()
    live.check_may_watch(person.id)
    _check_capacity(server, live, person)
    session, language = hash_token(token_of(socket)), language_of(socket, person)
    host = socket.client.host if socket.client else ""
    return Viewer(person, session, language, wants_snapshot, server.localize, host), live


def _check_capacity(server: Server, live: LiveMatch, person: Person) -> None:
    """Players can always connect, though not with any number of sockets."""
    if len(live.viewers) >= server.settings.viewers_at_table and person.id not in live.match.seat_of:
        raise RequestError(503, "web-table-full")
    if server.sockets[person.id] >= server.settings.sockets_of_person:
        raise RequestError(429, "web-too-many")


async def _reject(server: Server, socket: WebSocket, error: OperahouseError) -> None:
    """Close with a message, because browsers reveal nothing about a handshake that failed."""
    shown = public_error(error)
    written = write_error(shown, language_of(socket, None), server.localize)
    await _send(socket, encode({"type": "closing", "error": written}))
    await _close(socket, CLOSE_CODE_BASE + status_of(shown))


async def _serve(server: Server, socket: WebSocket, live: LiveMatch, viewer: Viewer, after: int) -> None:
    """Send and receive until either side ends the connection."""
    await _send(socket, encode(hello(live, viewer, after)))
    viewer.channel = direct_channel(socket.scope)
    live.add_viewer(viewer)
    server.presence_changed(live, ask=len(live.viewers) == 1)
    show_lead(live, viewer)
    sending = asyncio.create_task(_send_waiting(socket, viewer))
    try:
        # A separate task resumes directly at each message. This one would resume through every layer of the framework.
        handler = MessageHandler(server, live, viewer, client_address(socket))
        receive = socket.receive if viewer.channel is None else viewer.channel.receive
        await asyncio.create_task(handler.run(receive))
    finally:
        if not viewer.closed:
            sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)
        viewer.finished.set()


async def _send_waiting(socket: WebSocket, viewer: Viewer) -> None:
    """Send whatever could not be sent at once, as fast as the client reads."""
    try:
        while not viewer.closed or viewer.wake.is_set():
            await viewer.wake.wait()
            if viewer.failure is not None:
                raise viewer.failure
            viewer.sending = True
            for message in viewer.take_messages():
                await _send(socket, message)
            viewer.sending = False
        await _close(socket, viewer.close_code)
    except WebSocketDisconnect:
        pass
    except Exception as failure:
        log.error("unexpected error", kind=type(failure).__name__, exc_info=failure)
        await _close(socket, INTERNAL_ERROR)


async def _send(socket: WebSocket, message: bytes) -> None:
    await socket.send({"type": "websocket.send", "text": message.decode()})


async def _close(socket: WebSocket, code: int) -> None:
    if socket.application_state is not WebSocketState.DISCONNECTED:
        with suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(code)
