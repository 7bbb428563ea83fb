"""The event stream of one viewer: the log entries they may see, with numbers of their own."""

from typing import Final

from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import Json
from operahouse.table.absence import Resigned
from operahouse.table.chat import Muted
from operahouse.table.codec import FACT_KINDS
from operahouse.table.fact import Fact, Observer
from operahouse.table.match import Match
from operahouse.table.seats import Seated, Unseated

CHANGING_THE_OBSERVER: Final = (Seated, Unseated, Resigned, Muted)
"""Facts after which a viewer may see more or less than before."""


class Stream:
    """Follows the log for one person, and numbers the entries they may see from 1 without gaps.

    The numbers follow from the log alone, so they are the same after a reconnect and on any server.
    """

    def __init__(self, person: str, screen: str = "") -> None:
        self.person = person
        self.number = 0
        self._screen = screen
        self._seat = ""
        self._muted: frozenset[str] = frozenset()
        self.numbers: dict[int, int] = {}
        """This person's numbers of the log entries that they may see."""
        self._entries_read = 0
        self._observer = self._make_observer()

    def read(self, match: Match) -> list[Json]:
        """What is new since the last call."""
        items: list[Json] = []
        for entry in match.entries[self._entries_read :]:
            self._entries_read = entry.number
            if isinstance(entry.fact, CHANGING_THE_OBSERVER):
                self._follow(entry.fact)
            shown = entry.fact.shown_to(match, entry, self._observer)
            if shown is not None:
                self.number += 1
                self.numbers[entry.number] = self.number
                item: Json = {"number": self.number, "at": entry.at, "kind": FACT_KINDS[type(entry.fact)]}
                if entry.by and entry.by == self.person:
                    item["id"] = entry.id
                items.append({**item, **shown})
        return items

    def resume(self, match: Match, last_seen: int) -> list[Json]:
        """Everything after the last number that the viewer has seen."""
        return [item for item in self.read(match) if _number(item) > last_seen]

    def _make_observer(self) -> Observer:
        return Observer(self.person, self._seat, self._screen or self._seat, self._muted, self.numbers)

    def _follow(self, fact: Fact) -> None:
        """Note what a fact changes for this viewer: their seat, and whom they muted."""
        if isinstance(fact, Seated) and self.person and fact.person == self.person:
            self._seat = fact.seat
        elif isinstance(fact, Unseated | Resigned) and fact.seat == self._seat:
            self._seat = ""
        elif isinstance(fact, Muted) and fact.person == self.person:
            self._muted = self._muted | {fact.whom} if fact.on else self._muted - {fact.whom}
        self._observer = self._make_observer()


def muted_by(match: Match, person: str) -> frozenset[str]:
    """Whom somebody doesn't hear."""
    muted: frozenset[str] = frozenset()
    for entry in match.entries:
        if isinstance(entry.fact, Muted) and entry.fact.person == person:
            muted = muted | {entry.fact.whom} if entry.fact.on else muted - {entry.fact.whom}
    return muted


def stream_behind_screen(match: Match, person: str, seat: str) -> Stream:
    """The stream of a finished match with the hidden information of one seat. Anybody may read it after the game."""
    if seat not in match.occupants:
        raise Refusal("", "table-unknown-seat", {"seat": seat[:80], "known": ", ".join(match.occupants)})
    if not match.outcome:
        raise Refusal("", "table-screens-closed", {})
    return Stream(person, seat)


def _number(item: Json) -> int:
    number = item["number"]
    assert isinstance(number, int)
    return number
