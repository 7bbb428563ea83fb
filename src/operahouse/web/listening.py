"""What a viewer says, and what becomes of it."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final

from starlette.websockets import WebSocket
from structlog import get_logger

from operahouse.kernel.errors import OperahouseError, Refusal
from operahouse.kernel.game import Json
from operahouse.kernel.reading import Reader
from operahouse.store.database import StoreError
from operahouse.table.codec import read_command
from operahouse.table.command import Command, Request
from operahouse.table.decide import decide
from operahouse.table.preview import preview
from operahouse.table.seats import SeatBot, Sit, Watch
from operahouse.table.stream import stream_behind_screen
from operahouse.web.bots import BotCrashed
from operahouse.web.clock import now
from operahouse.web.denial import Denial, for_others, write_outcome
from operahouse.web.encoding import decode
from operahouse.web.house import House
from operahouse.web.limits import Bucket
from operahouse.web.live import Live
from operahouse.web.viewer import Viewer

LONGEST_ID: Final = 80
LONGEST_MOVE: Final = 2000
log = get_logger()


class Listener:
    """The ears of the house for one viewer. One thing after another; only long thinking goes on beside."""

    def __init__(self, house: House, live: Live, viewer: Viewer) -> None:
        self._house = house
        self._live = live
        self._viewer = viewer
        self._bucket = Bucket(house.settings.messages_each_second, house.settings.messages_at_once)
        self._thinking: dict[str, asyncio.Task[None]] = {}

    async def listen(self, socket: WebSocket) -> None:
        """Until the other side is gone, or the viewer is to go."""
        try:
            while not self._viewer.closed:
                message = await socket.receive()
                if message["type"] != "websocket.receive":
                    return
                await self._hear(message.get("text") or message.get("bytes") or "")
        finally:
            for task in self._thinking.values():
                task.cancel()

    async def _hear(self, text: str | bytes) -> None:
        """One message; whatever is wrong with it is told, and changes nothing."""
        id_ = ""
        try:
            said = Reader(decode(text))
            id_ = _id_of(said)
            if not self._bucket.take():
                raise Denial(429, "web-too-many")
            if self._house.closing:
                raise Denial(503, "web-closing")
            await self._answer(said, id_)
        except StoreError as trouble:
            self._house.metrics.unsure.inc()
            log.warning("store", trouble=str(trouble))
            self._viewer.close(for_others(trouble))
        except OperahouseError as error:
            self._house.metrics.refused.inc()
            self._viewer.refuse(id_, error)
        except Exception as mistake:
            log.error("accident", kind=type(mistake).__name__, exc_info=mistake)
            self._viewer.refuse(id_, Denial(500, "web-broken"))

    async def _answer(self, said: Reader, id_: str) -> None:
        kind = KINDS[said.at("type").word(KINDS)]
        if kind == "wish":
            await self._fulfil(said, id_)
        elif kind == "ping":
            self._viewer.reply({"type": "pong"})
        elif kind == "screen":
            self._open_screen(said.at("seat").text())
        elif kind == "hint":
            move = _move_of(said)
            self._think(kind, id_, lambda: self._advise(move))
        else:
            moves = [move.text() for move in said.at("moves").items()]
            self._think(kind, id_, lambda: self._consider(moves))

    async def _fulfil(self, said: Reader, id_: str) -> None:
        """A wish, stored before it is answered."""
        person = self._viewer.person
        wish = self._allowed(read_command(said.at("wish").value, "wish"))
        request = Request(person.id, id_, wish)
        outcome = await self._live.change(lambda match: decide(match, request, now()))
        self._house.metrics.done.inc()
        self._viewer.done(id_, outcome.answer)

    def _allowed(self, wish: Command) -> Command:
        """People sit and watch under their own names; rated games are for accounts, without bots."""
        person, rated = self._viewer.person, self._live.summary.rated
        if isinstance(wish, Sit):
            if rated and not person.password:
                raise Denial(403, "web-rated-account")
            return replace(wish, name=person.name)
        if isinstance(wish, Watch) and wish.name:
            return replace(wish, name=person.name)
        if isinstance(wish, SeatBot) and rated:
            raise Denial(409, "web-rated-bots")
        return wish

    def _open_screen(self, seat: str) -> None:
        """The whole stream again, as that seat saw it."""
        items = stream_behind_screen(self._live.match, self._viewer.person.id, seat).read(self._live.match)
        self._viewer.reply({"type": "news", "screen": seat, "items": items})

    def _think(self, kind: str, id_: str, work: Callable[[], Awaitable[Json]]) -> None:
        """Something that takes longer, of each kind one at a time."""
        before = self._thinking.get(kind)
        if before is not None and not before.done():
            raise Denial(429, "web-one-at-a-time")
        self._thinking[kind] = asyncio.create_task(self._finish(id_, work))

    async def _finish(self, id_: str, work: Callable[[], Awaitable[Json]]) -> None:
        try:
            self._viewer.reply({**await work(), "id": id_})
        except BotCrashed:
            self._viewer.refuse(id_, Denial(503, "web-no-advice"))
        except OperahouseError as error:
            self._viewer.refuse(id_, error)

    async def _advise(self, move: str) -> Json:
        """What the coach would do here; not where it would be unfair to somebody."""
        match, person = self._live.match, self._viewer.person.id
        seat = match.own_seat(person)
        others = [place for place in match.occupants.values() if place.person and place.person != person]
        if self._live.summary.rated or others:
            raise Refusal("", "web-no-hints", {})
        if seat not in match.awaited():
            raise Refusal("", "web-not-asked", {})
        return {"type": "hint", **await self._house.coaching.advise(match, seat, move)}

    async def _consider(self, moves: list[str]) -> Json:
        """What each move would bring."""
        outcomes = await asyncio.to_thread(preview, self._live.match, self._viewer.person.id, moves)
        written = [write_outcome(outcome, self._viewer.language, self._house.say) for outcome in outcomes]
        return {"type": "considered", "outcomes": written}


KINDS: Final = ["wish", "consider", "hint", "screen", "ping"]


def _move_of(said: Reader) -> str:
    """A move to be judged, if there is one."""
    move = said.get("move")
    text = "" if move is None else move.text()
    if len(text) > LONGEST_MOVE:
        raise said.wrong("table-text-long", {"most": LONGEST_MOVE, "count": len(text)})
    return text


def _id_of(said: Reader) -> str:
    """The client's own name for its message."""
    id_ = said.get("id")
    text = "" if id_ is None else id_.text()
    if len(text) > LONGEST_ID:
        raise said.wrong("table-text-long", {"most": LONGEST_ID, "count": len(text)})
    return text
