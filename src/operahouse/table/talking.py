"""What is said at the table, what one would rather not hear, and what one notes down."""

from dataclasses import dataclass

from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import Json
from operahouse.table.fact import Entry, Eyes, Fact
from operahouse.table.match import Match
from operahouse.table.sayings import JOINER, checked
from operahouse.table.wish import Wish

LONGEST_SAYING = 500
LONGEST_NOTE = 4000
LONGEST_PERSON = 80


@dataclass(frozen=True, slots=True)
class Said(Fact):
    """Somebody said something. What the gallery says during the game, only the gallery hears."""

    person: str
    name: str
    seat: str
    text: str
    gallery: bool

    def happen(self, match: Match, entry: Entry) -> None:
        """Words change nothing."""

    def tell(self, match: Match, entry: Entry, eyes: Eyes) -> Json | None:
        """Nothing to those who have muted the speaker, nor to players what the gallery says."""
        if self.person in eyes.muted or (self.gallery and eyes.seat):
            return None
        return self.details()


@dataclass(frozen=True, slots=True)
class Muted(Fact):
    """Somebody does not want to hear somebody, or does again; nobody else learns of it."""

    person: str
    whom: str
    on: bool

    def happen(self, match: Match, entry: Entry) -> None:
        """It counts for what is told to this person from now on: see `operahouse.table.stream`."""

    def tell(self, match: Match, entry: Entry, eyes: Eyes) -> Json | None:
        """Only to who wished it."""
        return {"whom": self.whom, "on": self.on} if eyes.person == self.person else None


@dataclass(frozen=True, slots=True)
class Noted(Fact):
    """What somebody notes down for itself, in place of what it noted before."""

    person: str
    text: str

    def happen(self, match: Match, entry: Entry) -> None:
        """It is kept with the match."""
        match.notes = {**match.notes, self.person: self.text}

    def tell(self, match: Match, entry: Entry, eyes: Eyes) -> Json | None:
        """Only to who wrote it."""
        return {"text": self.text} if eyes.person == self.person else None


@dataclass(frozen=True, slots=True)
class Say(Wish):
    """To say something."""

    text: str

    def decide(self, match: Match, person: str, at: int) -> Fact:
        """Players and spectators whose names are known may speak."""
        text = checked(self.text, LONGEST_SAYING)
        seat = match.seat_of(person)
        if seat:
            return Said(person, match.places[seat].name, seat, text, False)
        if person not in match.spectators:
            raise Refusal("", "table-stranger", {})
        return Said(person, match.spectators[person], "", text, match.status in ("playing", "paused"))


@dataclass(frozen=True, slots=True)
class Mute(Wish):
    """Not to hear somebody any more, or to hear it again."""

    whom: str
    on: bool

    def decide(self, match: Match, person: str, at: int) -> Fact:
        """Anybody but oneself."""
        if self.whom == person:
            raise Refusal("", "table-mute-self", {})
        return Muted(person, checked(self.whom, LONGEST_PERSON), self.on)


@dataclass(frozen=True, slots=True)
class Note(Wish):
    """To keep a note; an empty one removes it."""

    text: str

    def decide(self, match: Match, person: str, at: int) -> Fact:
        """In as many lines as one likes."""
        text = checked(self.text, LONGEST_NOTE, JOINER + "\n\t") if self.text else ""
        return Noted(person, text)
