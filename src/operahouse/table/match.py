"""A match: everything that follows from its log so far."""

from typing import TYPE_CHECKING, Final, NamedTuple

from operahouse.kernel.errors import OperahouseError, Refusal
from operahouse.kernel.events import Event
from operahouse.kernel.game import CHANCE, Game, State
from operahouse.kernel.play import seat_names
from operahouse.kernel.snapshot import Status
from operahouse.table.agreement import Opened
from operahouse.table.chance import SeededChance, read_seed
from operahouse.table.clock import Clock
from operahouse.table.copy_on_write import CopyOnWriteList
from operahouse.table.fact import Entry

if TYPE_CHECKING:
    from operahouse.table.standing_orders import StandingOrder

NO_EVENTS: Final[list[Event]] = []


class Occupant(NamedTuple):
    """Who holds a seat. A person together with a bot is away, and the bot plays for them."""

    person: str = ""
    name: str = ""
    bot: str = ""

    @property
    def is_empty(self) -> bool:
        """Whether nobody holds the seat."""
        return not self.person and not self.bot

    @property
    def is_present(self) -> bool:
        """Whether a person holds the seat and plays."""
        return bool(self.person) and not self.bot


class UndoPoint(NamedTuple):
    """A move that its maker may still take back."""

    number: int
    seat: str
    before: State
    granted: dict[str, int]
    """The time that clocks were given because of it."""


def new_match(game: Game, agreement: Opened) -> "Match":
    """A match with an empty log. The names of its seats come from a deal that nobody sees."""
    dealt = game.deal(agreement.players, list(agreement.options), SeededChance(b"", "names"))
    return Match(game, agreement, game.seats(dealt))


class Match:
    """The state of a match. Only facts change it: see `Fact.apply`.

    Attributes that seldom change are replaced, never changed in place, so that copies can share them.
    """

    def __init__(self, game: Game, agreement: Opened, seats: list[str], original: "Match | None" = None) -> None:
        self.game = game
        self.agreement = agreement
        if original is not None:
            self._copy_from(original)
            return
        self.seed = read_seed(agreement.seed)
        self.entries: CopyOnWriteList[Entry] = CopyOnWriteList()
        self._answers: dict[tuple[str, str], int] = {}
        """The entry that answered each request, shared by all copies: see `answered`."""
        self.occupants = {seat: Occupant() for seat in seats}
        self.spectators: dict[str, str] = {}
        self.banned: frozenset[str] = frozenset()
        self.initial_state: State | None = None
        self.state: State | None = None
        self.awaited_since: dict[str, int] = {}
        """The seats that have to decide, each with the entry since which it does. Others may decide meanwhile."""
        self.moves: CopyOnWriteList[tuple[int, str, str]] = CopyOnWriteList()
        """The moves that were not undone: number of the entry, seat, text."""
        self.events: CopyOnWriteList[list[Event]] = CopyOnWriteList()
        """The game events of each entry, undone moves included."""
        self.undo_points: tuple[UndoPoint, ...] = ()
        self.clock = Clock(agreement.time_control, seats)
        self.paused_at = 0
        self.unattended_since = 0
        """Since when no person is at the table; 0 while somebody is."""
        self.votes: frozenset[tuple[str, str]] = frozenset()
        """Topics and the seats that vote for them."""
        self.standing_orders: dict[tuple[str, str], StandingOrder] = {}
        """By seat and name, in the order in which they are tried."""
        self.orders_suspended: frozenset[str] = frozenset()
        """Seats that undid a move. Their standing orders wait until they have moved themselves."""
        self.notes: dict[str, str] = {}
        self.resigned: tuple[str, ...] = ()
        self.outcome = ""
        """How the match ended; empty while it goes on."""
        self.next_match = ""

    def _copy_from(self, other: "Match") -> None:
        self.seed, self._answers = other.seed, other._answers
        self.entries, self.moves, self.events = other.entries.copy(), other.moves.copy(), other.events.copy()
        self.occupants, self.spectators, self.banned = other.occupants, other.spectators, other.banned
        self.initial_state, self.state, self.awaited_since = other.initial_state, other.state, other.awaited_since
        self.undo_points, self.clock = other.undo_points, other.clock.clone()
        self.paused_at, self.unattended_since = other.paused_at, other.unattended_since
        self.votes, self.standing_orders = other.votes, other.standing_orders
        self.orders_suspended, self.notes, self.resigned = other.orders_suspended, other.notes, other.resigned
        self.outcome, self.next_match = other.outcome, other.next_match

    def clone(self) -> "Match":
        """An independent copy. States, entries and events never change and are shared."""
        return Match(self.game, self.agreement, [], self)

    @property
    def number(self) -> int:
        """The number of the last entry."""
        return len(self.entries)

    @property
    def status(self) -> Status:
        """One of `seating`, `playing`, `paused`, `ended`."""
        if self.outcome:
            return "ended"
        if self.state is None:
            return "seating"
        return "paused" if self.paused_at else "playing"

    def answered(self, person: str, id_: str) -> int | None:
        """The number of the entry that answered a request; None if there is none yet.

        All copies share one index, also copies that were never stored. So the index counts only where the entry
        itself agrees.
        """
        number = self._answers.get((person, id_))
        if number is None or number > self.number:
            return None
        entry = self.entries[number - 1]
        return number if (entry.by, entry.id) == (person, id_) else None

    def append(self, entry: Entry) -> None:
        """Add an applied entry to the log. The first entry of a request is its answer."""
        self.entries.append(entry)
        if entry.by and self.answered(entry.by, entry.id) is None:
            self._answers[entry.by, entry.id] = entry.number

    def set_occupant(self, seat: str, occupant: Occupant) -> None:
        """Change who holds a seat."""
        self.occupants = {**self.occupants, seat: occupant}

    def record_events(self, number: int, events: list[Event]) -> None:
        """The game events of that entry, the newest."""
        while len(self.events) < number - 1:
            self.events.append(NO_EVENTS)
        self.events.append(events)

    def seat_of(self, person: str) -> str:
        """The seat that a person holds; empty for anybody else."""
        return next((seat for seat, occupant in self.occupants.items() if person and occupant.person == person), "")

    def own_seat(self, person: str) -> str:
        """The seat of somebody who needs one. Raises Refusal if they have none."""
        seat = self.seat_of(person)
        if not seat:
            raise Refusal("", "table-no-seat", {})
        return seat

    def state_in_play(self) -> State:
        """The state of the game. Raises Refusal unless the match is being played."""
        if self.state is None:
            raise Refusal("", "table-not-begun", {})
        if self.outcome:
            raise Refusal("", "table-over", {})
        if self.paused_at:
            raise Refusal("", "table-paused", {})
        return self.state

    def awaited(self) -> list[str]:
        """The seats that have to decide now; none unless the match is being played."""
        return list(self.awaited_since) if self.status == "playing" else []

    def update_awaited(self, number: int, decided: str = "") -> None:
        """That entry changed the state: note who has to decide now. The seat that just decided is asked anew."""
        assert self.state is not None
        before = self.awaited_since
        seats = seat_names(self.game, self.state, [seat for seat in self.state.to_act() if seat != CHANCE])
        self.awaited_since = {seat: number if seat == decided else before.get(seat, number) for seat in seats}

    def seat_number(self, seat: str) -> int:
        """The number of a seat in the game."""
        if seat == "chance":
            return CHANCE
        if self.state is None or seat not in self.occupants:
            raise OperahouseError("table-unknown-seat", {"seat": seat[:80], "known": ", ".join(self.occupants)})
        return self.game.seats(self.state).index(seat)

    def present_seats(self) -> list[str]:
        """The seats whose people are present."""
        return [seat for seat, occupant in self.occupants.items() if occupant.is_present]

    def agreed(self, topic: str) -> bool:
        """Whether everybody who is present votes for it."""
        if not self.votes:
            return False
        present = self.present_seats()
        return bool(present) and all((topic, seat) in self.votes for seat in present)
