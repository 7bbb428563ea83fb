"""Taking back one's last turn in a game against bots, with all that followed.

Ordinary undo ends where anybody has learned something: see `operahouse.table.undo`. Against bots alone nobody is
cheated, so a person may go back further. What was seen stays seen, and the log says so.
"""

from dataclasses import dataclass

from operahouse.kernel.errors import Malformed, Refusal
from operahouse.kernel.game import Json, State
from operahouse.kernel.play import play
from operahouse.kernel.snapshot import RewindTerms
from operahouse.table.by_hand import check_not_by_hand
from operahouse.table.chance import ChanceHistory
from operahouse.table.clock import update_clocks
from operahouse.table.command import Command
from operahouse.table.fact import Entry, Fact, Observer
from operahouse.table.fixed_deal import check_not_fixed, is_fixed
from operahouse.table.match import Match


@dataclass(frozen=True, slots=True)
class Rewound(Fact):
    """A person took back a turn, and with it every move after it."""

    seat: str
    entry: int
    """The first move that was taken back."""
    revealed: bool
    """Whether something came to light since, such as a card that was drawn."""

    def apply(self, match: Match, entry: Entry) -> None:
        """The same decision is open again. The moves before it are played once more; time that was used stays used."""
        kept = [move for move in match.moves if move[0] < self.entry]
        if len(kept) == len(match.moves):
            raise Malformed("entry", "table-malformed-number", {"expected": match.number, "number": self.entry})
        match.state, match.chance_history = _replay(match, kept)
        match.moves, match.undo_points, match.awaited_since = kept, (), {}
        match.update_awaited(entry.number)
        match.orders_suspended = match.orders_suspended | {self.seat}
        update_clocks(match, entry.at)

    def shown_to(self, match: Match, entry: Entry, observer: Observer) -> Json | None:
        """The number of the item from which on everything was taken back."""
        return {"seat": self.seat, "taken_back": observer.numbers[self.entry], "revealed": self.revealed}


def _replay(match: Match, moves: list[tuple[int, str, str]]) -> tuple[State, ChanceHistory]:
    """The state after these moves, and what chance had done by then."""
    state, history = match.initial_state, ChanceHistory()
    assert state is not None
    for _, seat, move in moves:
        played = play(match.game, state, match.seat_numbers[seat], move)
        state = played.state
        if seat == "chance":
            history = history.after(played.steps)
    return state, history


@dataclass(frozen=True, slots=True)
class Rewind(Command):
    """Take back one's last turn, in a game against bots."""

    def decide(self, match: Match, person: str, at: int) -> Fact:
        """Not where anybody else plays or has played."""
        seat = match.present_seat(person)
        check_not_fixed(match)
        check_not_by_hand(match)
        if len(match.seat_of) > 1 or match.resigned:
            raise Refusal("", "table-rewind-people", {})
        terms = rewind_terms(match, seat)
        if terms is None:
            raise Refusal("", "table-undo-nothing", {})
        return Rewound(seat, match.moves[-terms["moves"]][0], terms["revealed"])


def rewind_terms(match: Match, seat: str) -> RewindTerms | None:
    """What taking back the seat's last turn would undo; None where that is not possible."""
    if match.status != "playing" or len(match.seat_of) > 1 or match.resigned or seat not in match.present:
        return None
    if is_fixed(match) or match.sheet is not None:
        return None
    first = _last_turn(match, seat)
    if first is None:
        return None
    undone = match.moves[first:]
    events = [event for number, _, _ in undone for event in match.events[number - 1]]
    return {"moves": len(undone), "revealed": any(event.reveals or event.seen_by is not None for event in events)}


def _last_turn(match: Match, seat: str) -> int | None:
    """The first of the seat's last moves in a row; None if it has not moved yet. What was taken over stays."""
    first = sum(number < match.branched_at for number, _, _ in match.moves) if match.branched_at else 0
    index = len(match.moves) - 1
    while index >= first and match.moves[index][1] != seat:
        index -= 1
    while index > first and match.moves[index - 1][1] == seat:
        index -= 1
    return index if index >= first else None
