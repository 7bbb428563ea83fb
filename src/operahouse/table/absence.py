"""Leaving during the game: a bot plays for people who leave, and they may come back. Resigning is final."""

from dataclasses import dataclass
from typing import Literal

from operahouse.kernel.errors import Refusal
from operahouse.table.clock import update_clocks
from operahouse.table.command import Command
from operahouse.table.fact import Entry, Fact, PublicFact
from operahouse.table.match import Match, Occupant

AbsenceReason = Literal["left", "time", "vote"]


@dataclass(frozen=True, slots=True)
class Left(PublicFact):
    """A person left, ran out of time, or was gone and the others voted for a bot. It plays for the seat."""

    seat: str
    why: AbsenceReason
    bot: str

    def apply(self, match: Match, entry: Entry) -> None:
        """The seat still belongs to the person."""
        match.set_occupant(self.seat, match.occupants[self.seat]._replace(bot=self.bot))
        _withdraw(match, self.seat, entry)


@dataclass(frozen=True, slots=True)
class Returned(PublicFact):
    """A person is back and plays again."""

    seat: str

    def apply(self, match: Match, entry: Entry) -> None:
        """The bot stops, and the person has time for at least one decision."""
        match.set_occupant(self.seat, match.occupants[self.seat]._replace(bot=""))
        match.unattended_since = 0
        match.stand_in_votes = frozenset()
        match.clock.ensure_one_decision(self.seat)
        update_clocks(match, entry.at)


@dataclass(frozen=True, slots=True)
class Resigned(PublicFact):
    """A person gave up and watches from now on. A bot plays on so that the others can finish."""

    seat: str
    bot: str

    def apply(self, match: Match, entry: Entry) -> None:
        """The seat ranks last, whatever the bot achieves."""
        left = match.occupants[self.seat]
        match.set_occupant(self.seat, Occupant(bot=self.bot))
        match.spectators = {**match.spectators, left.person: left.name}
        match.resigned = (*match.resigned, self.seat)
        match.standing_orders = {name: order for name, order in match.standing_orders.items() if name[0] != self.seat}
        _withdraw(match, self.seat, entry)


def _withdraw(match: Match, seat: str, entry: Entry) -> None:
    """The seat's votes no longer count, nor do those about it."""
    match.votes = frozenset(vote for vote in match.votes if vote[1] != seat)
    match.stand_in_votes = frozenset(vote for vote in match.stand_in_votes if seat not in vote)
    if not match.present:
        match.unattended_since = entry.at
    update_clocks(match, entry.at)


@dataclass(frozen=True, slots=True)
class Leave(Command):
    """Leave the table, with the option to come back."""

    def decide(self, match: Match, person: str, at: int) -> Fact:
        """A bot plays meanwhile."""
        seat = _seat_in_play(match, person)
        if seat not in match.present:
            raise Refusal("", "table-away", {})
        return Left(seat, "left", match.agreement.substitute)


@dataclass(frozen=True, slots=True)
class Return(Command):
    """Play again after an absence."""

    def decide(self, match: Match, person: str, at: int) -> Fact:
        """Only for people who are away."""
        seat = _seat_in_play(match, person)
        if seat in match.present:
            raise Refusal("", "table-not-away", {})
        return Returned(seat)


@dataclass(frozen=True, slots=True)
class Resign(Command):
    """Give up the game."""

    def decide(self, match: Match, person: str, at: int) -> Fact:
        """At any time during the game, present or away."""
        return Resigned(_seat_in_play(match, person), match.agreement.substitute)


def _seat_in_play(match: Match, person: str) -> str:
    seat = match.own_seat(person)
    if match.status == "seating":
        raise Refusal("", "table-not-begun", {})
    if match.status == "ended":
        raise Refusal("", "table-over", {})
    return seat
