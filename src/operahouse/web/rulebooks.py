"""The rulebooks of the games. Reading needs no session."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request

from operahouse.kernel.game import Game
from operahouse.web.error_responses import ERROR_RESPONSES
from operahouse.web.errors import RequestError
from operahouse.web.languages import language_of
from operahouse.web.schemas.rulebooks import Picture, RulebookPage
from operahouse.web.server import Server
from operahouse.web.sessions import CurrentServer, MaybePerson

router = APIRouter(prefix="/api/rulebooks", tags=["house"], responses=ERROR_RESPONSES)
Word = Annotated[str, Path(max_length=80)]
Language = Annotated[str, Query(max_length=10, description="The language of the book; that of the reader by default")]


@router.get("/{game}")
async def read_rulebook(
    game: Word, server: CurrentServer, me: MaybePerson, request: Request, language: Language = ""
) -> RulebookPage:
    """The rules of a game in our own words, with the figures of its box."""
    spoken = language if language in server.settings.languages else language_of(request, me)
    book = await asyncio.to_thread(server.library.book, _found(server, game), spoken)
    if book is None:
        raise RequestError(404, "web-not-here")
    return RulebookPage.model_validate(book)


@router.get("/{game}/pictures/{name}")
async def read_picture(game: Word, name: Word, server: CurrentServer) -> Picture:
    """A position that illustrates a rule, as a seat would see it."""
    picture = await asyncio.to_thread(server.library.picture, _found(server, game), name)
    if picture is None:
        raise RequestError(404, "web-not-here")
    return Picture.model_validate(picture)


def _found(server: Server, name: str) -> Game:
    """A game of the catalogue."""
    if name not in server.game_names():
        raise RequestError(404, "web-not-here")
    return server.load_game(name)
