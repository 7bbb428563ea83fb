"""How I want to be called, over HTTP: by which ways, when not, in which browsers, at which mail address."""

import asyncio
from hashlib import sha256
from typing import Annotated, Final

from fastapi import APIRouter, Path, Request
from sqlalchemy import Connection

from operahouse.store.notices import (
    KINDS,
    NoticeSettings,
    Subscription,
    add_subscription,
    delete_subscription,
    notice_settings,
    set_notices,
    stop_notices,
    subscriptions_of,
)
from operahouse.web import mail
from operahouse.web.error_responses import ERROR_RESPONSES
from operahouse.web.errors import RequestError
from operahouse.web.notice_texts import CONFIRM, LINKS, STOP, confirm_letter
from operahouse.web.push_message import public_key, read_keys
from operahouse.web.push_request import read_endpoint
from operahouse.web.quiet_hours import time_zones
from operahouse.web.schemas.notices import (
    ConfirmedMail,
    LinkToken,
    NewBrowser,
    NewMail,
    NoticeChoice,
    NoticeInfo,
    OldBrowser,
    Quiet,
    WantedNotices,
)
from operahouse.web.security import client_address
from operahouse.web.server import Server
from operahouse.web.sessions import CurrentServer, SignedIn
from operahouse.web.sign_in_checks import check_password
from operahouse.web.signed_links import read_token
from operahouse.web.wall_clock import now

router = APIRouter(prefix="/api", tags=["notices"], responses=ERROR_RESPONSES)
StopToken = Annotated[str, Path(max_length=1000, description="The token of the link")]
MAIL: Final = "mail"


@router.get("/me/notices")
async def read_notices(server: CurrentServer, me: SignedIn) -> NoticeInfo:
    """How I'm called, and what is possible here."""
    settings, browsers = await asyncio.to_thread(server.store.read, lambda found: _read(found, me.id))
    return _info(server, settings, browsers)


@router.put("/me/notices", status_code=204)
async def choose_notices(body: NoticeChoice, server: CurrentServer, me: SignedIn) -> None:
    """Choose how to be called."""
    if body.time_zone not in time_zones():
        raise RequestError(422, "web-unknown-time-zone", {"zone": body.time_zone})
    chosen = {
        "wanted": {kind: sorted(set(ways)) for kind, ways in body.wanted.model_dump().items()},
        "quiet_from": body.quiet.start if body.quiet else None,
        "quiet_until": body.quiet.end if body.quiet else None,
        "time_zone": body.time_zone,
    }
    await asyncio.to_thread(server.store.change, lambda connection: set_notices(connection, me.id, **chosen))


@router.post("/me/browsers", status_code=204)
async def add_browser(body: NewBrowser, server: CurrentServer, me: SignedIn) -> None:
    """Call me in this browser too."""
    if not server.notifier.can_push():
        raise RequestError(409, "web-no-push")
    if read_endpoint(body.endpoint, server.settings.push_anywhere) is None:
        raise RequestError(422, "web-push-endpoint")
    if read_keys(body.keys.p256dh, body.keys.auth) is None:
        raise RequestError(422, "web-push-keys")
    new = Subscription(_hash(body.endpoint), me.id, body.endpoint, body.keys.p256dh, body.keys.auth, now())
    await asyncio.to_thread(server.store.change, lambda connection: add_subscription(connection, new))


@router.delete("/me/browsers", status_code=204)
async def remove_browser(body: OldBrowser, server: CurrentServer, me: SignedIn) -> None:
    """Don't call me in this browser any more."""
    await asyncio.to_thread(
        server.store.change, lambda connection: delete_subscription(connection, _hash(body.endpoint), me.id)
    )


@router.put("/me/mail", status_code=202)
async def set_mail(body: NewMail, server: CurrentServer, me: SignedIn, request: Request) -> ConfirmedMail:
    """Give my mail address; a link is sent there. An empty one is forgotten at once."""
    if not me.password:
        raise RequestError(409, "web-no-account")
    await check_password(server, request, me.name, me, body.password)
    address = body.address.strip()
    if not address:
        await asyncio.to_thread(server.store.change, lambda connection: set_notices(connection, me.id, mail=""))
        return ConfirmedMail(mail="")
    if not mail.can_mail(server.settings):
        raise RequestError(409, "web-no-mail")
    if not mail.is_mail_address(address):
        raise RequestError(422, "web-mail-address")
    await server.limits.check_person("mails", me.id, client_address(request))
    await server.limits.check("mails", address.lower())
    server.outbox.add(confirm_letter(server, me, address))
    settings = await asyncio.to_thread(server.store.read, lambda found: notice_settings(found, me.id))
    return ConfirmedMail(mail=settings.mail)


@router.post("/mail")
async def confirm_mail(body: LinkToken, server: CurrentServer, request: Request) -> ConfirmedMail:
    """Follow the link that was sent to an address: it counts from now on."""
    await server.limits.check("sign_ins", client_address(request))
    person, address = read_token(server.secret(LINKS), CONFIRM, body.token, now())
    if await asyncio.to_thread(server.store.person, person) is None:
        raise RequestError(410, "web-link-expired")
    await asyncio.to_thread(server.store.change, lambda connection: set_notices(connection, person, mail=address))
    return ConfirmedMail(mail=address)


@router.post("/stop/{token}", status_code=204)
async def stop_mail(token: StopToken, server: CurrentServer, request: Request) -> None:
    """Unsubscribe from mails of a kind, with the link that came with one. Nobody has to be signed in."""
    await server.limits.check("sign_ins", client_address(request))
    person, kind = read_token(server.secret(LINKS), STOP, token, now())
    if kind in KINDS and await asyncio.to_thread(server.store.person, person) is not None:
        await asyncio.to_thread(server.store.change, lambda connection: stop_notices(connection, person, kind, MAIL))


def _read(connection: Connection, person: str) -> tuple[NoticeSettings, int]:
    return notice_settings(connection, person), len(subscriptions_of(connection, person))


def _info(server: Server, settings: NoticeSettings, browsers: int) -> NoticeInfo:
    start, end = settings.quiet_from, settings.quiet_until
    return NoticeInfo(
        wanted=WantedNotices.model_validate({kind: settings.wanted.get(kind, []) for kind in KINDS}),
        quiet=None if start is None or end is None else Quiet(start=start, end=end),
        time_zone=settings.time_zone,
        push_key=public_key(server.secret("vapid")) if server.notifier.can_push() else None,
        browsers=browsers,
        can_mail=mail.can_mail(server.settings),
        mail=settings.mail,
    )


def _hash(endpoint: str) -> str:
    return sha256(endpoint.encode()).hexdigest()
