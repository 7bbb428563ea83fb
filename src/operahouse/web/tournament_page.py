"""A tournament as one person sees it. Results of a board stay hidden from whoever has not finished it."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection

from operahouse.club.matchpoints import SeatScore, score_board
from operahouse.club.standings import TIE_BREAKS, Standing, standings
from operahouse.club.table_result import table_score
from operahouse.store.people import Person, by_id, find_person
from operahouse.store.tournaments import (
    ENDED,
    IN,
    NAMELESS,
    OPEN,
    REMOVED,
    Entrant,
    Listed,
    RoundTable,
    Tournament,
    entrants,
    find_tournament,
    round_tables,
)
from operahouse.web.schemas.tournaments import (
    RoundScoreInfo,
    StandingInfo,
    TournamentEntrant,
    TournamentPage,
    TournamentRound,
    TournamentSeat,
    TournamentSummary,
    TournamentTable,
)
from operahouse.web.tournament_rounds import DUPLICATE, KNOCKOUT, complete_rounds, is_last_round, table_result


class Seen(NamedTuple):
    """Everything that is known of a tournament, and who looks at it."""

    tournament: Tournament
    organiser: str
    people: list[Entrant]
    tables: list[RoundTable]
    seats: list[str]
    me: str

    @property
    def entered(self) -> bool:
        """Whether whoever looks takes part."""
        return any(one.person == self.me and one.status == IN for one in self.people)

    def name_of(self, person: str) -> str:
        """What an entrant is called."""
        return next((one.name for one in self.people if one.person == person), NAMELESS)

    def number_of(self, person: str) -> int | None:
        """The number of an entrant; None for a bot."""
        return next((one.number for one in self.people if one.person == person), None)


def read_tournament(connection: Connection, id_: str, seats: list[str], me: Person | None) -> Seen | None:
    """What is stored of a tournament."""
    found = find_tournament(connection, id_)
    if found is None:
        return None
    organiser = find_person(connection, by_id(found.organiser))
    name = NAMELESS if organiser is None else organiser.name
    people, tables = entrants(connection, id_), round_tables(connection, id_)
    return Seen(found, name, people, tables, seats, "" if me is None else me.id)


def summary_of(listed: Listed) -> TournamentSummary:
    """A line of a list."""
    return TournamentSummary(**_summary(listed.tournament, listed.organiser, listed.entrants, listed.entered))


def page_of(seen: Seen) -> TournamentPage:
    """The whole page."""
    found = seen.tournament
    current = [table for table in seen.tables if table.round == found.round]
    is_mine = bool(seen.me) and found.organiser == seen.me
    over = found.status == ENDED or (found.status != OPEN and is_last_round(found, current))
    removed = any(one.person == seen.me and one.status == REMOVED for one in seen.people)
    late = found.status == OPEN or found.format != KNOCKOUT
    present = sum(one.status == IN for one in seen.people)
    return TournamentPage(
        **_summary(found, seen.organiser, present, seen.entered),
        level=found.level,
        rated=found.rated,
        automatic=found.automatic,
        mine=is_mine,
        removed=removed,
        can_enter=not over and late and not removed and not seen.entered,
        can_begin=is_mine and not over and present > 1 and all(table.result is not None for table in current),
        tie_breaks=TIE_BREAKS[found.format],  # type: ignore[arg-type]
        entries=[_entrant(seen, one) for one in seen.people],
        played=[_round(seen, number) for number in range(1, found.round + 1)],
        standings=_standings(seen),
    )


def _summary(tournament: Tournament, organiser: str, count: int, entered: bool) -> dict[str, Any]:
    kept = {
        name: getattr(tournament, name)
        for name in (
            "id", "name", "game", "players", "rounds", "round", "public", "status", "created", "starts", "ended",
        )
    }  # fmt: skip
    return {
        **kept, "format": tournament.format, "link": f"/tournaments/{tournament.id}",
        "pace": msgspec.json.decode(tournament.pace), "organiser": organiser, "entrants": count, "entered": entered,
    }  # fmt: skip


def _entrant(seen: Seen, one: Entrant) -> TournamentEntrant:
    return TournamentEntrant(
        number=one.number, name=one.name, guest=not one.account, you=one.person == seen.me,
        status=one.status, since=one.since,  # type: ignore[arg-type]
    )  # fmt: skip


def _round(seen: Seen, number: int) -> TournamentRound:
    tables = [table for table in seen.tables if table.round == number]
    shown = is_shown(seen, tables)
    scores = _scores(seen, tables) if shown else {}
    return TournamentRound(
        number=number,
        complete=all(table.result is not None for table in tables),
        shown=shown,
        tables=[_table(seen, table, shown, scores.get(table.number)) for table in tables],
    )


def is_shown(seen: Seen, tables: Sequence[RoundTable]) -> bool:
    """Whether results of a round may be seen: of a board once it's over everywhere, or at one's own table."""
    own = next((table for table in tables if seen.me and seen.me in table.seating), None)
    return not any(table.hidden for table in tables) or (own is not None and own.result is not None)


def _scores(seen: Seen, tables: Sequence[RoundTable]) -> dict[int, list[SeatScore]]:
    """Scores of the tables that have ended: against the same seat elsewhere, or against the others at the table."""
    ended = [table for table in tables if table.result is not None]
    results = [table_result(table) for table in ended]
    if seen.tournament.format == DUPLICATE:
        return {table.number: scores for table, scores in zip(ended, score_board(results), strict=True)}
    most = 2 * (len(seen.seats) - 1)
    return {
        table.number: [SeatScore(table_score(result, player) if player else 0, most, 0.0) for player in result.seating]
        for table, result in zip(ended, results, strict=True)
    }


def _table(seen: Seen, table: RoundTable, shown: bool, scores: list[SeatScore] | None) -> TournamentTable:
    own = bool(seen.me) and seen.me in table.seating
    is_open = own or (not table.hidden and (seen.tournament.public or table.result is None))
    return TournamentTable(
        number=table.number,
        status="playing" if table.result is None else "ended",
        you=own,
        link=f"/t/{table.match}" if is_open else None,
        seats=[_seat(seen, table, index, scores if shown else None) for index in range(len(table.seating))],
    )


def _seat(seen: Seen, table: RoundTable, index: int, scores: list[SeatScore] | None) -> TournamentSeat:
    person, result = table.seating[index], table.result
    shown = result is not None and scores is not None
    score = scores[index] if scores is not None else None
    is_board = seen.tournament.format == DUPLICATE
    return TournamentSeat(
        seat=seen.seats[index],
        entrant=seen.number_of(person) if person else None,
        name=seen.name_of(person) if person else "",
        you=bool(seen.me) and person == seen.me,
        place=result.places[index] if shown and result and result.places else None,
        points=result.points[index] if shown and result and result.points else None,
        score=score.matchpoints if score and (person or is_board) else None,
        difference=score.difference if score and is_board else None,
    )


def _standings(seen: Seen) -> list[StandingInfo]:
    """Everybody who has a seat in a complete round, or still takes part."""
    played = {person for table in seen.tables for person in table.seating}
    players = [one.person for one in seen.people if one.status == IN or one.person in played]
    lines = standings(seen.tournament.format, players, complete_rounds(seen.tables))
    places = [line.place for line in lines]
    return [_line(seen, line, places.count(line.place) > 1) for line in lines]


def _line(seen: Seen, line: Standing, tied: bool) -> StandingInfo:
    return StandingInfo(
        place=line.place,
        tied=tied,
        entrant=seen.number_of(line.player) or 0,
        name=seen.name_of(line.player),
        you=bool(seen.me) and line.player == seen.me,
        score=line.score,
        most=line.most,
        rounds=[
            None
            if each is None
            else RoundScoreInfo(
                seat=seen.seats[each.seat], points=each.points, score=each.score, difference=each.difference
            )
            for each in line.rounds
        ],
        tie_breaks=[float(value) for value in line.tie_breaks],
    )
