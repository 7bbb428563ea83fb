"""A house with one table: everything goes through the log and is replayed from it, as a server would do."""

import json
from collections.abc import Sequence

from operahouse.bots.bot import RandomBot
from operahouse.games.catalogue import load_game
from operahouse.kernel.chance import Generator
from operahouse.kernel.game import Game, Json, State
from operahouse.kernel.play import choose_at_random
from operahouse.table.beginning import Begin
from operahouse.table.codec import read_entry, write_entry
from operahouse.table.fact import Entry
from operahouse.table.log import replay
from operahouse.table.match import Match
from operahouse.table.moving import Play
from operahouse.table.opening import agree
from operahouse.table.pace import Pace
from operahouse.table.ports import Overtaken
from operahouse.table.proceed import Outcome, answer, bot_moves, bots_to_move, open_match, tick
from operahouse.table.seating import Sit
from operahouse.table.stream import Stream
from operahouse.table.thinking import think
from operahouse.table.wish import Request, Wish
from tests.toy.extras import RichToy

SEED = bytes(range(32))
PEOPLE = ["anna", "bob", "cleo", "dora"]
START = 1_700_000_000_000
TOY = RichToy()


def find_game(name: str) -> Game:
    """The games of the house, and the toy."""
    return TOY if name == "toy" else load_game(name)


class MemoryLog:
    """The port as plainly as can be: lines of JSON by match."""

    def __init__(self) -> None:
        self.lines: dict[str, list[str]] = {}

    def append(self, match: str, expected: int, entries: Sequence[Entry]) -> None:
        """Each number once."""
        lines = self.lines.setdefault(match, [])
        if expected != len(lines) + 1:
            raise Overtaken(match, expected)
        lines += [json.dumps(write_entry(entry)) for entry in entries]

    def load(self, match: str, after: int = 0) -> list[Entry]:
        """The rest of the lines."""
        return [read_entry(json.loads(line)) for line in self.lines.get(match, [])[after:]]


class House:
    """One match at a time, and a clock that the test moves."""

    def __init__(self, game: Game, players: int = 2, pace: Pace | None = None) -> None:
        self.log = MemoryLog()
        self.now = START
        self.sent = 0
        opened = open_match(game, agree(game, players, [], "anna", SEED, pace), self.now)
        self.match: Match = opened.match
        self.log.append("m1", 1, opened.entries)

    def sit_down(self) -> "House":
        """Everybody takes a seat, and the host begins."""
        for seat, person in zip(self.match.places, PEOPLE, strict=False):
            self.ask(person, Sit(seat, person.title()))
        self.ask("anna", Begin())
        return self

    def ask(self, person: str, wish: Wish, id_: str = "") -> Outcome:
        """A request, stored before the match goes on."""
        self.sent += 1
        return self._keep(answer(self.match, Request(person, id_ or f"request-{self.sent}", wish), self.now))

    def wait(self, time: int) -> Outcome:
        """Time goes by, and the table is reminded."""
        self.now += time
        return self._keep(tick(self.match, self.now))

    def let_bots_move(self, limit: int = 10_000) -> None:
        """Until only people are asked."""
        while limit and (seats := bots_to_move(self.match)):
            move = think(self.match, seats[0], RandomBot())
            self._keep(bot_moves(self.match, seats[0], move, self.match.asked_since[seats[0]], self.now))
            limit -= 1

    def play(self, move: str, seat: str = "") -> Outcome:
        """A move of whoever is asked first."""
        seat = seat or self.match.asked()[0]
        return self.ask(self.match.places[seat].person, Play(move))

    def play_at_random(self, moves: int, seed: int = 1) -> None:
        """So many whole moves of people, or until the game is over."""
        chance = Generator(seed)
        for _ in range(moves):
            asked = self.match.asked()
            if not asked:
                return
            seat = asked[chance.below(len(asked))]
            self.play(random_move(self.match, seat, chance), seat)

    def stream(self, person: str) -> list[Json]:
        """Everything that person was ever told."""
        return Stream(person).read(self.match)

    def again(self) -> Match:
        """The match as the log alone tells it."""
        return replay(find_game, self.log.load("m1"))

    def _keep(self, outcome: Outcome) -> Outcome:
        if outcome.entries:
            self.log.append("m1", self.match.number + 1, outcome.entries)
        self.match = outcome.match
        return outcome


def random_move(match: Match, seat: str, chance: Generator) -> str:
    """A whole move, every step by lot."""
    before, number = match.playing(), match.seat_number(seat)
    after: State = before.clone()
    steps: list[int] = []
    while not steps or after.within_move():
        steps.append(choose_at_random(after, number, chance))
        after.step(number, steps[-1])
    return match.game.spell_move(before, number, steps)


def facts(match: Match) -> list[str]:
    """The kinds of facts in a log, in order."""
    return [str(write_entry(entry)["kind"]) for entry in match.entries]
