"""Moves: made by people, bots, standing orders and chance."""

from dataclasses import dataclass
from typing import Literal

from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import Json
from operahouse.kernel.play import Played, play
from operahouse.table.clock import decision_sizes, update_clocks
from operahouse.table.command import Command
from operahouse.table.fact import Entry, Fact, Observer
from operahouse.table.match import Match, UndoPoint
from operahouse.table.time_control import DecisionSizes
from operahouse.table.undo import add_undo_point

MoveSource = Literal["person", "bot", "order", "luck"]
"""Who made a move; logs call chance `luck`. Only the owner of a standing order learns that it moved."""


@dataclass(frozen=True, slots=True)
class Moved(Fact):
    """A whole move in its canonical spelling. Its consequences are not stored; replaying the log works them out."""

    seat: str
    move: str
    source: MoveSource
    sizes: DecisionSizes

    def apply(self, match: Match, entry: Entry) -> None:
        """Play the move."""
        played = play(match.game, match.state_in_play(), match.seat_numbers[self.seat], self.move)
        self.apply_played(match, entry, played)

    def apply_played(self, match: Match, entry: Entry, played: Played) -> None:
        """Go on from what the move led to. It can be undone as long as nobody has learned anything from it."""
        before = match.state_in_play()
        match.state = played.state
        match.update_awaited(entry.number, self.seat)
        match.moves.append((entry.number, self.seat, self.move))
        match.events.append(played.events)
        match.orders_suspended = match.orders_suspended - {self.seat}
        granted = update_clocks(match, entry.at, self.sizes, self.seat)
        add_undo_point(match, UndoPoint(entry.number, self.seat, before, granted), played.events)

    def shown_to(self, match: Match, entry: Entry, observer: Observer) -> Json | None:
        """That it was made, and those of its events that the observer sees. The text is for its maker alone."""
        events = [event.to_json() for event in match.events[entry.number - 1] if event.visible_to(observer.screen)]
        shown: Json = {"seat": self.seat, "events": events}
        if self.seat == observer.screen:
            shown["move"] = self.move
        if self.seat == observer.seat and self.source == "order":
            shown["order"] = True
        return shown


class CheckedMove:
    """A move that the rules allow, with what it leads to, so that writing it need not play it again."""

    __slots__ = ("fact", "played")

    def __init__(self, fact: Moved, played: Played) -> None:
        self.fact: Moved = fact
        self.played: Played = played


@dataclass(frozen=True, slots=True)
class Play(Command):
    """Make a move."""

    move: str

    def decide(self, match: Match, person: str, at: int) -> CheckedMove:
        """People move for their own seat, while they are present and have time left."""
        seat = match.present_seat(person)
        if match.clock.has_run_out(seat, at):
            raise Refusal("", "table-out-of-time", {})
        return check_move(match, seat, self.move, "person")


def check_move(match: Match, seat: str, text: str, source: MoveSource) -> CheckedMove:
    """The move in its canonical spelling. Raises Refusal if the rules don't allow it or it is only part of a move."""
    state, number = match.state_in_play(), match.seat_numbers[seat]
    played = play(match.game, state, number, text, whole=True)
    sizes = decision_sizes(match, played.state, seat) if match.clock.time_control.kind == "live" else {}
    move = match.game.spell_move(state, number, played.steps)
    return CheckedMove(Moved(seat, move, source, sizes), played)
