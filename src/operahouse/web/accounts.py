"""People: guests, who play at once, and accounts, which keep their games."""

import asyncio
from dataclasses import replace
from random import randrange
from typing import Final

from fastapi import APIRouter, Request, Response

from operahouse.store.hosts import registration
from operahouse.store.people import Person
from operahouse.store.store import Store
from operahouse.table.names import numbered
from operahouse.web.bot_names import checked_name, is_bot
from operahouse.web.error_responses import ERROR_RESPONSES
from operahouse.web.errors import RequestError
from operahouse.web.languages import language_of
from operahouse.web.password_rules import check_new_password
from operahouse.web.recovery_codes import new_codes
from operahouse.web.schemas.accounts import Changes, NewAccount, NewGuest, PersonInfo, SignIn, Welcome
from operahouse.web.security import client_address
from operahouse.web.server import Server
from operahouse.web.sessions import CurrentServer, MaybePerson, SignedIn, sign_in, sign_out
from operahouse.web.sign_in_checks import check_not_banned, check_password
from operahouse.web.table_codes import new_id
from operahouse.web.wall_clock import now

GUEST_NUMBERS: Final = (10, 100)
router = APIRouter(prefix="/api", tags=["people"], responses=ERROR_RESPONSES)


@router.post("/guests", status_code=201)
async def create_guest(body: NewGuest, server: CurrentServer, request: Request, response: Response) -> Welcome:
    """Play at once, with nothing but a name."""
    await server.limits.check("arrivals", client_address(request))
    await check_registration(server, account=False)
    language = known_language(server, body.language) or language_of(request, None)
    name = await asyncio.to_thread(guest_name, server.store, checked_name(body.name, False))
    person = Person(new_id(), name, "", language, now())
    await asyncio.to_thread(server.store.add_person, person)
    return await welcome(server, person, response)


@router.post("/accounts", status_code=201)
async def create_account(
    body: NewAccount, server: CurrentServer, guest: MaybePerson, request: Request, response: Response
) -> Welcome:
    """Create an account. A guest who is signed in keeps their games."""
    if guest is not None and guest.password:
        raise RequestError(409, "web-account-already")
    await server.limits.check("arrivals", client_address(request))
    await check_registration(server, account=True)
    name = checked_name(body.name, body.bot)
    check_new_password(body.password, name)
    password = await server.passwords.hash(body.password)
    if guest is None:
        person = Person(new_id(), name, password, language_of(request, None), now())
        await asyncio.to_thread(server.store.add_person, person)
    else:
        person = replace(guest, name=name, password=password)
        await asyncio.to_thread(server.store.update_person, person)
        await sign_out(request, response)
    codes = await new_codes(server.store, person.id)
    return (await welcome(server, person, response)).model_copy(update={"recovery_codes": codes})


@router.post("/sessions", status_code=201)
async def sign_in_again(body: SignIn, server: CurrentServer, request: Request, response: Response) -> Welcome:
    """Sign in. A wrong name and a wrong password get the same answer and take equally long."""
    await server.limits.check("sign_ins", client_address(request))
    found = await asyncio.to_thread(server.store.account, body.name.strip())
    person = await check_password(server, request, body.name, found, body.password)
    await check_not_banned(server, person)
    await asyncio.to_thread(server.store.note_look, person.id)
    return await welcome(server, person, response)


@router.delete("/sessions", status_code=204)
async def sign_out_here(request: Request, response: Response) -> None:
    """Sign out here."""
    await sign_out(request, response)


@router.get("/me")
async def read_me(me: SignedIn) -> PersonInfo:
    """Who am I?"""
    return write_person(me)


@router.patch("/me")
async def update_me(body: Changes, server: CurrentServer, me: SignedIn) -> PersonInfo:
    """Change name or language. At a table the new name counts once its socket says `rename`."""
    name = me.name if body.name is None else checked_name(body.name, is_bot(me))
    if not me.password and name != me.name and await asyncio.to_thread(server.store.is_like_account, name):
        raise RequestError(409, "web-name-of-account", {"name": name})
    language = me.language if body.language is None else known_language(server, body.language)
    person = replace(me, name=name, language=language)
    await asyncio.to_thread(server.store.update_person, person)
    return write_person(person)


async def check_registration(server: Server, account: bool) -> None:
    """Raises RequestError if the host has closed the door to new guests, or to new accounts."""
    allowed = await asyncio.to_thread(server.store.read, registration)
    if allowed == "closed" or (account and allowed == "guests"):
        raise RequestError(403, "web-registration-closed" if allowed == "closed" else "web-registration-guests")


def guest_name(store: Store, name: str) -> str:
    """The name of a new guest, with a number if it could be taken for that of an account."""
    while store.is_like_account(name):
        name = numbered(name, randrange(*GUEST_NUMBERS))
    return name


async def welcome(server: Server, person: Person, response: Response) -> Welcome:
    """Start a session."""
    return Welcome(person=write_person(person), token=await sign_in(server, person, response))


def write_person(person: Person) -> PersonInfo:
    """What is sent of a person; never the password."""
    return PersonInfo(id=person.id, name=person.name, guest=not person.password, language=person.language)


def known_language(server: Server, language: str) -> str:
    """A supported language, or none if none is given."""
    if language and language not in server.settings.languages:
        known = ", ".join(server.settings.languages)
        raise RequestError(422, "app-unknown-language", {"language": language[:20], "known": known})
    return language
