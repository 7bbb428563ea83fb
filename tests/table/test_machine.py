"""People who do whatever comes to mind: the log always tells the same match, and every viewer a consistent stream."""

from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from hypothesis.strategies import booleans, integers, sampled_from

from operahouse.kernel.chance import Generator
from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import Json
from operahouse.table.absence import Leave, Resign, Return
from operahouse.table.chat import Mute, Say, WriteNote
from operahouse.table.command import Command
from operahouse.table.decide import Change
from operahouse.table.end import Close
from operahouse.table.moves import Play
from operahouse.table.names import Rename
from operahouse.table.rewind import Rewind
from operahouse.table.seats import Kick, SeatBot, Sit, Stand, Watch
from operahouse.table.stand_in import VoteStandIn
from operahouse.table.standing_orders import Condition, GiveOrder, RevokeOrder, StandingOrder
from operahouse.table.start import Start
from operahouse.table.stream import Stream
from operahouse.table.time_control import DAY, SECOND, TimeControl
from operahouse.table.undo import Undo
from operahouse.table.votes import Vote, VoteTopic
from tests.table.logged_match import PEOPLE, LoggedMatch, find_game, random_move, with_last_notes
from tests.table.test_log import same

TIME_CONTROLS = [TimeControl(), TimeControl("live", 60 * SECOND, 5 * SECOND, SECOND), TimeControl("slow", days=1)]
TOPICS: list[VoteTopic] = ["pause", "resume", "rematch"]
SHORT: list[Command] = [
    Stand(), Start(), Close(), Leave(), Return(), Undo(), Rewind(), Watch("X"), Watch(""), Rename("Y"), Rename("Z"),
]  # fmt: skip
people = sampled_from(PEOPLE)
seats = integers(0, 2)


class TableMachine(RuleBasedStateMachine):
    """Three seats, four people, and a clock."""

    table: LoggedMatch

    @initialize(
        name=sampled_from(["toy", "opera", "operaopoly"]), time_control=sampled_from(TIME_CONTROLS), begin=booleans()
    )
    def open(self, name: str, time_control: TimeControl, begin: bool) -> None:
        """A table; most matches are about what happens in the game."""
        self.table = LoggedMatch(find_game(name), 3, time_control)
        self.streams = {person: Stream(person) for person in [*PEOPLE, "nobody"]}
        self.told: dict[str, list[Json]] = {person: [] for person in self.streams}
        self.requests: list[tuple[str, str, Command, Change]] = []
        if begin:
            self.table.sit_down()

    def ask(self, person: str, command: Command) -> None:
        """A refusal changes nothing; an answer is remembered."""
        before = self.table.match
        number, id_ = before.number, f"r{len(self.requests)}"
        try:
            self.requests.append((person, id_, command, self.table.ask(person, command, id_)))
        except Refusal:
            assert self.table.match is before
            assert before.number == number

    @rule(person=people, seat=seats)
    def sit(self, person: str, seat: int) -> None:
        """Anybody, anywhere, whether free or not."""
        self.ask(person, Sit(list(self.table.match.occupants)[seat], person))

    @rule(seat=seats, kick=booleans())
    def host(self, seat: int, kick: bool) -> None:
        """The host puts bots on seats and empties them."""
        name = list(self.table.match.occupants)[seat]
        self.ask("anna", Kick(name) if kick else SeatBot(name, "random"))

    @rule(person=people, command=sampled_from(SHORT))
    def do(self, person: str, command: Command) -> None:
        """What needs no further words."""
        self.ask(person, command)

    @rule(person=people, sure=integers(0, 3))
    def resign(self, person: str, sure: int) -> None:
        """Not too often."""
        if sure == 0:
            self.ask(person, Resign())

    @rule(seed=integers(0, 1000), count=integers(1, 5))
    def move(self, seed: int, count: int) -> None:
        """Good moves of whoever is asked, also of seats that bots play for."""
        for _ in range(count):
            asked = self.table.match.awaited
            if asked:
                seat = asked[seed % len(asked)]
                move = random_move(self.table.match, seat, Generator(seed))
                self.ask(self.table.match.occupants[seat].person or "nobody", Play(move))

    @rule(limit=integers(1, 3))
    def let_bots_move(self, limit: int) -> None:
        """Bots may be slow."""
        self.table.let_bots_move(limit)

    @rule(person=people, move=sampled_from(["bid 1", "stop", "nonsense", ""]))
    def try_a_move(self, person: str, move: str) -> None:
        """Moves out of turn, and no moves at all."""
        self.ask(person, Play(move))

    @rule(person=people, topic=sampled_from(TOPICS), on=booleans())
    def vote(self, person: str, topic: VoteTopic, on: bool) -> None:
        """At any time, agreed or not."""
        self.ask(person, Vote(topic, on))

    @rule(person=people, seat=seats, on=booleans())
    def stand_in(self, person: str, seat: int, on: bool) -> None:
        """For anybody, gone or not."""
        self.ask(person, VoteStandIn(list(self.table.match.occupants)[seat], on))

    @rule(person=people, whom=people, on=booleans())
    def talk(self, person: str, whom: str, on: bool) -> None:
        """Words for all, and some for nobody else."""
        self.ask(person, Say(f"hello {whom}"))
        self.ask(person, Mute(whom, on))
        self.ask(person, WriteNote(f"about {whom}"))

    @rule(person=people, give=booleans())
    def order(self, person: str, give: bool) -> None:
        """An order that the toy obeys."""
        order = StandingOrder((Condition("stage", "is", "bid"),), (Condition("round", "at-least", 3),), "bid 1")
        self.ask(person, GiveOrder("bids", order) if give else RevokeOrder("bids"))

    @rule(time=sampled_from([0, SECOND, 30 * SECOND, DAY]))
    def wait(self, time: int) -> None:
        """Clocks run out, pauses and deserted tables come to an end."""
        self.table.wait(time)

    @rule(index=integers(0, 100))
    def send_again(self, index: int) -> None:
        """The same request gets the first answer, however much has happened since."""
        if self.requests:
            person, id_, command, change = self.requests[index % len(self.requests)]
            number = self.table.match.number
            again = self.table.ask(person, command, id_)
            assert (again.answer, again.entries, self.table.match.number) == (change.answer, [], number)

    @rule(person=people, back=integers(0, 10))
    def reconnect(self, person: str, back: int) -> None:
        """After a broken link the rest comes, and the stream goes on."""
        self.told[person] += self.streams[person].read(self.table.match)
        seen = max(0, len(self.told[person]) - back)
        self.streams[person] = Stream(person)
        assert self.streams[person].resume(self.table.match, seen) == with_last_notes(self.told[person])[seen:]

    @invariant()
    def log_tells_the_same_match(self) -> None:
        """At every point."""
        same(self.table.again(), self.table.match)

    @invariant()
    def streams_have_no_gaps(self) -> None:
        """For every viewer."""
        for person, stream in self.streams.items():
            self.told[person] += stream.read(self.table.match)
            told = self.told[person]
            assert [item["number"] for item in told] == list(range(1, len(told) + 1))


TestTable = TableMachine.TestCase
TestTable.settings = settings(max_examples=30, stateful_step_count=30)
