"""Starting the game: the host calls for the deal, everybody reveals their share in it, and the game is dealt."""

from dataclasses import dataclass

from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import CHANCE, Game, Json, State
from operahouse.kernel.reading import Reader
from operahouse.kernel.record import read_position_at
from operahouse.table.chance import deal_chance
from operahouse.table.clock import decision_sizes, update_clocks
from operahouse.table.command import Command
from operahouse.table.fact import Entry, Fact, Observer, PublicFact
from operahouse.table.match import Match
from operahouse.table.seats import check_host, check_seating
from operahouse.table.shares import LATEST_FORMAT, Share, check_digits, commitment_to, mixed_seed
from operahouse.table.sheet import begun_sheet
from operahouse.table.time_control import DecisionSizes


@dataclass(frozen=True, slots=True)
class Called(PublicFact):
    """The deal is wanted. It comes when every nonce is revealed, or after a few seconds without the missing ones."""

    def apply(self, match: Match, entry: Entry) -> None:
        """Clients that see it reveal their nonce, unless they already have."""
        match.shares = match.shares._replace(called=True)


@dataclass(frozen=True, slots=True)
class Revealed(PublicFact):
    """A seat's nonce, to which its person committed themselves when they sat down."""

    seat: str
    nonce: str

    def apply(self, match: Match, entry: Entry) -> None:
        """Its share is complete."""
        share = match.shares.by_seat[self.seat]
        match.shares = match.shares.with_share(self.seat, share._replace(nonce=self.nonce))


@dataclass(frozen=True, slots=True)
class Started(Fact):
    """The game was dealt. The log keeps the whole setup, so that replaying it needs no chance."""

    setup: Json
    sizes: DecisionSizes

    def apply(self, match: Match, entry: Entry) -> None:
        """The first decisions are open."""
        state = read_position_at(match.game, Reader(self.setup, "setup"))
        match.initial_state = match.state = state
        match.seed = mixed_seed(match.agreement.deal_format, match.seed, match.shares.by_seat)
        match.seat_numbers = {name: number for number, name in enumerate(match.game.seats(state))} | {"chance": CHANCE}
        match.set_status("playing")
        if match.sheet is not None:
            match.sheet = begun_sheet(match, match.sheet, state)
        match.update_awaited(entry.number)
        update_clocks(match, entry.at, self.sizes)

    def shown_to(self, match: Match, entry: Entry, observer: Observer) -> Json | None:
        """The seats in playing order, and from what the deal was made. Everything else is in each seat's view."""
        seats = [] if match.initial_state is None else match.game.seats(match.initial_state)
        shown: Json = {"seats": seats, "published": match.seed_hash}
        return shown if match.agreement.deal_format == 1 else {**shown, "shares": match.shares.to_json()}


@dataclass(frozen=True, slots=True)
class Start(Command):
    """Deal the game."""

    def decide(self, match: Match, person: str, at: int) -> Fact:
        """Only the host may do this, when every seat is taken."""
        check_host(match, person)
        check_seating(match)
        if match.sheet is not None:
            raise Refusal("", "by-hand-lay-out-first", {})
        if match.shares.called:
            raise Refusal("", "table-begun", {})
        free = match.free_seats()
        if free:
            raise Refusal("", "table-seats-free", {"seats": free})
        return deal(match) if match.shares.is_due(at) else Called()


@dataclass(frozen=True, slots=True)
class Reveal(Command):
    """Reveal the nonce of one's own share in the deal."""

    nonce: str

    def decide(self, match: Match, person: str, at: int) -> Fact:
        """Once every seat is taken, so that nobody can answer to it with a commitment of their own."""
        check_seating(match)
        seat = match.own_seat(person)
        share = match.shares.by_seat.get(seat, Share())
        if not share.is_awaited:
            raise Refusal("", "table-share-unwanted", {})
        if match.free_seats():
            raise Refusal("", "table-share-early", {})
        if commitment_to(check_digits(self.nonce, "nonce")) != share.commitment:
            raise Refusal("", "table-share-wrong", {})
        return Revealed(seat, self.nonce)


def deal_if_due(match: Match, at: int) -> Started | None:
    """The deal, if it was called for and nobody is waited for any longer."""
    wanted = match.status == "seating" and match.shares.called
    return deal(match) if wanted and match.shares.is_due(at) else None


def deal(match: Match) -> Started:
    """The deal that follows from the seed, whose hash was published before, and everybody's share."""
    agreement = match.agreement
    seed = mixed_seed(agreement.deal_format, match.seed, match.shares.by_seat)
    dealt = match.game.deal(agreement.players, list(agreement.options), deal_chance(seed))
    sizes = decision_sizes(match, dealt) if match.clock.time_control.kind == "live" else {}
    return Started(match.game.write_position(dealt), sizes)


def deal_alone(game: Game, players: int, options: list[str], seed: bytes) -> State:
    """What a table deals at which nobody has a share."""
    return game.deal(players, options, deal_chance(mixed_seed(LATEST_FORMAT, seed, {})))
