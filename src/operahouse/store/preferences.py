"""What people have chosen for themselves."""

from typing import Any

from sqlalchemy import Connection, select

from operahouse.store.database import insert_into
from operahouse.store.tables import PREFERENCES


def is_private(connection: Connection, person: str) -> bool:
    """Whether only the person may see their profile."""
    wanted = select(PREFERENCES.c.private).where(PREFERENCES.c.person == person)
    return bool(connection.execute(wanted).scalar())


def set_preferences(connection: Connection, person: str, **chosen: Any) -> None:  # noqa: ANN401
    """Change some of a person's preferences."""
    row = insert_into(connection, PREFERENCES).values(person=person, **chosen)
    connection.execute(row.on_conflict_do_update(index_elements=["person"], set_=chosen))
