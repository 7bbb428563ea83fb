"""Matches in a store."""

from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from threading import Event

from msgspec.structs import replace
from sqlalchemy import Connection

from operahouse.kernel.game import Game
from operahouse.store.log import Append
from operahouse.store.match_summary import MatchSummary, SeatSummary, summarize
from operahouse.store.store import Store
from operahouse.table.chat import Noted
from operahouse.table.decide import Change
from operahouse.table.fact import Entry
from operahouse.table.log import rebuild
from operahouse.table.match import Match
from operahouse.table.time_control import TimeControl
from tests.table.logged_match import START, TOY, LoggedMatch, find_game


class StoredMatch(LoggedMatch):
    """A match that is stored with its summary before it goes on."""

    def __init__(
        self, store: Store, game: Game = TOY, players: int = 2, name: str = "m1", *,
        public: bool = True, rated: bool = False, time_control: TimeControl | None = None, now: int = START,
    ) -> None:  # fmt: skip
        super().__init__(game, players, time_control)
        self.now = self.created = now
        self.store, self.name, self.public, self.rated = store, name, public, rated
        self._store(self.match.entries[:], self.match)

    def sit_down(self) -> "StoredMatch":
        """Everybody takes a seat, and the host starts the game."""
        super().sit_down()
        return self

    def summary(self, match: Match | None = None) -> MatchSummary:
        """The summary of the match as it is."""
        return summarize(match or self.match, self.name, f"code-{self.name}", self.public, self.rated, self.created)

    def again(self) -> Match:
        """The match rebuilt from the store alone."""
        return rebuild(find_game, self.store.load(self.name))

    def _keep(self, change: Change) -> Change:
        if change.entries:
            self._store(change.entries, change.match, change.rewritten)
        self.match = change.match
        return change

    def _store(self, entries: list[Entry], match: Match, rewritten: Sequence[Entry] = ()) -> None:
        append = Append(self.name, entries[0].number, entries, self.summary(match), rewritten)
        self.store.submit(append).result()


def plain_summary(match: str, number: int = 1, **parts: object) -> MatchSummary:
    """A summary of a match that is only there to be stored."""
    seats = (SeatSummary("north", "anna", "Anna", "", True), SeatSummary("east", "", "", "novice", False))
    agreed = (f"code-{match}", "toy", "1.0", 2, (), True, False)
    summary = MatchSummary(match, *agreed, "seating", "anna", START, START, 0, None, number, seats, TimeControl())
    return replace(summary, **parts)


def plain_append(match: str, number: int, entries: int = 1, **parts: object) -> Append:
    """Entries of a match that is only there to be stored."""
    lines = [Entry(at, START + at, "", "", Noted("anna", f"line {at}")) for at in range(number, number + entries)]
    return Append(match, number, lines, plain_summary(match, number + entries - 1, **parts))


@contextmanager
def gathered(store: Store) -> Iterator[None]:
    """Everything that is submitted inside is written as one batch."""
    begun, go_on = Event(), Event()

    def wait(_: Connection) -> None:
        begun.set()
        go_on.wait()

    waiting: Future[None] = store.writer.submit(wait)
    begun.wait()
    yield
    go_on.set()
    waiting.result()
