"""Bans: people, by their id, and networks, by their address, that are kept out for a time or for good."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Select, delete, or_, select

from operahouse.store.database import insert_into
from operahouse.store.tables import BANS


@dataclass(frozen=True, slots=True)
class Ban:
    """Who is kept out, since when, and until when."""

    who: str
    """The id of a person, or a network such as `203.0.113.0/24`."""
    name: str
    """What the person was called; empty for a network."""
    at: int
    until: int | None
    """None for good."""

    @property
    def is_network(self) -> bool:
        """Whether it keeps out addresses instead of a person."""
        return "/" in self.who


def ban(connection: Connection, new: Ban) -> None:
    """Keep somebody out. Replaces an earlier ban of the same person or network."""
    row = insert_into(connection, BANS).values(who=new.who, name=new.name, at=new.at, until=new.until)
    changes = {name: row.excluded[name] for name in ("name", "at", "until")}
    connection.execute(row.on_conflict_do_update(index_elements=[BANS.c.who], set_=changes))


def lift_ban(connection: Connection, who: str) -> bool:
    """Let somebody in again. Returns whether they were banned."""
    return connection.execute(delete(BANS).where(BANS.c.who == who)).rowcount > 0


def bans_in_force(connection: Connection, now: int) -> list[Ban]:
    """Everybody who is kept out now, the latest first."""
    return [Ban(*row) for row in connection.execute(_in_force(now).order_by(BANS.c.at.desc(), BANS.c.who))]


def ban_of(connection: Connection, who: str, now: int) -> Ban | None:
    """The ban that is in force for a person or network."""
    row = connection.execute(_in_force(now).where(BANS.c.who == who)).first()
    return None if row is None else Ban(*row)


def _in_force(now: int) -> Select[Any]:
    return select(BANS).where(or_(BANS.c.until.is_(None), BANS.c.until > now))
