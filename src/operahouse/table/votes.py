"""What happens when everybody present votes for it: a pause, the end of a pause, a rematch."""

from dataclasses import dataclass
from typing import Final, Literal

from operahouse.kernel.errors import Refusal
from operahouse.table.agreement import Opened
from operahouse.table.clock import update_clocks
from operahouse.table.command import Command
from operahouse.table.fact import Entry, Fact, PublicFact
from operahouse.table.match import Match
from operahouse.table.seats import Seated
from operahouse.table.shares import BY_HAND_FORMAT, LATEST_FORMAT, Share
from operahouse.table.time_control import DAY

VoteTopic = Literal["pause", "resume", "rematch"]
WHEN: Final[dict[VoteTopic, str]] = {"pause": "playing", "resume": "paused", "rematch": "ended"}
"""What people can vote on, and the status the match must have."""
LONGEST_PAUSE = DAY
"""A pause ends by itself after this time, so that nobody can block a table for ever."""


@dataclass(frozen=True, slots=True)
class Voted(PublicFact):
    """A seat votes for something, or withdraws its vote."""

    seat: str
    topic: VoteTopic
    on: bool

    def apply(self, match: Match, entry: Entry) -> None:
        """The vote counts until it is withdrawn."""
        vote = {(self.topic, self.seat)}
        match.votes = match.votes | vote if self.on else match.votes - vote


@dataclass(frozen=True, slots=True)
class Paused(PublicFact):
    """Everybody agreed to a pause."""

    def apply(self, match: Match, entry: Entry) -> None:
        """All clocks stop."""
        match.votes = frozenset()
        match.paused_at = entry.at
        match.set_status("paused")
        update_clocks(match, entry.at)


@dataclass(frozen=True, slots=True)
class Resumed(PublicFact):
    """The pause is over."""

    def apply(self, match: Match, entry: Entry) -> None:
        """The clocks go on where they stopped."""
        match.votes = frozenset()
        match.paused_at = 0
        match.set_status("playing")
        update_clocks(match, entry.at)


@dataclass(frozen=True, slots=True)
class Continued(PublicFact):
    """The rematch is open, under this id."""

    match: str

    def apply(self, match: Match, entry: Entry) -> None:
        """Everybody can find it."""
        match.next_match = self.match


@dataclass(frozen=True, slots=True)
class Vote(Command):
    """Vote for a pause, its end or a rematch, or withdraw the vote."""

    topic: VoteTopic
    on: bool

    def decide(self, match: Match, person: str, at: int) -> Fact:
        """Only people who are present vote, and only when their vote changes something."""
        seat = match.own_seat(person)
        if match.status != WHEN[self.topic] or match.next_match:
            raise Refusal("", "table-not-now", {"wish": self.topic})
        if seat not in match.present:
            raise Refusal("", "table-away", {})
        if ((self.topic, seat) in match.votes) == self.on:
            raise Refusal("", "table-wished-already", {})
        return Voted(seat, self.topic, self.on)


def rematch_terms(match: Match, name: str, seed: bytes) -> tuple[Opened, list[Seated]]:
    """The terms of the rematch, with the bots and everybody who agreed already seated."""
    if not match.agreed("rematch"):
        raise Refusal("", "table-not-agreed", {})
    old, shares = match.agreement, match.shares.by_seat
    agreement = Opened(
        old.game, match.game.edition, match.game.rules_version, old.players, old.options, old.time_control,
        old.host, old.substitute, old.spectators, name, seed.hex(),
        LATEST_FORMAT if match.sheet is None else BY_HAND_FORMAT,
    )  # fmt: skip
    return agreement, [
        Seated(seat, held.person, held.name, held.bot, shares.get(seat, Share()).renewed().commitment, held.guest)
        for seat, held in match.occupants.items()
        if seat not in match.resigned and (seat in match.present or not held.person)
    ]
