"""What each viewer is told, numbered for it alone."""

from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import Json
from operahouse.table.codec import kind_of
from operahouse.table.fact import Entry, Eyes, Fact
from operahouse.table.leaving import Resigned
from operahouse.table.match import Match
from operahouse.table.moving import Moved
from operahouse.table.seating import Seated, Unseated
from operahouse.table.talking import Muted


class Stream:
    """Follows the log with the eyes of one person, and numbers what it may see from 1 without gaps.

    The numbers follow from the log alone: after a reconnect, on whichever server, they are the same again.
    """

    def __init__(self, person: str, screen: str = "") -> None:
        self.person = person
        self.number = 0
        self._screen = screen
        self._seat = ""
        self._muted: frozenset[str] = frozenset()
        self._numbers: dict[int, int] = {}
        self._read = 0
        self._eyes = self._open_eyes()

    def read(self, match: Match) -> list[Json]:
        """Everything new since the last time."""
        items: list[Json] = []
        for entry in match.entries.after(self._read):
            self._follow(entry.fact)
            told = entry.fact.tell(match, entry, self._eyes)
            if told is not None:
                items.append(self._item(entry, told))
        self._read = match.number
        return items

    def resume(self, match: Match, seen: int) -> list[Json]:
        """Everything after the last number the viewer says it saw."""
        return [item for item in self.read(match) if _number(item) > seen]

    def own_number(self, entry: int) -> int:
        """This viewer's own number of an entry of the log it was told of; 0 for any other."""
        return self._numbers.get(entry, 0)

    def _item(self, entry: Entry, told: Json) -> Json:
        self.number += 1
        self._numbers[entry.number] = self.number
        item: Json = {"number": self.number, "at": entry.at, "kind": kind_of(entry.fact)}
        if entry.by and entry.by == self.person:
            item["id"] = entry.id
        return {**item, **told}

    def _open_eyes(self) -> Eyes:
        return Eyes(self.person, self._seat, self._screen or self._seat, self._muted, self._numbers)

    def _follow(self, fact: Fact) -> None:
        """What a fact changes for this viewer: its seat, and whom it hears. Most are moves, which change neither."""
        if isinstance(fact, Moved):
            return
        if isinstance(fact, Seated) and self.person and fact.person == self.person:
            self._seat = fact.seat
        elif isinstance(fact, Unseated | Resigned) and fact.seat == self._seat:
            self._seat = ""
        elif isinstance(fact, Muted) and fact.person == self.person:
            self._muted = self._muted | {fact.whom} if fact.on else self._muted - {fact.whom}
        self._eyes = self._open_eyes()


def watch_behind(match: Match, person: str, seat: str) -> Stream:
    """The whole match with one screen open, for anybody who likes to look at it after the game."""
    if seat not in match.places:
        raise Refusal("", "table-unknown-seat", {"seat": seat[:80], "known": ", ".join(match.places)})
    if not match.outcome:
        raise Refusal("", "table-screens-closed", {})
    return Stream(person, seat)


def _number(item: Json) -> int:
    number = item["number"]
    assert isinstance(number, int)
    return number
