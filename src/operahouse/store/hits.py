"""Rate limits that several processes share: a moving window, estimated from the current and the previous one."""

from typing import Final

from sqlalchemy import BigInteger, Connection, Float, case, cast, delete, select

from operahouse.store.database import insert_into
from operahouse.store.tables import HITS

TRIAL: Final = "trial"
TRIALS: Final = 2**31 - 1
TRIAL_LENGTH: Final = 60_000


def take_hit(connection: Connection, key: str, amount: int, length: int, now: int) -> bool:
    """Count one more, unless that would be more than `amount` in `length` milliseconds. Returns whether it counted.

    Of the previous window, the part counts that lies less than `length` ago.
    """
    started = now - now % length
    first = insert_into(connection, HITS).values(
        key=key, started=started, count=1, before=0, until=started + 2 * length
    )
    same, follows = HITS.c.started == started, HITS.c.started == started - length
    count = case((same, HITS.c.count), else_=0)
    before = case((same, HITS.c.before), (follows, HITS.c.count), else_=0)
    weight = 1 - (now - started) / length
    again = first.on_conflict_do_update(
        index_elements=[HITS.c.key],
        set_={"started": started, "count": count + 1, "before": before, "until": first.excluded.until},
        where=cast(before, Float) * weight + cast(count, BigInteger) + 1 <= amount,
    )
    return connection.execute(again.returning(HITS.c.key)).first() is not None


def count_trial(connection: Connection, now: int) -> None:
    """Write to the database only to see that it can be written to."""
    take_hit(connection, TRIAL, TRIALS, TRIAL_LENGTH, now)


def count_hits(connection: Connection, key: str) -> int:
    """The hits in the current window."""
    return connection.execute(select(HITS.c.count).where(HITS.c.key == key)).scalar() or 0


def forget_old_hits(connection: Connection, now: int) -> None:
    """Delete what no longer counts."""
    connection.execute(delete(HITS).where(HITS.c.until < now))
