"""Starting the game: the deal."""

from dataclasses import dataclass

from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import CHANCE, Json
from operahouse.kernel.reading import Reader
from operahouse.kernel.record import read_position_at
from operahouse.table.chance import deal_chance
from operahouse.table.clock import decision_sizes, update_clocks
from operahouse.table.command import Command
from operahouse.table.fact import Entry, Fact, Observer
from operahouse.table.match import Match
from operahouse.table.seats import check_host
from operahouse.table.time_control import DecisionSizes


@dataclass(frozen=True, slots=True)
class Started(Fact):
    """The game was dealt. The log keeps the whole setup, so that replaying it needs no chance."""

    setup: Json
    sizes: DecisionSizes

    def apply(self, match: Match, entry: Entry) -> None:
        """The first decisions are open."""
        state = read_position_at(match.game, Reader(self.setup, "setup"))
        match.initial_state = match.state = state
        match.seat_numbers = {name: number for number, name in enumerate(match.game.seats(state))} | {"chance": CHANCE}
        match.set_status("playing")
        match.update_awaited(entry.number)
        update_clocks(match, entry.at, self.sizes)

    def shown_to(self, match: Match, entry: Entry, observer: Observer) -> Json | None:
        """The seats in playing order. Everything else is in each seat's view."""
        seats = [] if match.initial_state is None else match.game.seats(match.initial_state)
        return {"seats": seats, "published": match.seed_hash}


@dataclass(frozen=True, slots=True)
class Start(Command):
    """Deal the game."""

    def decide(self, match: Match, person: str, at: int) -> Fact:
        """Only the host may do this, when every seat is taken. The deal follows from the seed published before."""
        check_host(match, person)
        if match.state is not None:
            raise Refusal("", "table-begun", {})
        free = [seat for seat, occupant in match.occupants.items() if occupant.is_empty]
        if free:
            raise Refusal("", "table-seats-free", {"seats": free})
        agreement = match.agreement
        dealt = match.game.deal(agreement.players, list(agreement.options), deal_chance(match.seed))
        sizes = decision_sizes(match, dealt) if match.clock.time_control.kind == "live" else {}
        return Started(match.game.write_position(dealt), sizes)
