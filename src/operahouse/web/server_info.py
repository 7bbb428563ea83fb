"""What the server offers: games, bots, languages. And its health and metrics."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from starlette.responses import PlainTextResponse

import operahouse
from operahouse.bots.levels import LEVELS
from operahouse.kernel.game import Json
from operahouse.table.match import seat_names
from operahouse.web.accounts import write_person
from operahouse.web.error_responses import ERROR_RESPONSES
from operahouse.web.errors import RequestError
from operahouse.web.mail import can_mail
from operahouse.web.schemas.server_info import GameInfo, PossibleOrders, ServerInfo
from operahouse.web.sessions import CurrentServer, MaybePerson, extend_session
from operahouse.web.wall_clock import now

router = APIRouter(responses=ERROR_RESPONSES, tags=["house"])


@router.get("/api/house")
async def read_house(server: CurrentServer, me: MaybePerson, request: Request, response: Response) -> ServerInfo:
    """The games, the bot levels, the languages, and who is asking. Extends their session."""
    if me is not None:
        await extend_session(request, response)
    games = [server.load_game(name) for name in server.game_names()]
    return ServerInfo(
        version=operahouse.__version__,
        languages=list(server.settings.languages),
        levels=list(LEVELS),
        games=[
            GameInfo(
                name=game.name,
                edition=game.edition,
                rules=game.rules_version,
                players=game.player_counts,
                seats=seat_names(game, game.player_counts[-1]),
                options=game.table_options,
            )
            for game in games
        ],
        mail=can_mail(server.settings),
        me=None if me is None else write_person(me),
    )


@router.get("/api/games/{name}")
async def read_game(name: Annotated[str, Path(max_length=80)], server: CurrentServer) -> Json:
    """The components of a game: what drawing a table needs and no view repeats."""
    if name not in server.game_names():
        raise RequestError(404, "web-not-here")
    return server.load_game(name).reference().components


@router.get("/api/games/{name}/orders")
async def read_orders(name: Annotated[str, Path(max_length=80)], server: CurrentServer) -> PossibleOrders:
    """What standing orders of a game may be about: questions, answers and conditions."""
    if name not in server.game_names():
        raise RequestError(404, "web-not-here")
    return PossibleOrders.model_validate(server.load_game(name).reference().standing_orders)


@router.get("/healthz")
async def read_health(server: CurrentServer) -> dict[str, str]:
    """Whether this process serves and its database stores what it is given."""
    if server.closing:
        raise RequestError(503, "web-closing")
    try:
        async with asyncio.timeout(server.settings.database_seconds):
            await asyncio.wrap_future(server.store.try_write(now()))
    except TimeoutError as late:
        raise RequestError(503, "web-database-silent") from late
    return {"status": "fine"}


@router.get("/metrics", response_class=PlainTextResponse)
async def read_metrics(server: CurrentServer) -> PlainTextResponse:
    """Metrics for Prometheus."""
    return PlainTextResponse(server.metrics.exposition(), media_type="text/plain; version=0.0.4; charset=utf-8")
