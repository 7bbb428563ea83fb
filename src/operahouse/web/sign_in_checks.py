"""Checks passwords and recovery codes, with a growing delay between attempts, and keeps out people who are banned."""

import asyncio
from hashlib import sha256

from starlette.requests import Request

from operahouse.store.attempts import claim_attempt, forget_attempts
from operahouse.store.bans import ban_of
from operahouse.store.people import Person, caseless
from operahouse.store.recovery import use_code
from operahouse.web.errors import RequestError
from operahouse.web.recovery_codes import hash_code
from operahouse.web.security import client_address
from operahouse.web.server import Server
from operahouse.web.wall_clock import SECOND, iso_date, now


async def check_password(server: Server, request: Request, name: str, person: Person | None, password: str) -> Person:
    """Raises RequestError for a wrong password or an unknown name, which look alike and take equally long.

    Attempts are counted by name and address together: a stranger who guesses keeps nobody else waiting.
    """
    key = await claim_attempt_to_sign_in(server, request, name)
    if not await server.passwords.check(password, person.password if person else "") or person is None:
        raise RequestError(401, "web-wrong-password")
    await asyncio.to_thread(server.store.change, lambda connection: forget_attempts(connection, key))
    return person


async def check_recovery_code(server: Server, request: Request, name: str, person: Person | None, code: str) -> Person:
    """Use a recovery code up. A wrong code and an unknown name look alike, and count like wrong passwords."""
    key = await claim_attempt_to_sign_in(server, request, name)
    if person is None or not await asyncio.to_thread(
        server.store.change, lambda connection: use_code(connection, person.id, hash_code(code))
    ):
        raise RequestError(401, "web-wrong-code")
    await asyncio.to_thread(server.store.change, lambda connection: forget_attempts(connection, key))
    return person


async def claim_attempt_to_sign_in(server: Server, request: Request, name: str) -> str:
    """Count an attempt to get into an account. Returns its key; raises RequestError if it comes too early."""
    key = attempt_key(name, client_address(request))
    wait = await asyncio.to_thread(server.store.change, lambda connection: claim_attempt(connection, key, now()))
    if wait:
        raise RequestError(429, "web-wait", {"seconds": -(-wait // SECOND)})
    return key


async def check_not_banned(server: Server, person: Person) -> None:
    """Raises RequestError for somebody who is kept out."""
    found = await asyncio.to_thread(server.store.read, lambda connection: ban_of(connection, person.id, now()))
    if found is not None:
        raise RequestError(403, "web-banned", {"until": iso_date(found.until) if found.until else None})


def attempt_key(name: str, address: str) -> str:
    """A name in any spelling, and an address; hashed, because neither is ours to keep."""
    return sha256(f"{caseless(name.strip())}\n{address}".encode("utf-8", "replace")).hexdigest()
