"""A match as its log tells it so far."""

from typing import Final, NamedTuple

from operahouse.kernel.errors import OperahouseError, Refusal
from operahouse.kernel.events import Event
from operahouse.kernel.game import CHANCE, Game, State
from operahouse.kernel.play import Played, seat_names
from operahouse.table.fact import Entry
from operahouse.table.growing import Growing
from operahouse.table.luck import Luck, read_seed
from operahouse.table.opening import Opened
from operahouse.table.orders import Order
from operahouse.table.pace import Clock


class Place(NamedTuple):
    """Who belongs to a seat. A person with a bot is away, and the bot plays on meanwhile."""

    person: str = ""
    name: str = ""
    bot: str = ""

    @property
    def is_free(self) -> bool:
        """Whether nobody sits here."""
        return not self.person and not self.bot

    @property
    def is_present(self) -> bool:
        """Whether a person sits here and plays."""
        return bool(self.person) and not self.bot


class Moment:
    """A move that its maker may still take back."""

    __slots__ = ("before", "granted", "number", "seat")

    def __init__(self, number: int, seat: str, before: State, granted: dict[str, int]) -> None:
        self.number = number
        self.seat = seat
        self.before = before
        self.granted = granted
        """The time that was given because of it."""


class Tried:
    """A move that was tried out from a state, and what it led to."""

    __slots__ = ("before", "move", "played", "seat")

    def __init__(self, before: State, seat: str, move: str, played: Played) -> None:
        self.before = before
        self.seat = seat
        self.move = move
        self.played = played


NOTHING: Final[list[Event]] = []


def new_match(game: Game, opened: Opened) -> "Match":
    """A match with an empty log; a deal nobody sees tells the names of its seats."""
    return Match(game, opened, game.seats(game.deal(opened.players, list(opened.options), Luck(b"", "names"))))


class Match:
    """Everything that follows from the log. Only facts change it: see `Fact.happen`.

    What seldom changes is replaced whole and never changed in place, so that copies share it.
    """

    def __init__(self, game: Game, opened: Opened, seats: list[str], like: "Match | None" = None) -> None:
        self.game = game
        self.opened = opened
        if like is not None:
            self._take_after(like)
            return
        self.seed = read_seed(opened.seed)
        self.entries: Growing[Entry] = Growing()
        self._answers: dict[tuple[str, str], int] = {}
        """Where to look for the entry that answered a request: see `answered`."""
        self.places = {seat: Place() for seat in seats}
        self.spectators: dict[str, str] = {}
        self.barred: frozenset[str] = frozenset()
        self.start: State | None = None
        self.state: State | None = None
        self.asked_since: dict[str, int] = {}
        """The entry since which each seat owes the answer it owes now, whatever others answer meanwhile."""
        self.moves: Growing[tuple[int, str, str]] = Growing()
        """The moves that stand: number of the entry, seat, text."""
        self.happened: Growing[list[Event]] = Growing()
        """What each entry led to in the game, moves taken back included."""
        self.tail: tuple[Moment, ...] = ()
        self.tried: Tried | None = None
        """The last move that was decided on: whoever makes it true need not play it a second time."""
        self.clock = Clock(opened.pace, seats)
        self.paused_at = 0
        self.deserted_at = 0
        """Since when no person is left at the table."""
        self.wishes: frozenset[tuple[str, str]] = frozenset()
        self.orders: dict[tuple[str, str], Order] = {}
        self.resting: frozenset[str] = frozenset()
        """Seats that took a move back: their standing orders wait until they have moved themselves."""
        self.notes: dict[str, str] = {}
        self.resigned: tuple[str, ...] = ()
        self.outcome = ""
        """How the match ended; empty while it goes on."""
        self.next_match = ""

    def _take_after(self, other: "Match") -> None:
        """Be an independent copy."""
        self.seed, self._answers = other.seed, other._answers
        self.entries, self.moves, self.happened = other.entries.copy(), other.moves.copy(), other.happened.copy()
        self.places, self.spectators, self.barred = other.places, other.spectators, other.barred
        self.start, self.state, self.asked_since = other.start, other.state, other.asked_since
        self.tail, self.tried = other.tail, other.tried
        self.clock, self.paused_at, self.deserted_at = other.clock.clone(), other.paused_at, other.deserted_at
        self.wishes, self.orders, self.resting = other.wishes, other.orders, other.resting
        self.notes, self.resigned = other.notes, other.resigned
        self.outcome, self.next_match = other.outcome, other.next_match

    def clone(self) -> "Match":
        """An independent copy; states, entries and events are never changed and are shared."""
        return Match(self.game, self.opened, [], self)

    @property
    def number(self) -> int:
        """The number of the last entry."""
        return len(self.entries)

    @property
    def status(self) -> str:
        """Where the match stands: seating, playing, paused or ended."""
        if self.outcome:
            return "ended"
        if self.state is None:
            return "seating"
        return "paused" if self.paused_at else "playing"

    def answered(self, person: str, id_: str) -> int | None:
        """The entry that answered a person's request; None if it was not made yet.

        All copies share one index, also those whose entries were never stored, so it is believed only where the
        entry says so too.
        """
        number = self._answers.get((person, id_))
        if number is None or number > self.number:
            return None
        entry = self.entries[number - 1]
        return number if (entry.by, entry.id) == (person, id_) else None

    def place(self, seat: str, place: Place) -> None:
        """From now on this is who belongs to the seat."""
        self.places = {**self.places, seat: place}

    def note_answer(self, entry: Entry) -> None:
        """An entry answers a request; the first of several is the answer."""
        if entry.by and self.answered(entry.by, entry.id) is None:
            self._answers[entry.by, entry.id] = entry.number

    def note_events(self, number: int, events: list[Event]) -> None:
        """What that entry, the newest, led to."""
        while len(self.happened) < number - 1:
            self.happened.append(NOTHING)
        self.happened.append(events)

    def seat_of(self, person: str) -> str:
        """The seat that belongs to a person; empty for anybody else."""
        return next((seat for seat, place in self.places.items() if person and place.person == person), "")

    def own_seat(self, person: str) -> str:
        """The seat of somebody who must have one."""
        seat = self.seat_of(person)
        if not seat:
            raise Refusal("", "table-no-seat", {})
        return seat

    def playing(self) -> State:
        """The state of the game, which must be going on."""
        if self.state is None:
            raise Refusal("", "table-not-begun", {})
        if self.outcome:
            raise Refusal("", "table-over", {})
        if self.paused_at:
            raise Refusal("", "table-paused", {})
        return self.state

    def asked(self) -> list[str]:
        """The seats that owe an answer; nobody while the match does not go on."""
        return list(self.asked_since) if self.status == "playing" else []

    def ask(self, number: int, answered: str = "") -> None:
        """The state has changed with that entry: who is asked now, and whoever has just answered is asked anew."""
        assert self.state is not None
        before = self.asked_since
        asked = seat_names(self.game, self.state, [seat for seat in self.state.to_act() if seat != CHANCE])
        self.asked_since = {seat: number if seat == answered else before.get(seat, number) for seat in asked}

    def seat_number(self, seat: str) -> int:
        """The number of a seat in the game."""
        if seat == "chance":
            return CHANCE
        if self.state is None or seat not in self.places:
            raise OperahouseError("table-unknown-seat", {"seat": seat[:80], "known": ", ".join(self.places)})
        return self.game.seats(self.state).index(seat)

    def present(self) -> list[str]:
        """The seats whose people are there."""
        return [seat for seat, place in self.places.items() if place.is_present]

    def agreed(self, wish: str) -> bool:
        """Whether everybody who is there wishes it."""
        if not self.wishes:
            return False
        present = self.present()
        return bool(present) and all((wish, seat) in self.wishes for seat in present)
