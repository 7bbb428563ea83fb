"""A match: everything that follows from its log so far."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from operahouse.kernel.errors import Refusal
from operahouse.kernel.events import Event
from operahouse.kernel.game import CHANCE, Game, State
from operahouse.kernel.snapshot import SeatName, Status
from operahouse.table.agreement import Opened
from operahouse.table.chance import ChanceHistory, SeededChance, read_seed, seed_hash
from operahouse.table.clock import Clock
from operahouse.table.fact import Entry
from operahouse.table.shares import BY_HAND_FORMAT, Shares
from operahouse.table.sheet import Sheet

if TYPE_CHECKING:
    from operahouse.table.standing_orders import StandingOrder

NOT_IN_PLAY: Final = {"seating": "table-not-begun", "paused": "table-paused", "ended": "table-over"}
"""Why nobody can move, by the status of the match."""


class Occupant(NamedTuple):
    """Who holds a seat. A person together with a bot is away, and the bot plays for them."""

    person: str = ""
    name: str = ""
    bot: str = ""
    guest: bool = False
    """Whether the person has no account, so that anybody could have that name."""

    @property
    def is_empty(self) -> bool:
        """Whether nobody holds the seat."""
        return not self.person and not self.bot


def seat_name(held: Occupant) -> SeatName:
    """Who holds a seat, as snapshots show it."""
    shown: SeatName = {"name": held.name, "bot": held.bot}
    if held.guest:
        shown["guest"] = True
    return shown


class UndoPoint:
    """A move that its maker may still take back."""

    __slots__ = ("before", "granted", "number", "seat")

    def __init__(self, number: int, seat: str, before: State, granted: dict[str, int]) -> None:
        self.number: int = number
        self.seat: str = seat
        self.before: State = before
        self.granted: dict[str, int] = granted
        """The time that clocks were given because of it."""


def seat_names(game: Game, players: int, options: Sequence[str] = ()) -> list[str]:
    """The seats in the order in which they are taken: from a deal that nobody sees."""
    return game.seats(game.deal(players, list(options), SeededChance(b"", "names")))


def new_match(game: Game, agreement: Opened) -> "Match":
    """A match with an empty log."""
    match = Match(game, agreement, read_seed(agreement.seed), seat_names(game, agreement.players, agreement.options))
    match.seed_hash = seed_hash(match.seed)
    if agreement.deal_format == BY_HAND_FORMAT:
        match.sheet = Sheet()
    return match


class Match:
    """The state of a match. Only facts change it: see `Fact.apply`.

    Attributes that seldom change are replaced, never changed in place, so that copies can share them.
    """

    def __init__(self, game: Game, agreement: Opened, seed: bytes, seats: list[str]) -> None:
        self.game = game
        self.agreement = agreement
        self.seed = seed
        """The server's own until the deal, then mixed with everybody's share: see `operahouse.table.shares`."""
        self.seed_hash = ""
        """What everybody may know of the server's seed from the start."""
        self.shares = Shares()
        self.chance_history = ChanceHistory()
        self.status: Status = "seating"
        self.number = 0
        """The number of the last entry."""
        self.entries: list[Entry] = []
        self.answers: dict[tuple[str, str], int] = {}
        """The entry that answered each request, shared by all copies: see `answered`."""
        self.occupants = {seat: Occupant() for seat in seats}
        self.seat_names = {seat: seat_name(held) for seat, held in self.occupants.items()}
        """Who holds each seat, as snapshots show it."""
        self.seat_of: dict[str, str] = {}
        """The seats that people hold, present or away."""
        self.present: list[str] = []
        """The seats whose people are present."""
        self.bots: list[str] = []
        """The seats for which bots play, also those of people who are away."""
        self.seat_numbers = {"chance": CHANCE}
        """The numbers of the seats in the game, known once it is dealt."""
        self.spectators: dict[str, str] = {}
        self.banned: frozenset[str] = frozenset()
        self.initial_state: State | None = None
        self.state: State | None = None
        self.awaited_since: dict[str, int] = {}
        """The seats that have to decide, each with the entry since which it does. Others may decide meanwhile."""
        self.awaited: list[str] = []
        """The seats that have to decide now: none unless the match is being played."""
        self.moves: list[tuple[int, str, str]] = []
        """The moves that were not undone: number of the entry, seat, text."""
        self.events: list[list[Event]] = []
        """The game events of each entry, undone moves included."""
        self.undo_points: tuple[UndoPoint, ...] = ()
        self.branched_at = 0
        """The entry up to which everything was taken from another match; 0 if nothing was."""
        self.handed_over_at = 0
        """The entry up to which it was played on somebody's device, without a server; 0 if it wasn't."""
        self.clock = Clock(agreement.time_control, dict.fromkeys(seats, agreement.time_control.bank), {})
        self.paused_at = 0
        self.away_until: dict[str, int] = {}
        """The seats of people on holiday, and when they are theirs again."""
        self.unattended_since = 0
        """Since when no person is at the table; 0 while somebody is."""
        self.votes: frozenset[tuple[str, str]] = frozenset()
        """Topics and the seats that vote for them."""
        self.stand_in_votes: frozenset[tuple[str, str]] = frozenset()
        """Absent players, and the seats that vote for a bot in their place."""
        self.standing_orders: dict[tuple[str, str], StandingOrder] = {}
        """By seat and name, in the order in which they are tried."""
        self.orders_suspended: frozenset[str] = frozenset()
        """Seats that undid a move. Their standing orders wait until they have moved themselves."""
        self.sheet: Sheet | None = None
        """What was entered, where the game is played on a real table."""
        self.notes: dict[str, str] = {}
        self.resigned: tuple[str, ...] = ()
        self.outcome = ""
        """How the match ended; empty while it goes on."""
        self.next_match = ""

    def clone(self) -> "Match":
        """An independent copy. States, entries and events never change and are shared."""
        twin = Match(self.game, self.agreement, self.seed, [])
        twin.seed_hash, twin.shares, twin.chance_history = self.seed_hash, self.shares, self.chance_history
        twin.status, twin.number = self.status, self.number
        twin.entries, twin.moves, twin.events = self.entries[:], self.moves[:], self.events[:]
        twin.answers, twin.occupants, twin.seat_of = self.answers, self.occupants, self.seat_of
        twin.seat_names = self.seat_names
        twin.present, twin.bots, twin.spectators, twin.banned = self.present, self.bots, self.spectators, self.banned
        twin.initial_state, twin.state, twin.seat_numbers = self.initial_state, self.state, self.seat_numbers
        twin.awaited, twin.awaited_since = self.awaited, self.awaited_since
        twin.clock = Clock(self.clock.time_control, self.clock.left, self.clock.running_since)
        twin.undo_points, twin.branched_at = self.undo_points, self.branched_at
        twin.handed_over_at = self.handed_over_at
        twin.paused_at, twin.unattended_since = self.paused_at, self.unattended_since
        twin.votes, twin.stand_in_votes, twin.away_until = self.votes, self.stand_in_votes, self.away_until
        twin.standing_orders = self.standing_orders
        twin.orders_suspended, twin.notes, twin.resigned = self.orders_suspended, self.notes, self.resigned
        twin.sheet = self.sheet
        twin.outcome, twin.next_match = self.outcome, self.next_match
        return twin

    def answered(self, person: str, id_: str) -> int | None:
        """The number of the entry that answered a request; None if there is none yet.

        All copies share one index, also copies that were never stored. So the index counts only where the entry
        itself agrees.
        """
        number = self.answers.get((person, id_))
        if number is None or number > self.number:
            return None
        entry = self.entries[number - 1]
        return number if (entry.by, entry.id) == (person, id_) else None

    def set_occupant(self, seat: str, occupant: Occupant) -> None:
        """Change who holds a seat."""
        self.occupants = {**self.occupants, seat: occupant}
        self.seat_names = {**self.seat_names, seat: seat_name(occupant)}
        self.seat_of = {held.person: name for name, held in self.occupants.items() if held.person}
        self.present = [name for name, held in self.occupants.items() if held.person and not held.bot]
        self.bots = [name for name, held in self.occupants.items() if held.bot]

    def free_seats(self) -> list[str]:
        """The seats that nobody holds."""
        return [seat for seat, occupant in self.occupants.items() if occupant.is_empty]

    def set_status(self, status: Status) -> None:
        """The match starts, pauses, goes on or ends. Nobody has to decide unless it is being played."""
        self.status = status
        self.awaited = list(self.awaited_since) if status == "playing" else []

    def update_awaited(self, number: int, decided: str = "") -> None:
        """That entry changed the state: note who has to decide now. The seat that just decided is asked anew."""
        assert self.state is not None
        names, before = self.game.seats(self.state), self.awaited_since
        self.awaited = [names[seat] for seat in self.state.to_act() if seat != CHANCE]
        self.awaited_since = {seat: number if seat == decided else before.get(seat, number) for seat in self.awaited}

    def own_seat(self, person: str) -> str:
        """The seat of somebody who needs one. Raises Refusal if they have none."""
        seat = self.seat_of.get(person)
        if seat is None:
            raise Refusal("", "table-no-seat", {})
        return seat

    def present_seat(self, person: str) -> str:
        """The seat of somebody who plays now. Raises Refusal unless the game goes on and they are present."""
        seat = self.seat_of.get(person)
        if seat is None:
            raise Refusal("", "table-no-seat", {})
        if self.status != "playing":
            raise Refusal("", NOT_IN_PLAY[self.status], {})
        if seat not in self.present:
            raise Refusal("", "table-away", {})
        return seat

    def state_in_play(self) -> State:
        """The state of the game. Raises Refusal unless the match is being played."""
        if self.state is None or self.status != "playing":
            raise Refusal("", NOT_IN_PLAY[self.status], {})
        return self.state

    def agreed(self, topic: str) -> bool:
        """Whether everybody who is present votes for it."""
        return bool(self.present) and all((topic, seat) in self.votes for seat in self.present)
