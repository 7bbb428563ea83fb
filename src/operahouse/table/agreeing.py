"""What happens when everybody who is there wishes it: a pause, the end of a pause, a rematch."""

from dataclasses import dataclass
from typing import Final, Literal

from operahouse.kernel.errors import Refusal
from operahouse.table.asking import run_clocks
from operahouse.table.fact import Entry, Fact, PublicFact
from operahouse.table.match import Match
from operahouse.table.opening import Opened
from operahouse.table.pace import DAY
from operahouse.table.seating import Seated
from operahouse.table.wish import Wish

Wishes = Literal["pause", "resume", "rematch"]
WHEN: Final[dict[Wishes, str]] = {"pause": "playing", "resume": "paused", "rematch": "ended"}
"""What can be agreed on, and where the match must stand for it."""
LONGEST_PAUSE = DAY
"""A pause ends by itself, so that nobody can hold a table for ever."""


@dataclass(frozen=True, slots=True)
class Wished(PublicFact):
    """A seat wishes something, or no longer does."""

    seat: str
    wish: Wishes
    on: bool

    def happen(self, match: Match, entry: Entry) -> None:
        """It counts as long as it stands."""
        wish = {(self.wish, self.seat)}
        match.wishes = match.wishes | wish if self.on else match.wishes - wish


@dataclass(frozen=True, slots=True)
class Paused(PublicFact):
    """Everybody agreed to a pause."""

    def happen(self, match: Match, entry: Entry) -> None:
        """All clocks stand."""
        match.wishes = frozenset()
        match.paused_at = entry.at
        run_clocks(match, entry.at)


@dataclass(frozen=True, slots=True)
class Resumed(PublicFact):
    """The pause is over."""

    def happen(self, match: Match, entry: Entry) -> None:
        """The clocks go on where they stood."""
        match.wishes = frozenset()
        match.paused_at = 0
        run_clocks(match, entry.at)


@dataclass(frozen=True, slots=True)
class Continued(PublicFact):
    """The rematch is open, under this name."""

    match: str

    def happen(self, match: Match, entry: Entry) -> None:
        """Everybody can find it."""
        match.next_match = self.match


@dataclass(frozen=True, slots=True)
class AskFor(Wish):
    """To wish for a pause, its end or a rematch, or no longer to."""

    wish: Wishes
    on: bool

    def decide(self, match: Match, person: str, at: int) -> Fact:
        """People who are there have a say, each once."""
        seat = match.own_seat(person)
        if match.status != WHEN[self.wish] or match.next_match:
            raise Refusal("", "table-not-now", {"wish": self.wish})
        if not match.places[seat].is_present:
            raise Refusal("", "table-away", {})
        if ((self.wish, seat) in match.wishes) == self.on:
            raise Refusal("", "table-wished-already", {})
        return Wished(seat, self.wish, self.on)


def rematch(match: Match, name: str, seed: bytes) -> tuple[Opened, list[Seated]]:
    """The opening of the match after this one, with everybody who agreed and the bots already seated."""
    if not match.agreed("rematch"):
        raise Refusal("", "table-not-agreed", {})
    old = match.opened
    opened = Opened(
        old.game, match.game.edition, match.game.rules_version, old.players, old.options, old.pace,
        old.host, old.substitute, old.spectators, name, seed.hex(),
    )  # fmt: skip
    stayed = {seat: place for seat, place in match.places.items() if place.is_present or not place.person}
    return opened, [
        Seated(seat, place.person, place.name, place.bot)
        for seat, place in stayed.items()
        if seat not in match.resigned
    ]
