"""During the game: who goes is replaced by a bot and may come back; who resigns may not."""

from dataclasses import dataclass
from typing import Literal

from operahouse.kernel.errors import Refusal
from operahouse.table.asking import give_at_least_a_decision, run_clocks
from operahouse.table.fact import Entry, Fact, PublicFact
from operahouse.table.match import Match, Place
from operahouse.table.wish import Wish

Why = Literal["left", "time"]


@dataclass(frozen=True, slots=True)
class Left(PublicFact):
    """A person is gone, or out of time; a bot plays on for the seat."""

    seat: str
    why: Why
    bot: str

    def happen(self, match: Match, entry: Entry) -> None:
        """The seat still belongs to the person."""
        match.place(self.seat, match.places[self.seat]._replace(bot=self.bot))
        _withdraw(match, self.seat, entry)


@dataclass(frozen=True, slots=True)
class Returned(PublicFact):
    """A person is back and plays again."""

    seat: str

    def happen(self, match: Match, entry: Entry) -> None:
        """The bot goes; there is time for at least the next decision."""
        match.place(self.seat, match.places[self.seat]._replace(bot=""))
        match.deserted_at = 0
        give_at_least_a_decision(match, self.seat)
        run_clocks(match, entry.at)


@dataclass(frozen=True, slots=True)
class Resigned(PublicFact):
    """A person has given the game up, and watches from now on; a bot plays on for the others' sake."""

    seat: str
    bot: str

    def happen(self, match: Match, entry: Entry) -> None:
        """The seat comes last, whatever the bot still makes of it."""
        place = match.places[self.seat]
        match.place(self.seat, Place(bot=self.bot))
        match.spectators = {**match.spectators, place.person: place.name}
        match.resigned = (*match.resigned, self.seat)
        match.orders = {name: order for name, order in match.orders.items() if name[0] != self.seat}
        _withdraw(match, self.seat, entry)


def _withdraw(match: Match, seat: str, entry: Entry) -> None:
    """Somebody no longer has a say."""
    match.wishes = frozenset(wish for wish in match.wishes if wish[1] != seat)
    if not match.present():
        match.deserted_at = entry.at
    run_clocks(match, entry.at)


@dataclass(frozen=True, slots=True)
class Leave(Wish):
    """To go, and perhaps come back."""

    def decide(self, match: Match, person: str, at: int) -> Fact:
        """A bot plays meanwhile."""
        seat = _seat_in_play(match, person)
        if not match.places[seat].is_present:
            raise Refusal("", "table-away", {})
        return Left(seat, "left", match.opened.substitute)


@dataclass(frozen=True, slots=True)
class Return(Wish):
    """To play again."""

    def decide(self, match: Match, person: str, at: int) -> Fact:
        """Whoever was away."""
        seat = _seat_in_play(match, person)
        if match.places[seat].is_present:
            raise Refusal("", "table-not-away", {})
        return Returned(seat)


@dataclass(frozen=True, slots=True)
class Resign(Wish):
    """To give the game up."""

    def decide(self, match: Match, person: str, at: int) -> Fact:
        """At any time of the game, away or not."""
        return Resigned(_seat_in_play(match, person), match.opened.substitute)


def _seat_in_play(match: Match, person: str) -> str:
    seat = match.own_seat(person)
    if match.status == "seating":
        raise Refusal("", "table-not-begun", {})
    if match.status == "ended":
        raise Refusal("", "table-over", {})
    return seat
