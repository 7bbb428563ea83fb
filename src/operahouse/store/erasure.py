"""Forgets a person. Their games stay, without their name and without what they wrote."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, Select, delete, select, update

from operahouse.kernel.errors import OperahouseError, Refusal
from operahouse.kernel.game import Game
from operahouse.store.log import Append
from operahouse.store.match_summary import MatchSummary, update_summary
from operahouse.store.people import end_sessions_of
from operahouse.store.store import Store
from operahouse.store.tables import BANS, LOG, MATCHES, PEOPLE, RATING_STEPS, RATINGS
from operahouse.store.tournaments import leave_tournaments
from operahouse.table.absence import Resign
from operahouse.table.command import Command, Request
from operahouse.table.decide import Change, close_match, decide
from operahouse.table.log import rebuild
from operahouse.table.match import Match
from operahouse.table.ports import WriteConflict
from operahouse.table.seats import Stand

NAMELESS: Final = "—"
"""Stands for the name of somebody who was forgotten, in every language."""
ERASED: Final = {"name": NAMELESS, "before": NAMELESS, "text": "…"}
"""What stands for a name, and for what was said or noted."""
ROWS_AT_ONCE: Final = 100
"""Rows changed in one commit, so that moves don't wait long behind them."""
CLOCKS_DIFFER: Final = 24 * 60 * 60 * 1000
"""Milliseconds by which the clocks of two servers may differ, at the most."""
FindGame = Callable[[str], Game]


class LogKey(NamedTuple):
    """The key of a row of the log."""

    match: str
    first: int


def change_stored_match(store: Store, find_game: FindGame, id_: str, change: Callable[[Match], Change]) -> None:
    """Change a match that this process doesn't run. A process that runs it reads on by itself. May raise Refusal."""
    while True:
        summary = store.summary(id_)
        if summary is None:
            raise Refusal("", "web-unknown-table", {})
        match = rebuild(find_game, store.load(id_))
        made = change(match)
        if not made.entries:
            return
        append = Append(id_, match.number + 1, tuple(made.entries), update_summary(summary, made.match))
        try:
            store.submit(append).result()
        except WriteConflict:
            continue
        return


def forget_person(store: Store, find_game: FindGame, person: str, now: int) -> list[str]:
    """Take a person out of unfinished games, then erase their name everywhere. Returns the matches that changed.

    The person goes last: if this is interrupted, it can be done again.
    """
    store.change(lambda connection: end_sessions_of(connection, person))
    for summary in store.tables_of(person, limit=None):
        if summary.status != "ended" and _is_known(find_game, summary):
            change_stored_match(store, find_game, summary.match, lambda match: _withdraw(match, person, now))
    rows = store.read(lambda connection: rows_about(connection, person))
    for start in range(0, len(rows), ROWS_AT_ONCE):
        part = rows[start : start + ROWS_AT_ONCE]
        store.change(lambda connection, part=part: _erase_rows(connection, part, person))  # type: ignore[misc]
    store.change(lambda connection: _delete(connection, person, now))
    return sorted({row.match for row in rows})


def _is_known(find_game: FindGame, summary: MatchSummary) -> bool:
    """Whether this version can replay the match. Nobody plays on at one that it can't."""
    try:
        return find_game(summary.game).rules_version == summary.rules
    except OperahouseError:
        return False


def _withdraw(match: Match, person: str, now: int) -> Change:
    """Before the game a host closes the table and others stand up; during the game they resign."""
    if match.outcome:
        return Change(match, [], 0)
    if match.state is None and person == match.agreement.host:
        return close_match(match, now)
    if person not in match.seat_of:
        return Change(match, [], 0)
    command: Command = Stand() if match.state is None else Resign()
    return decide(match, Request(person, f"forget-{match.number}", command), now)


def rows_about(connection: Connection, person: str) -> list[LogKey]:
    """The rows of the log that mention a person, in the order of their keys."""
    created = connection.execute(select(PEOPLE.c.created).where(PEOPLE.c.id == person)).scalar_one_or_none()
    wanted = rows_since(created or 0, person).order_by(LOG.c.match, LOG.c.first)
    return [LogKey(match, first) for match, first in connection.execute(wanted)]


def rows_since(created: int, person: str) -> "Select[str, int]":
    """Looks through the matches that have changed since the person came: spectators are in no index.

    So whoever comes, goes and comes again costs little, however many games are stored.
    """
    changed = select(MATCHES.c.match).where(MATCHES.c.changed >= created - CLOCKS_DIFFER)
    mentions = LOG.c.entries.contains(f'"{person}"', autoescape=True)
    return select(LOG.c.match, LOG.c.first).where(LOG.c.match.in_(changed), mentions)


def _erase_rows(connection: Connection, keys: list[LogKey], person: str) -> None:
    for match, first in keys:
        row = (LOG.c.match == match) & (LOG.c.first == first)
        written = connection.execute(select(LOG.c.entries).where(row)).scalar_one()
        connection.execute(update(LOG).where(row).values(entries=_erase(written, person)))
    for match in {key.match for key in keys}:
        card = MATCHES.c.match == match
        written = connection.execute(select(MATCHES.c.seats).where(card).with_for_update()).scalar_one()
        connection.execute(update(MATCHES).where(card).values(seats=_erase(written, person)))


def _erase(written: str, person: str) -> str:
    """A JSON array of entries or seats without the person's name and words."""
    items: list[dict[str, Any]] = msgspec.json.decode(written)
    for item in items:
        if item.get("person") == person:
            item.update({field: mark for field, mark in ERASED.items() if item.get(field)})
    return msgspec.json.encode(items).decode()


def _delete(connection: Connection, person: str, now: int) -> None:
    """Everything that refers to the person goes with them: sessions, results, notices, blocks, reports and the rest."""
    leave_tournaments(connection, person, now)
    connection.execute(delete(RATINGS).where(RATINGS.c.person == person))
    connection.execute(delete(RATING_STEPS).where(RATING_STEPS.c.person == person))
    connection.execute(delete(BANS).where(BANS.c.who == person))
    connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person))
