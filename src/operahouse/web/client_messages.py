"""Handles the messages that a client sends over its socket."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from structlog import get_logger

from operahouse.kernel.by_hand import Choices
from operahouse.kernel.decision import SAME_WORLD, decision_of
from operahouse.kernel.errors import OperahouseError, Refusal
from operahouse.kernel.game import Json
from operahouse.kernel.reading import Reader
from operahouse.store.errors import StoreError
from operahouse.table.by_hand import course_at, entry_choices
from operahouse.table.by_hand_snapshot import draw_json
from operahouse.table.codec import COMMAND_FORMAT
from operahouse.table.command import Command, Request
from operahouse.table.decide import decide
from operahouse.table.fair_copy import fair_copy
from operahouse.table.fixed_deal import is_fixed
from operahouse.table.names import Rename
from operahouse.table.preview import previewed_decision
from operahouse.table.seats import SeatBot, Sit, Watch
from operahouse.table.sheet import by_hand_of
from operahouse.table.stand_in import VoteStandIn
from operahouse.table.stream import stream_behind_screen
from operahouse.web.bot_names import is_bot
from operahouse.web.encoding import decode
from operahouse.web.errors import RequestError, public_error, write_preview
from operahouse.web.fair_queue import QUICK
from operahouse.web.live_match import LiveMatch
from operahouse.web.ports import BotCrashed
from operahouse.web.presence import check_absent
from operahouse.web.shared_review import end_lead, take_lead
from operahouse.web.viewer import PAGE, Viewer
from operahouse.web.wall_clock import SECOND, now

if TYPE_CHECKING:
    from starlette.types import Receive

    from operahouse.web.server import Server

LONGEST_ID: Final = 80
LONGEST_MOVE: Final = 2000
LAST_PLACE: Final = 2**31
MOST_IGNORED: Final = 500
"""Messages in a row that are refused before the client is disconnected."""
KINDS: Final = ["command", "preview", "hint", "choices", "decision", "screen", "lead", "ping"]
Handler = Callable[[Reader, str], Awaitable[None]]
"""Takes a message and its id."""
log = get_logger()


class MessageHandler:
    """Handles the messages of one viewer, one after another. Only slow work runs beside the rest."""

    def __init__(self, server: "Server", live: LiveMatch, viewer: Viewer, address: str) -> None:
        self._server = server
        self._live = live
        self._viewer = viewer
        self._address = address
        self._ignored = 0
        """Messages in a row that were too many."""
        self._slow_work: dict[str, asyncio.Task[None]] = {}
        self._handlers: dict[str, Handler] = {
            "command": self._run_command, "preview": self._preview, "hint": self._ask_coach,
            "choices": self._send_choices, "decision": self._send_decision,
            "screen": self._send_screen, "lead": self._lead_review, "ping": self._answer_ping,
        }  # fmt: skip

    async def run(self, receive: "Receive") -> None:
        """Until the client disconnects or is disconnected."""
        try:
            while not self._viewer.closed:
                message = await receive()
                if message["type"] != "websocket.receive":
                    return
                await self._handle(message.get("text") or message.get("bytes") or "")
        finally:
            for task in self._slow_work.values():
                task.cancel()

    async def _handle(self, text: str | bytes) -> None:
        """One message. Errors are reported to the client and change nothing."""
        id_ = ""
        try:
            message = Reader(decode(text))
            id_ = message.optional_text("id", LONGEST_ID)
            self._server.message_limit.check(self._viewer.person.id, self._address)
            self._ignored = 0
            if self._server.closing:
                raise RequestError(503, "web-closing")
            await self._handlers[KINDS[message.at("type").word(KINDS)]](message, id_)
        except StoreError as error:
            self._server.metrics.unsure.inc()
            log.warning("store", error=str(error))
            self._viewer.close(public_error(error))
        except OperahouseError as error:
            self._server.metrics.refused.inc()
            self._viewer.refuse(id_, error)
            await self._slow_down()
        except Exception as error:
            log.error("unexpected error", kind=type(error).__name__, exc_info=error)
            self._viewer.refuse(id_, RequestError(500, "web-broken"))

    async def _slow_down(self) -> None:
        """Let others go on. Whoever sends on and on though nothing is accepted is disconnected."""
        self._ignored += 1
        if self._ignored > MOST_IGNORED:
            self._viewer.close(RequestError(429, "web-too-many"))
        await asyncio.sleep(0)

    async def _run_command(self, message: Reader, id_: str) -> None:
        """Carry out a command. It is stored before it is confirmed.

        The confirmation has the viewer's own number of the entry, because log numbers reveal too much.
        """
        viewer, command = self._viewer, COMMAND_FORMAT.read(message.at("command"))
        self._server.command_limit.check(viewer.person.id, self._address)
        if isinstance(command, Sit | Watch | SeatBot | Rename):
            command = await self._check_seating(command)
        elif isinstance(command, VoteStandIn) and command.on:
            check_absent(self._live, command.absent, int(self._server.settings.stand_in_seconds * SECOND))
        request = Request(viewer.person.id, id_, command)
        change = await self._live.change(lambda match: decide(match, request, now()), viewer)
        self._server.metrics.done.inc()
        if isinstance(command, Sit):
            await self._server.seat_taken(self._live)
        viewer.reply(lambda: {"type": "done", "id": id_, "number": viewer.stream.numbers.get(change.answer, 0)})

    async def _check_seating(self, command: Sit | Watch | SeatBot | Rename) -> Command:
        """People sit and watch under the names they have now. Rated games are for accounts, without bots."""
        stored = await asyncio.to_thread(self._server.store.person, self._viewer.person.id)
        person = self._viewer.person = stored or self._viewer.person
        rated = self._live.summary.rated
        if isinstance(command, Sit):
            await self._server.check_may_sit(self._live, person.id)
            if rated and not person.password:
                raise RequestError(403, "web-rated-account")
            if rated and is_bot(person):
                raise RequestError(409, "web-rated-bots")
            return replace(command, name=person.name, guest=not person.password)
        if isinstance(command, Rename) or (isinstance(command, Watch) and command.name):
            return replace(command, name=person.name, guest=not person.password)
        if isinstance(command, SeatBot) and rated:
            raise RequestError(409, "web-rated-bots")
        return command

    async def _answer_ping(self, _: Reader, __: str) -> None:
        self._viewer.reply({"type": "pong"})

    async def _send_decision(self, _: Reader, id_: str) -> None:
        """What a program decides on, as our own bots get it: with what the seat could have counted along."""
        match, person = self._live.match, self._viewer.person
        if not is_bot(person):
            raise RequestError(403, "web-only-bots")
        seat = match.own_seat(person.id)
        if seat not in match.awaited:
            raise Refusal("", "web-not-asked", {})
        decision = decision_of(match.game, match.state_in_play(), match.seat_numbers[seat])
        self._viewer.reply({"type": "decision", "id": id_, "decision": decision.to_json()})

    async def _send_choices(self, message: Reader, id_: str) -> None:
        """What may come next in a move that is entered by hand."""
        match, person = self._live.match, self._viewer.person.id
        place = message.get("line")
        line = 0 if place is None else place.integer(0, LAST_PLACE)
        draw = draw_json(by_hand_of(match.game), course_at(match, person, line), match.own_seat(person))
        found = Choices([], "")
        if draw is None:
            steps = [step.text() for step in message.at("steps").items()]
            found = entry_choices(match, person, message.at("seat").text(), steps, line)
        self._viewer.reply({"type": "choices", "id": id_, "choices": found.steps, "move": found.move, "draw": draw})

    async def _send_screen(self, message: Reader, _: str) -> None:
        """The whole stream again, as that seat saw it."""
        match, seat = fair_copy(self._live.match), message.at("seat").text()
        items = stream_behind_screen(match, self._viewer.person.id, seat).read(match)
        for start in range(0, len(items) or 1, PAGE):
            news: Json = {"type": "news", "screen": seat, "items": items[start : start + PAGE]}
            self._viewer.reply({**news, "more": True} if start + PAGE < len(items) else news)

    async def _lead_review(self, message: Reader, _: str) -> None:
        """Lead the shared review of a finished match, or stop doing so."""
        if message.at("on").flag():
            place, seat = message.at("place").integer(0, LAST_PLACE), message.at("seat").text()
            take_lead(self._server, self._live, self._viewer, place, seat, message.at("open").flag())
        else:
            end_lead(self._server, self._live, self._viewer, leaving=False)

    async def _ask_coach(self, message: Reader, id_: str) -> None:
        move = message.optional_text("move", LONGEST_MOVE)
        self._start_slow_work("hint", id_, lambda: self._advise(move))

    async def _preview(self, message: Reader, id_: str) -> None:
        moves = [move.text() for move in message.at("moves").items()]
        self._start_slow_work("preview", id_, lambda: self._preview_moves(moves))

    def _start_slow_work(self, kind: str, id_: str, work: Callable[[], Awaitable[Json]]) -> None:
        """Run it beside the rest, one at a time of each kind."""
        before = self._slow_work.get(kind)
        if before is not None and not before.done():
            raise RequestError(429, "web-one-at-a-time")
        self._slow_work[kind] = asyncio.create_task(self._finish(id_, work))

    async def _finish(self, id_: str, work: Callable[[], Awaitable[Json]]) -> None:
        try:
            self._viewer.reply({**await work(), "id": id_})
        except BotCrashed:
            self._viewer.refuse(id_, RequestError(503, "web-no-advice"))
        except OperahouseError as error:
            self._viewer.refuse(id_, error)

    async def _advise(self, move: str) -> Json:
        """What the coach would do. Not in rated games, nor against other people, where it would be unfair."""
        match, person = self._live.match, self._viewer.person.id
        seat = match.own_seat(person)
        others = [seat for seat in match.occupants.values() if seat.person and seat.person != person]
        if self._live.summary.rated or others or is_fixed(match) or match.sheet is not None:
            raise Refusal("", "web-no-hints", {})
        if seat not in match.awaited:
            raise Refusal("", "web-not-asked", {})
        return {"type": "hint", **await self._server.coach.advise(match, seat, move, person)}

    async def _preview_moves(self, moves: list[str]) -> Json:
        """What each move would lead to. Computed in a process of the bots, because sixty moves take a while."""
        match, person = self._live.match, self._viewer.person.id
        decision = previewed_decision(match, person, moves)
        question: Json = {"kind": "preview", "game": match.agreement.game, "moves": moves, "seed": SAME_WORLD}
        answer = await self._server.bots.ask({**question, "decision": decision.to_json()}, person, QUICK)
        previews = answer["previews"]
        assert isinstance(previews, list)
        written = [write_preview(each, self._viewer.language, self._server.localize) for each in previews]
        return {"type": "previews", "previews": written}
