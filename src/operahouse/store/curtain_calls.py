"""What people have achieved, each for the first time."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, select

from operahouse.store.database import insert_into
from operahouse.store.tables import CURTAIN_CALLS, PEOPLE


class CurtainCall(NamedTuple):
    """Something that somebody achieved in a match."""

    person: str
    name: str
    match: str
    at: int


def add_curtain_calls(connection: Connection, calls: Sequence[CurtainCall]) -> None:
    """Note what was achieved; the first time stays. People who were forgotten meanwhile get none."""
    wanted = select(PEOPLE.c.id).where(PEOPLE.c.id.in_([call.person for call in calls]))
    known = set(connection.execute(wanted).scalars())
    rows = [call._asdict() for call in calls if call.person in known]
    if rows:
        connection.execute(insert_into(connection, CURTAIN_CALLS).on_conflict_do_nothing(), rows)


def curtain_calls_of(connection: Connection, person: str) -> dict[str, int]:
    """What somebody has achieved, and when for the first time."""
    wanted = select(CURTAIN_CALLS.c.name, CURTAIN_CALLS.c.at).where(CURTAIN_CALLS.c.person == person)
    return {row.name: row.at for row in connection.execute(wanted)}
