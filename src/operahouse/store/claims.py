"""Who runs the clock and the bots of a match: one process at a time, until it lets go or its time is over."""

from collections.abc import Sequence

from sqlalchemy import BindParameter, Connection, bindparam, delete, or_, select, update

from operahouse.store.tables import CARDS, CLAIMS
from operahouse.store.upserting import insert_into


def claim_due(connection: Connection, holder: str, now: int, until: int, limit: int) -> list[str]:
    """Hold matches that are due and that nobody else holds now, those waiting longest first.

    Where two processes ask at the same time, the second finds the first one's claim and goes without.
    """
    free = or_(CLAIMS.c.match.is_(None), CLAIMS.c.until <= now, CLAIMS.c.holder == holder)
    due = (
        select(CARDS.c.match, _value("holder", holder), _value("until", until))
        .select_from(CARDS.outerjoin(CLAIMS, CLAIMS.c.match == CARDS.c.match))
        .where(CARDS.c.due <= now, free)
        .order_by(CARDS.c.due, CARDS.c.match)
        .limit(limit)
    )
    claim = insert_into(connection, CLAIMS).from_select(["match", "holder", "until"], due)
    taken = claim.on_conflict_do_update(
        index_elements=[CLAIMS.c.match],
        set_={"holder": claim.excluded.holder, "until": claim.excluded.until},
        where=or_(CLAIMS.c.until <= now, CLAIMS.c.holder == holder),
    )
    return list(connection.execute(taken.returning(CLAIMS.c.match)).scalars())


def renew(connection: Connection, holder: str, matches: Sequence[str], until: int) -> list[str]:
    """Hold matches longer; what somebody else has taken over meanwhile is left out."""
    held = update(CLAIMS).where(CLAIMS.c.holder == holder, CLAIMS.c.match.in_(matches)).values(until=until)
    return list(connection.execute(held.returning(CLAIMS.c.match)).scalars())


def release(connection: Connection, holder: str, matches: Sequence[str] | None) -> None:
    """Hold some or all matches no longer."""
    held = delete(CLAIMS).where(CLAIMS.c.holder == holder)
    connection.execute(held if matches is None else held.where(CLAIMS.c.match.in_(matches)))


def _value(name: str, value: str | int) -> BindParameter[str | int]:
    return bindparam(f"new_{name}", value, CLAIMS.c[name].type)
