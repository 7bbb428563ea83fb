"""Standing orders: a seat says in advance which move to make under which conditions. Others see only the move."""

from dataclasses import dataclass

from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import Json
from operahouse.kernel.paths import find
from operahouse.kernel.reading import Reader
from operahouse.kernel.snapshot import OrderText, Text
from operahouse.table.by_hand import check_not_by_hand
from operahouse.table.command import Command
from operahouse.table.fact import Entry, Fact, Observer
from operahouse.table.fixed_deal import check_not_fixed
from operahouse.table.match import Match
from operahouse.table.moves import CheckedMove, check_move
from operahouse.table.text_checks import check_text

COMPARISONS = ["is", "is-not", "at-least", "at-most", "has"]
MOST_CONDITIONS = 8
LARGEST = 10**9
MOST_ORDERS = 20
LONGEST_MOVE = 200
LONGEST_WORD = 80


@dataclass(frozen=True, slots=True)
class Condition:
    """A test of the seat's own view: `asks.question is buy`, `offer.verdi at-least 3`, `ladder.5 is verdi`."""

    path: str
    compare: str
    value: str | int

    def holds(self, view: Json) -> bool:
        """Whether it is true of the view. A condition on something the view does not show is false."""
        found = find(view, self.path.split("."))
        if self.compare == "is":
            return found == self.value
        if self.compare == "is-not":
            return found is not None and found != self.value
        if self.compare == "has":
            return isinstance(found, list | dict) and self.value in found
        if not isinstance(found, int) or not isinstance(self.value, int):
            return False
        return found >= self.value if self.compare == "at-least" else found <= self.value

    def to_json(self) -> list[object]:
        """The condition as stored: path, comparison, value."""
        return [self.path, self.compare, self.value]

    def in_words(self) -> Text:
        """A text key and its arguments."""
        return {"text": f"table-order-{self.compare}", "details": {"what": self.path, "value": self.value}}


@dataclass(frozen=True, slots=True)
class StandingOrder:
    """The move to make when every condition of `when` holds and none of `unless` does."""

    when: tuple[Condition, ...]
    unless: tuple[Condition, ...]
    move: str

    def applies(self, view: Json) -> bool:
        """Whether the order moves in this view."""
        wanted = all(condition.holds(view) for condition in self.when)
        return wanted and not any(condition.holds(view) for condition in self.unless)

    def to_json(self) -> Json:
        """The order as stored."""
        when, unless = [[condition.to_json() for condition in part] for part in (self.when, self.unless)]
        return {"when": when, "unless": unless, "move": self.move}

    def in_words(self) -> OrderText:
        """The order as shown to its owner: text keys and their arguments."""
        when, unless = [[condition.in_words() for condition in part] for part in (self.when, self.unless)]
        return {"text": "table-order", "details": {"move": self.move}, "when": when, "unless": unless}


def read_standing_order(reader: Reader) -> StandingOrder:
    """A standing order from JSON."""
    reader.only(["when", "unless", "move"])
    when, unless = [_read_conditions(reader.at(name)) for name in ("when", "unless")]
    return StandingOrder(when, unless, reader.at("move").text())


def _read_conditions(reader: Reader) -> tuple[Condition, ...]:
    items = reader.items()
    if len(items) > MOST_CONDITIONS:
        raise reader.wrong("table-malformed-conditions", {"most": MOST_CONDITIONS})
    return tuple(_read_condition(item) for item in items)


def _read_condition(reader: Reader) -> Condition:
    parts = reader.items()
    if len(parts) != 3:
        raise reader.wrong("malformed-length", {"expected": "3"})
    path, compare = parts[0].text(), COMPARISONS[parts[1].word(COMPARISONS)]
    if isinstance(parts[2].value, str):
        return Condition(path, compare, parts[2].text())
    return Condition(path, compare, parts[2].integer(-LARGEST, LARGEST))


@dataclass(frozen=True, slots=True)
class Ordered(Fact):
    """A seat gave or changed a standing order. Only its owner knows."""

    seat: str
    name: str
    order: StandingOrder

    def apply(self, match: Match, entry: Entry) -> None:
        """The order counts at once, also for the decision that is open now."""
        match.standing_orders = {**match.standing_orders, (self.seat, self.name): self.order}

    def shown_to(self, match: Match, entry: Entry, observer: Observer) -> Json | None:
        """Its owner gets the order in words."""
        return {"name": self.name, "order": self.order.in_words()} if observer.seat == self.seat else None


@dataclass(frozen=True, slots=True)
class Revoked(Fact):
    """A seat withdrew a standing order."""

    seat: str
    name: str

    def apply(self, match: Match, entry: Entry) -> None:
        """The order no longer counts."""
        orders = match.standing_orders.copy()
        del orders[self.seat, self.name]
        match.standing_orders = orders

    def shown_to(self, match: Match, entry: Entry, observer: Observer) -> Json | None:
        """Only its owner ever knew of it."""
        return {"name": self.name} if observer.seat == self.seat else None


@dataclass(frozen=True, slots=True)
class GiveOrder(Command):
    """Add a standing order."""

    name: str
    order: StandingOrder

    def decide(self, match: Match, person: str, at: int) -> Fact:
        """A seat may have a few orders, each under its own name."""
        seat = _seat_that_may_order(match, person)
        own = [name for owner, name in match.standing_orders if owner == seat]
        if self.name in own:
            raise Refusal("", "table-order-exists", {"name": self.name})
        if len(own) >= MOST_ORDERS:
            raise Refusal("", "table-orders-full", {"most": MOST_ORDERS})
        return Ordered(seat, check_text(self.name, LONGEST_WORD), _check_order(self.order))


@dataclass(frozen=True, slots=True)
class ChangeOrder(Command):
    """Replace a standing order by another under the same name."""

    name: str
    order: StandingOrder

    def decide(self, match: Match, person: str, at: int) -> Fact:
        """Only their own. The order keeps its place in the sequence."""
        seat = _seat_that_may_order(match, person)
        _check_own(match, seat, self.name)
        return Ordered(seat, self.name, _check_order(self.order))


@dataclass(frozen=True, slots=True)
class RevokeOrder(Command):
    """Withdraw a standing order."""

    name: str

    def decide(self, match: Match, person: str, at: int) -> Fact:
        """Only their own."""
        seat = match.own_seat(person)
        _check_own(match, seat, self.name)
        return Revoked(seat, self.name)


def _seat_that_may_order(match: Match, person: str) -> str:
    check_not_fixed(match)
    check_not_by_hand(match)
    seat = match.own_seat(person)
    if match.outcome:
        raise Refusal("", "table-over", {})
    return seat


def _check_own(match: Match, seat: str, name: str) -> None:
    if (seat, name) not in match.standing_orders:
        raise Refusal("", "table-no-such-order", {"name": name[:LONGEST_WORD]})


def _check_order(order: StandingOrder) -> StandingOrder:
    """The order, if all its texts are short and printable."""
    for condition in (*order.when, *order.unless):
        check_text(f"{condition.path}{condition.value}", LONGEST_WORD)
    check_text(order.move, LONGEST_MOVE)
    return order


def standing_order_move(match: Match) -> CheckedMove | None:
    """The move that a standing order makes now, if any. An order whose move the rules refuse is skipped."""
    for seat in match.awaited:
        for order in _applicable_orders(match, seat):
            try:
                return check_move(match, seat, order.move, "order")
            except Refusal:
                continue
    return None


def _applicable_orders(match: Match, seat: str) -> list[StandingOrder]:
    """The orders of a present person that apply now; none right after that person undid a move."""
    own = [order for (owner, _), order in match.standing_orders.items() if owner == seat]
    if not own or seat in match.orders_suspended or seat not in match.present:
        return []
    view = match.game.view(match.state_in_play(), match.seat_numbers[seat])
    return [order for order in own if order.applies(view)]
