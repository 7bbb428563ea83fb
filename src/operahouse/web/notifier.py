"""Calls people: when it's their turn, when their table begins. In the background, so that no move waits for it.

A match that has changed is looked at a little later, and everybody who should know and isn't at the table is called,
once for each turn: the database says who was called for what, so that neither a restart nor another process repeats
it. Whatever was missed, because the server stopped, too much was going on, or somebody had quiet hours, is found when
all tables are looked through, every few minutes.
"""

import asyncio
import smtplib
from collections import deque
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection
from structlog import get_logger

from operahouse.kernel.errors import OperahouseError
from operahouse.store.notices import (
    NoticeSettings,
    Subscription,
    can_be_called,
    claim_notice,
    delete_subscription,
    note_known,
    notice_settings,
    people_for_daily,
    subscriptions_of,
    tables_to_look_at,
)
from operahouse.store.people import Person, by_id, find_person
from operahouse.store.tournaments import tournaments_of
from operahouse.web import mail, push_message
from operahouse.web.calls import Call, calls_of
from operahouse.web.daily_deal import today
from operahouse.web.live_match import LiveMatch
from operahouse.web.notice_texts import notice_letter, push_body
from operahouse.web.push_request import Endpoint, post, read_endpoint
from operahouse.web.quiet_hours import MORNING, is_quiet, minutes_of_day
from operahouse.web.wall_clock import SECOND, now

if TYPE_CHECKING:
    from operahouse.web.server import Server

MOST_WAITING: Final = 10_000
"""Matches to look at. If there are more, they are found when all tables are looked through."""
MOST_SENDING: Final = 1000
"""People with calls that are decided and not yet sent."""
MOST_OF_PERSON: Final = 20
"""Such calls of one person."""
SENDERS: Final = 8
"""Calls that are sent at the same time, one of each person: nobody's slow push service keeps others waiting."""
AT_ONCE: Final = 100
LOOK_THROUGH_SECONDS: Final = 300
MOST_FAILURES: Final = 3
"""A browser that can't be reached so often in a row is forgotten."""
KEEP_TRYING: Final = 24 * 60 * 60
"""Seconds for which a push service keeps a message for a browser that is switched off."""
LONGEST_TOPIC: Final = 32
BEGINNINGS: Final = ["round", "start", "turn"]
"""What the beginning of a game of a tournament may be called, the most telling first."""
GONE: Final = [404, 410]
OK: Final = range(200, 300)
log = get_logger()


class Notifier:
    """Calls people, for one process."""

    def __init__(self, server: "Server") -> None:
        self._server = server
        self._waiting: dict[str, int] = {}
        """Matches to look at, and when; in this order."""
        self._missed = False
        """Whether there were too many of them."""
        self._looked_through = 0
        self._senders = asyncio.Semaphore(SENDERS)
        self._unsent: dict[str, deque[tuple[Call, list[str]]]] = {}
        """Calls that are decided and not yet sent, by person, and the ways to send them."""
        self._failures: dict[str, int] = {}

    def match_changed(self, live: LiveMatch) -> None:
        """Look at a match soon. Called after every move, so it does next to nothing."""
        if live.id not in self._waiting:
            if len(self._waiting) < MOST_WAITING:
                self._waiting[live.id] = now() + int(self._server.settings.notice_seconds * SECOND)
            else:
                self._missed = True

    async def run(self) -> None:
        """Until the server stops."""
        while True:
            await asyncio.sleep(self._server.settings.poll)
            try:
                await self._look_around()
            except OperahouseError as error:
                log.warning("notices", error=error.key)

    async def _look_around(self) -> None:
        if self._missed or now() >= self._looked_through + LOOK_THROUGH_SECONDS * SECOND:
            self._missed, self._looked_through = False, now()
            await self.look_through()
        time = now()
        due = [id_ for id_, at in self._waiting.items() if at <= time]
        for start in range(0, len(due), AT_ONCE):
            part = due[start : start + AT_ONCE]
            for id_ in part:
                self._waiting.pop(id_, None)
            await self._look_at([live for id_ in part if (live := self._server.live_matches.get(id_)) is not None])

    async def look_through(self) -> None:
        """Look at all tables with somebody who can be called and may not have been; and at the deal of the day."""
        after = ""
        while True:
            found = await asyncio.to_thread(
                self._server.store.read, lambda seen, after=after: tables_to_look_at(seen, "turn", after, AT_ONCE)
            )
            for summary in found:
                await self._load(summary.match)
            if len(found) < AT_ONCE:
                break
            after = found[-1].match
        await self._call_for_daily()

    async def _load(self, id_: str) -> None:
        """Ask other processes who is at that table, and look at it later."""
        try:
            live = await self._server.live_match(id_)
        except OperahouseError as error:
            log.warning("notices", error=error.key)
            return
        if self._server.bus.has_peers:
            self._server.presence_changed(live, ask=True)
        self.match_changed(live)

    async def _look_at(self, matches: list[LiveMatch]) -> None:
        ids = [live.id for live in matches]
        names = await asyncio.to_thread(self._server.store.read, lambda found: tournaments_of(found, ids))
        calls = [call for live in matches for call in calls_of(live, names.get(live.id, ""))]
        people = list({call.person for call in calls})
        if not people:
            return
        reachable = await asyncio.to_thread(self._server.store.read, lambda found: can_be_called(found, people))
        for call in calls:
            if call.person in reachable:
                await self.call(call)

    async def call(self, call: Call) -> None:
        """Call somebody, unless they were called for it, don't want it, or don't want it now."""
        settings = await asyncio.to_thread(self._server.store.read, lambda found: notice_settings(found, call.person))
        wanted = self._wanted(call, settings)
        if wanted is None or is_quiet(settings, now()) or not self._has_room(call.person):
            return
        if await asyncio.to_thread(self._server.store.change, lambda connection: _claim(connection, wanted)):
            if call.person not in self._unsent:
                self._unsent[call.person] = deque()
                self._server.start(self._send_all(call.person))
            self._unsent[call.person].append((wanted, settings.wanted[wanted.kind]))

    def _has_room(self, person: str) -> bool:
        return len(self._unsent.get(person, ())) < MOST_OF_PERSON and len(self._unsent) < MOST_SENDING

    def _wanted(self, call: Call, settings: NoticeSettings) -> Call | None:
        """The call as the person wants it: a round begins with a game, and a game may begin with their turn."""
        kinds = BEGINNINGS[BEGINNINGS.index(call.kind) :] if call.kind in BEGINNINGS else [call.kind]
        wanted = [kind for kind in kinds if settings.wanted.get(kind) and (kind != "turn" or call.asks)]
        return call._replace(kind=wanted[0]) if wanted else None

    async def _call_for_daily(self) -> None:
        """Those who want to be called for the deal of the day, in the morning where they are."""
        day = today(now())
        people = await asyncio.to_thread(self._server.store.read, lambda found: people_for_daily(found, day, AT_ONCE))
        for person in people:
            settings = await asyncio.to_thread(
                self._server.store.read, lambda found, person=person: notice_settings(found, person)
            )
            if minutes_of_day(settings, now()) >= MORNING:
                await self.call(Call(person, "daily", day, 1, 1, "/daily", {}))

    async def _send_all(self, person: str) -> None:
        """Send a person's calls, one after another, until there is none left."""
        calls = self._unsent[person]
        try:
            while calls:
                async with self._senders:
                    await self._try_to_send(*calls.popleft())
        finally:
            del self._unsent[person]

    async def _try_to_send(self, call: Call, ways: list[str]) -> None:
        """Errors are logged and counted."""
        try:
            await self._send(call, ways)
        except (OperahouseError, OSError, smtplib.SMTPException) as error:
            self._server.metrics.notices.labels(call.kind, "failed").inc()
            log.warning("notice", kind=call.kind, error=type(error).__name__)

    async def _send(self, call: Call, ways: list[str]) -> None:
        person, settings, browsers = await asyncio.to_thread(
            self._server.store.read, lambda found: _addresses(found, call.person)
        )
        if person is None:
            return
        if "push" in ways and self.can_push():
            await asyncio.gather(*(self._push(call, person, browser) for browser in browsers))
        if "mail" in ways and settings.mail and mail.can_mail(self._server.settings):
            letter = notice_letter(self._server, person, settings.mail, call)
            await asyncio.to_thread(mail.send, self._server.settings, letter)
            self._server.metrics.notices.labels(call.kind, "mail").inc()

    def can_push(self) -> bool:
        """Whether browsers can be called at all."""
        return self._server.settings.push

    async def _push(self, call: Call, person: Person, browser: Subscription) -> None:
        settings = self._server.settings
        endpoint = read_endpoint(browser.endpoint, settings.push_anywhere)
        keys = push_message.read_keys(browser.p256dh, browser.auth)
        status = GONE[0]
        if endpoint is not None and keys is not None:
            body = push_message.encrypt(push_body(self._server, person, call), keys)
            status = await post(endpoint, self._push_headers(endpoint, call), body, settings.push_anywhere)
        await self._note_status(call, browser, status)

    def _push_headers(self, endpoint: Endpoint, call: Call) -> dict[str, str]:
        """A later message of the same topic replaces one that wasn't delivered yet."""
        settings, secret = self._server.settings, self._server.secret("vapid")
        contact = contact_of(settings.mail_from, settings.address)
        return {
            "Authorization": push_message.signature(secret, endpoint.origin, contact, now() // SECOND),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEEP_TRYING),
            "Urgency": "normal",
            "Topic": f"{call.kind[:2]}{call.about}"[:LONGEST_TOPIC],
        }

    async def _note_status(self, call: Call, browser: Subscription, status: int) -> None:
        """Forget a browser that is gone, or that has failed too often."""
        if status in OK:
            self._failures.pop(browser.id, None)
            self._server.metrics.notices.labels(call.kind, "push").inc()
            return
        self._server.metrics.notices.labels(call.kind, "failed").inc()
        failures = self._failures[browser.id] = self._failures.get(browser.id, 0) + 1
        if status in GONE or failures >= MOST_FAILURES:
            self._failures.pop(browser.id, None)
            await asyncio.to_thread(
                self._server.store.change, lambda connection: delete_subscription(connection, browser.id)
            )


def contact_of(mail_from: str, address: str) -> str:
    """Whom push services may turn to."""
    return f"mailto:{mail_from}" if mail_from else address


def _claim(connection: Connection, call: Call) -> bool:
    """Whether this process may call them. Whoever is told that a game begins knows whose turn it is, too."""
    claimed = claim_notice(connection, call.person, call.kind, call.about, call.since, call.number, now())
    if claimed and call.kind in BEGINNINGS:
        claim_notice(connection, call.person, "turn", call.about, call.number, call.number, now())
    if not claimed:
        note_known(connection, call.person, call.kind, call.about, call.number)
    return claimed


def _addresses(connection: Connection, person: str) -> tuple[Person | None, NoticeSettings, list[Subscription]]:
    return (
        find_person(connection, by_id(person)),
        notice_settings(connection, person),
        subscriptions_of(connection, person),
    )
