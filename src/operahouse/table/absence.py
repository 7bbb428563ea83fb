"""Leaving during the game: a bot plays for people who leave, and they may come back. Resigning is final."""

from dataclasses import dataclass
from typing import Literal, NamedTuple

from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import Json
from operahouse.table.by_hand import check_not_by_hand
from operahouse.table.clock import update_clocks
from operahouse.table.command import Command
from operahouse.table.fact import Entry, Fact, Observer, PublicFact
from operahouse.table.match import Match, Occupant

AbsenceReason = Literal["left", "time", "vote"]


@dataclass(frozen=True, slots=True)
class Left(PublicFact):
    """A person left, ran out of time, or was gone and the others voted for a bot. It plays for the seat."""

    seat: str
    why: AbsenceReason
    bot: str
    until: int = 0
    """The end of the person's holiday, when the seat is theirs again by itself; 0 for no holiday."""

    def apply(self, match: Match, entry: Entry) -> None:
        """The seat still belongs to the person."""
        match.set_occupant(self.seat, match.occupants[self.seat]._replace(bot=self.bot))
        if self.until:
            match.away_until = {**match.away_until, self.seat: self.until}
        _withdraw(match, self.seat, entry)

    def shown_to(self, match: Match, entry: Entry, observer: Observer) -> Json | None:
        """A holiday is a reason of its own."""
        return {**self.details(), "why": "holiday"} if self.until else self.details()


@dataclass(frozen=True, slots=True)
class Returned(PublicFact):
    """A person is back and plays again."""

    seat: str

    def apply(self, match: Match, entry: Entry) -> None:
        """The bot stops, and the person has time for at least one decision."""
        match.set_occupant(self.seat, match.occupants[self.seat]._replace(bot=""))
        _forget_holiday(match, self.seat)
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
        _forget_holiday(match, self.seat)
        match.standing_orders = {name: order for name, order in match.standing_orders.items() if name[0] != self.seat}
        _withdraw(match, self.seat, entry)


def _forget_holiday(match: Match, seat: str) -> None:
    if seat in match.away_until:
        match.away_until = {other: until for other, until in match.away_until.items() if other != seat}


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


class Understudy(NamedTuple):
    """The bot that plays for somebody who is on holiday, and until when."""

    bot: str
    until: int


def go_on_holiday(match: Match, person: str, understudy: Understudy) -> Left:
    """Somebody's holiday begins. Raises Refusal if they don't play, or a bot plays for them already."""
    check_not_by_hand(match)
    return Left(match.present_seat(person), "left", understudy.bot, understudy.until)


def come_back_from_holiday(match: Match, person: str) -> Returned:
    """It ends. Raises Refusal if they aren't away for one."""
    seat = _seat_in_play(match, person)
    if seat not in match.away_until:
        raise Refusal("", "table-not-away", {})
    return Returned(seat)


def _seat_in_play(match: Match, person: str) -> str:
    check_not_by_hand(match)
    seat = match.own_seat(person)
    if match.status == "seating":
        raise Refusal("", "table-not-begun", {})
    if match.status == "ended":
        raise Refusal("", "table-over", {})
    return seat
