"""Taking moves back, to the last moment anybody learned something new: worked out from what became visible."""

from dataclasses import dataclass

from operahouse.kernel.errors import Malformed, Refusal
from operahouse.kernel.events import Event
from operahouse.kernel.game import Json
from operahouse.table.asking import run_clocks
from operahouse.table.fact import Entry, Eyes, Fact
from operahouse.table.match import Match, Moment
from operahouse.table.wish import Wish


def remember(match: Match, moment: Moment, events: list[Event]) -> None:
    """Keep the last moves of one seat, as long as they told nothing; a move of another seat is news as well."""
    news = is_news(events)
    if news:
        match.tail = ()
    elif match.tail and match.tail[-1].seat == moment.seat:
        match.tail = (*match.tail, moment)
    else:
        match.tail = (moment,)


def is_news(events: list[Event]) -> bool:
    """Whether anybody, the mover included, learned what it could not know: something revealed, or shown to some."""
    return any(event.reveals or event.seen_by is not None for event in events)


@dataclass(frozen=True, slots=True)
class Undone(Fact):
    """A move was taken back. Its entry stays, with what everybody saw of it."""

    seat: str
    entry: int

    def happen(self, match: Match, entry: Entry) -> None:
        """The same question is asked again; time spent stays spent, and time given goes back."""
        moment, match.tail = match.tail[-1], match.tail[:-1]
        if moment.number != self.entry:
            raise Malformed("entry", "table-malformed-number", {"expected": moment.number, "number": self.entry})
        match.state = moment.before
        match.ask(entry.number, self.seat)
        match.moves.pop()
        match.resting = match.resting | {self.seat}
        run_clocks(match, entry.at)
        for seat, time in moment.granted.items():
            match.clock.left[seat] = max(0, match.clock.left[seat] - time)

    def tell(self, match: Match, entry: Entry, eyes: Eyes) -> Json | None:
        """Whose move it was, and which of the things told before."""
        return {"seat": self.seat, "taken_back": eyes.numbers[self.entry]}


@dataclass(frozen=True, slots=True)
class TakeBack(Wish):
    """To take back the own last move."""

    def decide(self, match: Match, person: str, at: int) -> Fact:
        """Back to the last moment anybody learned something new, and no further."""
        seat = match.own_seat(person)
        match.playing()
        if not match.places[seat].is_present:
            raise Refusal("", "table-away", {})
        if not any(mover == seat for _, mover, _ in match.moves):
            raise Refusal("", "table-undo-nothing", {})
        if match.moves[-1][1] != seat:
            raise Refusal("", "table-undo-others", {})
        if not match.tail:
            raise Refusal("", "table-undo-revealed", {})
        return Undone(seat, match.tail[-1].number)
