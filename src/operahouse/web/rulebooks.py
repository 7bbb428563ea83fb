"""The rulebooks of the games, for whoever wants to read: nobody has to sign in."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request

from operahouse.kernel.game import Game
from operahouse.web.answers import WRONG
from operahouse.web.denial import Denial
from operahouse.web.house import House
from operahouse.web.languages import language_of
from operahouse.web.sessions import TheHouse, Whoever
from operahouse.web.shapes import PictureShape, RulebookShape

router = APIRouter(prefix="/api/rulebooks", tags=["house"], responses=WRONG)
Word = Annotated[str, Path(max_length=80)]
Language = Annotated[str, Query(max_length=10, description="The language of the book; that of the reader by default")]


@router.get("/{game}")
async def read_rulebook(
    game: Word, house: TheHouse, me: Whoever, request: Request, language: Language = ""
) -> RulebookShape:
    """The rules of a game in our own words, with the figures of its box."""
    spoken = language if language in house.settings.languages else language_of(request, me)
    book = await asyncio.to_thread(house.library.book, _found(house, game), spoken)
    if book is None:
        raise Denial(404, "web-not-here")
    return RulebookShape.model_validate(book)


@router.get("/{game}/pictures/{name}")
async def read_picture(game: Word, name: Word, house: TheHouse) -> PictureShape:
    """A position that illustrates a rule, as a seat at that table would see it."""
    picture = await asyncio.to_thread(house.library.picture, _found(house, game), name)
    if picture is None:
        raise Denial(404, "web-not-here")
    return PictureShape.model_validate(picture)


def _found(house: House, name: str) -> Game:
    """A game of the house."""
    if name not in house.game_names():
        raise Denial(404, "web-not-here")
    return house.load_game(name)
