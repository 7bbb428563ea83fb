"""Which accounts' names look alike: see `operahouse.table.look_alikes`."""

from sqlalchemy import ColumnElement, Connection, or_, select, update

from operahouse.store.tables import PEOPLE
from operahouse.table.look_alikes import look_of


def looks_like(name: str) -> ColumnElement[bool]:
    """The accounts whose name looks like this one."""
    look = look_of(name)
    return or_(PEOPLE.c.look_exact == look.exact, PEOPLE.c.look_folded == look.folded)


def is_like_account(connection: Connection, name: str) -> bool:
    """Whether somebody could take this name for that of an account."""
    return connection.execute(select(PEOPLE.c.id).where(looks_like(name)).limit(1)).first() is not None


def fill_looks(connection: Connection, person: str = "") -> None:
    """Note what names look like where it isn't noted yet: of all accounts, the oldest first, or of one.

    Earlier versions don't note it, nor does anybody for a name that looks like that of an older account.
    """
    missing = select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.account.is_not(None), PEOPLE.c.look_exact.is_(None))
    wanted = missing.where(PEOPLE.c.id == person) if person else missing.order_by(PEOPLE.c.created, PEOPLE.c.id)
    for id_, name in connection.execute(wanted).all():
        if not is_like_account(connection, name):
            connection.execute(update(PEOPLE).where(PEOPLE.c.id == id_).values(look_values(name)))


def look_values(name: str) -> dict[str, str]:
    """The columns that reserve what a name looks like."""
    look = look_of(name)
    return {"look_exact": look.exact, "look_folded": look.folded}
