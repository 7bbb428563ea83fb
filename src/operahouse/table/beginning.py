"""The game is dealt."""

from dataclasses import dataclass

from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import Json
from operahouse.kernel.reading import Reader
from operahouse.kernel.record import read_position_at
from operahouse.table.asking import run_clocks, sizes_of_questions
from operahouse.table.fact import Entry, Eyes, Fact
from operahouse.table.luck import dealing, published
from operahouse.table.match import Match
from operahouse.table.pace import Sizes
from operahouse.table.seating import check_host
from operahouse.table.wish import Wish


@dataclass(frozen=True, slots=True)
class Started(Fact):
    """The game is dealt. The whole setup is kept, so that replay needs no luck."""

    setup: Json
    sizes: Sizes

    def happen(self, match: Match, entry: Entry) -> None:
        """The first questions are asked."""
        match.start = match.state = read_position_at(match.game, Reader(self.setup, "setup"))
        match.ask(entry.number)
        run_clocks(match, entry.at, self.sizes)

    def tell(self, match: Match, entry: Entry, eyes: Eyes) -> Json | None:
        """The seats in the order of play; the rest is for each seat's view to show."""
        seats = [] if match.start is None else match.game.seats(match.start)
        return {"seats": seats, "published": published(match.seed)}


@dataclass(frozen=True, slots=True)
class Begin(Wish):
    """To deal the game."""

    def decide(self, match: Match, person: str, at: int) -> Fact:
        """When every seat is taken, by the luck whose hash was published."""
        check_host(match, person)
        if match.state is not None:
            raise Refusal("", "table-begun", {})
        free = [seat for seat, place in match.places.items() if place.is_free]
        if free:
            raise Refusal("", "table-seats-free", {"seats": free})
        opened = match.opened
        dealt = match.game.deal(opened.players, list(opened.options), dealing(match.seed))
        return Started(match.game.write_position(dealt), sizes_of_questions(match, dealt, []))
