"""Sessions: an opaque token in a cookie or a header. The database has only its hash."""

import asyncio
from hashlib import sha256
from secrets import token_urlsafe
from typing import Annotated, Final

from fastapi import Depends
from starlette.requests import HTTPConnection
from starlette.responses import Response

from operahouse.store.people import Person
from operahouse.web.errors import RequestError
from operahouse.web.server import Server
from operahouse.web.wall_clock import SECOND, now

COOKIE: Final = "operahouse"
PROTOCOL: Final = "operahouse"
"""The WebSocket subprotocol."""
DAY: Final = 24 * 60 * 60
TOKEN_BYTES: Final = 32


def current_server(connection: HTTPConnection) -> Server:
    """The server of this request."""
    server: Server = connection.app.state.server
    return server


async def find_person(connection: HTTPConnection) -> Person | None:
    """Who is asking; None if they are not signed in."""
    token = token_of(connection)
    if not token:
        return None
    return await asyncio.to_thread(current_server(connection).store.session, hash_token(token), now())


async def require_person(person: Annotated[Person | None, Depends(find_person)]) -> Person:
    """Who is asking. Raises RequestError if they are not signed in."""
    if person is None:
        raise RequestError(401, "web-sign-in")
    return person


async def sign_in(server: Server, person: Person, response: Response) -> str:
    """Start a session. Returns its token, and sets it as a cookie that scripts cannot read."""
    token = token_urlsafe(TOKEN_BYTES)
    await asyncio.to_thread(server.store.add_session, hash_token(token), person.id, _last_moment(server))
    _set_cookie(server, token, response)
    return token


async def extend_session(connection: HTTPConnection, response: Response) -> None:
    """Extend a session from now on."""
    server, token = current_server(connection), token_of(connection)
    await asyncio.to_thread(server.store.extend_session, hash_token(token), _last_moment(server))
    if connection.cookies.get(COOKIE) == token:
        _set_cookie(server, token, response)


async def sign_out(connection: HTTPConnection, response: Response) -> None:
    """End the session and close its sockets."""
    token = token_of(connection)
    if token:
        await asyncio.to_thread(current_server(connection).store.end_session, hash_token(token))
        current_server(connection).end_session(hash_token(token))
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")


def _last_moment(server: Server) -> int:
    """When a session that starts now expires."""
    return now() + server.settings.session_days * DAY * SECOND


def _set_cookie(server: Server, token: str, response: Response) -> None:
    seconds, secure = server.settings.session_days * DAY, server.settings.behind_tls
    response.set_cookie(COOKIE, token, seconds, path="/", httponly=True, samesite="lax", secure=secure)


def token_of(connection: HTTPConnection) -> str:
    """The token of a request: in a header, as the second subprotocol of a socket (browsers can set no header there), or
    in a cookie.
    """
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return token.strip()
    protocols: list[str] = connection.scope.get("subprotocols", [])
    if protocols[:1] == [PROTOCOL] and len(protocols) > 1:
        return protocols[1]
    return connection.cookies.get(COOKIE, "")


def hash_token(token: str) -> str:
    """What the database stores of a token."""
    return sha256(token.encode("utf-8", "replace")).hexdigest()


CurrentServer = Annotated[Server, Depends(current_server)]
MaybePerson = Annotated[Person | None, Depends(find_person)]
SignedIn = Annotated[Person, Depends(require_person)]
