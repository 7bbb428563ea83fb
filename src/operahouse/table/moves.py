"""Moves: made by people, bots, standing orders and chance."""

from dataclasses import dataclass
from typing import Literal

from operahouse.kernel.errors import Refusal
from operahouse.kernel.events import shown_events
from operahouse.kernel.game import Json
from operahouse.kernel.play import Played, play
from operahouse.table.by_hand import checked_entry
from operahouse.table.chance import chance_steps
from operahouse.table.clock import decision_sizes, scene_time, update_clocks
from operahouse.table.command import Command
from operahouse.table.fact import Entry, Fact, Observer
from operahouse.table.fixed_deal import check_bots_have_moved
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
    scene: int = 0
    """How many milliseconds the clocks stand still, because people look at what the move led to."""

    def apply(self, match: Match, entry: Entry) -> None:
        """Play the move."""
        played = play(match.game, match.state_in_play(), match.seat_numbers[self.seat], self.move)
        self.apply_played(match, entry, played)

    def apply_played(self, match: Match, entry: Entry, played: Played) -> None:
        """Go on from what the move led to. It can be undone as long as nobody has learned anything from it.

        A scene for which clocks stand still can't be undone: nobody may think at leisure during it, and then again.
        """
        before, match.state = match.state, played.state
        assert before is not None
        match.update_awaited(entry.number, self.seat)
        match.moves.append((entry.number, self.seat, self.move))
        match.events.append(played.events)
        match.orders_suspended = match.orders_suspended - {self.seat}
        if self.source == "luck":
            match.chance_history = match.chance_history.after(played.steps)
        granted = update_clocks(match, entry.at, self.sizes, self.seat, self.scene)
        if self.scene:
            match.undo_points = ()
        else:
            add_undo_point(match, UndoPoint(entry.number, self.seat, before, granted), played.events)

    def shown_to(self, match: Match, entry: Entry, observer: Observer) -> Json | None:
        """That it was made, and those of its events that the observer sees. The text is for its maker alone."""
        shown: Json = {"seat": self.seat, "events": shown_events(match.events[entry.number - 1], observer.screen)}
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

    def decide(self, match: Match, person: str, at: int) -> Fact | CheckedMove:
        """People move for their own seat, while they are present and have time left."""
        seat = match.present_seat(person)
        if match.sheet is not None:
            return checked_entry(match, seat, self.move, seat)
        if match.clock.has_run_out(seat, at):
            raise Refusal("", "table-out-of-time", {})
        if match.bots:
            check_bots_have_moved(match)
        return check_move(match, seat, self.move, "person")


def check_move(match: Match, seat: str, move: str | list[int], source: MoveSource) -> CheckedMove:
    """The move in its canonical spelling, while the match is being played.

    Raises Refusal if the rules don't allow it or it is only part of a move.
    """
    state, number, clock = match.state, match.seat_numbers[seat], match.clock.time_control.kind
    assert state is not None
    played = play(match.game, state, number, move, whole=True)
    sizes = decision_sizes(match, played.state, seat) if clock == "live" else {}
    scene = 0 if clock == "none" else scene_time(match.game, played.events)
    spelled = match.game.spell_move(state, number, played.steps)
    return CheckedMove(Moved(seat, spelled, source, sizes, scene), played)


def make_chance_move(match: Match) -> CheckedMove:
    """What chance does now. It follows from the seed."""
    state, deal_format = match.state_in_play(), match.agreement.deal_format
    steps = chance_steps(deal_format, match.game, state, match.seed, match.chance_history)
    return check_move(match, "chance", steps, "luck")
