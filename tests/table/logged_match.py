"""Runs one match the way a server does: everything goes through the log, and the match can be rebuilt from it."""

import json
from collections.abc import Sequence

from operahouse.bots.bot import RandomBot
from operahouse.games.catalogue import load_game
from operahouse.kernel.chance import Generator
from operahouse.kernel.game import Game, Json, State
from operahouse.kernel.play import choose_at_random
from operahouse.table.agreement import agree
from operahouse.table.bot_moves import choose_bot_move
from operahouse.table.codec import read_entry, write_entry
from operahouse.table.command import Command, Request
from operahouse.table.decide import Change, accept_bot_move, bots_to_move, decide, open_match, tick
from operahouse.table.fact import Entry
from operahouse.table.log import rebuild
from operahouse.table.match import Match
from operahouse.table.moves import Play
from operahouse.table.ports import WriteConflict
from operahouse.table.seats import Sit
from operahouse.table.start import Start
from operahouse.table.stream import Stream
from operahouse.table.time_control import TimeControl
from tests.toy.extras import RichToy

SEED = bytes(range(32))
PEOPLE = ["anna", "bob", "cleo", "dora"]
START = 1_700_000_000_000
TOY = RichToy()


def find_game(name: str) -> Game:
    """The games of the catalogue, and the toy."""
    return TOY if name == "toy" else load_game(name)


class MemoryLog:
    """The simplest possible log: lines of JSON for each match."""

    def __init__(self) -> None:
        self.lines: dict[str, list[str]] = {}

    def append(self, match: str, expected: int, entries: Sequence[Entry]) -> None:
        """Accepts each number once."""
        lines = self.lines.setdefault(match, [])
        if expected != len(lines) + 1:
            raise WriteConflict(match, expected)
        lines += [json.dumps(write_entry(entry)) for entry in entries]

    def load(self, match: str, after: int = 0) -> list[Entry]:
        """The lines after that number."""
        return [read_entry(json.loads(line)) for line in self.lines.get(match, [])[after:]]


class LoggedMatch:
    """One match, and a clock that the test sets."""

    def __init__(self, game: Game, players: int = 2, time_control: TimeControl | None = None) -> None:
        self.log = MemoryLog()
        self.now = START
        self.sent = 0
        opened = open_match(game, agree(game, players, [], "anna", SEED, time_control), self.now)
        self.match: Match = opened.match
        self.log.append("m1", 1, opened.entries)

    def sit_down(self) -> "LoggedMatch":
        """Everybody takes a seat, and the host starts the game."""
        for seat, person in zip(self.match.occupants, PEOPLE, strict=False):
            self.ask(person, Sit(seat, person.title()))
        self.ask("anna", Start())
        return self

    def ask(self, person: str, command: Command, id_: str = "") -> Change:
        """Send a request, and store its entries before the match goes on."""
        self.sent += 1
        return self._keep(decide(self.match, Request(person, id_ or f"request-{self.sent}", command), self.now))

    def wait(self, time: int) -> Change:
        """Let time pass."""
        self.now += time
        return self._keep(tick(self.match, self.now))

    def let_bots_move(self, limit: int = 10_000) -> None:
        """Until only people have to decide."""
        while limit and (seats := bots_to_move(self.match)):
            move = choose_bot_move(self.match, seats[0], RandomBot())
            self._keep(accept_bot_move(self.match, seats[0], move, self.match.awaited_since[seats[0]], self.now))
            limit -= 1

    def play(self, move: str, seat: str = "") -> Change:
        """A move of the first seat that has to decide, or of that seat."""
        seat = seat or self.match.awaited[0]
        return self.ask(self.match.occupants[seat].person, Play(move))

    def play_at_random(self, moves: int, seed: int = 1) -> None:
        """So many whole moves of people, or until the game is over."""
        chance = Generator(seed)
        for _ in range(moves):
            asked = self.match.awaited
            if not asked:
                return
            seat = asked[chance.below(len(asked))]
            self.play(random_move(self.match, seat, chance), seat)

    def stream(self, person: str) -> list[Json]:
        """Everything that person was ever shown."""
        return Stream(person).read(self.match)

    def again(self) -> Match:
        """The match rebuilt from the log alone."""
        return rebuild(find_game, self.log.load("m1"))

    def _keep(self, change: Change) -> Change:
        if change.entries:
            self.log.append("m1", self.match.number + 1, change.entries)
        self.match = change.match
        return change


def random_move(match: Match, seat: str, chance: Generator) -> str:
    """A whole move, every step at random."""
    before, number = match.state_in_play(), match.seat_numbers[seat]
    after: State = before.clone()
    steps: list[int] = []
    while not steps or after.within_move():
        steps.append(choose_at_random(after, number, chance))
        after.step(number, steps[-1])
    return match.game.spell_move(before, number, steps)


def facts(match: Match) -> list[str]:
    """The kinds of facts in a log, in order."""
    return [str(write_entry(entry)["kind"]) for entry in match.entries]


def with_last_notes(items: list[Json]) -> list[Json]:
    """Items of a stream, or lines of a log, as they are told anew: of somebody's notes only the last has its text."""
    last = {item.get("person"): index for index, item in enumerate(items) if item["kind"] == "noted"}
    return [
        {**item, "text": ""} if item["kind"] == "noted" and last[item.get("person")] != index else item
        for index, item in enumerate(items)
    ]
