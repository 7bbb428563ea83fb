"""How matches ended for people: what a profile counts and lists."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, and_, case, exists, func, select

from operahouse.store.database import insert_into
from operahouse.store.match_index import find_summaries
from operahouse.store.match_summary import MatchSummary
from operahouse.store.tables import IS_PUBLIC, MATCHES, PARTICIPANTS, PEOPLE, RESULTS, TOURNAMENT_TABLES

NO_PLACE: Final = 0
"""The place of somebody for whom a match doesn't count: it was closed, or they had no seat when it began."""
LATEST: Final = 2**62
Points = dict[str, int]


class ResultDetails(msgspec.Struct, frozen=True):
    """What only lists show: everybody's points by seat; points by source and uses, one's own and those of all others.

    Matches that were filed by earlier versions have no uses.
    """

    scores: Points
    own: Points
    others: Points
    own_uses: Points = msgspec.field(default_factory=dict)
    """How often something was used: `role.maestro`."""
    other_uses: Points = msgspec.field(default_factory=dict)


class Result(msgspec.Struct, frozen=True):
    """How a match ended for a person."""

    person: str
    match: str
    game: str
    players: int
    seat: str
    place: int
    points: int
    opponents: str
    """`people`, or the strongest bot at the table."""
    ended: int
    details: ResultDetails
    finished: bool = True
    """Whether the person played to the end: neither resigned nor left it to a bot, except for a holiday."""


class Tally(NamedTuple):
    """How many matches of a kind somebody has played, and how many of them won."""

    game: str
    kind: str
    games: int
    won: int


class FinishedShare(NamedTuple):
    """Games with other people, and how many of them somebody has played to the end."""

    games: int
    finished: int


class ListedResult(NamedTuple):
    """A result with the summary of its match."""

    result: Result
    summary: MatchSummary


DETAILS: Final = msgspec.json.Decoder(ResultDetails)
COUNTS: Final = RESULTS.c.place > NO_PLACE


def add_results(connection: Connection, results: Sequence[Result]) -> None:
    """File results, once for each match and person. People who were forgotten meanwhile get none."""
    wanted = select(PEOPLE.c.id).where(PEOPLE.c.id.in_([result.person for result in results]))
    known = set(connection.execute(wanted).scalars())
    rows = [_row(result) for result in results if result.person in known]
    if rows:
        connection.execute(insert_into(connection, RESULTS).on_conflict_do_nothing(), rows)


def without_result(connection: Connection, match: str, persons: Sequence[str]) -> list[str]:
    """Which of these people have no result of a match yet. People who were forgotten need none."""
    filed = select(RESULTS.c.person).where(RESULTS.c.match == match, RESULTS.c.person.in_(persons))
    wanted = select(PEOPLE.c.id).where(PEOPLE.c.id.in_(persons), PEOPLE.c.id.not_in(filed)).order_by(PEOPLE.c.id)
    return list(connection.execute(wanted).scalars())


def unfiled_matches(connection: Connection, person: str, limit: int) -> list[str]:
    """Ended matches of a person without a result, in no order: one would make PostgreSQL walk through all matches.

    Boards that others still play wait.
    """
    filed = exists().where(RESULTS.c.person == person, RESULTS.c.match == PARTICIPANTS.c.match)
    own = select(PARTICIPANTS.c.match).join(MATCHES, MATCHES.c.match == PARTICIPANTS.c.match)
    hidden = exists().where(TOURNAMENT_TABLES.c.match == PARTICIPANTS.c.match, TOURNAMENT_TABLES.c.hidden)
    wanted = own.where(PARTICIPANTS.c.person == person, MATCHES.c.status == "ended", ~filed, ~hidden)
    return list(connection.execute(wanted.limit(limit)).scalars())


def tally_by_players(connection: Connection, person: str) -> list[Tally]:
    """By game and number of players."""
    return _tally(connection, person, RESULTS.c.players)


def tally_by_opponents(connection: Connection, person: str) -> list[Tally]:
    """By game and the strongest opponents."""
    return _tally(connection, person, RESULTS.c.opponents)


def finished_share(connection: Connection, person: str) -> FinishedShare:
    """How many of the games with other people somebody has played to the end."""
    finished = func.sum(case((RESULTS.c.finished, 1), else_=0))
    wanted = select(func.count(), finished).where(RESULTS.c.person == person, COUNTS, RESULTS.c.opponents == "people")
    games, done = connection.execute(wanted).one()
    return FinishedShare(games, int(done or 0))


def latest_results(connection: Connection, person: str, game: str, limit: int) -> list[Result]:
    """The latest results of a game."""
    wanted = select(RESULTS).where(RESULTS.c.person == person, RESULTS.c.game == game, COUNTS)
    ordered = wanted.order_by(RESULTS.c.ended.desc(), RESULTS.c.match).limit(limit)
    return [_read(row._asdict()) for row in connection.execute(ordered)]


def list_results(
    connection: Connection, person: str, only_public: bool, before: int = LATEST, limit: int = 20
) -> list[ListedResult]:
    """Results with their matches, the latest first."""
    shown = and_(RESULTS.c.person == person, RESULTS.c.ended < before, COUNTS)
    if only_public:
        shown = and_(shown, IS_PUBLIC)
    wanted = select(RESULTS).join(MATCHES, MATCHES.c.match == RESULTS.c.match).where(shown)
    ordered = wanted.order_by(RESULTS.c.ended.desc(), RESULTS.c.match).limit(limit)
    results = [_read(row._asdict()) for row in connection.execute(ordered)]
    matches = select(MATCHES).where(MATCHES.c.match.in_([result.match for result in results]))
    summaries = {summary.match: summary for summary in find_summaries(connection, matches)}
    return [ListedResult(result, summaries[result.match]) for result in results]


def _tally(connection: Connection, person: str, kind: Any) -> list[Tally]:  # noqa: ANN401
    won = func.sum(case((RESULTS.c.place == 1, 1), else_=0))
    wanted = select(RESULTS.c.game, kind, func.count(), won).where(RESULTS.c.person == person, COUNTS)
    grouped = wanted.group_by(RESULTS.c.game, kind).order_by(RESULTS.c.game, kind)
    return [Tally(game, str(each), games, int(wins)) for game, each, games, wins in connection.execute(grouped)]


def _read(row: dict[str, Any]) -> Result:
    return Result(**{**row, "details": DETAILS.decode(row["details"])})


def _row(result: Result) -> dict[str, object]:
    return {**msgspec.structs.asdict(result), "details": msgspec.json.encode(result.details).decode()}
