"""Recovery codes: whoever has lost the password sets a new one with one of them. Each works once."""

from collections.abc import Iterable

from sqlalchemy import Connection, delete, func, insert, select

from operahouse.store.tables import RECOVERY_CODES


def replace_codes(connection: Connection, person: str, hashes: Iterable[str]) -> None:
    """Give a person new codes; earlier ones no longer work."""
    connection.execute(delete(RECOVERY_CODES).where(RECOVERY_CODES.c.person == person))
    connection.execute(insert(RECOVERY_CODES), [{"person": person, "code_hash": each} for each in hashes])


def use_code(connection: Connection, person: str, code_hash: str) -> bool:
    """Use a code up. Returns whether the person had it."""
    own = (RECOVERY_CODES.c.person == person) & (RECOVERY_CODES.c.code_hash == code_hash)
    return connection.execute(delete(RECOVERY_CODES).where(own)).rowcount == 1


def codes_left(connection: Connection, person: str) -> int:
    """How many codes a person has left."""
    wanted = select(func.count()).select_from(RECOVERY_CODES).where(RECOVERY_CODES.c.person == person)
    return connection.execute(wanted).scalar_one()
