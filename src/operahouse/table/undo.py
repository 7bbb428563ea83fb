"""Undoing moves, as far back as nobody has learned anything new since."""

from dataclasses import dataclass

from operahouse.kernel.errors import Malformed, Refusal
from operahouse.kernel.events import Event
from operahouse.kernel.game import Json
from operahouse.table.by_hand import last_line_crossed_out, may_take_back
from operahouse.table.clock import update_clocks
from operahouse.table.command import Command
from operahouse.table.fact import Entry, Fact, Observer
from operahouse.table.match import Match, UndoPoint


def add_undo_point(match: Match, point: UndoPoint, events: list[Event]) -> None:
    """Keep the last moves of one seat while nobody learns anything new from them, the mover included.

    An event is news if it reveals something or is shown to some people only. A move of another seat starts afresh.
    """
    if any(event.reveals or event.seen_by is not None for event in events):
        match.undo_points = ()
    elif match.undo_points and match.undo_points[-1].seat == point.seat:
        match.undo_points = (*match.undo_points, point)
    else:
        match.undo_points = (point,)


@dataclass(frozen=True, slots=True)
class Undone(Fact):
    """A move was undone. Its entry stays in the log, with what everybody saw of it."""

    seat: str
    entry: int

    def apply(self, match: Match, entry: Entry) -> None:
        """The same decision is open again. Time that was used stays used; time that was granted is taken back."""
        point, match.undo_points = match.undo_points[-1], match.undo_points[:-1]
        if point.number != self.entry:
            raise Malformed("entry", "table-malformed-number", {"expected": point.number, "number": self.entry})
        match.state = point.before
        match.update_awaited(entry.number, self.seat)
        match.moves.pop()
        match.orders_suspended = match.orders_suspended | {self.seat}
        update_clocks(match, entry.at)
        for seat, time in point.granted.items():
            match.clock.left[seat] = max(0, match.clock.left[seat] - time)

    def shown_to(self, match: Match, entry: Entry, observer: Observer) -> Json | None:
        """Whose move it was, and the number of the item that showed it."""
        return {"seat": self.seat, "taken_back": observer.numbers[self.entry]}


def can_undo(match: Match, seat: str) -> bool:
    """Whether the seat's person may undo now. The undo points are always the last moves, all of one seat."""
    if match.sheet is not None:
        return match.status == "playing" and seat in match.present and may_take_back(match, seat)
    points = match.undo_points
    return match.status == "playing" and seat in match.present and bool(points) and points[-1].seat == seat


@dataclass(frozen=True, slots=True)
class Undo(Command):
    """Undo one's own last move."""

    def decide(self, match: Match, person: str, at: int) -> Fact:
        """Back to the last time anybody learned something new, and no further."""
        seat = match.present_seat(person)
        if match.sheet is not None:
            return last_line_crossed_out(match, seat)
        if not any(mover == seat for _, mover, _ in match.moves):
            raise Refusal("", "table-undo-nothing", {})
        if match.moves[-1][1] != seat:
            raise Refusal("", "table-undo-others", {})
        if not match.undo_points:
            raise Refusal("", "table-undo-revealed", {})
        return Undone(seat, match.undo_points[-1].number)
