"""Attempts to sign in. After a few failures each further one has to wait, longer every time; nobody is locked out."""

from typing import Final

from sqlalchemy import BigInteger, Connection, case, delete, literal, select

from operahouse.store.database import insert_into
from operahouse.store.tables import ATTEMPTS

SECOND: Final = 1000
FREE: Final = 5
"""Attempts without any delay, because people mistype."""
LONGEST: Final = 300 * SECOND
DELAYS: Final = {
    **dict.fromkeys(range(FREE), 0),
    **{FREE + power: min(SECOND << power, LONGEST) for power in range(10)},
}
"""The delay after so many attempts, in milliseconds: 1, 2, 4, … seconds, at most five minutes."""
FORGOTTEN_AFTER: Final = 24 * 60 * 60 * SECOND


def claim_attempt(connection: Connection, key: str, now: int) -> int:
    """Count an attempt before it is made, so that many at once don't slip through.

    Returns 0 if it may be made, else how many milliseconds too early it is.
    """
    first = insert_into(connection, ATTEMPTS).values(key=key, count=1, next=now)
    count = ATTEMPTS.c.count + 1
    next_at = literal(now, BigInteger) + case(DELAYS, value=count, else_=LONGEST)
    again = first.on_conflict_do_update(
        index_elements=[ATTEMPTS.c.key], set_={"count": count, "next": next_at}, where=ATTEMPTS.c.next <= now
    )
    if connection.execute(again.returning(ATTEMPTS.c.count)).first() is not None:
        return 0
    allowed_at = connection.execute(select(ATTEMPTS.c.next).where(ATTEMPTS.c.key == key)).scalar()
    return max((allowed_at or now) - now, 1)


def forget_attempts(connection: Connection, key: str) -> None:
    """The attempt succeeded."""
    connection.execute(delete(ATTEMPTS).where(ATTEMPTS.c.key == key))


def forget_old_attempts(connection: Connection, now: int) -> None:
    """A day after the last attempt, the count starts anew."""
    connection.execute(delete(ATTEMPTS).where(ATTEMPTS.c.next < now - FORGOTTEN_AFTER))
