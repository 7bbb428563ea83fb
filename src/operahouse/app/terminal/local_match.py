"""A match in this process: bots, and people who share the terminal."""

from operahouse.bots.bot import Bot
from operahouse.bots.coach import Coach
from operahouse.bots.levels import make_network_judge
from operahouse.kernel.decision import decision_of
from operahouse.kernel.errors import OperahouseError, Refusal
from operahouse.kernel.game import SPECTATOR, Game, Json
from operahouse.kernel.reading import Reader
from operahouse.kernel.snapshot import Snapshot
from operahouse.table.agreement import agree
from operahouse.table.bot_moves import choose_bot_move
from operahouse.table.chance import bot_chance
from operahouse.table.codec import COMMAND_FORMAT
from operahouse.table.command import Command, Request
from operahouse.table.decide import accept_bot_move, bots_to_move, decide, open_match
from operahouse.table.record import record_of
from operahouse.table.seats import Seated
from operahouse.table.snapshot import snapshot
from operahouse.table.start import Start, deal_alone
from operahouse.table.stream import Stream
from operahouse.web.wall_clock import iso_time, now

PERSON = "you"
"""The name of every person at this terminal."""
HOST = "host"
SPECTATOR_ID = ""


class LocalMatch:
    """A match whose log is kept in memory. It is opened, played and undone as on a server."""

    def __init__(self, game: Game, names: list[str], bots: list[Bot | None], options: list[str], seed: bytes) -> None:
        """Names and bots are in order of play, with None for a person."""
        seats = game.seats(deal_alone(game, len(names), options, seed))
        seated = [_seated(*each) for each in zip(seats, names, bots, strict=True)]
        self._started_at = iso_time(now())
        self._requests = 0
        self._bots = {seat: bot for seat, bot in zip(seats, bots, strict=True) if bot is not None}
        self.match = open_match(game, agree(game, len(names), options, HOST, seed), now(), seated).match
        people = [fact.person for fact in seated if fact.person]
        self.connections = [LocalConnection(self, person) for person in people or [SPECTATOR_ID]]
        """One for each person in order of play; a spectator's if only bots play."""
        self.decide(HOST, Start())

    def decide(self, person: str, command: Command) -> None:
        """Carry out a command. Raises Refusal if it is not possible."""
        self._requests += 1
        self.match = decide(self.match, Request(person, str(self._requests), command), now()).match

    def let_bots_move(self) -> None:
        """Let bots move until only people have to decide, or the game is over."""
        while self.let_bot_move():
            pass

    def let_bot_move(self) -> bool:
        """Let a bot move, if one has to. Returns whether one had to."""
        seats = bots_to_move(self.match)
        if seats:
            match, seat = self.match, seats[0]
            move = choose_bot_move(match, seat, self._bots[seat])
            self.match = accept_bot_move(match, seat, move, match.awaited_since[seat], now()).match
        return bool(seats)

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
            self._snapshot = snapshot(match, self._person, now())
            self._snapshot_number = match.number
        return self._snapshot

    def news(self) -> list[Json]:
        """The items of this person's stream since the last call. People who sat down at the start are no news."""
        return self._stream.read(self._local.match)

    def send(self, command: Json) -> None:
        """Carry out a command. Raises OperahouseError if it is refused."""
        self._local.decide(self._person, COMMAND_FORMAT.read(Reader(command)))

    def ask(self, question: Json) -> Json:
        """The coach's answer to `hint`, as a server gives it: not where others play."""
        match, seat = self._local.match, self._local.match.own_seat(self._person)
        if any(occupant.person not in ("", self._person) for occupant in match.occupants.values()):
            raise Refusal("", "web-no-hints", {})
        if seat not in match.awaited:
            raise Refusal("", "web-not-asked", {})
        decision = decision_of(match.game, match.state_in_play(), match.seat_numbers[seat])
        chance = bot_chance(match.seed, seat, match.awaited_since[seat])
        move = Reader(question).at("move").text()
        return Coach(match.game, make_network_judge(match.game)).advise(decision, chance, move).to_json()

    def wait(self, seconds: float | None = None) -> None:
        """Let bots move until only people have to decide; with a number of seconds, one of them."""
        if seconds is not None:
            self._local.let_bot_move()
            return
        self._local.let_bots_move()

    def final_view(self) -> Json:
        """A spectator's view, because several people may look at the screen."""
        match = self._local.match
        if match.state is None:
            raise OperahouseError("table-not-begun", {})
        return match.game.view(match.state, SPECTATOR)
