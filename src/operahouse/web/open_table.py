"""Opening a table: the agreement, who sits where, and the deal if no seat is open."""

from secrets import token_bytes
from typing import TYPE_CHECKING, Final, Protocol

from operahouse.kernel.by_hand_types import Depth
from operahouse.kernel.errors import Malformed, OperahouseError
from operahouse.kernel.game import Game, Json
from operahouse.kernel.reading import Reader
from operahouse.store.match_summary import summarize
from operahouse.store.person import Person
from operahouse.table.agreement import agree, check_bot
from operahouse.table.by_hand import DepthChanged, agree_by_hand
from operahouse.table.decide import Change, open_match
from operahouse.table.fact import Fact
from operahouse.table.seats import Seated
from operahouse.table.shares import check_commitment
from operahouse.table.time_control import read_time_control
from operahouse.web.bot_names import is_bot
from operahouse.web.errors import RequestError
from operahouse.web.live_match import LiveMatch
from operahouse.web.rematch import SEED_BYTES, start_if_full
from operahouse.web.table_codes import free_code, new_id
from operahouse.web.wall_clock import now

if TYPE_CHECKING:
    from operahouse.web.server import Server

YOU: Final = "you"
OPEN: Final = "open"
MOST_WAITING: Final = 10
"""Public tables of one person that may look for players at the same time."""


class TableTerms(Protocol):
    """The terms of a new table, as `schemas.tables.NewTable` describes them."""

    game: str
    players: int
    options: list[str]
    pace: Json
    public: bool
    rated: bool
    spectators: bool
    substitute: str
    seats: list[str] | None
    begin: bool
    by_hand: Depth | None
    commitment: str


async def open_table(server: "Server", person: Person, body: TableTerms, seeks: bool = False) -> LiveMatch:
    """A new table, stored before anybody sees it. One that seeks players starts by itself once it's full."""
    change = first_entries(load_known_game(server, body.game), person, body)
    if body.public:
        await _check_waiting(server, person.id)
    id_, code = new_id(), await free_code(server.store)
    summary = summarize(change.match, id_, code, body.public, body.rated, change.match.entries[0].at)
    await server.store.write(id_, 1, change.entries, summary)
    live = server.add(LiveMatch(server, change.match, summary))
    if summary.public:
        await server.list_table(live, seeks)
    if summary.due is not None:
        server.scheduler.schedule(live, summary.due)
    return live


async def _check_waiting(server: "Server", host: str) -> None:
    """Nobody may fill the foyer with tables of their own."""
    if await server.count_waiting(host) >= MOST_WAITING:
        raise RequestError(409, "web-many-waiting", {"most": MOST_WAITING})


def first_entries(game: Game, person: Person, body: TableTerms) -> Change:
    """The first entries of the log."""
    time_control = read_time_control(Reader(body.pace, "pace"))
    agreement = agree(
        game, body.players, body.options, person.id, token_bytes(SEED_BYTES), time_control,
        body.substitute, body.spectators,
    )  # fmt: skip
    if body.by_hand is not None:
        agreement = agree_by_hand(game, agreement, body.by_hand, body.public or body.rated)
    empty = open_match(game, agreement, now())
    facts: list[Fact] = [*_seated(list(empty.match.occupants), person, body)]
    if body.by_hand is not None:
        facts.append(DepthChanged(body.by_hand))
    change = open_match(game, agreement, now(), facts)
    return start_if_full(change) if body.begin else change


def _seated(seats: list[str], person: Person, body: TableTerms) -> list[Seated]:
    """Who sits where from the start."""
    words = [YOU] + [OPEN] * (len(seats) - 1) if body.seats is None else body.seats
    if len(words) != len(seats):
        raise Malformed("seats", "web-wrong-seats", {"count": len(words), "players": len(seats)})
    if words.count(YOU) > 1:
        raise Malformed("seats", "web-one-seat", {})
    if body.rated:
        check_rated(person, words)
    taken = [(seat, word) for seat, word in zip(seats, words, strict=True) if word != OPEN]
    return [_sit(seat, word, person, body.commitment) for seat, word in taken]


def _sit(seat: str, word: str, person: Person, commitment: str) -> Seated:
    if word == YOU:
        return Seated(seat, person.id, person.name, "", check_commitment(commitment), not person.password)
    check_bot(word)
    return Seated(seat, "", "", word)


def check_rated(person: Person, words: list[str]) -> None:
    """Rated games are between people with accounts."""
    if not person.password:
        raise RequestError(403, "web-rated-account")
    if is_bot(person) or any(word not in (YOU, OPEN) for word in words):
        raise RequestError(409, "web-rated-bots")


def load_known_game(server: "Server", name: str) -> Game:
    """A game by its name. Raises an error if there is none."""
    if name not in server.game_names():
        raise OperahouseError("unknown-game", {"game": name[:80], "known": ", ".join(server.game_names())})
    return server.load_game(name)
