"""Random bytes that belong to this house: made once for each database, the same for all its processes."""

from secrets import token_hex

from sqlalchemy import Connection, select

from operahouse.store.tables import SECRETS
from operahouse.store.upserting import insert_into

BYTES = 32


def find_secret(connection: Connection, name: str) -> bytes | None:
    """The secret of that name, if it was made."""
    value = connection.execute(select(SECRETS.c.value).where(SECRETS.c.name == name)).scalar()
    return None if value is None else bytes.fromhex(value)


def make_secret(connection: Connection, name: str) -> None:
    """Make it, unless another process was quicker."""
    made = insert_into(connection, SECRETS).values(name=name, value=token_hex(BYTES))
    connection.execute(made.on_conflict_do_nothing())
