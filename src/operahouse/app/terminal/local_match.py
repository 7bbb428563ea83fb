"""A match in this process: bots, and people who share the terminal."""

from operahouse.app.timestamps import milliseconds, timestamp
from operahouse.bots.bot import Bot
from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.game import SPECTATOR, Game, Json
from operahouse.kernel.reading import Reader
from operahouse.kernel.snapshot import Snapshot
from operahouse.table.agreement import agree
from operahouse.table.bot_moves import choose_bot_move
from operahouse.table.chance import deal_chance
from operahouse.table.codec import COMMAND_FORMAT
from operahouse.table.command import Command, Request
from operahouse.table.decide import accept_bot_move, bots_to_move, decide, open_match
from operahouse.table.record import record_of
from operahouse.table.seats import Seated
from operahouse.table.snapshot import snapshot
from operahouse.table.start import Start
from operahouse.table.stream import Stream

PERSON = "you"
"""The name of every person at this terminal."""
HOST = "host"
SPECTATOR_ID = ""


class LocalMatch:
    """A match whose log is kept in memory. It is opened, played and undone as on a server."""

    def __init__(self, game: Game, names: list[str], bots: list[Bot | None], options: list[str], seed: bytes) -> None:
        """Names and bots are in order of play, with None for a person."""
        seats = game.seats(game.deal(len(names), options, deal_chance(seed)))
        seated = [_seated(*each) for each in zip(seats, names, bots, strict=True)]
        self._started_at = timestamp()
        self._requests = 0
        self._bots = {seat: bot for seat, bot in zip(seats, bots, strict=True) if bot is not None}
        self.match = open_match(game, agree(game, len(names), options, HOST, seed), milliseconds(), seated).match
        people = [fact.person for fact in seated if fact.person]
        self.connections = [LocalConnection(self, person) for person in people or [SPECTATOR_ID]]
        """One for each person in order of play; a spectator's if only bots play."""
        self.decide(HOST, Start())

    def decide(self, person: str, command: Command) -> None:
        """Carry out a command. Raises Refusal if it is not possible."""
        self._requests += 1
        self.match = decide(self.match, Request(person, str(self._requests), command), milliseconds()).match

    def let_bots_move(self) -> None:
        """Let bots move until only people have to decide, or the game is over."""
        while seats := bots_to_move(self.match):
            match, seat = self.match, seats[0]
            move = choose_bot_move(match, seat, self._bots[seat])
            self.match = accept_bot_move(match, seat, move, match.awaited_since[seat], milliseconds()).match

    def record(self) -> Json:
        """The game so far as a record."""
        return record_of(self.match, self._started_at)


def _seated(seat: str, name: str, bot: Bot | None) -> Seated:
    return Seated(seat, f"{PERSON} {seat}", name, "") if bot is None else Seated(seat, "", "", name)


class LocalConnection:
    """A person's connection to a match in this process."""

    def __init__(self, local: LocalMatch, person: str) -> None:
        self._local = local
        self._person = person
        self._stream = Stream(person)
        self._stream.read(local.match)
        self._snapshot: Snapshot | None = None
        self._snapshot_number = 0

    def snapshot(self) -> Snapshot:
        """The table as this person sees it now, made once for each entry of the log."""
        match = self._local.match
        if self._snapshot is None or self._snapshot_number != match.number:
            self._snapshot = snapshot(match, self._person, milliseconds())
            self._snapshot_number = match.number
        return self._snapshot

    def news(self) -> list[Json]:
        """The items of this person's stream since the last call. People who sat down at the start are no news."""
        return self._stream.read(self._local.match)

    def send(self, command: Json) -> None:
        """Carry out a command. Raises OperahouseError if it is refused."""
        self._local.decide(self._person, COMMAND_FORMAT.read(Reader(command)))

    def wait(self) -> None:
        """Let bots move until only people have to decide."""
        self._local.let_bots_move()

    def final_view(self) -> Json:
        """A spectator's view, because several people may look at the screen."""
        match = self._local.match
        if match.state is None:
            raise OperahouseError("table-not-begun", {})
        return match.game.view(match.state, SPECTATOR)
