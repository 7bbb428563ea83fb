"""What people are called at the table: names that can be seen, no two alike, and a new one takes effect at once."""

from dataclasses import dataclass
from typing import Final
from unicodedata import category, normalize

from operahouse.kernel.errors import Refusal
from operahouse.table.command import Command
from operahouse.table.fact import Entry, Fact, PublicFact
from operahouse.table.look_alikes import is_invisible, look_of
from operahouse.table.match import Match
from operahouse.table.text_checks import JOINER, check_text

LONGEST_NAME: Final = 40
MOST_MARKS: Final = 3
"""Marks on one letter. Some scripts need several; with dozens a name covers the lines above and below."""
VISIBLE: Final = "LNPS"
"""The first letters of Unicode's categories for letters, numbers, punctuation and symbols."""
EMOJI_PARTS: Final = (JOINER, "\ufe0f")


@dataclass(frozen=True, slots=True)
class Renamed(PublicFact):
    """A player or spectator goes by another name from now on."""

    person: str
    before: str
    name: str
    guest: bool = False

    def apply(self, match: Match, entry: Entry) -> None:
        """Wherever they sit or watch."""
        seat = match.seat_of.get(self.person)
        if seat is None:
            match.spectators = {**match.spectators, self.person: self.name}
        else:
            match.set_occupant(seat, match.occupants[seat]._replace(name=self.name, guest=self.guest))


@dataclass(frozen=True, slots=True)
class Rename(Command):
    """Go by another name."""

    name: str
    guest: bool = False

    def decide(self, match: Match, person: str, at: int) -> Fact:
        """For players and spectators, unless the match is over: its result stands under the name it was played."""
        if match.outcome:
            raise Refusal("", "table-over", {})
        seat = match.seat_of.get(person)
        before = match.occupants[seat].name if seat else match.spectators.get(person)
        if before is None:
            raise Refusal("", "table-stranger", {})
        return Renamed(person, before, free_name(match, person, self.name), self.guest)


def free_name(match: Match, person: str, name: str) -> str:
    """The name as it will be shown. Raises Refusal if it can't be one, or looks like that of somebody else here."""
    name = check_name(name)
    others = [held.name for held in match.occupants.values() if held.name and held.person != person]
    others += [known for other, known in match.spectators.items() if other != person]
    look = look_of(name)
    if any(look.is_like(look_of(other)) for other in others):
        raise Refusal("", "table-name-taken", {"name": name})
    return name


def check_name(text: str) -> str:
    """A name as it will be shown, with single blanks. Raises Refusal if it can't be seen, or not only where it is."""
    name = " ".join(check_text(text, LONGEST_NAME).split())
    if any(is_invisible(letter) and letter not in EMOJI_PARTS for letter in name):
        raise Refusal("", "table-text-unprintable", {})
    if not any(category(letter)[0] in VISIBLE for letter in name):
        raise Refusal("", "table-text-empty", {})
    if _most_marks(name) > MOST_MARKS:
        raise Refusal("", "table-name-marks", {"most": MOST_MARKS})
    return name


def numbered(name: str, number: int) -> str:
    """A name with a number, no longer than a name may be."""
    return f"{name[: LONGEST_NAME - len(str(number)) - 1].rstrip()} {number}"


def _most_marks(name: str) -> int:
    """How many marks are on the letter that has most."""
    most = marks = 0
    for letter in normalize("NFC", name):
        marks = marks + 1 if category(letter) in ("Mn", "Me") else 0
        most = max(most, marks)
    return most
