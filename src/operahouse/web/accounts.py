"""People: guests who play at once, accounts that keep their games."""

import asyncio
from dataclasses import replace

from fastapi import APIRouter, Request, Response

from operahouse.store.people import Person
from operahouse.table.seats import LONGEST_NAME
from operahouse.table.text_checks import check_text
from operahouse.web.answers import WRONG
from operahouse.web.clock import now
from operahouse.web.codes import new_id
from operahouse.web.denial import Denial
from operahouse.web.house import House
from operahouse.web.languages import language_of
from operahouse.web.security import address_of
from operahouse.web.sessions import Somebody, TheHouse, Whoever, sign_in, sign_out
from operahouse.web.shapes import Changes, NewAccount, NewGuest, PersonShape, SignIn, Welcome

router = APIRouter(prefix="/api", tags=["people"], responses=WRONG)


@router.post("/guests", status_code=201)
async def come_as_guest(wish: NewGuest, house: TheHouse, request: Request, response: Response) -> Welcome:
    """Play at once, with nothing but a name."""
    house.limits.check("arrivals", address_of(request))
    language = known_language(house, wish.language) or language_of(request, None)
    person = Person(new_id(), check_text(wish.name, LONGEST_NAME), "", language, now())
    await asyncio.to_thread(house.store.add_person, person)
    return await welcome(house, person, response)


@router.post("/accounts", status_code=201)
async def make_account(
    wish: NewAccount, house: TheHouse, guest: Whoever, request: Request, response: Response
) -> Welcome:
    """A name of one's own. A guest who is signed in keeps its games."""
    if guest is not None and guest.password:
        raise Denial(409, "web-account-already")
    house.limits.check("arrivals", address_of(request))
    name = check_text(wish.name, LONGEST_NAME)
    password = await house.passwords.hash(wish.password)
    if guest is None:
        person = Person(new_id(), name, password, language_of(request, None), now())
        await asyncio.to_thread(house.store.add_person, person)
    else:
        person = replace(guest, name=name, password=password)
        await asyncio.to_thread(house.store.update_person, person)
        await sign_out(request, response)
    return await welcome(house, person, response)


@router.post("/sessions", status_code=201)
async def come_back(wish: SignIn, house: TheHouse, request: Request, response: Response) -> Welcome:
    """Sign in. A wrong name and a wrong password are told alike, and take equally long."""
    house.limits.check("sign_ins", address_of(request))
    house.limits.check("sign_ins", f"name {wish.name.strip().casefold()}")
    person = await asyncio.to_thread(house.store.account, wish.name.strip())
    if not await house.passwords.check(wish.password, person.password if person else "") or person is None:
        raise Denial(401, "web-wrong-password")
    return await welcome(house, person, response)


@router.delete("/sessions", status_code=204)
async def go(request: Request, response: Response) -> None:
    """Sign out here."""
    await sign_out(request, response)


@router.get("/me")
async def read_me(me: Somebody) -> PersonShape:
    """Who am I?"""
    return write_person(me)


@router.patch("/me")
async def change_me(wish: Changes, house: TheHouse, me: Somebody) -> PersonShape:
    """Another name, another language; seats already taken keep the old name."""
    name = me.name if wish.name is None else check_text(wish.name, LONGEST_NAME)
    language = me.language if wish.language is None else known_language(house, wish.language)
    person = replace(me, name=name, language=language)
    await asyncio.to_thread(house.store.update_person, person)
    return write_person(person)


async def welcome(house: House, person: Person, response: Response) -> Welcome:
    """Signed in from now on."""
    return Welcome(person=write_person(person), token=await sign_in(house, person, response))


def write_person(person: Person) -> PersonShape:
    """What is told of a person; never its password."""
    return PersonShape(id=person.id, name=person.name, guest=not person.password, language=person.language)


def known_language(house: House, language: str) -> str:
    """A language that is spoken here; nothing for nothing."""
    if language and language not in house.settings.languages:
        known = ", ".join(house.settings.languages)
        raise Denial(422, "app-unknown-language", {"language": language[:20], "known": known})
    return language
