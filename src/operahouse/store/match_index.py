"""The index of matches: summaries as rows, and the queries that find them."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, Select, and_, exists, func, select

from operahouse.kernel.reading import Reader
from operahouse.store.match_summary import MatchSummary, SeatSummary
from operahouse.store.tables import BRANCHES, IS_PUBLIC, MATCHES, PARTICIPANTS
from operahouse.table.time_control import read_time_control

_IS_NO_BRANCH: Final = ~exists().where(BRANCHES.c.match == MATCHES.c.match)
Values = dict[str, object]
"""Parameters of a statement, by name."""
SEATS: Final = msgspec.json.Decoder(tuple[SeatSummary, ...])
OPTIONS: Final = msgspec.json.Decoder(tuple[str, ...])
LATEST: Final = 2**62
CHANGING: Final = ["status", "changed", "ended", "due", "number", "seats"]
"""The columns that change while a match goes on."""


def summary_values(summary: MatchSummary) -> Values:
    """A summary as a row."""
    values: Values = {name: getattr(summary, name) for name in MatchSummary.__struct_fields__}
    values["options"] = msgspec.json.encode(summary.options).decode()
    values["seats"] = msgspec.json.encode(summary.seats).decode()
    del values["time_control"]
    values["pace"] = msgspec.json.encode(summary.time_control.to_json()).decode()
    return values


def read_summary(row: Row[Any]) -> MatchSummary:
    """A summary from its row."""
    values = row._asdict()
    values["options"] = OPTIONS.decode(values["options"])
    values["seats"] = SEATS.decode(values["seats"])
    values["time_control"] = read_time_control(Reader(msgspec.json.decode(values.pop("pace")), "pace"))
    return MatchSummary(**values)


def find_summaries(connection: Connection, wanted: Select[Any]) -> list[MatchSummary]:
    """All summaries that a query finds."""
    return [read_summary(row) for row in connection.execute(wanted)]


def last_numbers(connection: Connection, matches: Sequence[str]) -> dict[str, int]:
    """The number of the last entry of each of these matches."""
    wanted = select(MATCHES.c.match, MATCHES.c.number).where(MATCHES.c.match.in_(matches))
    return {row.match: row.number for row in connection.execute(wanted)}


def by_match(match: str) -> Select[Any]:
    """The summary of one match."""
    return select(MATCHES).where(MATCHES.c.match == match)


def by_code(code: str) -> Select[Any]:
    """The summary of the match with that code."""
    return select(MATCHES).where(MATCHES.c.code == code)


def open_tables(game: str, limit: int) -> Select[Any]:
    """Public tables with empty seats, the newest first."""
    wanted = and_(MATCHES.c.status == "seating", IS_PUBLIC, _of_game(game))
    return select(MATCHES).where(wanted).order_by(MATCHES.c.created.desc(), MATCHES.c.match).limit(limit)


def tables_of_person(person: str, limit: int | None) -> Select[Any]:
    """The tables of a person, the last changed first, branches included."""
    own = select(MATCHES).where(MATCHES.c.match.in_(_matches_of(person)))
    return own.order_by(MATCHES.c.changed.desc(), MATCHES.c.match).limit(limit)


def games_of_person(person: str, limit: int) -> Select[Any]:
    """The tables of a person without branches, the last changed first."""
    own = select(MATCHES).where(MATCHES.c.match.in_(_matches_of(person)), _IS_NO_BRANCH)
    return own.order_by(MATCHES.c.changed.desc(), MATCHES.c.match).limit(limit)


def playing_tables_of(person: str) -> Select[Any]:
    """The tables of a person that are played now, without branches."""
    own = select(MATCHES).where(MATCHES.c.match.in_(_matches_of(person)), MATCHES.c.status == "playing", _IS_NO_BRANCH)
    return own.order_by(MATCHES.c.match)


def _matches_of(person: str) -> Select[Any]:
    return select(PARTICIPANTS.c.match).where(PARTICIPANTS.c.person == person)


def ended_after(game: str, after: int, limit: int) -> Select[Any]:
    """Public matches in the order in which they ended, for paging.

    Matches that ended at the same time are never split, so asking again with the time of the last one misses none.
    """
    wanted = and_(MATCHES.c.status == "ended", IS_PUBLIC, MATCHES.c.ended > after, _of_game(game))
    last = select(MATCHES.c.ended).where(wanted).order_by(MATCHES.c.ended).limit(1).offset(max(limit, 1) - 1)
    until = func.coalesce(last.scalar_subquery(), LATEST)
    return select(MATCHES).where(wanted, MATCHES.c.ended <= until).order_by(MATCHES.c.ended, MATCHES.c.match)


def _of_game(game: str) -> ColumnElement[bool]:
    return MATCHES.c.game == game if game else MATCHES.c.game != ""
