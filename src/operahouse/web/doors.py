"""What the house offers at its door, and how it is: for people, and for whoever looks after it."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from starlette.responses import PlainTextResponse

import operahouse
from operahouse.bots.levels import LEVELS
from operahouse.kernel.game import Json
from operahouse.web.accounts import write_person
from operahouse.web.answers import WRONG
from operahouse.web.denial import Denial
from operahouse.web.sessions import TheHouse, Whoever, stay
from operahouse.web.shapes import GameShape, HouseShape, OrdersShape

router = APIRouter(responses=WRONG, tags=["house"])


@router.get("/api/house")
async def read_house(house: TheHouse, me: Whoever, request: Request, response: Response) -> HouseShape:
    """The games, the levels of the bots, the languages; and who is asking, who stays signed in."""
    if me is not None:
        await stay(request, response)
    games = [house.load_game(name) for name in house.game_names()]
    return HouseShape(
        version=operahouse.__version__,
        languages=list(house.settings.languages),
        levels=list(LEVELS),
        games=[
            GameShape(
                name=game.name,
                edition=game.edition,
                rules=game.rules_version,
                players=game.player_counts,
                options=game.table_options,
            )
            for game in games
        ],
        me=None if me is None else write_person(me),
    )


@router.get("/api/games/{name}")
async def read_game(name: Annotated[str, Path(max_length=80)], house: TheHouse) -> Json:
    """What lies in the box of a game: what a table drawn for people needs and no view repeats."""
    if name not in house.game_names():
        raise Denial(404, "web-not-here")
    return house.load_game(name).reference().components


@router.get("/api/games/{name}/orders")
async def read_orders(name: Annotated[str, Path(max_length=80)], house: TheHouse) -> OrdersShape:
    """What a seat of a game may decide beforehand: which questions, with which answers, and by what."""
    if name not in house.game_names():
        raise Denial(404, "web-not-here")
    return OrdersShape.model_validate(house.load_game(name).reference().standing_orders)


@router.get("/healthz")
async def read_health(house: TheHouse) -> dict[str, str]:
    """Whether this process serves and its database answers."""
    if house.closing:
        raise Denial(503, "web-closing")
    await asyncio.to_thread(house.store.ping)
    return {"status": "fine"}


@router.get("/metrics", response_class=PlainTextResponse)
async def read_metrics(house: TheHouse) -> PlainTextResponse:
    """Figures for Prometheus."""
    return PlainTextResponse(house.metrics.written(), media_type="text/plain; version=0.0.4; charset=utf-8")
