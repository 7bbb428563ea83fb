"""Moves of people, bots, standing orders and luck."""

from dataclasses import dataclass
from typing import Literal

from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import Json, State
from operahouse.kernel.play import Played, play, play_whole
from operahouse.table.asking import run_clocks, sizes_of_questions
from operahouse.table.fact import Entry, Eyes, Fact
from operahouse.table.match import Match, Moment, Tried
from operahouse.table.pace import Sizes
from operahouse.table.undoing import remember
from operahouse.table.wish import Wish

Source = Literal["person", "bot", "order", "luck"]
"""Who made a move: only its maker ever learns that it was a standing order."""


@dataclass(frozen=True, slots=True)
class Moved(Fact):
    """A whole move in its one spelling. What it led to is worked out again at every replay."""

    seat: str
    move: str
    source: Source
    sizes: Sizes

    def happen(self, match: Match, entry: Entry) -> None:
        """The game goes on; the move may be taken back as long as nobody has learned anything from it."""
        before = match.playing()
        played = self._led_to(match, before)
        match.state = played.state
        match.ask(entry.number, self.seat)
        match.moves.append((entry.number, self.seat, self.move))
        match.note_events(entry.number, played.events)
        match.resting = match.resting - {self.seat}
        match.clock.stop(self.seat, entry.at)
        granted = run_clocks(match, entry.at, self.sizes)
        remember(match, Moment(entry.number, self.seat, before, granted), played.events)

    def _led_to(self, match: Match, before: State) -> Played:
        """What the move leads to; known already where it was decided on just now."""
        tried, match.tried = match.tried, None
        if tried is not None and tried.before is before and (tried.seat, tried.move) == (self.seat, self.move):
            return tried.played
        return play(match.game, before, match.seat_number(self.seat), self.move)

    def tell(self, match: Match, entry: Entry, eyes: Eyes) -> Json | None:
        """That it was made, and what of its consequences these eyes see; its text only to its maker."""
        events = [event.to_json() for event in match.happened[entry.number - 1] if event.visible_to(eyes.screen)]
        told: Json = {"seat": self.seat, "events": events}
        if self.seat == eyes.screen:
            told["move"] = self.move
        if self.seat == eyes.seat and self.source == "order":
            told["order"] = True
        return told


@dataclass(frozen=True, slots=True)
class Play(Wish):
    """To make a move."""

    move: str

    def decide(self, match: Match, person: str, at: int) -> Fact:
        """A person moves for the own seat, while there and in time."""
        seat = match.own_seat(person)
        match.playing()
        if not match.places[seat].is_present:
            raise Refusal("", "table-away", {})
        if match.clock.has_run_out(seat, at):
            raise Refusal("", "table-out-of-time", {})
        return whole_move(match, seat, self.move, "person")


def whole_move(match: Match, seat: str, text: str, source: Source) -> Moved:
    """The move in its one spelling, if the rules allow it and it is complete."""
    state, number = match.playing(), match.seat_number(seat)
    played = play_whole(match.game, state, number, text)
    waiting = [other for other in match.asked() if other != seat]
    sizes = sizes_of_questions(match, played.state, waiting)
    move = match.game.spell_move(state, number, played.steps)
    match.tried = Tried(state, seat, move, played)
    return Moved(seat, move, source, sizes)
