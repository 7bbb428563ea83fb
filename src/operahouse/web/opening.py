"""Opening a table: what is agreed, who sits where, and where no seat is open the deal."""

from secrets import token_bytes
from typing import Final

from operahouse.kernel.errors import Malformed, OperahouseError
from operahouse.kernel.game import Game
from operahouse.kernel.reading import Reader
from operahouse.store.log import Append
from operahouse.store.match_summary import summarize
from operahouse.store.people import Person
from operahouse.table.agreement import agree, check_bot
from operahouse.table.decide import Change, open_match
from operahouse.table.seats import Seated
from operahouse.table.time_control import read_time_control
from operahouse.web.clock import now
from operahouse.web.codes import free_code, new_id
from operahouse.web.denial import Denial
from operahouse.web.house import House
from operahouse.web.live import Live
from operahouse.web.rematch import SEED_BYTES, begun
from operahouse.web.shapes import NewTable

YOU: Final = "you"
OPEN: Final = "open"


async def open_table(house: House, person: Person, wish: NewTable) -> Live:
    """A new table, stored before anybody hears of it."""
    outcome = first_entries(load(house, wish.game), person, wish)
    id_, code = new_id(), await free_code(house.store)
    summary = summarize(outcome.match, id_, code, wish.public, wish.rated, outcome.match.entries[0].at)
    await house.write(Append(id_, 1, tuple(outcome.entries), summary))
    live = house.take_in(Live(house, outcome.match, summary))
    house.caretaker.note(live)
    return live


def first_entries(game: Game, person: Person, wish: NewTable) -> Change:
    """What the log begins with."""
    pace = read_time_control(Reader(wish.pace, "pace"))
    opened = agree(
        game, wish.players, wish.options, person.id, token_bytes(SEED_BYTES), pace, wish.substitute, wish.spectators
    )  # fmt: skip
    empty = open_match(game, opened, now())
    seated = _seated(list(empty.match.occupants), person, wish)
    outcome = open_match(game, opened, now(), seated)
    return begun(outcome) if wish.begin else outcome


def _seated(seats: list[str], person: Person, wish: NewTable) -> list[Seated]:
    """Who sits where from the start."""
    words = [YOU] + [OPEN] * (len(seats) - 1) if wish.seats is None else wish.seats
    if len(words) != len(seats):
        raise Malformed("seats", "web-wrong-seats", {"count": len(words), "players": len(seats)})
    if words.count(YOU) > 1:
        raise Malformed("seats", "web-one-seat", {})
    if wish.rated:
        check_rated(person, words)
    return [_sit(seat, word, person) for seat, word in zip(seats, words, strict=True) if word != OPEN]


def _sit(seat: str, word: str, person: Person) -> Seated:
    if word == YOU:
        return Seated(seat, person.id, person.name, "")
    check_bot(word)
    return Seated(seat, "", "", word)


def check_rated(person: Person, words: list[str]) -> None:
    """A rated game is between people with accounts."""
    if not person.password:
        raise Denial(403, "web-rated-account")
    if any(word not in (YOU, OPEN) for word in words):
        raise Denial(409, "web-rated-bots")


def load(house: House, name: str) -> Game:
    """A game by its name."""
    if name not in house.game_names():
        raise OperahouseError("unknown-game", {"game": name[:80], "known": ", ".join(house.game_names())})
    return house.load_game(name)
