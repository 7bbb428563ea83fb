"""Clocks that run out, bots that are asked, rematches that are agreed on: what has to be done without being asked for.

A table that has something to do says so on its card. Processes claim such tables in the database, so that one takes
care of each; if it dies, its claim runs out and another takes over. Should two ever act, the log lets only one.
"""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from structlog import get_logger

from operahouse.kernel.errors import OperahouseError, Refusal
from operahouse.table.chance import bot_seed
from operahouse.table.decide import accept_bot_move, bots_to_move, next_tick, tick
from operahouse.table.match import Match
from operahouse.web.bots import BotCrashed
from operahouse.web.clock import SECOND, now
from operahouse.web.live import Live
from operahouse.web.presence import REPEATED
from operahouse.web.rematch import open_rematch
from operahouse.web.rubbish import Rubbish

if TYPE_CHECKING:
    from operahouse.web.house import House

AT_ONCE: Final = 100
"""Tables claimed with one question to the database."""
STAND_INS: Final = ["novice", "random"]
"""Who moves for a bot that crashed, and for the one that crashed in its place."""
LATEST: Final = 2**53
TIDYING: Final = 5 * SECOND
log = get_logger()


class Caretaker:
    """Sees to it that the tables of this house go on."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self._hold = int(house.settings.hold * SECOND)
        self._wake = asyncio.Event()
        self._tidied = 0
        self._rubbish = Rubbish(now())
        self._alarm: int | None = None
        """When the next clock of a table in memory runs out."""

    def note(self, live: Live) -> None:
        """A table has changed: what is due now is done now if the table is held, else as soon as it is."""
        due = live.summary.due
        if due is None:
            return
        moment = now()
        if due <= moment < live.held_until:
            self.attend(live)
        elif self._alarm is None or due < self._alarm:
            self._alarm = due
            self._wake.set()

    async def run(self) -> None:
        """Claim what is due, whenever something becomes due and every now and then."""
        while True:
            try:
                await self._round()
            except OperahouseError as trouble:
                log.warning("caretaker", trouble=str(trouble))
            await self._rest()

    async def _rest(self) -> None:
        """Until something is due, or it is time to look what other processes have left undone."""
        end = now() + int(self._house.settings.poll * SECOND)
        while (left := min(end, self._alarm or end) - now()) > 0:
            self._wake.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(left / SECOND):
                    await self._wake.wait()

    async def _round(self) -> None:
        house, until = self._house, now() + self._hold
        self._alarm = None
        claimed = await asyncio.to_thread(house.store.lease_due, house.name, now(), until, AT_ONCE)
        for id_ in claimed:
            await self._take_care(id_, until)
        await self._keep_holding()
        self._rubbish.look(now(), house.written)
        await self._tidy()
        self._set_alarm()

    async def _take_care(self, id_: str, until: int) -> None:
        """A table that is held now; one whose log cannot be read does not keep others waiting."""
        try:
            live = await self._house.table(id_)
        except OperahouseError as trouble:
            log.error("unreadable", trouble=str(trouble))
            return
        live.held_until = until
        self.attend(live)

    def _set_alarm(self) -> None:
        """For the next clock of a table in memory; others are found by looking every now and then."""
        moment = now()
        coming = [
            live.summary.due for live in self._house.tables.values() if live.summary.due and live.summary.due > moment
        ]
        soonest = min(coming, default=None)
        if soonest is not None and (self._alarm is None or soonest < self._alarm):
            self._alarm = soonest

    async def _keep_holding(self) -> None:
        """Tables whose bots are thinking are held longer."""
        busy = [live.id for live in self._house.tables.values() if live.thinking]
        soon = now() + self._hold // 2
        if any(self._house.tables[id_].held_until < soon for id_ in busy):
            until = now() + self._hold
            for id_ in await asyncio.to_thread(self._house.store.renew, self._house.name, busy, until):
                if id_ in self._house.tables:
                    self._house.tables[id_].held_until = until

    def tidy_soon(self) -> None:
        """Not to wait until it is time."""
        self._tidied = 0

    async def _tidy(self) -> None:
        """Every now and then: look for what was not heard, repeat who is here, put away what nobody uses."""
        house, moment = self._house, now()
        if moment < self._tidied + TIDYING:
            return
        self._tidied = moment
        house.read_on()
        for live in list(house.tables.values()):
            if live.viewers and live.presence_told < moment - REPEATED:
                house.tell_presence(live, ask=False)
        idle = house.put_away()
        if idle:
            await asyncio.to_thread(house.store.release, house.name, idle)
        await asyncio.to_thread(house.store.delete_expired_sessions, moment)

    def attend(self, live: Live) -> None:
        """Do what is due at a table that is held."""
        match = live.match
        for seat in bots_to_move(match):
            since = match.awaited_since[seat]
            if live.thinking.get(seat) != since:
                live.thinking[seat] = since
                self._house.start(self._let_bot_move(live, seat, match))
        if match.outcome:
            self._house.start(open_rematch(self._house, live))
        elif (next_tick(match) or LATEST) <= now():
            self._house.start(self._remind(live))

    async def _remind(self, live: Live) -> None:
        """The time has brought something."""
        await live.change(lambda match: tick(match, now()))

    async def _let_bot_move(self, live: Live, seat: str, match: Match) -> None:
        """One move of one bot, whatever happens to it."""
        since = match.awaited_since[seat]
        try:
            move = await self._think(live, seat, match)
            await live.change(lambda present: accept_bot_move(present, seat, move, since, now()))
        except Refusal as late:
            log.debug("bot", refused=late.key)
        except OperahouseError as trouble:
            log.warning("bot", trouble=trouble.key)
        finally:
            if live.thinking.get(seat) == since:
                del live.thinking[seat]

    async def _think(self, live: Live, seat: str, match: Match) -> str:
        """The move of the bot, or of a simpler one in its place."""
        bot = match.occupants[seat].bot
        for name in [bot, bot, *STAND_INS]:
            try:
                with self._house.metrics.thinking.time():
                    answer = await self._house.bots.ask(question(match, seat, name))
                return str(answer["move"])
            except BotCrashed as crash:
                self._house.metrics.crashes.inc()
                log.warning("bot crashed", game=match.agreement.game, bot=name, why=str(crash))
                live.trouble(OperahouseError("web-bot-crashed", {"bot": name, "seat": seat}))
        raise OperahouseError("web-bot-crashed", {"bot": bot, "seat": seat})


def question(match: Match, seat: str, bot: str) -> dict[str, object]:
    """What a bot's process needs to know."""
    return {
        "kind": "move",
        "game": match.agreement.game,
        "position": match.game.write_position(match.state_in_play()),
        "seat": seat,
        "bot": bot,
        "luck": bot_seed(match.seed, seat, match.awaited_since[seat]),
    }
