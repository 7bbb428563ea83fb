"""The accounts that run the house from their browser, and what they have decided."""

from typing import Final

from sqlalchemy import Connection, delete, select

from operahouse.store.database import insert_into
from operahouse.store.tables import HOSTS, HOUSE_RULES, PEOPLE

REGISTRATION: Final = "registration"
REGISTRATIONS: Final = ["open", "guests", "closed"]
"""Everybody may come; no new accounts; nobody new at all."""


def add_host(connection: Connection, person: str) -> None:
    """Let an account use the host's page."""
    connection.execute(insert_into(connection, HOSTS).values(person=person).on_conflict_do_nothing())


def remove_host(connection: Connection, person: str) -> bool:
    """Returns whether it was one."""
    return connection.execute(delete(HOSTS).where(HOSTS.c.person == person)).rowcount == 1


def is_host(connection: Connection, person: str) -> bool:
    """Whether somebody may use the host's page."""
    return connection.execute(select(HOSTS.c.person).where(HOSTS.c.person == person)).first() is not None


def host_names(connection: Connection) -> list[str]:
    """Who may."""
    wanted = select(PEOPLE.c.name).join(HOSTS, HOSTS.c.person == PEOPLE.c.id).order_by(PEOPLE.c.name)
    return list(connection.execute(wanted).scalars())


def registration(connection: Connection) -> str:
    """Who may come: one of `REGISTRATIONS`."""
    found = connection.execute(select(HOUSE_RULES.c.value).where(HOUSE_RULES.c.name == REGISTRATION)).scalar()
    return found if found in REGISTRATIONS else REGISTRATIONS[0]


def set_registration(connection: Connection, value: str) -> None:
    """Decide who may come."""
    row = insert_into(connection, HOUSE_RULES).values(name=REGISTRATION, value=value)
    connection.execute(row.on_conflict_do_update(index_elements=["name"], set_={"value": value}))
