"""The requests that a page makes over HTTP where there is a server, answered in its stead.

What is the same for everybody (games, rulebooks, the list of lessons) lies beside the page as files that a server has
written: see `operahouse.app.site`.
"""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from secrets import token_urlsafe
from typing import Final, get_args

from structlog import get_logger

from operahouse.kernel.by_hand_types import Depth
from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.game import Json
from operahouse.kernel.reading import Reader
from operahouse.lessons.course import lesson
from operahouse.lessons.lesson import Lesson
from operahouse.lessons.progress import lesson_stage, preview
from operahouse.offline import study
from operahouse.offline.game_file import read_game_file, write_game_file
from operahouse.offline.server import LANGUAGES, OfflineServer
from operahouse.store.person import Person
from operahouse.table.handover import write_handover
from operahouse.table.record import record_of
from operahouse.table.replay import past_question, replay_items, replay_snapshot
from operahouse.web.bot_names import checked_name
from operahouse.web.errors import RequestError, plain_json, status_of, write_error, write_preview
from operahouse.web.live_match import LiveMatch
from operahouse.web.open_table import open_table
from operahouse.web.table_codes import new_id
from operahouse.web.table_summary import write_table
from operahouse.web.text_board import board_lines
from operahouse.web.wall_clock import iso_time, now

MOST_PLAYERS: Final = 20
DEPTHS: Final[list[Depth]] = [*get_args(Depth)]
OK: Final = 200
CREATED: Final = 201
NO_CONTENT: Final = 204
log = get_logger()


@dataclass(frozen=True, slots=True)
class PageRequest:
    """A request of the page, without the transport."""

    method: str
    path: str
    query: dict[str, str]
    body: object
    token: str | None
    """Who asks: a player's token, empty for somebody new beside the device's own person, None for that person."""
    language: str


@dataclass(frozen=True, slots=True)
class Answer:
    """What a server would answer."""

    status: int
    body: object = None


@dataclass(slots=True)
class Terms:
    """The terms of a new table: see `operahouse.web.open_table.TableTerms`. Nothing is public or rated here."""

    game: str
    players: int
    options: list[str]
    pace: Json
    seats: list[str] | None
    begin: bool
    commitment: str
    substitute: str
    spectators: bool
    by_hand: Depth | None
    public: bool = field(default=False)
    rated: bool = field(default=False)


class Requests:
    """Answers the requests of a page."""

    def __init__(self, server: OfflineServer) -> None:
        self._server = server
        self._routes: list[tuple[str, re.Pattern[str], Handler]] = [
            (method, re.compile(path), handler)
            for method, path, handler in (
                ("POST", "/api/guests", self._create_guest),
                ("PATCH", "/api/me", self._update_me),
                ("DELETE", "/api/me", self._forget_everything),
                ("PUT", "/api/me/lessons/([^/]+)/([^/]+)", self._finish_lesson),
                ("POST", "/api/tables", self._open_table),
                ("POST", "/api/games", self._import_game),
                ("GET", "/api/tables/([^/]+)", self._read_table),
                ("GET", "/api/tables/([^/]+)/game", self._export_game),
                ("GET", "/api/tables/([^/]+)/board", self._read_board),
                ("GET", "/api/tables/([^/]+)/record", self._read_record),
                ("GET", "/api/tables/([^/]+)/replay", self._read_replay),
                ("GET", r"/api/tables/([^/]+)/replay/(\d+)", self._read_replay_snapshot),
                ("GET", "/api/tables/([^/]+)/review", self._read_review),
                ("GET", r"/api/tables/([^/]+)/review/(\d+)/attempt", self._read_attempt),
                ("GET", r"/api/tables/([^/]+)/review/(\d+)/question", self._read_question),
                ("GET", "/api/tables/([^/]+)/moments", self._read_turning_points),
                ("GET", "/api/tables/([^/]+)/branches", self._list_branches),
                ("POST", "/api/tables/([^/]+)/branches", self._play_on),
                ("PUT", "/api/tables/([^/]+)/branch", self._name_branch),
                ("GET", "/api/tables/([^/]+)/handover", self._hand_over),
                ("POST", "/api/continuations", self._go_on),
                ("GET", "/api/me/training", self._read_training),
                ("POST", r"/api/me/training/([^/]+)/(\d+)", self._note_try),
                ("POST", "/api/lessons/([^/]+)/([^/]+)", self._read_stage),
                ("POST", "/api/lessons/([^/]+)/([^/]+)/preview", self._preview_in_lesson),
            )
        ]

    async def answer(self, request: PageRequest) -> Answer:
        """The answer of a server to this request, or its error."""
        try:
            return await self._handler(request)
        except OperahouseError as error:
            return self._refuse(error, request.language)
        except Exception as error:
            log.error("unexpected error", kind=type(error).__name__, exc_info=error)
            return self._refuse(RequestError(500, "web-broken"), request.language)

    def _refuse(self, error: OperahouseError, language: str) -> Answer:
        return Answer(status_of(error), {"error": write_error(error, language, self._server.localize)})

    async def _handler(self, request: PageRequest) -> Answer:
        for method, path, handler in self._routes:
            found = path.fullmatch(request.path) if method == request.method else None
            if found is not None:
                return await handler(request, *found.groups())
        raise RequestError(404, "web-not-here")

    def _me(self, request: PageRequest) -> Person:
        person = self._server.store.by_token(request.token or "")
        if person is None:
            raise RequestError(401, "web-sign-in")
        return person

    async def _create_guest(self, request: PageRequest) -> Answer:
        """A player at this device: its own person, or with an empty token another one."""
        body = Reader(request.body)
        name = checked_name(body.at("name").text(), False)
        person = Person(new_id(), name, "", _language(body.optional_text("language"), request.language), now())
        token = token_urlsafe()
        await self._server.store.keep_person(person, token, own=request.token is None)
        return Answer(CREATED, {"person": write_person(person), "token": token})

    async def _update_me(self, request: PageRequest) -> Answer:
        store, me, body = self._server.store, self._me(request), Reader(request.body)
        new_name, language = body.get("name"), body.get("language")
        name = me.name if new_name is None else checked_name(new_name.text(), False)
        person = replace(me, name=name, language=me.language if language is None else _language(language.text(), "en"))
        await store.keep_person(person, store.token_of(me.id), own=me is store.own)
        return Answer(OK, write_person(person))

    async def _forget_everything(self, _: PageRequest) -> Answer:
        await self._server.store.database.forget()
        return Answer(NO_CONTENT)

    async def _finish_lesson(self, _: PageRequest, game: str, name: str) -> Answer:
        each = _lesson(game, name)
        await self._server.store.database.finish_lesson(each.game.name, each.name)
        return Answer(NO_CONTENT)

    async def _open_table(self, request: PageRequest) -> Answer:
        me = self._me(request)
        live = await open_table(self._server.as_server, me, read_terms(Reader(request.body)))
        return Answer(CREATED, write_table(live.summary, me))

    async def _import_game(self, request: PageRequest) -> Answer:
        """A game out of a file, verified by playing it again."""
        me = self._me(request)
        live, players = await read_game_file(self._server, Reader(request.body), me)
        return Answer(CREATED, {"table": write_table(live.summary, me), "players": players})

    async def _export_game(self, request: PageRequest, id_: str) -> Answer:
        return Answer(OK, write_game_file(self._server, await self._watchable(request, id_)))

    async def _read_table(self, request: PageRequest, id_: str) -> Answer:
        live = await self._server.live_match(id_)
        return Answer(OK, write_table(live.summary, self._server.store.by_token(request.token or "")))

    async def _read_board(self, request: PageRequest, id_: str) -> Answer:
        live, me = await self._watchable(request, id_), self._me(request)
        language = _language(request.query.get("language", ""), me.language)
        return Answer(OK, {"lines": board_lines(live.match, me.id, language, self._server.localize)})

    async def _read_record(self, request: PageRequest, id_: str) -> Answer:
        live = await self._watchable(request, id_)
        if not live.match.outcome:
            raise RequestError(409, "web-not-over")
        return Answer(OK, record_of(live.match, iso_time(live.match.entries[0].at)))

    async def _read_replay(self, request: PageRequest, id_: str) -> Answer:
        live = await self._watchable(request, id_)
        return Answer(OK, {"items": replay_items(live.match, self._me(request).id, _screen(request))})

    async def _read_replay_snapshot(self, request: PageRequest, id_: str, number: str) -> Answer:
        live = await self._watchable(request, id_)
        return Answer(OK, replay_snapshot(live.match, self._me(request).id, _screen(request), int(number)))

    async def _read_review(self, request: PageRequest, id_: str) -> Answer:
        live, me = await self._watchable(request, id_), self._me(request)
        return Answer(OK, await self._server.reviews.state(live, me.id))

    async def _read_attempt(self, request: PageRequest, id_: str, place: str) -> Answer:
        live, me = await self._watchable(request, id_), self._me(request)
        return Answer(OK, await self._server.reviews.attempt(live, int(place), request.query.get("move", ""), me.id))

    async def _read_question(self, request: PageRequest, id_: str, place: str) -> Answer:
        live = await self._watchable(request, id_)
        if not live.match.outcome:
            raise RequestError(409, "web-not-over")
        return Answer(OK, past_question(live.match, int(place)))

    async def _read_turning_points(self, request: PageRequest, id_: str) -> Answer:
        live = await self._watchable(request, id_)
        return Answer(OK, {"moments": await self._server.reviews.turning_points(live, self._me(request).id)})

    async def _list_branches(self, request: PageRequest, id_: str) -> Answer:
        return Answer(OK, {"branches": await study.list_branches(self._server, id_, self._me(request))})

    async def _play_on(self, request: PageRequest, id_: str) -> Answer:
        parent, me = await self._watchable(request, id_), self._me(request)
        live = await study.play_on(self._server, parent, Reader(request.body), me)
        return Answer(CREATED, write_table(live.summary, me))

    async def _name_branch(self, request: PageRequest, id_: str) -> Answer:
        await study.name_branch(self._server, id_, Reader(request.body).optional_text("name", study.LONGEST_NAME))
        return Answer(NO_CONTENT)

    async def _go_on(self, request: PageRequest) -> Answer:
        """A game of the server, whose connection is gone."""
        me = self._me(request)
        return Answer(CREATED, write_table((await study.go_on(self._server, Reader(request.body), me)).summary, me))

    async def _hand_over(self, request: PageRequest, id_: str) -> Answer:
        """A game of this device for the server: see `operahouse.table.handover`."""
        live = await self._watchable(request, id_)
        return Answer(OK, write_handover(live.match, id_, self._me(request).id))

    async def _read_training(self, request: PageRequest) -> Answer:
        return Answer(OK, await study.training(self._server, self._me(request)))

    async def _note_try(self, request: PageRequest, id_: str, place: str) -> Answer:
        solved = Reader(request.body).at("solved").flag()
        return Answer(OK, await study.note_try(self._server, id_, int(place), solved, self._me(request)))

    async def _read_stage(self, request: PageRequest, game: str, name: str) -> Answer:
        return Answer(OK, plain_json(lesson_stage(_lesson(game, name), _texts(request, "answers"))))

    async def _preview_in_lesson(self, request: PageRequest, game: str, name: str) -> Answer:
        previews = preview(_lesson(game, name), _texts(request, "answers"), _texts(request, "moves"))
        written = [write_preview(each, request.language, self._server.localize) for each in previews]
        return Answer(OK, {"previews": written})

    async def _watchable(self, request: PageRequest, id_: str) -> LiveMatch:
        """A live match that this person may watch."""
        live = await self._server.live_match(id_)
        live.check_may_watch(self._me(request).id)
        return live


Handler = Callable[..., Awaitable[Answer]]
"""Takes a request and the parts of its path."""


def write_person(person: Person) -> Json:
    """A `PersonInfo`."""
    return {"id": person.id, "name": person.name, "guest": True, "language": person.language}


def read_terms(body: Reader) -> Terms:
    """The terms of a new table. Raises Malformed if they make no sense."""
    seats, pace, begin, options, by_hand = (body.get(name) for name in ("seats", "pace", "begin", "options", "by_hand"))
    return Terms(
        game=body.at("game").text(),
        players=body.at("players").integer(1, MOST_PLAYERS),
        options=[] if options is None else [each.text() for each in options.items()],
        pace={"kind": "none"} if pace is None else pace.mapping(),
        seats=None if seats is None or seats.value is None else [each.text() for each in seats.items()],
        begin=True if begin is None else begin.flag(),
        commitment=body.optional_text("commitment"),
        substitute=body.optional_text("substitute") or "novice",
        spectators=True,
        by_hand=None if by_hand is None or by_hand.value is None else DEPTHS[by_hand.word(DEPTHS)],
    )


def _language(wanted: str, otherwise: str) -> str:
    return wanted if wanted in LANGUAGES else otherwise


def _screen(request: PageRequest) -> str:
    return request.query.get("screen", "")


def _texts(request: PageRequest, name: str) -> list[str]:
    return [each.text() for each in Reader(request.body).at(name).items()]


def _lesson(game: str, name: str) -> Lesson:
    try:
        return lesson(game, name)
    except OperahouseError as unknown:
        raise RequestError(404, unknown.key, unknown.details) from unknown
