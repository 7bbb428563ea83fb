"""Blocks: who wants nothing to do with whom."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from sqlalchemy import Connection, and_, delete, func, or_, select

from operahouse.store.database import insert_into
from operahouse.store.tables import BLOCKS, PEOPLE

MOST_BLOCKS: Final = 500


class Block(NamedTuple):
    """Somebody has blocked somebody."""

    person: str
    blocked: str


class BlockedPerson(NamedTuple):
    """Somebody on one's list."""

    id: str
    name: str


def block(connection: Connection, person: str, blocked: str, at: int) -> bool:
    """Returns False if the list is full."""
    count = connection.execute(select(func.count()).select_from(BLOCKS).where(BLOCKS.c.person == person)).scalar_one()
    if count >= MOST_BLOCKS:
        return False
    row = insert_into(connection, BLOCKS).values(person=person, blocked=blocked, at=at)
    connection.execute(row.on_conflict_do_nothing())
    return True


def unblock(connection: Connection, person: str, blocked: str) -> None:
    """Take somebody off the list."""
    connection.execute(delete(BLOCKS).where(BLOCKS.c.person == person, BLOCKS.c.blocked == blocked))


def blocked_by(connection: Connection, person: str) -> list[BlockedPerson]:
    """The list of a person, the latest first."""
    wanted = select(PEOPLE.c.id, PEOPLE.c.name).join(BLOCKS, BLOCKS.c.blocked == PEOPLE.c.id)
    ordered = wanted.where(BLOCKS.c.person == person).order_by(BLOCKS.c.at.desc(), PEOPLE.c.id)
    return [BlockedPerson(*row) for row in connection.execute(ordered)]


def blocks_between(connection: Connection, person: str, others: Iterable[str]) -> list[Block]:
    """Whom of these the person has blocked, and who of them has blocked the person."""
    others = list(others)
    wanted = or_(
        and_(BLOCKS.c.person == person, BLOCKS.c.blocked.in_(others)),
        and_(BLOCKS.c.blocked == person, BLOCKS.c.person.in_(others)),
    )
    return [Block(*row) for row in connection.execute(select(BLOCKS.c.person, BLOCKS.c.blocked).where(wanted))]
