"""Before the game: people and bots take seats; and at any time somebody may come to watch."""

from dataclasses import dataclass

from operahouse.kernel.errors import Refusal
from operahouse.table.fact import Entry, Fact, PublicFact
from operahouse.table.match import Match, Place
from operahouse.table.opening import check_bot
from operahouse.table.sayings import checked
from operahouse.table.wish import Wish

LONGEST_NAME = 40


@dataclass(frozen=True, slots=True)
class Seated(PublicFact):
    """A person has sat down, or a bot was put on a seat."""

    seat: str
    person: str
    name: str
    bot: str

    def happen(self, match: Match, entry: Entry) -> None:
        """The seat is taken; whoever sits no longer only watches."""
        match.place(self.seat, Place(self.person, self.name, self.bot))
        match.spectators = {other: name for other, name in match.spectators.items() if other != self.person}


@dataclass(frozen=True, slots=True)
class Unseated(PublicFact):
    """A seat is free again. Whoever was asked to go does not sit down here again."""

    seat: str
    person: str
    kicked: bool

    def happen(self, match: Match, entry: Entry) -> None:
        """The seat is free."""
        match.place(self.seat, Place())
        if self.kicked and self.person:
            match.barred = match.barred | {self.person}


@dataclass(frozen=True, slots=True)
class Watched(PublicFact):
    """Somebody has come to watch, or has gone."""

    person: str
    name: str
    watching: bool

    def happen(self, match: Match, entry: Entry) -> None:
        """The spectators are known by name."""
        spectators = match.spectators.copy()
        if self.watching:
            spectators[self.person] = self.name
        else:
            del spectators[self.person]
        match.spectators = spectators


@dataclass(frozen=True, slots=True)
class Sit(Wish):
    """To take a free seat."""

    seat: str
    name: str

    def decide(self, match: Match, person: str, at: int) -> Fact:
        """One seat a person."""
        _check_seating(match)
        _check_free(match, self.seat)
        if person in match.barred:
            raise Refusal("", "table-barred", {})
        if match.seat_of(person):
            raise Refusal("", "table-already-seated", {"seat": match.seat_of(person)})
        return Seated(self.seat, person, checked(self.name, LONGEST_NAME), "")


@dataclass(frozen=True, slots=True)
class SeatBot(Wish):
    """To put a bot on a free seat."""

    seat: str
    bot: str

    def decide(self, match: Match, person: str, at: int) -> Fact:
        """The host does this."""
        check_host(match, person)
        _check_seating(match)
        _check_free(match, self.seat)
        check_bot(self.bot)
        return Seated(self.seat, "", "", self.bot)


@dataclass(frozen=True, slots=True)
class Stand(Wish):
    """To leave one's seat before the game."""

    def decide(self, match: Match, person: str, at: int) -> Fact:
        """Once it has begun, leaving is another matter."""
        _check_seating(match)
        return Unseated(match.own_seat(person), person, False)


@dataclass(frozen=True, slots=True)
class Kick(Wish):
    """To have a seat emptied before the game."""

    seat: str

    def decide(self, match: Match, person: str, at: int) -> Fact:
        """The host does this, to others and to bots."""
        check_host(match, person)
        _check_seating(match)
        if match.places.get(self.seat, Place()).is_free:
            raise Refusal("", "table-seat-empty", {"seat": self.seat[:LONGEST_NAME]})
        sitting = match.places[self.seat].person
        if sitting == person:
            raise Refusal("", "table-kick-self", {})
        return Unseated(self.seat, sitting, True)


@dataclass(frozen=True, slots=True)
class Watch(Wish):
    """To come and watch, or to stop watching (then without a name)."""

    name: str

    def decide(self, match: Match, person: str, at: int) -> Fact:
        """Where spectators are welcome; a seat is a better place to watch from."""
        if not self.name and person in match.spectators:
            return Watched(person, match.spectators[person], False)
        if not match.opened.spectators:
            raise Refusal("", "table-no-spectators", {})
        if match.seat_of(person):
            raise Refusal("", "table-already-seated", {"seat": match.seat_of(person)})
        return Watched(person, checked(self.name, LONGEST_NAME), True)


def check_host(match: Match, person: str) -> None:
    """Some things only the host does."""
    if person != match.opened.host:
        raise Refusal("", "table-not-host", {})


def _check_seating(match: Match) -> None:
    if match.state is not None:
        raise Refusal("", "table-begun", {})


def _check_free(match: Match, seat: str) -> None:
    if seat not in match.places:
        raise Refusal("", "table-unknown-seat", {"seat": seat[:LONGEST_NAME], "known": ", ".join(match.places)})
    if not match.places[seat].is_free:
        raise Refusal("", "table-seat-taken", {"seat": seat})
