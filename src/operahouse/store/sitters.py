"""Who finds a match among the own tables: its host, and whoever sat down and did not stand up again."""

from collections.abc import Iterable

from sqlalchemy import Connection, delete

from operahouse.store.tables import SITTERS
from operahouse.store.upserting import insert_into
from operahouse.table.agreement import Opened
from operahouse.table.fact import Entry
from operahouse.table.seats import Seated, Unseated

Changes = dict[str, bool]
"""People, and whether the match belongs to their tables from now on."""


def sitters_after(entries: Iterable[Entry], host: str) -> Changes:
    """What entries change. Whoever resigns or runs out of time keeps the match; so does the host always."""
    changes: Changes = {}
    for entry in entries:
        fact = entry.fact
        if isinstance(fact, Opened):
            changes[host] = True
        elif isinstance(fact, Seated):
            changes[fact.person] = True
        elif isinstance(fact, Unseated):
            changes[fact.person] = fact.person == host
    changes.pop("", None)
    return changes


def write_sitters(connection: Connection, match: str, changes: Changes) -> None:
    """Somebody has sat down or stood up."""
    gone = [person for person, here in changes.items() if not here]
    if gone:
        connection.execute(delete(SITTERS).where(SITTERS.c.match == match, SITTERS.c.person.in_(gone)))
    rows = [{"person": person, "match": match} for person, here in changes.items() if here]
    if rows:
        connection.execute(insert_into(connection, SITTERS).on_conflict_do_nothing(), rows)
