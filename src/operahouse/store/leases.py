"""Leases: one process at a time runs the clock and bots of a match, until it releases the lease or lets it expire."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import BindParameter, Connection, bindparam, delete, func, or_, select, update

from operahouse.store.database import insert_into
from operahouse.store.tables import LEASES, MATCHES

LONGEST_SKEW: Final = 10 * 60 * 1000
"""A lease that lasts longer than ours by this many milliseconds was written by a clock that was wrong."""


def lease_due(
    connection: Connection, holder: str, now: int, until: int, limit: int, watched: Sequence[str] = ()
) -> list[str]:
    """Lease matches that are due and that nobody else holds, those that somebody watches here and the longest waiting
    first.

    If two processes ask at the same time, the second one goes without.
    """
    over = or_(LEASES.c.until <= now, LEASES.c.until > until + LONGEST_SKEW, LEASES.c.holder == holder)
    due = (
        select(MATCHES.c.match, _value("holder", holder), _value("until", until))
        .select_from(MATCHES.outerjoin(LEASES, LEASES.c.match == MATCHES.c.match))
        .where(or_(MATCHES.c.due <= now, MATCHES.c.match.in_(watched)), or_(LEASES.c.match.is_(None), over))
        .order_by(func.coalesce(MATCHES.c.due, 0), MATCHES.c.changed, MATCHES.c.match)
        .limit(limit)
    )
    lease = insert_into(connection, LEASES).from_select(["match", "holder", "until"], due)
    taken = lease.on_conflict_do_update(
        index_elements=[LEASES.c.match],
        set_={"holder": lease.excluded.holder, "until": lease.excluded.until},
        where=over,
    )
    return list(connection.execute(taken.returning(LEASES.c.match)).scalars())


def due_between(connection: Connection, after: int, until: int) -> list[str]:
    """Matches that become due in that time."""
    return list(
        connection.execute(select(MATCHES.c.match).where(MATCHES.c.due > after, MATCHES.c.due <= until)).scalars()
    )


def set_due(connection: Connection, match: str, number: int, due: int | None) -> None:
    """Correct when a match is due, unless it has gone on since."""
    same = update(MATCHES).where(MATCHES.c.match == match, MATCHES.c.number == number)
    connection.execute(same.values(due=due))


def renew(connection: Connection, holder: str, matches: Sequence[str], until: int) -> list[str]:
    """Extend leases. Returns the matches that are still held; others may have been taken over."""
    held = update(LEASES).where(LEASES.c.holder == holder, LEASES.c.match.in_(matches)).values(until=until)
    return list(connection.execute(held.returning(LEASES.c.match)).scalars())


def release(connection: Connection, holder: str, matches: Sequence[str] | None) -> None:
    """Give up the leases of some matches, or of all."""
    held = delete(LEASES).where(LEASES.c.holder == holder)
    connection.execute(held if matches is None else held.where(LEASES.c.match.in_(matches)))


def _value(name: str, value: str | int) -> BindParameter[str | int]:
    return bindparam(f"new_{name}", value, LEASES.c[name].type)
