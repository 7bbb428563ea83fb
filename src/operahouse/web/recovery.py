"""A new password for somebody who has lost theirs: with one of the codes that came with the account, or by mail."""

import asyncio
from contextlib import suppress
from dataclasses import replace

from fastapi import APIRouter, Request, Response

from operahouse.store.notices import notice_settings
from operahouse.store.people import Person
from operahouse.web.accounts import welcome
from operahouse.web.error_responses import ERROR_RESPONSES
from operahouse.web.errors import RequestError
from operahouse.web.mail import can_mail
from operahouse.web.notice_texts import LINKS, PASSWORD, password_letter
from operahouse.web.password_rules import check_new_password
from operahouse.web.recovery_codes import new_codes
from operahouse.web.schemas.accounts import Recovery, RecoveryCodes, RecoveryRequest, Welcome
from operahouse.web.schemas.notices import ForgottenPassword, PasswordByLink
from operahouse.web.security import client_address
from operahouse.web.server import Server
from operahouse.web.sessions import CurrentServer, SignedIn
from operahouse.web.sign_in_checks import check_not_banned, check_password, check_recovery_code
from operahouse.web.signed_links import fingerprint, read_token
from operahouse.web.wall_clock import now

router = APIRouter(prefix="/api", tags=["people"], responses=ERROR_RESPONSES)


@router.post("/recovery", status_code=201)
async def recover(body: Recovery, server: CurrentServer, request: Request, response: Response) -> Welcome:
    """Set a new password with a recovery code, which is used up. All sessions end, and a new one starts."""
    await server.limits.check("sign_ins", client_address(request))
    check_new_password(body.password, body.name)
    found = await asyncio.to_thread(server.store.account, body.name.strip())
    person = await check_recovery_code(server, request, body.name, found, body.code)
    await check_not_banned(server, person)
    return await _replace_password(server, person, body.password, response)


async def _replace_password(server: Server, person: Person, password: str, response: Response) -> Welcome:
    changed = replace(person, password=await server.passwords.hash(password))
    await asyncio.to_thread(server.store.update_person, changed)
    await server.end_sessions_of(person.id)
    return await welcome(server, changed, response)


@router.post("/recovery/mail", status_code=202)
async def send_password_link(body: ForgottenPassword, server: CurrentServer, request: Request) -> None:
    """Mail a link to a new password. Whether there is such an account, and with an address, is not told."""
    if not can_mail(server.settings):
        raise RequestError(409, "web-no-mail")
    await server.limits.check("sign_ins", client_address(request))
    await server.limits.check("mails", client_address(request))
    server.start(_send_link(server, body.name.strip()))


async def _send_link(server: Server, name: str) -> None:
    """At most a few an hour for one account, whoever asks."""
    person = await asyncio.to_thread(server.store.account, name)
    if person is None:
        return
    settings = await asyncio.to_thread(server.store.read, lambda found: notice_settings(found, person.id))
    if not settings.mail:
        return
    with suppress(RequestError):
        await server.limits.check("mails", person.id)
        server.outbox.add(password_letter(server, person, settings.mail, fingerprint(person.password)))


@router.post("/recovery/link", status_code=201)
async def recover_by_link(body: PasswordByLink, server: CurrentServer, request: Request, response: Response) -> Welcome:
    """Set a new password with the link from a mail. It works once. All sessions end, and a new one starts."""
    await server.limits.check("sign_ins", client_address(request))
    id_, seen = read_token(server.secret(LINKS), PASSWORD, body.token, now())
    person = await asyncio.to_thread(server.store.person, id_)
    if person is None or not person.password or fingerprint(person.password) != seen:
        raise RequestError(410, "web-link-expired")
    check_new_password(body.password, person.name)
    await check_not_banned(server, person)
    return await _replace_password(server, person, body.password, response)


@router.post("/me/recovery-codes", status_code=201)
async def renew_codes(body: RecoveryRequest, server: CurrentServer, me: SignedIn, request: Request) -> RecoveryCodes:
    """New recovery codes. Earlier ones no longer work."""
    if not me.password:
        raise RequestError(409, "web-no-account")
    await check_password(server, request, me.name, me, body.password)
    return RecoveryCodes(codes=await new_codes(server.store, me.id))
