"""Random secrets of the server: created once for each database, shared by all processes."""

from secrets import token_hex

from sqlalchemy import Connection, select

from operahouse.store.database import insert_into
from operahouse.store.tables import SECRETS

BYTES = 32


def find_secret(connection: Connection, name: str) -> bytes | None:
    """The secret with that name, if it exists."""
    value = connection.execute(select(SECRETS.c.value).where(SECRETS.c.name == name)).scalar()
    return None if value is None else bytes.fromhex(value)


def make_secret(connection: Connection, name: str) -> None:
    """Create it, unless another process was quicker."""
    made = insert_into(connection, SECRETS).values(name=name, value=token_hex(BYTES))
    connection.execute(made.on_conflict_do_nothing())
