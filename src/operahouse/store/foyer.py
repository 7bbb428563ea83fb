"""The foyer: public tables that look for players, and public tables that are played now.

Nobody wants to sit down at a table that everybody has left. So a table is listed until a given time, which servers
extend while somebody is there; slow games are listed for weeks. What a page costs depends on the tables that are
listed, not on those that are stored.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Select, and_, delete, func, select

from operahouse.store.database import insert_into
from operahouse.store.match_index import find_summaries
from operahouse.store.match_summary import MatchSummary
from operahouse.store.tables import IS_PUBLIC, LISTINGS, MATCHES


class Listing(NamedTuple):
    """How the foyer lists a table."""

    match: str
    seeks: bool
    """Whether the game starts by itself when the last seat is taken."""
    spectators: bool
    people: int
    """How many are there."""
    seen: int
    """When a server last saw somebody there."""
    until: int
    """Until when the table is listed while it looks for players."""


class Wanted(NamedTuple):
    """Which tables to list; nothing for any."""

    game: str = ""
    players: int = 0
    pace: str = ""
    """`none`, `live` or `slow`."""


class Listed(NamedTuple):
    """A table with how it is listed."""

    summary: MatchSummary
    listing: Listing


class Counts(NamedTuple):
    """How many tables look for players, and how many are played now."""

    waiting: int
    playing: int


def write_listings(connection: Connection, listings: Sequence[Listing]) -> None:
    """Add tables, or say anew who is there and until when to list them. Whether they seek stays as it was."""
    row = insert_into(connection, LISTINGS)
    changes = {name: row.excluded[name] for name in ("people", "seen", "until")}
    write = row.on_conflict_do_update(index_elements=["match"], set_=changes)
    for listing in sorted(listings):
        connection.execute(write, listing._asdict())


def waiting_tables(connection: Connection, wanted: Wanted, now: int, before: int, limit: int) -> list[Listed]:
    """Tables that look for players, the newest first."""
    shown = and_(_is_waiting(now), _fits(wanted), MATCHES.c.created < before)
    return _find(connection, _joined().where(shown).order_by(MATCHES.c.created.desc(), MATCHES.c.match).limit(limit))


def playing_tables(connection: Connection, since: int, limit: int) -> list[Listed]:
    """Tables that are played and may be watched, those with the most people first."""
    order = (LISTINGS.c.people.desc(), MATCHES.c.created.desc(), MATCHES.c.match)
    return _find(connection, _joined().where(_is_playing(since)).order_by(*order).limit(limit))


def count_tables(connection: Connection, now: int, since: int) -> Counts:
    """How many tables there are of both kinds."""

    def count(shown: ColumnElement[bool]) -> int:
        joined = LISTINGS.join(MATCHES, MATCHES.c.match == LISTINGS.c.match)
        return connection.execute(select(func.count()).select_from(joined).where(shown)).scalar_one()

    return Counts(count(_is_waiting(now)), count(_is_playing(since)))


def sought_tables(connection: Connection, game: str, players: int, pace: str, now: int, limit: int) -> list[str]:
    """Tables that somebody seeks players for on the same terms, the oldest first. `pace` is JSON, as it is stored."""
    same = and_(MATCHES.c.game == game, MATCHES.c.players == players, MATCHES.c.pace == pace, MATCHES.c.options == "[]")
    wanted = and_(_is_waiting(now), LISTINGS.c.seeks, same)
    found = _joined().with_only_columns(MATCHES.c.match).where(wanted).order_by(MATCHES.c.created, MATCHES.c.match)
    return list(connection.execute(found.limit(limit)).scalars())


def count_waiting_of(connection: Connection, host: str, now: int) -> int:
    """How many tables of a host look for players."""
    joined = LISTINGS.join(MATCHES, MATCHES.c.match == LISTINGS.c.match)
    own = and_(_is_waiting(now), MATCHES.c.host == host)
    return connection.execute(select(func.count()).select_from(joined).where(own)).scalar_one()


def is_sought(connection: Connection, match: str) -> bool:
    """Whether a table starts by itself when it's full."""
    return bool(connection.execute(select(LISTINGS.c.seeks).where(LISTINGS.c.match == match)).scalar())


def delete_old_listings(connection: Connection, before: int) -> None:
    """Forget tables that have not been listed since that time."""
    connection.execute(delete(LISTINGS).where(LISTINGS.c.until < before, LISTINGS.c.seen < before))


def _is_waiting(now: int) -> ColumnElement[bool]:
    return and_(LISTINGS.c.until > now, MATCHES.c.status == "seating", IS_PUBLIC)


def _is_playing(since: int) -> ColumnElement[bool]:
    return and_(LISTINGS.c.seen > since, LISTINGS.c.spectators, MATCHES.c.status == "playing", IS_PUBLIC)


def _fits(wanted: Wanted) -> ColumnElement[bool]:
    parts: list[ColumnElement[bool]] = [MATCHES.c.game == wanted.game] if wanted.game else []
    if wanted.players:
        parts.append(MATCHES.c.players == wanted.players)
    if wanted.pace:
        parts.append(MATCHES.c.pace.startswith(f'{{"kind":"{wanted.pace}"', autoescape=True))
    return and_(MATCHES.c.match != "", *parts)


def _joined() -> Select[Any]:
    return select(*LISTINGS.c).join(MATCHES, MATCHES.c.match == LISTINGS.c.match)


def _find(connection: Connection, wanted: Select[Any]) -> list[Listed]:
    """The listings that a query finds, in its order, with the summaries of their matches."""
    listings = [Listing(*row) for row in connection.execute(wanted)]
    of_these = select(MATCHES).where(MATCHES.c.match.in_([listing.match for listing in listings]))
    summaries = {summary.match: summary for summary in find_summaries(connection, of_these)}
    return [Listed(summaries[listing.match], listing) for listing in listings]
