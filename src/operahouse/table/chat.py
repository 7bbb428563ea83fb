"""Chat, muting, and private notes."""

from dataclasses import dataclass

from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import Json
from operahouse.table.command import Command
from operahouse.table.fact import Entry, Fact, Observer
from operahouse.table.match import Match
from operahouse.table.text_checks import JOINER, check_text

LONGEST_SAYING = 500
LONGEST_NOTE = 4000
LONGEST_PERSON = 80


@dataclass(frozen=True, slots=True)
class Said(Fact):
    """Somebody said something. During the game, players don't hear spectators."""

    person: str
    name: str
    seat: str
    text: str
    spectators_only: bool

    def apply(self, match: Match, entry: Entry) -> None:
        """Chat changes nothing."""

    def shown_to(self, match: Match, entry: Entry, observer: Observer) -> Json | None:
        """Not to people who muted the speaker, and not to players if it is for spectators only."""
        if self.person in observer.muted or (self.spectators_only and observer.seat):
            return None
        return self.details()


@dataclass(frozen=True, slots=True)
class Muted(Fact):
    """Somebody muted or unmuted a person. Nobody else learns of it."""

    person: str
    whom: str
    on: bool

    def apply(self, match: Match, entry: Entry) -> None:
        """It changes only what this person is shown from now on: see `operahouse.table.stream`."""

    def shown_to(self, match: Match, entry: Entry, observer: Observer) -> Json | None:
        """Only to the person who did it."""
        return {"whom": self.whom, "on": self.on} if observer.person == self.person else None


def muted_by(match: Match, person: str) -> set[str]:
    """The people whom somebody has muted at this table."""
    muted: set[str] = set()
    for entry in match.entries:
        fact = entry.fact
        if isinstance(fact, Muted) and fact.person == person:
            muted = muted | {fact.whom} if fact.on else muted - {fact.whom}
    return muted


@dataclass(frozen=True, slots=True)
class Noted(Fact):
    """Somebody wrote a private note. Of all their notes only the last is kept, and of the others that they were."""

    person: str
    text: str

    def apply(self, match: Match, entry: Entry) -> None:
        """The note is kept with the match. The text of the one before leaves the log."""
        if match.notes.get(self.person):
            _empty_last_note(match, self.person)
        match.notes = {**match.notes, self.person: self.text}

    def shown_to(self, match: Match, entry: Entry, observer: Observer) -> Json | None:
        """Only to its writer."""
        return {"text": self.text} if observer.person == self.person else None


def _empty_last_note(match: Match, person: str) -> None:
    for index in range(len(match.entries) - 1, -1, -1):
        fact = match.entries[index].fact
        if isinstance(fact, Noted) and fact.person == person:
            match.entries[index] = match.entries[index]._replace(fact=Noted(person, ""))
            return


@dataclass(frozen=True, slots=True)
class Say(Command):
    """Say something to everybody."""

    text: str

    def decide(self, match: Match, person: str, at: int) -> Fact:
        """For players, and for spectators whose name is known."""
        text = check_text(self.text, LONGEST_SAYING)
        seat = match.seat_of.get(person)
        if seat:
            return Said(person, match.occupants[seat].name, seat, text, False)
        if person not in match.spectators:
            raise Refusal("", "table-stranger", {})
        return Said(person, match.spectators[person], "", text, match.status in ("playing", "paused"))


@dataclass(frozen=True, slots=True)
class Mute(Command):
    """Stop hearing a person, or hear them again."""

    whom: str
    on: bool

    def decide(self, match: Match, person: str, at: int) -> Fact:
        """Anybody but oneself."""
        if self.whom == person:
            raise Refusal("", "table-mute-self", {})
        return Muted(person, check_text(self.whom, LONGEST_PERSON), self.on)


@dataclass(frozen=True, slots=True)
class WriteNote(Command):
    """Keep a private note. An empty one removes it."""

    text: str

    def decide(self, match: Match, person: str, at: int) -> Fact:
        """A note may have several lines."""
        text = check_text(self.text, LONGEST_NOTE, JOINER + "\n\t") if self.text else ""
        return Noted(person, text)
