"""Standing orders of a seat: given, revoked and obeyed in secret. The others see the move only."""

from dataclasses import dataclass

from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import Json
from operahouse.table.fact import Entry, Eyes, Fact
from operahouse.table.match import Match
from operahouse.table.moving import Moved, whole_move
from operahouse.table.orders import Order
from operahouse.table.sayings import checked
from operahouse.table.wish import Wish

MOST_ORDERS = 20
LONGEST_MOVE = 200
LONGEST_WORD = 80


@dataclass(frozen=True, slots=True)
class Ordered(Fact):
    """A seat has given an order, or changed one; known to its owner alone."""

    seat: str
    name: str
    order: Order

    def happen(self, match: Match, entry: Entry) -> None:
        """It answers from now on, the question asked now included."""
        match.orders = {**match.orders, (self.seat, self.name): self.order}

    def tell(self, match: Match, entry: Entry, eyes: Eyes) -> Json | None:
        """In plain words, to its owner."""
        return {"name": self.name, "order": self.order.in_words()} if eyes.seat == self.seat else None


@dataclass(frozen=True, slots=True)
class Revoked(Fact):
    """A seat has taken an order back."""

    seat: str
    name: str

    def happen(self, match: Match, entry: Entry) -> None:
        """It answers no longer."""
        orders = match.orders.copy()
        del orders[self.seat, self.name]
        match.orders = orders

    def tell(self, match: Match, entry: Entry, eyes: Eyes) -> Json | None:
        """Nobody else ever knew of it."""
        return {"name": self.name} if eyes.seat == self.seat else None


@dataclass(frozen=True, slots=True)
class GiveOrder(Wish):
    """To say beforehand what to answer."""

    name: str
    order: Order

    def decide(self, match: Match, person: str, at: int) -> Fact:
        """A seat has few orders, each with a name of its own and short words."""
        seat = _seat_that_may_order(match, person)
        own = [name for owner, name in match.orders if owner == seat]
        if self.name in own:
            raise Refusal("", "table-order-exists", {"name": self.name})
        if len(own) >= MOST_ORDERS:
            raise Refusal("", "table-orders-full", {"most": MOST_ORDERS})
        return Ordered(seat, checked(self.name, LONGEST_WORD), _checked_order(self.order))


@dataclass(frozen=True, slots=True)
class ChangeOrder(Wish):
    """To say something else in the place of an order."""

    name: str
    order: Order

    def decide(self, match: Match, person: str, at: int) -> Fact:
        """One of the own ones; it keeps its place among them."""
        seat = _seat_that_may_order(match, person)
        _check_own(match, seat, self.name)
        return Ordered(seat, self.name, _checked_order(self.order))


@dataclass(frozen=True, slots=True)
class RevokeOrder(Wish):
    """To take an order back."""

    name: str

    def decide(self, match: Match, person: str, at: int) -> Fact:
        """One of the own ones."""
        seat = match.own_seat(person)
        _check_own(match, seat, self.name)
        return Revoked(seat, self.name)


def _seat_that_may_order(match: Match, person: str) -> str:
    seat = match.own_seat(person)
    if match.outcome:
        raise Refusal("", "table-over", {})
    return seat


def _check_own(match: Match, seat: str, name: str) -> None:
    if (seat, name) not in match.orders:
        raise Refusal("", "table-no-such-order", {"name": name[:LONGEST_WORD]})


def _checked_order(order: Order) -> Order:
    """Short words that can be seen."""
    for condition in (*order.when, *order.unless):
        checked(f"{condition.path}{condition.value}", LONGEST_WORD)
    checked(order.move, LONGEST_MOVE)
    return order


def ordered_move(match: Match) -> Moved | None:
    """The move that a standing order makes now, if any. An order the rules refuse is passed over."""
    if not match.orders:
        return None
    for seat in match.asked():
        for order in _orders_for_now(match, seat):
            try:
                return whole_move(match, seat, order.move, "order")
            except Refusal:
                continue
    return None


def _orders_for_now(match: Match, seat: str) -> list[Order]:
    """Those of somebody who is there, in time, and has not just taken a move back."""
    own = [order for (owner, _), order in match.orders.items() if owner == seat]
    if not own or seat in match.resting or not match.places[seat].is_present:
        return []
    view = match.game.view(match.playing(), match.seat_number(seat))
    return [order for order in own if order.applies(view)]
