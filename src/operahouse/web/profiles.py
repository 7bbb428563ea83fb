"""Profiles over HTTP: everybody's who doesn't keep theirs to themselves, and one's own."""

import asyncio
from typing import Annotated, Final

from fastapi import APIRouter, Path, Query

from operahouse.lessons.course import courses
from operahouse.store.people import Person
from operahouse.store.preferences import is_private, set_preferences
from operahouse.store.results import LATEST
from operahouse.web.error_responses import ERROR_RESPONSES
from operahouse.web.errors import RequestError
from operahouse.web.profile import finished_games, played_games, read_profile
from operahouse.web.results import file_missing
from operahouse.web.schemas.profiles import Finished, PlayedGames, Profile, Visibility
from operahouse.web.server import Server
from operahouse.web.sessions import CurrentServer, MaybePerson, SignedIn

router = APIRouter(prefix="/api", tags=["people"], responses=ERROR_RESPONSES)
AccountName = Annotated[str, Path(max_length=200, description="The name of an account")]
Before = Annotated[int, Query(ge=0, le=2**53, description="Only what ended earlier, in milliseconds since 1970")]
LATEST_SENT: Final = 2**53


@router.get("/me/profile")
async def read_my_profile(server: CurrentServer, me: SignedIn) -> Profile:
    """My own page. Guests have one too, which nobody else sees."""
    return await _profile(server, me, own=True)


@router.put("/me/profile", status_code=204)
async def set_visibility(body: Visibility, server: CurrentServer, me: SignedIn) -> None:
    """Say whether others may see my page."""
    await asyncio.to_thread(
        server.store.change, lambda connection: set_preferences(connection, me.id, private=body.private)
    )


@router.get("/me/results")
async def list_my_games(server: CurrentServer, me: SignedIn, before: Before = LATEST_SENT) -> PlayedGames:
    """The games that I have played, the latest first."""
    return await _games(server, me, own=True, before=before)


@router.get("/me/finished")
async def read_finished(server: CurrentServer, me: SignedIn) -> Finished:
    """How many of my games with other people I have played to the end. Whoever is about to leave one sees it."""
    return await asyncio.to_thread(server.store.read, lambda connection: finished_games(connection, me.id))


@router.get("/people/{name}")
async def read_other_profile(name: AccountName, server: CurrentServer, me: MaybePerson) -> Profile:
    """The page of an account, unless they keep it to themselves."""
    person = await _visible(server, name, me)
    return await _profile(server, person, own=_is_own(person, me))


@router.get("/people/{name}/results")
async def list_games_of_other(
    name: AccountName, server: CurrentServer, me: MaybePerson, before: Before = LATEST_SENT
) -> PlayedGames:
    """The public games of an account, the latest first."""
    person = await _visible(server, name, me)
    return await _games(server, person, own=_is_own(person, me), before=before)


async def _visible(server: Server, name: str, me: Person | None) -> Person:
    """The account with that name, if this person may see its page."""
    person = await asyncio.to_thread(server.store.account, name.strip())
    if person is None:
        raise RequestError(404, "web-unknown-person")
    if not _is_own(person, me) and await asyncio.to_thread(
        server.store.read, lambda found: is_private(found, person.id)
    ):
        raise RequestError(403, "web-profile-private", {"name": person.name})
    return person


def _is_own(person: Person, me: Person | None) -> bool:
    return me is not None and me.id == person.id


async def _profile(server: Server, person: Person, own: bool) -> Profile:
    await asyncio.to_thread(file_missing, server.store, server.load_game, person.id)
    lessons = {game: len(course) for game, course in (await asyncio.to_thread(courses)).items()}
    games = {name: server.load_game(name).player_counts for name in server.game_names()}
    return await asyncio.to_thread(
        server.store.read, lambda connection: read_profile(connection, person, own, games, lessons)
    )


async def _games(server: Server, person: Person, own: bool, before: int) -> PlayedGames:
    return await asyncio.to_thread(
        server.store.read, lambda connection: played_games(connection, person.id, own, min(before, LATEST))
    )
