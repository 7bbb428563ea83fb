"""Tables to read: the board as text, and finished games replayed step by step."""

from typing import Annotated

from fastapi import APIRouter, Path, Query

from operahouse.kernel.game import Json
from operahouse.store.people import Person
from operahouse.table.replay import replay_items, replay_snapshot
from operahouse.web.error_responses import ERROR_RESPONSES
from operahouse.web.live_match import LiveMatch
from operahouse.web.schemas.coach import TurningPoints
from operahouse.web.schemas.records import Board, ReplayItems
from operahouse.web.security import Address
from operahouse.web.server import Server
from operahouse.web.sessions import CurrentServer, SignedIn
from operahouse.web.tables import Id
from operahouse.web.text_board import board_lines

router = APIRouter(prefix="/api", tags=["tables"], responses=ERROR_RESPONSES)
LATEST = 2**53
Language = Annotated[str, Query(max_length=10, description="The language of the lines; that of the person by default")]
Screen = Annotated[str, Query(max_length=80, description="The seat whose screen to look behind")]
Opened = Annotated[bool, Query(alias="open", description="With everybody's screen open")]
Number = Annotated[int, Path(ge=1, le=LATEST, description="The number of an item of the replay")]


@router.get("/tables/{id}/board")
async def read_board(
    id: Id,  # noqa: A002
    server: CurrentServer,
    me: SignedIn,
    address: Address,
    language: Language = "",
) -> Board:
    """The table as lines of text, as I see it, for screen readers and others who like to read."""
    live = await _watchable(server, id, me, address)
    chosen = language if language in server.settings.languages else me.language
    return Board(lines=board_lines(live.match, me.id, chosen, server.localize))


@router.get("/tables/{id}/replay")
async def read_replay(
    id: Id,  # noqa: A002
    server: CurrentServer,
    me: SignedIn,
    address: Address,
    screen: Screen,
) -> ReplayItems:
    """The whole stream of a finished game, behind one seat's screen."""
    live = await _watchable(server, id, me, address)
    return ReplayItems(items=await server.slow_work.run(address, replay_items, live.match, me.id, screen))


@router.get("/tables/{id}/replay/{number}")
async def read_replay_snapshot(
    id: Id,  # noqa: A002
    number: Number,
    server: CurrentServer,
    me: SignedIn,
    address: Address,
    screen: Screen,
    opened: Opened = False,
) -> Json:
    """The table as that seat saw it right after this item of the stream; or with everybody's screen open."""
    live = await _watchable(server, id, me, address)
    return {**await server.slow_work.run(address, replay_snapshot, live.match, me.id, screen, number, opened)}


@router.get("/tables/{id}/moments")
async def read_turning_points(id: Id, server: CurrentServer, me: SignedIn, address: Address) -> TurningPoints:  # noqa: A002
    """Where a finished game was decided: the moves that changed a chance to win most."""
    await server.limits.check_person("coaching", me.id, address)
    live = await _watchable(server, id, me, address)
    return TurningPoints.model_validate({"moments": await server.reviews.turning_points(live, me.id)})


async def _watchable(server: Server, id_: str, person: Person, address: str) -> LiveMatch:
    """A live match that this person may watch."""
    live = await server.live_match(id_, address)
    live.check_may_watch(person.id)
    return live
