"""In whose list of tables a match appears: its host's, and that of everybody who took a seat and kept it."""

from collections.abc import Iterable

from sqlalchemy import Connection, delete

from operahouse.store.database import insert_into
from operahouse.store.tables import PARTICIPANTS
from operahouse.table.agreement import Opened
from operahouse.table.fact import Entry
from operahouse.table.seats import Seated, Unseated

Changes = dict[str, bool]
"""People, and whether the match is in their list from now on."""


def participant_changes(entries: Iterable[Entry], host: str) -> Changes:
    """What these entries change. People who resign or run out of time keep the match, and so does the host."""
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


def write_participants(connection: Connection, match: str, changes: Changes) -> None:
    """Add and remove people."""
    gone = [person for person, here in changes.items() if not here]
    if gone:
        connection.execute(delete(PARTICIPANTS).where(PARTICIPANTS.c.match == match, PARTICIPANTS.c.person.in_(gone)))
    rows = [{"person": person, "match": match} for person, here in changes.items() if here]
    if rows:
        connection.execute(insert_into(connection, PARTICIPANTS).on_conflict_do_nothing(), rows)
