"""What the deal of a day is, and the tables at which people play it."""

import asyncio
from datetime import UTC, datetime, timedelta
from hmac import digest
from typing import TYPE_CHECKING, Final, NamedTuple

from operahouse.kernel.game import Game
from operahouse.kernel.reading import Reader
from operahouse.store.daily import end_daily_game
from operahouse.store.log import Append
from operahouse.store.match_summary import summarize
from operahouse.store.people import Person
from operahouse.table.agreement import agree
from operahouse.table.chance import SeededChance
from operahouse.table.decide import Change, open_match
from operahouse.table.end import Ended
from operahouse.table.fixed_deal import is_fixed
from operahouse.table.match import Match, seat_names
from operahouse.table.seats import Seated
from operahouse.table.shares import FIXED_FORMAT
from operahouse.web.live_match import LiveMatch
from operahouse.web.rematch import start_if_full
from operahouse.web.table_codes import free_code, new_id
from operahouse.web.wall_clock import SECOND, now

if TYPE_CHECKING:
    from operahouse.web.server import Server

LEVEL: Final = "amateur"
"""Bots of this level think without a clock, so they decide alike on any machine."""
SUBSTITUTE: Final = "random"
"""Whoever lets a bot play in their place doesn't gain by it."""
USUAL_PLAYERS: Final = 3
MOST_POINTS: Final = 2**31 - 1


class TheDeal(NamedTuple):
    """The deal of a day."""

    day: str
    game: Game
    players: int
    seat: str
    level: str
    seed: bytes


def today(time: int) -> str:
    """The day in UTC, as 2026-11-18."""
    return datetime.fromtimestamp(time / SECOND, UTC).date().isoformat()


def archive_days(time: int, count: int) -> list[str]:
    """The days before, the latest first."""
    start = datetime.fromtimestamp(time / SECOND, UTC).date()
    return [(start - timedelta(days=back)).isoformat() for back in range(1, count + 1)]


def deal_of(server: "Server", day: str) -> TheDeal:
    """Everything follows from the day and a secret of the server. Games take turns."""
    names = server.game_names()
    game = server.load_game(names[datetime.fromisoformat(day).toordinal() % len(names)])
    seed = digest(server.secret("daily"), f"{day} {game.name}".encode(), "sha256")
    players = USUAL_PLAYERS if USUAL_PLAYERS in game.player_counts else game.player_counts[0]
    seat = seat_names(game, players)[SeededChance(seed, "daily seat").below(players)]
    return TheDeal(day, game, players, seat, LEVEL, seed)


async def open_daily_table(server: "Server", person: Person, deal: TheDeal) -> LiveMatch:
    """A private table with that deal, at which the person sits against bots."""
    change = _first_entries(deal, person)
    id_, code = new_id(), await free_code(server.store)
    summary = summarize(change.match, id_, code, False, False, change.match.entries[0].at)
    await server.store.writer.write(Append(id_, 1, change.entries, summary), id_)
    return server.add(LiveMatch(server, change.match, summary))


def _first_entries(deal: TheDeal, person: Person) -> Change:
    agreement = agree(
        deal.game, deal.players, [], person.id, deal.seed, substitute=SUBSTITUTE, deal_format=FIXED_FORMAT,
    )  # fmt: skip
    seated = [
        Seated(seat, person.id, person.name, "", "", not person.password)
        if seat == deal.seat
        else Seated(seat, "", "", deal.level)
        for seat in seat_names(deal.game, deal.players)
    ]
    return start_if_full(open_match(deal.game, agreement, now(), seated))


async def finish_daily(server: "Server", live: LiveMatch) -> None:
    """Count a deal of the day that is over. The first end counts."""
    match = live.match
    if match.outcome and is_fixed(match):
        points = points_in(match)
        await asyncio.to_thread(
            server.store.change, lambda found: end_daily_game(found, live.id, points, live.summary.ended)
        )


def points_in(match: Match) -> int | None:
    """The points of the one who played; None if it wasn't played to its end."""
    ended = next(entry.fact for entry in reversed(match.entries) if isinstance(entry.fact, Ended))
    if ended.outcome != "finished":
        return None
    seat = next(entry.fact.seat for entry in match.entries if isinstance(entry.fact, Seated) and entry.fact.person)
    return Reader(ended.result).at("points").at(seat).integer(-MOST_POINTS, MOST_POINTS)
