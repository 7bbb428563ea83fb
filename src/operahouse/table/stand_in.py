"""Where no clock runs, the others may let a bot play for somebody who is gone.

Whether somebody is gone, the table can't know: the server checks it before it lets anybody vote.
"""

from dataclasses import dataclass

from operahouse.kernel.errors import Refusal
from operahouse.table.absence import Left
from operahouse.table.by_hand import check_not_by_hand
from operahouse.table.command import Command
from operahouse.table.fact import Entry, Fact, PublicFact
from operahouse.table.match import Match


@dataclass(frozen=True, slots=True)
class StandInVoted(PublicFact):
    """A seat votes for a bot in the place of an absent player, or withdraws its vote."""

    seat: str
    absent: str
    on: bool

    def apply(self, match: Match, entry: Entry) -> None:
        """The vote counts until it is withdrawn, or one of the two leaves or comes back."""
        vote = {(self.absent, self.seat)}
        match.stand_in_votes = match.stand_in_votes | vote if self.on else match.stand_in_votes - vote


@dataclass(frozen=True, slots=True)
class VoteStandIn(Command):
    """Vote for a bot in the place of an absent player, or withdraw the vote."""

    absent: str
    on: bool

    def decide(self, match: Match, person: str, at: int) -> Fact:
        """Only people who play vote, only about others, and not where a clock decides how long to wait."""
        check_not_by_hand(match)
        seat = match.present_seat(person)
        if match.clock.time_control.kind != "none":
            raise Refusal("", "table-stand-in-clock", {})
        if self.absent == seat or self.absent not in match.present:
            raise Refusal("", "table-stand-in-nobody", {})
        if ((self.absent, seat) in match.stand_in_votes) == self.on:
            raise Refusal("", "table-wished-already", {})
        return StandInVoted(seat, self.absent, self.on)


def agreed_stand_in(match: Match) -> Left | None:
    """The bot that takes over because everybody else wants it; None if they don't."""
    for absent in sorted({about for about, _ in match.stand_in_votes}):
        others = [seat for seat in match.present if seat != absent]
        if others and all((absent, seat) in match.stand_in_votes for seat in others):
            return Left(absent, "vote", match.agreement.substitute)
    return None
