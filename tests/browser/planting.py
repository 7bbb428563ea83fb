"""Tables at which a recorded game is about to come to a scene: one move, and a round ends or an opera is performed."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from operahouse.games.catalogue import load_game
from operahouse.kernel.events import Event
from operahouse.kernel.game import Game, State
from operahouse.kernel.record import read_record
from operahouse.store.connect import open_store
from operahouse.store.log import Append
from operahouse.store.match_summary import summarize
from operahouse.store.people import Person
from operahouse.store.store import Store
from operahouse.table.agreement import agree
from operahouse.table.decide import open_match
from operahouse.table.fact import Fact
from operahouse.table.log import write_fact
from operahouse.table.match import Match
from operahouse.table.seats import Seated
from operahouse.table.start import Started
from operahouse.table.time_control import DAY, TimeControl
from operahouse.web.sessions import hash_token

GOLDEN = Path(__file__).parents[1] / "games"
SEED = bytes(range(32))
NAMES = ["Fiona", "Basso", "Tom", "Ada", "Ivo", "Mia"]
Wanted = Callable[[list[Event]], bool]


class Moment(NamedTuple):
    """A state of a recorded game, who is to move, and the move that was made."""

    game: Game
    state: State
    seat: str
    move: str
    events: list[Event]
    options: list[str]


class Planted(NamedTuple):
    """A table in the database, and how its guest comes in."""

    path: str
    token: str
    moment: Moment


def tells(*kinds: str) -> Wanted:
    """Whether all these kinds of events are told."""
    return lambda events: set(kinds) <= {event.kind for event in events}


def find_moment(record: str, wanted: Wanted, which: int = 0) -> Moment:
    """Just before a move that leads to what is wanted, by itself or with the chance that follows: the n-th of them."""
    data = json.loads((GOLDEN / record).read_text(encoding="utf-8"))
    game = load_game(data["game"])
    replay = read_record(game, data)
    options = [name for name, on in data.get("options", {}).items() if on]
    found: list[Moment] = []
    for seat, move in replay.moves:
        before = replay.state
        events = replay.advance()
        if seat == "chance":
            found[-1].events.extend(events)
        else:
            found.append(Moment(game, before, seat, move, events, options))
    return [moment for moment in found if wanted(moment.events)][which]


class Garden:
    """Plants tables in a database that no server has opened yet."""

    def __init__(self, folder: Path) -> None:
        self._store: Store = open_store(f"sqlite:///{folder / 'house.db'}")
        self._count = 0

    def plant(self, moment: Moment, clock: TimeControl | None = None, people: bool = False) -> Planted:
        """A table at that moment, where a guest is to move; bots, or people who stay away, have the other seats."""
        self._count += 1
        guest, token = f"guest{self._count}", f"token{self._count}"
        self._add_person(guest, "Guest", token)
        match = self._seated(moment, guest, clock, people)
        self._write(match, Started(moment.game.write_position(moment.state), {}))
        name = f"{self._count:032x}"
        summary = summarize(match, name, f"SCENE{self._count}", False, False, START)
        self._store.submit(Append(name, 1, match.entries, summary)).result()
        return Planted(f"/t/{name}", token, moment)

    def close(self) -> None:
        """Make room for the server."""
        self._store.close()

    def _seated(self, moment: Moment, guest: str, clock: TimeControl | None, people: bool) -> Match:
        seats = moment.game.seats(moment.state)
        agreement = agree(moment.game, len(seats), moment.options, guest, SEED, clock)
        match = open_match(moment.game, agreement, START).match
        others = iter(NAMES)
        for seat in seats:
            name = next(others)
            if seat == moment.seat:
                self._write(match, Seated(seat, guest, "Guest", ""))
            elif people:
                self._add_person(f"{guest}{seat}", name, f"{guest}{seat}")
                self._write(match, Seated(seat, f"{guest}{seat}", name, ""))
            else:
                self._write(match, Seated(seat, "", "", "random"))
        return match

    def _write(self, match: Match, fact: Fact) -> None:
        write_fact(match, fact, START)

    def _add_person(self, id_: str, name: str, token: str) -> None:
        self._store.add_person(Person(id_, name, "", "en", START))
        self._store.add_session(hash_token(token), id_, START + 365 * 100 * DAY)


START = 1_700_000_000_000
