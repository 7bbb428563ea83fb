"""One socket a viewer: news and answers go out, wishes come in."""

import asyncio
from contextlib import suppress
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Query, WebSocket
from starlette.websockets import WebSocketDisconnect, WebSocketState
from structlog import get_logger

from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.game import Json
from operahouse.store.people import Person
from operahouse.table.snapshot import snapshot
from operahouse.web.answers import wrong
from operahouse.web.clock import now
from operahouse.web.denial import Denial, for_others, status_of, write_error
from operahouse.web.encoding import encode
from operahouse.web.house import House
from operahouse.web.languages import language_of
from operahouse.web.line import line_of
from operahouse.web.listening import Listener
from operahouse.web.live import Live
from operahouse.web.security import address_of, check_origin
from operahouse.web.sessions import PROTOCOL, hashed, the_house, token_of, whoever
from operahouse.web.summaries import table_summary
from operahouse.web.viewer import TURNED_AWAY, Viewer

VERSION: Final = 1
LAST: Final = 2**53
ACCIDENT: Final = 1011
log = get_logger()
router = APIRouter()


@router.websocket("/api/tables/{id}/socket")
async def watch(
    socket: WebSocket,
    id: str,  # noqa: A002
    after: Annotated[int, Query(ge=0, le=LAST)] = 0,
    snapshot: Literal["yes", "no"] = "yes",
) -> None:
    """Follow a table from the last number seen."""
    house = the_house(socket)
    try:
        house.limits.check("connections", address_of(socket))
        check_origin(socket.headers, house.settings)
    except Denial as denial:
        await socket.send_denial_response(await wrong(socket, denial))
        return
    await socket.accept(PROTOCOL if PROTOCOL in socket.scope["subprotocols"] else None)
    try:
        viewer, live = await _admit(house, socket, id, snapshot == "yes")
    except OperahouseError as error:
        await _turn_away(house, socket, error)
        return
    house.metrics.viewers.inc()
    try:
        await _serve(house, socket, live, viewer, after)
    finally:
        house.metrics.viewers.dec()
        live.viewers.discard(viewer)
        live.used = now()
        house.tell_presence(live, ask=False)


async def _admit(house: House, socket: WebSocket, id_: str, wants_sight: bool) -> tuple[Viewer, Live]:
    """Who is signed in, and may look at this table."""
    if house.closing:
        raise Denial(503, "web-closing")
    person = await whoever(socket)
    if person is None:
        raise Denial(401, "web-sign-in")
    live = await house.table(id_[:80])
    await live.refresh()
    live.check_welcome(person.id)
    _check_room(house, live, person)
    return Viewer(person, hashed(token_of(socket)), language_of(socket, person), wants_sight, house.say), live


def _check_room(house: House, live: Live, person: Person) -> None:
    """Those who play always find room, though not for any number of sockets."""
    if len(live.viewers) >= house.settings.viewers_at_table and not live.match.seat_of(person.id):
        raise Denial(503, "web-table-full")
    if sum(viewer.person.id == person.id for viewer in live.viewers) >= house.settings.sockets_of_person:
        raise Denial(429, "web-too-many")


async def _turn_away(house: House, socket: WebSocket, error: OperahouseError) -> None:
    """Told as any viewer is told goodbye, for browsers show nothing of a door that stays shut."""
    written = write_error(for_others(error), language_of(socket, None), house.say)
    await _send(socket, encode({"type": "closing", "error": written}))
    await _close(socket, TURNED_AWAY + status_of(error))


async def _serve(house: House, socket: WebSocket, live: Live, viewer: Viewer, after: int) -> None:
    """Speak and listen until either side has enough."""
    await _greet(socket, live, viewer, after)
    viewer.line = line_of(socket.scope)
    live.welcome(viewer)
    house.tell_presence(live, ask=len(live.viewers) == 1)
    speaking = asyncio.create_task(_speak(socket, viewer))
    try:
        # A task of its own is woken at once; from here, through every layer of the application at each message.
        await asyncio.create_task(Listener(house, live, viewer).listen(socket))
    finally:
        if not viewer.closed:
            speaking.cancel()
        await asyncio.gather(speaking, return_exceptions=True)
        viewer.spoken.set()


async def _greet(socket: WebSocket, live: Live, viewer: Viewer, after: int) -> None:
    """The table as it is, then everything the viewer has missed."""
    match = live.match
    missed = viewer.stream.resume(match, after)
    hello: Json = {
        "type": "hello",
        "protocol": VERSION,
        "person": viewer.person.id,
        "table": table_summary(live.summary, viewer.person).model_dump(),
        "number": viewer.stream.number,
    }
    if viewer.wants_sight:
        hello["sight"] = snapshot(match, viewer.person.id, now())
    await _send(socket, encode(hello))
    if missed:
        await _send(socket, encode(viewer.news(match, missed)))


async def _speak(socket: WebSocket, viewer: Viewer) -> None:
    """Send whatever could not be told at once, as fast as the other side reads."""
    try:
        while not viewer.closed or viewer.wake.is_set():
            await viewer.wake.wait()
            if viewer.mistake is not None:
                raise viewer.mistake
            viewer.speaking = True
            for message in viewer.take():
                await _send(socket, message)
            viewer.speaking = False
        await _close(socket, viewer.code)
    except WebSocketDisconnect:
        pass
    except Exception as mistake:
        log.error("accident", kind=type(mistake).__name__, exc_info=mistake)
        await _close(socket, ACCIDENT)


async def _send(socket: WebSocket, message: bytes) -> None:
    await socket.send({"type": "websocket.send", "text": message.decode()})


async def _close(socket: WebSocket, code: int) -> None:
    if socket.application_state is not WebSocketState.DISCONNECTED:
        with suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(code)
