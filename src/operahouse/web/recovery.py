"""A new password for somebody who has lost theirs, with one of the codes that came with the account."""

import asyncio
from dataclasses import replace

from fastapi import APIRouter, Request, Response

from operahouse.web.accounts import welcome
from operahouse.web.error_responses import ERROR_RESPONSES
from operahouse.web.errors import RequestError
from operahouse.web.password_rules import check_new_password
from operahouse.web.recovery_codes import new_codes
from operahouse.web.schemas.accounts import Recovery, RecoveryCodes, RecoveryRequest, Welcome
from operahouse.web.security import client_address
from operahouse.web.sessions import CurrentServer, SignedIn
from operahouse.web.sign_in_checks import check_not_banned, check_password, check_recovery_code

router = APIRouter(prefix="/api", tags=["people"], responses=ERROR_RESPONSES)


@router.post("/recovery", status_code=201)
async def recover(body: Recovery, server: CurrentServer, request: Request, response: Response) -> Welcome:
    """Set a new password with a recovery code, which is used up. All sessions end, and a new one starts."""
    await server.limits.check("sign_ins", client_address(request))
    check_new_password(body.password, body.name)
    found = await asyncio.to_thread(server.store.account, body.name.strip())
    person = await check_recovery_code(server, request, body.name, found, body.code)
    await check_not_banned(server, person)
    changed = replace(person, password=await server.passwords.hash(body.password))
    await asyncio.to_thread(server.store.update_person, changed)
    await server.end_sessions_of(person.id)
    return await welcome(server, changed, response)


@router.post("/me/recovery-codes", status_code=201)
async def renew_codes(body: RecoveryRequest, server: CurrentServer, me: SignedIn, request: Request) -> RecoveryCodes:
    """New recovery codes. Earlier ones no longer work."""
    if not me.password:
        raise RequestError(409, "web-no-account")
    await check_password(server, request, me.name, me, body.password)
    return RecoveryCodes(codes=await new_codes(server.store, me.id))
