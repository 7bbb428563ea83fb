"""What people do with their own account: change the password, sign out everywhere, take their data, leave."""

import asyncio
from dataclasses import replace

from fastapi import APIRouter, Request, Response

from operahouse.kernel.game import Json
from operahouse.store.erasure import forget_person
from operahouse.store.export import export_person
from operahouse.web.error_responses import ERROR_RESPONSES
from operahouse.web.errors import RequestError
from operahouse.web.password_rules import check_new_password
from operahouse.web.schemas.accounts import Leaving, NewPassword
from operahouse.web.security import Address, client_address
from operahouse.web.sessions import CurrentServer, SignedIn, hash_token, sign_out, token_of
from operahouse.web.sign_in_checks import check_password
from operahouse.web.wall_clock import now

router = APIRouter(prefix="/api/me", tags=["people"], responses=ERROR_RESPONSES)


@router.put("/password", status_code=204)
async def change_password(body: NewPassword, server: CurrentServer, me: SignedIn, request: Request) -> None:
    """Change the password. All other sessions end, for somebody else may know the old one."""
    if not me.password:
        raise RequestError(409, "web-no-account")
    await check_password(server, request, me.name, me, body.old)
    check_new_password(body.new, me.name)
    hashed = await server.passwords.hash(body.new)
    await asyncio.to_thread(server.store.update_person, replace(me, password=hashed))
    await server.end_sessions_of(me.id, except_for=hash_token(token_of(request)))


@router.delete("/sessions", status_code=204)
async def sign_out_everywhere(server: CurrentServer, me: SignedIn, request: Request, response: Response) -> None:
    """Sign out on all devices, this one too."""
    await server.end_sessions_of(me.id)
    await sign_out(request, response)


@router.get("/export")
async def export(server: CurrentServer, me: SignedIn, address: Address, response: Response) -> Json:
    """Everything that is stored about me."""
    await server.limits.check_person("exports", me.id, address)
    response.headers["content-disposition"] = 'attachment; filename="operahouse.json"'
    return await server.log_scans.run(address, export_person, server.store, me)


@router.delete("", status_code=204)
async def leave_for_good(
    body: Leaving, server: CurrentServer, me: SignedIn, request: Request, response: Response
) -> None:
    """Delete me. My games stay, without my name. An account has to give its password."""
    address = client_address(request)
    await server.limits.check("exports", address)
    if me.password:
        await check_password(server, request, me.name, me, body.password)
    await server.end_sessions_of(me.id)
    matches = await server.log_scans.run(address, forget_person, server.store, server.load_game, me.id, now())
    await sign_out(request, response)
    await server.read_again(matches)
