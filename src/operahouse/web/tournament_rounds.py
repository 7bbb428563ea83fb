"""Runs tournaments: pairs rounds, opens their tables, notes results, and goes on when a round is complete.

Everything that counts is stored first and can be done again: a server that stops in between, or another process,
finds what is missing and does just that.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from hmac import digest
from secrets import token_bytes
from typing import TYPE_CHECKING, Final

import msgspec
from structlog import get_logger

from operahouse.club.knockout import draw_tables, go_on, rounds_needed
from operahouse.club.pairing import pair
from operahouse.club.standings import standings
from operahouse.club.table_result import BOT, Seating, TableResult
from operahouse.kernel.errors import OperahouseError, Refusal
from operahouse.kernel.reading import Reader
from operahouse.store.match_summary import summarize
from operahouse.store.people import Person
from operahouse.store.tournaments import (
    IN,
    OPEN,
    RUNNING,
    Entrant,
    RoundTable,
    StoredResult,
    Tournament,
    add_result,
    add_round,
    end_tournament,
    entrants,
    find_tournament,
    open_board,
    round_tables,
    table_of_match,
    unsettled,
)
from operahouse.table.absence import Leave, Resign
from operahouse.table.agreement import agree
from operahouse.table.command import Request
from operahouse.table.decide import Change, close_match, decide, open_match
from operahouse.table.end import Ended
from operahouse.table.match import Match, seat_names
from operahouse.table.names import numbered
from operahouse.table.ports import WriteConflict
from operahouse.table.seats import Seated
from operahouse.table.shares import FIXED_FORMAT, LATEST_FORMAT
from operahouse.table.time_control import read_time_control
from operahouse.web.live_match import LiveMatch
from operahouse.web.rating import places_in
from operahouse.web.rematch import SEED_BYTES, start_if_full
from operahouse.web.results import file_results
from operahouse.web.table_codes import free_code, new_id
from operahouse.web.wall_clock import now

if TYPE_CHECKING:
    from operahouse.web.server import Server

log = get_logger()
DUPLICATE: Final = "duplicate"
KNOCKOUT: Final = "knockout"
FEWEST: Final = 2
REPEAT_SECONDS: Final = 15
AT_ONCE: Final = 50
LARGEST: Final = 2**31 - 1
NOTHING: Final = StoredResult((), (), ())


async def keep_tournaments(server: "Server") -> None:
    """Do what a server left undone that stopped, now and again and again until this one stops."""
    while True:
        try:
            await settle_all(server)
        except OperahouseError as error:
            log.warning("tournaments", error=str(error))
        await asyncio.sleep(REPEAT_SECONDS)


async def settle_all(server: "Server") -> None:
    """One that can't be settled must not hold up the others."""
    for id_ in await asyncio.to_thread(server.store.read, lambda found: unsettled(found, AT_ONCE)):
        try:
            await settle(server, id_)
        except OperahouseError as error:
            log.warning("tournament", tournament=id_, key=error.key)


async def note_result(server: "Server", live: LiveMatch) -> None:
    """A match has ended: if it belongs to a tournament, note its result and go on."""
    table = await asyncio.to_thread(server.store.read, lambda found: table_of_match(found, live.id))
    if table is None:
        return
    found = await asyncio.to_thread(server.store.read, lambda connection: find_tournament(connection, table.tournament))
    if table.result is None and found is not None and found.status == RUNNING:
        await _note(server, live)
    await settle(server, table.tournament)


async def settle(server: "Server", id_: str) -> None:
    """Open tables that are missing, note results, and once the round is complete open its board and go on."""
    async with server.tournament_lock:
        await _settle(server, id_)


async def begin_round(server: "Server", id_: str) -> None:
    """Begin the next round. Raises Refusal unless the last one is complete and another one is to come."""
    async with server.tournament_lock:
        await _settle(server, id_)
        found = await asyncio.to_thread(server.store.read, lambda connection: find_tournament(connection, id_))
        assert found is not None
        await _begin_round(server, found)


async def end_now(server: "Server", id_: str) -> None:
    """End a tournament as it stands. Games that are played go on and don't count for it, and nothing stays hidden."""
    async with server.tournament_lock:
        await asyncio.to_thread(server.store.change, lambda connection: end_tournament(connection, id_, now()))
        found, tables = await asyncio.to_thread(
            server.store.read, lambda connection: (find_tournament(connection, id_), round_tables(connection, id_))
        )
        if found is not None and (hidden := [table for table in tables if table.hidden]):
            await _open_board(server, found, hidden)


async def step_out(server: "Server", table: RoundTable, person: str) -> None:
    """A bot plays for somebody from now on. If nobody else is left at the table, its game ends."""
    live = await server.live_match(table.match)
    own = live.match.seat_of.get(person)
    others = any(seat != own for seat in live.match.present)
    request = Request(person, f"out-{new_id()}", Leave() if others else Resign())
    with suppress(Refusal):
        await live.change(lambda match: decide(match, request, now()))


async def close_table(server: "Server", table: RoundTable) -> None:
    """Break off a game. Its table has no result."""
    live = await server.live_match(table.match)
    with suppress(Refusal):
        await live.change(lambda match: close_match(match, now()))
    await note_result(server, live)


async def _settle(server: "Server", id_: str) -> None:
    found, tables = await asyncio.to_thread(
        server.store.read, lambda connection: (find_tournament(connection, id_), round_tables(connection, id_))
    )
    if found is None or found.status != RUNNING:
        return
    current = [table for table in tables if table.round == found.round]
    for table in current:
        if table.result is None:
            await _open_or_note(server, found, table)
    tables = await asyncio.to_thread(server.store.read, lambda connection: round_tables(connection, id_))
    current = [table for table in tables if table.round == found.round]
    if any(table.result is None for table in current):
        return
    if any(table.hidden for table in current):
        await _open_board(server, found, current)
    if is_last_round(found, current):
        await asyncio.to_thread(server.store.change, lambda connection: end_tournament(connection, id_, now()))
    elif found.automatic:
        await _go_on(server, found)


def is_last_round(tournament: Tournament, current: Sequence[RoundTable]) -> bool:
    """Whether no round follows."""
    return tournament.round >= tournament.rounds or (tournament.format == KNOCKOUT and len(current) == 1)


async def _go_on(server: "Server", tournament: Tournament) -> None:
    """The next round by itself. With too few people left, that was all."""
    try:
        await _begin_round(server, tournament)
    except Refusal as refusal:
        if refusal.key == "web-tournament-few":
            await asyncio.to_thread(
                server.store.change, lambda connection: end_tournament(connection, tournament.id, now())
            )


async def _open_or_note(server: "Server", tournament: Tournament, table: RoundTable) -> None:
    summary = await asyncio.to_thread(server.store.summary, table.match)
    if summary is None:
        await _open_table(server, tournament, table)
    elif summary.status == "ended":
        await _note(server, await server.live_match(table.match))


async def _open_board(server: "Server", tournament: Tournament, tables: Sequence[RoundTable]) -> None:
    """The games of a board may be looked at, and those that are over count in people's profiles."""
    await asyncio.to_thread(
        server.store.change,
        lambda connection: open_board(connection, tournament.id, tournament.round, tournament.public),
    )
    await server.read_again([table.match for table in tables])
    for table in tables:
        with suppress(OperahouseError):
            live = await server.live_match(table.match)
            if live.match.outcome:
                await file_results(server.store, live.match, live.summary)


async def _note(server: "Server", live: LiveMatch) -> None:
    result = result_of(live.match)
    await asyncio.to_thread(server.store.change, lambda connection: add_result(connection, live.id, result))


def result_of(match: Match) -> StoredResult:
    """How a match counts: points only if it was played to the end, places also if somebody gave up."""
    if match.outcome not in ("finished", "resigned"):
        return NOTHING
    seats = seat_names(match.game, match.agreement.players)
    places = places_in(match)
    ended = next(entry.fact for entry in reversed(match.entries) if isinstance(entry.fact, Ended))
    points = Reader(ended.result).at("points")
    scores = [points.at(seat).integer(-LARGEST, LARGEST) for seat in seats] if match.outcome == "finished" else []
    gave_up = tuple(seats.index(seat) for seat in match.resigned)
    return StoredResult(tuple(places[seat] for seat in seats), tuple(scores), gave_up)


def table_result(table: RoundTable) -> TableResult:
    """A table as scores and pairings see it."""
    if table.result is None:
        return TableResult(table.seating)
    return TableResult(table.seating, table.result.places, table.result.points, True, frozenset(table.result.resigned))


def complete_rounds(tables: Sequence[RoundTable]) -> list[list[TableResult]]:
    """The rounds that are over at every table."""
    rounds: list[list[RoundTable]] = []
    for number in sorted({table.round for table in tables}):
        rounds.append([table for table in tables if table.round == number])
    return [
        [table_result(table) for table in each] for each in rounds if all(table.result is not None for table in each)
    ]


async def _begin_round(server: "Server", tournament: Tournament) -> None:
    """Pair and store the round, then open its tables."""
    tables, people = await asyncio.to_thread(
        server.store.read,
        lambda connection: (round_tables(connection, tournament.id), entrants(connection, tournament.id)),
    )
    current = [table for table in tables if table.round == tournament.round]
    if tournament.status not in (OPEN, RUNNING) or (tournament.round and is_last_round(tournament, current)):
        raise Refusal("", "web-tournament-over", {})
    if any(table.result is None for table in current):
        raise Refusal("", "web-tournament-still-playing", {})
    seatings = await asyncio.to_thread(_next_seatings, tournament, people, tables)
    rounds = tournament.rounds
    if tournament.format == KNOCKOUT and not tournament.round:
        rounds = rounds_needed(sum(one.status == IN for one in people), tournament.players)
    written = [(new_id(), seating) for seating in seatings]
    await asyncio.to_thread(server.store.change, lambda connection: add_round(connection, tournament, rounds, written))
    opened = tournament._replace(round=tournament.round + 1, rounds=rounds, status=RUNNING)
    for number, (match, seating) in enumerate(written, 1):
        hidden = tournament.format == DUPLICATE
        await _open_table(server, opened, RoundTable(tournament.id, opened.round, number, match, seating, None, hidden))


def _next_seatings(tournament: Tournament, people: Sequence[Entrant], tables: Sequence[RoundTable]) -> list[Seating]:
    """Who sits where in the next round. Raises Refusal if too few are there."""
    present = [one.person for one in people if one.status == IN]
    past = [table.seating for table in tables]
    if tournament.format == KNOCKOUT and tournament.round:
        seeds, out = [one.person for one in people], [one.person for one in people if one.status != IN]
        last = [table_result(table) for table in tables if table.round == tournament.round]
        going = {player for table in last if (player := go_on(table, seeds, out))}
        present = [person for person in seeds if person in going]
    if len(present) < FEWEST:
        raise Refusal("", "web-tournament-few", {"least": FEWEST})
    if tournament.format == KNOCKOUT:
        return draw_tables(present, tournament.players, past)
    lines = standings(tournament.format, present, complete_rounds(tables))
    scores = {line.player: line.score for line in lines}
    seed = int.from_bytes(digest(tournament.id.encode(), str(tournament.round).encode(), "sha256")[:7])
    least = FEWEST if tournament.format == DUPLICATE else 1
    return pair(scores, tournament.players, past, seed, tournament.format == "swiss", least)


async def _open_table(server: "Server", tournament: Tournament, table: RoundTable) -> None:
    """Open the match of a table, which any process may do: it is stored once."""
    people = {id_: await asyncio.to_thread(server.store.person, id_) for id_ in table.seating if id_ != BOT}
    known = {id_: person for id_, person in people.items() if person is not None}
    if not known:
        await asyncio.to_thread(server.store.change, lambda connection: add_result(connection, table.match, NOTHING))
        return
    change = _first_entries(server, tournament, table, known)
    rated = tournament.rated and len(known) == len(table.seating) and all(one.password for one in known.values())
    public = tournament.public and not table.hidden
    code = await free_code(server.store)
    summary = summarize(change.match, table.match, code, public, rated, change.match.entries[0].at)
    with suppress(WriteConflict):
        await server.store.write(table.match, 1, change.entries, summary)
        live = server.add(LiveMatch(server, change.match, summary))
        if public:
            await server.list_table(live, False)
        if summary.due is not None:
            server.scheduler.schedule(live, summary.due)
        server.match_changed(live)


def _first_entries(server: "Server", tournament: Tournament, table: RoundTable, people: dict[str, Person]) -> Change:
    """Everybody sits and the game is dealt. Boards of a duplicate evening are dealt alike at every table."""
    game, same = server.load_game(tournament.game), tournament.format == DUPLICATE
    seed = token_bytes(SEED_BYTES)
    if same:
        seed = digest(server.secret("boards"), f"{tournament.id} {table.round}".encode(), "sha256")
    pace = read_time_control(Reader(msgspec.json.decode(tournament.pace), "pace"))
    agreement = agree(
        game, tournament.players, [], next(iter(people)), seed, pace, tournament.level, not same,
        deal_format=FIXED_FORMAT if same else LATEST_FORMAT,
    )  # fmt: skip
    names = _names(people)
    seated = [
        Seated(seat, id_, names[id_], "", "", not people[id_].password)
        if id_ in people
        else Seated(seat, "", "", tournament.level)
        for seat, id_ in zip(seat_names(game, tournament.players), table.seating, strict=True)
    ]
    return start_if_full(open_match(game, agreement, now(), seated))


def _names(people: dict[str, Person]) -> dict[str, str]:
    """Names for a table, at which no two may be alike."""
    taken: set[str] = set()
    names: dict[str, str] = {}
    for id_, person in people.items():
        name, count = person.name, 2
        while name.casefold() in taken:
            name, count = numbered(person.name, count), count + 1
        names[id_] = name
        taken.add(name.casefold())
    return names
