"""Who is asking: an opaque token in a cookie or a header, of which the database knows only the hash."""

import asyncio
from hashlib import sha256
from secrets import token_urlsafe
from typing import Annotated, Final

from fastapi import Depends
from starlette.requests import HTTPConnection
from starlette.responses import Response

from operahouse.store.people import Person
from operahouse.web.clock import SECOND, now
from operahouse.web.denial import Denial
from operahouse.web.house import House

COOKIE: Final = "operahouse"
PROTOCOL: Final = "operahouse"
"""What a socket speaks."""
DAY: Final = 24 * 60 * 60
TOKEN_BYTES: Final = 32


def the_house(connection: HTTPConnection) -> House:
    """The house that serves this request."""
    house: House = connection.app.state.house
    return house


async def whoever(connection: HTTPConnection) -> Person | None:
    """Who is asking, if it says so."""
    token = token_of(connection)
    if not token:
        return None
    return await asyncio.to_thread(the_house(connection).store.session, hashed(token), now())


async def somebody(person: Annotated[Person | None, Depends(whoever)]) -> Person:
    """Who is asking; it must say so."""
    if person is None:
        raise Denial(401, "web-sign-in")
    return person


async def sign_in(house: House, person: Person, response: Response) -> str:
    """A new session; its token is told once, and set as a cookie that scripts cannot read."""
    token = token_urlsafe(TOKEN_BYTES)
    await asyncio.to_thread(house.store.add_session, hashed(token), person.id, _last_moment(house))
    _set_cookie(house, token, response)
    return token


async def stay(connection: HTTPConnection, response: Response) -> None:
    """Whoever comes again stays signed in for as long again."""
    house, token = the_house(connection), token_of(connection)
    await asyncio.to_thread(house.store.extend_session, hashed(token), _last_moment(house))
    if connection.cookies.get(COOKIE) == token:
        _set_cookie(house, token, response)


async def sign_out(connection: HTTPConnection, response: Response) -> None:
    """The token is worth nothing any more, and what was opened with it is closed."""
    token = token_of(connection)
    if token:
        await asyncio.to_thread(the_house(connection).store.end_session, hashed(token))
        the_house(connection).end_session(hashed(token))
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")


def _last_moment(house: House) -> int:
    """When a session that begins now is over."""
    return now() + house.settings.session_days * DAY * SECOND


def _set_cookie(house: House, token: str, response: Response) -> None:
    seconds, secure = house.settings.session_days * DAY, house.settings.behind_tls
    response.set_cookie(COOKIE, token, seconds, path="/", httponly=True, samesite="lax", secure=secure)


def token_of(connection: HTTPConnection) -> str:
    """The token that comes with a request: in a header, as the second protocol of a socket (where browsers can set
    no header), or in a cookie.
    """
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return token.strip()
    protocols: list[str] = connection.scope.get("subprotocols", [])
    if protocols[:1] == [PROTOCOL] and len(protocols) > 1:
        return protocols[1]
    return connection.cookies.get(COOKIE, "")


def hashed(token: str) -> str:
    """What the database knows of a token."""
    return sha256(token.encode("utf-8", "replace")).hexdigest()


TheHouse = Annotated[House, Depends(the_house)]
Whoever = Annotated[Person | None, Depends(whoever)]
Somebody = Annotated[Person, Depends(somebody)]
