"""Tournaments and duplicate evenings as they are stored: terms, entries, and the tables of each round.

A round is written in one transaction with the number it follows, so of two processes that pair it at once one wins. The
matches are opened afterwards. Their ids are written with the round, so whoever finds one missing opens just that one.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, Select, and_, exists, func, or_, select, update

from operahouse.kernel.errors import Refusal
from operahouse.store.database import insert_into
from operahouse.store.tables import ENTRIES, MATCHES, PEOPLE, TOURNAMENT_TABLES, TOURNAMENTS

OPEN: Final = "open"
RUNNING: Final = "running"
ENDED: Final = "ended"
IN: Final = "in"
WITHDRAWN: Final = "withdrawn"
REMOVED: Final = "removed"
MOST_ENTRIES: Final = 128
NAMELESS: Final = "—"


class Tournament(NamedTuple):
    """The terms of a tournament, and how far it is."""

    id: str
    name: str
    format: str
    game: str
    players: int
    rounds: int
    pace: str
    level: str
    public: bool
    rated: bool
    automatic: bool
    """Whether the next round begins by itself."""
    organiser: str
    status: str = OPEN
    round: int = 0
    created: int = 0
    starts: int | None = None
    ended: int | None = None


class Entrant(NamedTuple):
    """Somebody who entered."""

    person: str
    name: str
    account: bool
    number: int
    since: int
    """The round from which they play."""
    status: str


class StoredResult(msgspec.Struct, frozen=True):
    """How a table ended, in the order of its seats; nothing for what it doesn't have."""

    places: tuple[int, ...]
    points: tuple[int, ...]
    resigned: tuple[int, ...]


class RoundTable(NamedTuple):
    """A table of a round."""

    tournament: str
    round: int
    number: int
    match: str
    seating: tuple[str, ...]
    result: StoredResult | None
    hidden: bool


class Listed(NamedTuple):
    """A tournament in a list."""

    tournament: Tournament
    organiser: str
    entrants: int
    entered: bool


SEATING: Final = msgspec.json.Decoder(tuple[str, ...])
RESULT: Final = msgspec.json.Decoder(StoredResult)


def add_tournament(connection: Connection, tournament: Tournament, most: int) -> None:
    """Open a tournament. Raises Refusal if its organiser has too many that are not over."""
    own = and_(TOURNAMENTS.c.organiser == tournament.organiser, TOURNAMENTS.c.status != ENDED)
    if connection.execute(select(func.count()).select_from(TOURNAMENTS).where(own)).scalar_one() >= most:
        raise Refusal("", "web-tournament-too-many", {"most": most})
    connection.execute(insert_into(connection, TOURNAMENTS).values(**tournament._asdict()))


def find_tournament(connection: Connection, id_: str, lock: bool = False) -> Tournament | None:
    """A tournament by its id, locked for others who would change it if that is wanted."""
    wanted = select(TOURNAMENTS).where(TOURNAMENTS.c.id == id_)
    row = connection.execute(wanted.with_for_update() if lock else wanted).first()
    return None if row is None else Tournament(*row)


def list_tournaments(connection: Connection, person: str, ended_since: int, limit: int) -> list[Listed]:
    """Public ones and those of a person that aren't over, or ended lately. Those still open to everybody first."""
    entered = exists().where(ENTRIES.c.tournament == TOURNAMENTS.c.id, ENTRIES.c.person == person)
    seen = or_(TOURNAMENTS.c.public, TOURNAMENTS.c.organiser == person, entered)
    lately = or_(TOURNAMENTS.c.status != ENDED, TOURNAMENTS.c.ended > ended_since)
    wanted = (
        select(*TOURNAMENTS.c, PEOPLE.c.name.label("organiser_name"), _count_entrants(), entered.label("entered"))
        .outerjoin(PEOPLE, PEOPLE.c.id == TOURNAMENTS.c.organiser)
        .where(seen, lately)
        .order_by(TOURNAMENTS.c.status.desc(), TOURNAMENTS.c.created.desc(), TOURNAMENTS.c.id)
    )
    width = len(TOURNAMENTS.c)
    return [
        Listed(Tournament(*row[:width]), row[width] or NAMELESS, row[width + 1], bool(row[width + 2]))
        for row in connection.execute(wanted.limit(limit))
    ]


def enter(connection: Connection, id_: str, person: str) -> None:
    """Enter, or come back after having withdrawn. Raises Refusal if that is not possible any more."""
    found = find_tournament(connection, id_, lock=True)
    if found is None or found.status == ENDED or (found.format == "knockout" and found.status != OPEN):
        raise Refusal("", "web-tournament-entries-closed", {})
    if found.status == RUNNING and found.round >= found.rounds:
        raise Refusal("", "web-tournament-entries-closed", {})
    own = and_(ENTRIES.c.tournament == id_, ENTRIES.c.person == person)
    status = connection.execute(select(ENTRIES.c.status).where(own)).scalar()
    if status == REMOVED:
        raise Refusal("", "web-tournament-removed", {})
    if status is not None:
        connection.execute(update(ENTRIES).where(own).values(status=IN))
        return
    last = connection.execute(select(func.max(ENTRIES.c.number)).where(ENTRIES.c.tournament == id_)).scalar() or 0
    if last >= MOST_ENTRIES:
        raise Refusal("", "web-tournament-full", {"most": MOST_ENTRIES})
    row = {"tournament": id_, "person": person, "number": last + 1, "since": found.round + 1, "status": IN}
    connection.execute(insert_into(connection, ENTRIES).values(**row))


def leave(connection: Connection, id_: str, person: str, removed: bool) -> None:
    """Somebody withdraws, or is removed and can't come back."""
    own = and_(ENTRIES.c.tournament == id_, ENTRIES.c.person == person)
    connection.execute(update(ENTRIES).where(own).values(status=REMOVED if removed else WITHDRAWN))


def entrants(connection: Connection, id_: str) -> list[Entrant]:
    """Everybody who ever entered, in the order in which they did. Whoever was forgotten has no name."""
    wanted = (
        select(
            ENTRIES.c.person, PEOPLE.c.name, PEOPLE.c.password, ENTRIES.c.number, ENTRIES.c.since, ENTRIES.c.status,
        )
        .outerjoin(PEOPLE, PEOPLE.c.id == ENTRIES.c.person)
        .where(ENTRIES.c.tournament == id_)
        .order_by(ENTRIES.c.number)
    )  # fmt: skip
    return [
        Entrant(person, name or NAMELESS, bool(password), number, since, status if name else WITHDRAWN)
        for person, name, password, number, since, status in connection.execute(wanted)
    ]


def add_round(
    connection: Connection, before: Tournament, rounds: int, tables: Sequence[tuple[str, Sequence[str]]]
) -> None:
    """Begin the next round with these matches and seatings. Raises Refusal if somebody else has begun it."""
    same = and_(
        TOURNAMENTS.c.id == before.id, TOURNAMENTS.c.round == before.round, TOURNAMENTS.c.status == before.status
    )
    changed = update(TOURNAMENTS).where(same).values(round=before.round + 1, rounds=rounds, status=RUNNING)
    if connection.execute(changed).rowcount != 1:
        raise Refusal("", "web-tournament-round-begun", {})
    rows = [
        {
            "tournament": before.id, "round": before.round + 1, "number": number, "match": match,
            "seating": msgspec.json.encode(seating).decode(), "result": None, "hidden": before.format == "duplicate",
        }
        for number, (match, seating) in enumerate(tables, 1)
    ]  # fmt: skip
    connection.execute(insert_into(connection, TOURNAMENT_TABLES), rows)


def round_tables(connection: Connection, id_: str) -> list[RoundTable]:
    """The tables of all rounds, in their order."""
    wanted = select(TOURNAMENT_TABLES).where(TOURNAMENT_TABLES.c.tournament == id_)
    return _tables(connection, wanted.order_by(TOURNAMENT_TABLES.c.round, TOURNAMENT_TABLES.c.number))


def table_of_match(connection: Connection, match: str) -> RoundTable | None:
    """The table of a tournament at which a match is played."""
    found = _tables(connection, select(TOURNAMENT_TABLES).where(TOURNAMENT_TABLES.c.match == match))
    return found[0] if found else None


def tournaments_of(connection: Connection, matches: Sequence[str]) -> dict[str, str]:
    """The names of the tournaments to which these matches belong, for those that belong to one."""
    joined = TOURNAMENT_TABLES.join(TOURNAMENTS, TOURNAMENTS.c.id == TOURNAMENT_TABLES.c.tournament)
    wanted = select(TOURNAMENT_TABLES.c.match, TOURNAMENTS.c.name).select_from(joined)
    found = connection.execute(wanted.where(TOURNAMENT_TABLES.c.match.in_(matches)))
    return {row.match: row.name for row in found}


def is_hidden(connection: Connection, match: str) -> bool:
    """Whether a match is a board that others still play."""
    wanted = select(TOURNAMENT_TABLES.c.hidden).where(TOURNAMENT_TABLES.c.match == match)
    return bool(connection.execute(wanted).scalar())


def add_result(connection: Connection, match: str, result: StoredResult) -> None:
    """A table has ended. Only the first end counts."""
    first = and_(TOURNAMENT_TABLES.c.match == match, TOURNAMENT_TABLES.c.result.is_(None))
    connection.execute(update(TOURNAMENT_TABLES).where(first).values(result=msgspec.json.encode(result).decode()))


def open_board(connection: Connection, id_: str, round_: int, public: bool) -> None:
    """All tables have finished a board: from now on everybody may look at its games, if the tournament is public."""
    board = and_(TOURNAMENT_TABLES.c.tournament == id_, TOURNAMENT_TABLES.c.round == round_)
    if public:
        matches = select(TOURNAMENT_TABLES.c.match).where(board)
        connection.execute(update(MATCHES).where(MATCHES.c.match.in_(matches)).values(public=True))
    connection.execute(update(TOURNAMENT_TABLES).where(board).values(hidden=False))


def end_tournament(connection: Connection, id_: str, at: int) -> None:
    """It's over. Only the first end counts."""
    going = and_(TOURNAMENTS.c.id == id_, TOURNAMENTS.c.status != ENDED)
    connection.execute(update(TOURNAMENTS).where(going).values(status=ENDED, ended=at))


def leave_tournaments(connection: Connection, organiser: str, at: int) -> None:
    """An organiser has gone for good: what hasn't begun is over, and what is under way goes on by itself."""
    own = TOURNAMENTS.c.organiser == organiser
    connection.execute(update(TOURNAMENTS).where(own, TOURNAMENTS.c.status == OPEN).values(status=ENDED, ended=at))
    connection.execute(update(TOURNAMENTS).where(own, TOURNAMENTS.c.status == RUNNING).values(automatic=True))


def unsettled(connection: Connection, limit: int) -> list[str]:
    """Running tournaments with something to do: a match to open, a result to note, or a round that is complete.

    These are the ones whose server stopped in between.
    """
    tables = TOURNAMENT_TABLES
    playing = exists().where(
        tables.c.tournament == TOURNAMENTS.c.id, tables.c.result.is_(None), tables.c.match == MATCHES.c.match,
        MATCHES.c.status != ENDED,
    )  # fmt: skip
    unopened = exists().where(
        tables.c.tournament == TOURNAMENTS.c.id, tables.c.result.is_(None),
        ~exists().where(MATCHES.c.match == tables.c.match),
    )  # fmt: skip
    over = exists().where(
        tables.c.tournament == TOURNAMENTS.c.id, tables.c.result.is_(None), tables.c.match == MATCHES.c.match,
        MATCHES.c.status == ENDED,
    )  # fmt: skip
    complete = and_(~playing, ~unopened, or_(TOURNAMENTS.c.automatic, TOURNAMENTS.c.round >= TOURNAMENTS.c.rounds))
    wanted = select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.status == RUNNING, or_(unopened, over, complete))
    return list(connection.execute(wanted.order_by(TOURNAMENTS.c.id).limit(limit)).scalars())


def _count_entrants() -> Any:  # noqa: ANN401
    counted = select(func.count()).select_from(ENTRIES)
    return counted.where(ENTRIES.c.tournament == TOURNAMENTS.c.id, ENTRIES.c.status == IN).scalar_subquery()


def _tables(connection: Connection, wanted: Select[Any]) -> list[RoundTable]:
    return [
        RoundTable(
            tournament, round_, number, match, SEATING.decode(seating),
            None if result is None else RESULT.decode(result), hidden,
        )
        for tournament, round_, number, match, seating, result, hidden in connection.execute(wanted)
    ]  # fmt: skip
