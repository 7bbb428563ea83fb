"""Enters a game on a real table at a table of ours, as people with phones would."""

from dataclasses import replace

from operahouse.kernel.game import Game
from operahouse.table.agreement import agree
from operahouse.table.by_hand import Enter, LayOut, Tell, agree_by_hand
from operahouse.table.decide import accept_bot_move, open_match
from operahouse.table.match import Match
from operahouse.table.seats import SeatBot, Sit
from tests.table.logged_match import PEOPLE, SEED, LoggedMatch
from tests.table.real_table import Played, RealTable

MANY = [*PEOPLE, "emil", "fred"]


class EnteredMatch(LoggedMatch):
    """A match that is entered by hand."""

    def __init__(self, game: Game, players: int = 2) -> None:
        super().__init__(game, players)
        self.log.lines.clear()
        agreement = agree_by_hand(game, agree(game, players, [], "anna", SEED), "record", False)
        opened = open_match(game, replace(agreement), self.now)
        self.match: Match = opened.match
        self.log.append("m1", 1, opened.entries)

    def seat_everybody(self, bots: tuple[str, ...] = ()) -> "EnteredMatch":
        """People at all seats but those of bots."""
        people = iter(MANY)
        for seat in self.match.occupants:
            person = "" if seat in bots else next(people)
            self.ask(person or "anna", Sit(seat, person.title()) if person else SeatBot(seat, "random"))
        return self

    def lay_out(self, real: RealTable, bots: tuple[str, ...] = ()) -> "EnteredMatch":
        """Everybody sits, and the table is as on the real one."""
        self.seat_everybody(bots)
        self.ask("anna", LayOut(real.layout([*bots])))
        return self

    def person_at(self, seat: str) -> str:
        """Who enters for a seat."""
        return self.match.occupants[seat].person or "anna"

    def accept(self, seat: str, move: str) -> None:
        """A bot's move."""
        self._keep(accept_bot_move(self.match, seat, move, self.match.awaited_since[seat], self.now))

    def enter(self, played: Played) -> None:
        """A move, and what came to light."""
        self.ask(self.person_at(played.seat), Enter(played.seat, played.move))
        self.tell(played)

    def tell(self, played: Played) -> None:
        """What came to light, as often as that is asked."""
        draws = played.draws[:]
        while self.is_waiting:
            self.ask("anna", Tell(tuple(draws.pop(0) if draws else [])))
        assert not draws

    @property
    def is_waiting(self) -> bool:
        """Whether something has to be told."""
        sheet = self.match.sheet
        return sheet is not None and sheet.course is not None and sheet.course.wanted is not None


def entered(game: Game, players: int, seed: int, moves: int = 10_000) -> tuple[RealTable, EnteredMatch]:
    """A game, or the beginning of one, on the real table and at ours."""
    real, table = RealTable(game, players, seed), EnteredMatch(game, players)
    table.lay_out(real)
    for _ in range(moves):
        if real.is_over:
            break
        table.enter(real.play())
    return real, table
