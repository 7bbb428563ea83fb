"""Taking seats before the game, and watching at any time."""

from dataclasses import dataclass

from operahouse.kernel.errors import Refusal
from operahouse.table.agreement import check_bot
from operahouse.table.command import Command
from operahouse.table.fact import Entry, Fact, PublicFact
from operahouse.table.match import Match, Occupant
from operahouse.table.names import LONGEST_NAME, free_name
from operahouse.table.shares import Share, check_commitment


@dataclass(frozen=True, slots=True)
class Seated(PublicFact):
    """A person sat down, or the host seated a bot."""

    seat: str
    person: str
    name: str
    bot: str
    commitment: str = ""
    """The person's share in the deal, still secret: see `operahouse.table.shares`."""
    guest: bool = False

    def apply(self, match: Match, entry: Entry) -> None:
        """The seat is taken. Whoever sits is no longer a spectator. With the last seat, nonces may be revealed."""
        match.set_occupant(self.seat, Occupant(self.person, self.name, self.bot, self.guest))
        if self.commitment:
            match.shares = match.shares.with_share(self.seat, Share(self.commitment))
        if not match.free_seats():
            match.shares = match.shares._replace(complete_since=entry.at)
        match.spectators = {other: name for other, name in match.spectators.items() if other != self.person}


@dataclass(frozen=True, slots=True)
class Unseated(PublicFact):
    """A seat is empty again. A person who was kicked may not sit down again."""

    seat: str
    person: str
    kicked: bool

    def apply(self, match: Match, entry: Entry) -> None:
        """The seat is empty."""
        match.set_occupant(self.seat, Occupant())
        match.shares = match.shares.without(self.seat)
        if self.kicked and self.person:
            match.banned = match.banned | {self.person}


@dataclass(frozen=True, slots=True)
class Watched(PublicFact):
    """A spectator came or went."""

    person: str
    name: str
    watching: bool
    guest: bool = False

    def apply(self, match: Match, entry: Entry) -> None:
        """Spectators are known by name."""
        spectators = match.spectators.copy()
        if self.watching:
            spectators[self.person] = self.name
        else:
            del spectators[self.person]
        match.spectators = spectators


@dataclass(frozen=True, slots=True)
class Sit(Command):
    """Take an empty seat."""

    seat: str
    name: str
    commitment: str = ""
    guest: bool = False

    def decide(self, match: Match, person: str, at: int) -> Fact:
        """One seat for each person."""
        check_seating(match)
        _check_free(match, self.seat)
        if person in match.banned:
            raise Refusal("", "table-barred", {})
        if person in match.seat_of:
            raise Refusal("", "table-already-seated", {"seat": match.seat_of[person]})
        name = free_name(match, person, self.name)
        return Seated(self.seat, person, name, "", check_commitment(self.commitment), self.guest)


@dataclass(frozen=True, slots=True)
class SeatBot(Command):
    """Seat a bot."""

    seat: str
    bot: str

    def decide(self, match: Match, person: str, at: int) -> Fact:
        """Only the host may do this."""
        check_host(match, person)
        check_seating(match)
        _check_free(match, self.seat)
        check_bot(self.bot)
        return Seated(self.seat, "", "", self.bot)


@dataclass(frozen=True, slots=True)
class Stand(Command):
    """Leave one's seat before the game."""

    def decide(self, match: Match, person: str, at: int) -> Fact:
        """During the game, `Leave` does this."""
        check_seating(match)
        return Unseated(match.own_seat(person), person, False)


@dataclass(frozen=True, slots=True)
class Kick(Command):
    """Empty a seat before the game."""

    seat: str
    ban: bool = True
    """Whether the person may not sit down again."""

    def decide(self, match: Match, person: str, at: int) -> Fact:
        """Only the host may do this, to other people and to bots."""
        check_host(match, person)
        check_seating(match)
        if match.occupants.get(self.seat, Occupant()).is_empty:
            raise Refusal("", "table-seat-empty", {"seat": self.seat[:LONGEST_NAME]})
        sitting = match.occupants[self.seat].person
        if sitting == person:
            raise Refusal("", "table-kick-self", {})
        return Unseated(self.seat, sitting, self.ban)


@dataclass(frozen=True, slots=True)
class Watch(Command):
    """Become a spectator; with an empty name, stop being one."""

    name: str
    guest: bool = False

    def decide(self, match: Match, person: str, at: int) -> Fact:
        """Where the match allows spectators, and for people without a seat."""
        if not self.name and person in match.spectators:
            return Watched(person, match.spectators[person], False)
        if not match.agreement.spectators:
            raise Refusal("", "table-no-spectators", {})
        if person in match.seat_of:
            raise Refusal("", "table-already-seated", {"seat": match.seat_of[person]})
        return Watched(person, free_name(match, person, self.name), True, self.guest)


def check_host(match: Match, person: str) -> None:
    """Raises Refusal for anybody but the host."""
    if person != match.agreement.host:
        raise Refusal("", "table-not-host", {})


def check_seating(match: Match) -> None:
    """Raises Refusal unless the game is still to begin."""
    if match.status != "seating":
        raise Refusal("", "table-over" if match.outcome else "table-begun", {})


def _check_free(match: Match, seat: str) -> None:
    if seat not in match.occupants:
        raise Refusal("", "table-unknown-seat", {"seat": seat[:LONGEST_NAME], "known": ", ".join(match.occupants)})
    if not match.occupants[seat].is_empty:
        raise Refusal("", "table-seat-taken", {"seat": seat})
