"""Runs what is due without a request: clocks that run out, bots that have to move, rematches that are agreed on.

The summary of a match says when something is due. Processes lease such matches in the database, so that one process
runs each. If that process dies, its lease expires and another takes over. Should two ever act at once, the log accepts
only one of them.
"""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from structlog import get_logger

from operahouse.bots.levels import LEVELS, SEARCHING
from operahouse.kernel.decision import decision_of
from operahouse.kernel.errors import OperahouseError, Refusal
from operahouse.table.chance import bot_seed
from operahouse.table.decide import AT_ONCE, accept_bot_move, next_due, overdue, tick
from operahouse.table.fixed_deal import decision_number
from operahouse.table.match import Match
from operahouse.web.clock_jumps import follow_machine
from operahouse.web.due_times import DueTimes
from operahouse.web.fair_queue import QUICK, SLOW
from operahouse.web.gc_pauses import IdleCollector
from operahouse.web.live_match import LiveMatch
from operahouse.web.ports import BotCrashed
from operahouse.web.presence import REPEAT_AFTER
from operahouse.web.rematch import open_rematch
from operahouse.web.wall_clock import CLOCK, SECOND, now

if TYPE_CHECKING:
    from operahouse.web.server import Server

LEASES_AT_ONCE: Final = 100
"""Matches leased with one query."""
FALLBACK_BOTS: Final = ["novice", "random"]
"""Who moves for a bot that crashed twice, and for the one that then crashed in its place."""
QUICK_BOTS: Final = [level for level in LEVELS if level not in SEARCHING]
"""Bots that don't search."""
CLEANUP_INTERVAL: Final = 5 * SECOND
log = get_logger()


class Scheduler:
    """Keeps the matches of this process going."""

    def __init__(self, server: "Server") -> None:
        self._server = server
        self._lease_time = int(server.settings.hold * SECOND)
        self._wake = asyncio.Event()
        self._cleaned_up = 0
        self._collector = IdleCollector(now())
        self._next_due: int | None = None
        """When something is next due in a match in memory."""
        self._due_times = DueTimes(server.live_matches)
        self._with_bots: dict[str, LiveMatch] = {}
        """Matches whose bots have to move or are thinking, and some where that is over."""

    def follow(self, live: LiveMatch) -> None:
        """Remember when a match is due that has come into memory or has changed."""
        self._due_times.add(live)

    def schedule(self, live: LiveMatch, due: int) -> None:
        """Run what is due then: at once if that is now and the match is leased, else as soon as it is."""
        self.follow(live)
        if due == AT_ONCE:
            self._with_bots[live.id] = live
        if due <= now() < live.leased_until:
            self._run_due(live)
        elif self._next_due is None or due < self._next_due:
            self._next_due = due
            self._wake.set()

    async def run(self) -> None:
        """Lease what is due, whenever something becomes due and every now and then."""
        while True:
            try:
                await self._poll()
            except OperahouseError as error:
                log.warning("scheduler", error=str(error))
            await self._sleep()

    async def _sleep(self) -> None:
        """Until something is due, or until it is time to look for matches that other processes left behind."""
        end = now() + int(self._server.settings.poll * SECOND)
        while (left := min(end, end if self._next_due is None else self._next_due) - now()) > 0:
            self._wake.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(left / SECOND):
                    await self._wake.wait()

    async def _poll(self) -> None:
        server = self._server
        if CLOCK.jump_has_lasted():
            await follow_machine(server)
        until = now() + self._lease_time
        self._next_due = None
        self._forget_without_bots()
        watched = [id_ for id_, live in self._with_bots.items() if live.summary.due != AT_ONCE and live.bots_to_move()]
        leased = await asyncio.to_thread(server.store.lease_due, server.name, now(), until, LEASES_AT_ONCE, watched)
        for id_ in leased:
            await self._run_leased(id_, until)
        await self._renew_leases()
        self._collector.collect_if_idle(now(), server.store.writer.awaited)
        await self._clean_up()
        self._find_next_due()

    def _forget_without_bots(self) -> None:
        matches = self._server.live_matches
        self._with_bots = {
            id_: live
            for id_, live in self._with_bots.items()
            if matches.get(id_) is live and (live.bots_thinking or live.bots_to_move())
        }

    async def _run_leased(self, id_: str, until: int) -> None:
        """Run a leased match. One whose log cannot be read must not hold up the others."""
        try:
            live = await self._server.live_match(id_)
        except OperahouseError as error:
            log.error("unreadable match", error=str(error))
            return
        live.leased_until = until
        self._run_due(live)
        due = next_due(live.match)
        if live.summary.due != due:  # written by an earlier version, whose bots moved though nobody looked
            await asyncio.to_thread(self._server.store.set_due, id_, live.summary.number, due)
            live.summary = replace(live.summary, due=due)
            self.follow(live)

    def _find_next_due(self) -> None:
        """For matches in memory. Polling finds the others."""
        soonest = self._due_times.next_after(now())
        if soonest is not None and (self._next_due is None or soonest < self._next_due):
            self._next_due = soonest

    async def _renew_leases(self) -> None:
        """Of matches whose bots are thinking."""
        matches = self._with_bots
        busy = [id_ for id_, live in matches.items() if live.bots_thinking]
        soon = now() + self._lease_time // 2
        if any(matches[id_].leased_until < soon for id_ in busy):
            until = now() + self._lease_time
            for id_ in await asyncio.to_thread(self._server.store.renew, self._server.name, busy, until):
                if id_ in matches:
                    matches[id_].leased_until = until

    def clean_up_soon(self) -> None:
        """Clean up at the next poll."""
        self._cleaned_up = 0

    async def _clean_up(self) -> None:
        """Every few seconds: look for missed entries and changes, repeat presence, drop what is idle or expired."""
        server, time = self._server, now()
        if time < self._cleaned_up + CLEANUP_INTERVAL:
            return
        self._cleaned_up = time
        server.catch_up_all()
        server.message_limit.forget_paid()
        server.command_limit.forget_paid()
        await server.notice_outside_changes()
        if server.bus.has_peers:
            self._repeat_presence(time)
        idle = server.unload_idle()
        if idle:
            await asyncio.to_thread(server.store.release, server.name, idle)
        if CLOCK.may_sweep():
            await asyncio.to_thread(server.store.delete_expired, time)

    def _repeat_presence(self, time: int) -> None:
        """Tell other processes again who watches here."""
        for live in list(self._server.live_matches.values()):
            if live.viewers and live.presence_sent < time - REPEAT_AFTER:
                self._server.presence_changed(live, ask=False)

    def _run_due(self, live: LiveMatch) -> None:
        """Start what is due in a leased match."""
        match = live.match
        for seat in live.bots_to_move():
            since = match.awaited_since[seat]
            if live.bots_thinking.get(seat) != since:
                live.bots_thinking[seat] = since
                self._with_bots[live.id] = live
                self._server.start(self._move_bot(live, seat, match))
        if match.outcome:
            self._server.start(open_rematch(self._server, live))
        elif overdue(match, now()):
            self._server.start(self._tick(live))

    async def _tick(self, live: LiveMatch) -> None:
        understudies = await self._server.understudies(live)
        await live.change(lambda match: tick(match, now(), understudies))

    async def _move_bot(self, live: LiveMatch, seat: str, match: Match) -> None:
        """One move of one bot. Errors are logged."""
        since = match.awaited_since[seat]
        try:
            move = await self._choose_move(live, seat, match)
            await live.change(lambda current: accept_bot_move(current, seat, move, since, now()))
        except Refusal as late:
            log.debug("bot", refused=late.key)
        except OperahouseError as error:
            log.warning("bot", error=error.key)
        finally:
            if live.bots_thinking.get(seat) == since:
                del live.bots_thinking[seat]

    async def _choose_move(self, live: LiveMatch, seat: str, match: Match) -> str:
        """The move of the bot, or of a simpler bot if it crashes."""
        bot = match.occupants[seat].bot
        for name in [bot, bot, *FALLBACK_BOTS]:
            try:
                with self._server.metrics.bot_seconds.time():
                    question, host = bot_question(match, seat, name), match.agreement.host
                    answer = await self._server.bots.ask(question, host, QUICK if name in QUICK_BOTS else SLOW)
                return str(answer["move"])
            except BotCrashed as crash:
                self._server.metrics.bot_crashes.inc()
                log.warning("bot crashed", game=match.agreement.game, bot=name, why=str(crash))
                live.report_error(OperahouseError("web-bot-crashed", {"bot": name, "seat": seat}))
        raise OperahouseError("web-bot-crashed", {"bot": bot, "seat": seat})


def bot_question(match: Match, seat: str, bot: str) -> dict[str, object]:
    """What a bot's process gets: the decision of its seat, and nothing hidden."""
    return {
        "kind": "move",
        "game": match.agreement.game,
        "decision": decision_of(match.game, match.state_in_play(), match.seat_numbers[seat]).to_json(),
        "bot": bot,
        "seed": bot_seed(match.seed, seat, decision_number(match, seat)),
    }
