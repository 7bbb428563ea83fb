"""A game of Opera in progress: what lies where, and the verbs that move it."""

from typing import TYPE_CHECKING

from operahouse.games.opera.agreement import Agreement
from operahouse.games.opera.places import Places, at, from_to
from operahouse.games.opera.question import OVER, Question
from operahouse.games.opera.words import (
    ASKS,
    BUDGET_BEGINS,
    CITY_COUNT,
    KINDS,
    LADDER,
    NOWHERE,
    ROLE_COUNT,
    STOCK,
    UNBID,
    UNBUILT,
    UNHIRED,
)  # fmt: skip
from operahouse.kernel.events import Event
from operahouse.kernel.game import NOBODY

if TYPE_CHECKING:
    from operahouse.games.opera.flow import Flow


class OperaState:
    """Everything on the table and behind the screens.

    Lists run over seats, composers, cities or roles; `stock` runs over seat * 7 + piece, `halls` over
    seat * slots + slot, `built` (halls of a house) over seat * 6 + city, `supply` over city * 2 + part.
    """

    __slots__ = (
        "agreed", "aside", "been_asked", "bids", "built", "century", "choices", "column", "counted", "cursor", "deck",
        "discard", "done", "drawn", "ducats", "ended", "fame", "figures", "flow", "halls", "hired", "least_ducats",
        "least_stock", "level", "log", "offer", "order", "palazzo", "phase", "points", "programmed", "question",
        "removed", "role", "round", "stock", "supply", "turn",
    )  # fmt: skip

    def __init__(self, agreed: Agreement, flow: "Flow", old: "OperaState | None" = None) -> None:
        """A bare table, or a copy of an old state that nobody listens to."""
        players = agreed.players
        self.agreed: Agreement = agreed
        self.flow: Flow = flow
        self.log: list[Event] | None = None

        self.round: int = 1 if old is None else old.round
        self.phase: int = BUDGET_BEGINS if old is None else old.phase
        """What runs next by itself; ASKS while a question waits for its answer."""
        self.question: Question = OVER if old is None else old.question
        self.turn: int = NOBODY if old is None else old.turn
        self.choices: list[int] = [] if old is None else old.choices
        """What the seat to act may do; empty where each seat has choices of its own. Never changed, only replaced."""

        # The table.
        self.fame: list[int] = [0] * KINDS if old is None else old.fame.copy()
        self.century: list[int] = [] if old is None else old.century
        self.offer: list[int] = [0] * LADDER if old is None else old.offer.copy()
        self.aside: list[int] = [0] * LADDER if old is None else old.aside.copy()
        self.palazzo: list[int] = [] if old is None else old.palazzo.copy()
        self.figures: list[int] = [NOWHERE] * 3 if old is None else old.figures.copy()
        self.hired: list[int] = [UNHIRED] * ROLE_COUNT if old is None else old.hired.copy()
        self.supply: list[int] = agreed.box.copies[players].copy() if old is None else old.supply.copy()
        self.deck: list[int] = [] if old is None else old.deck
        """Shared between copies and never changed: `drawn` tells how many pieces are gone from its top."""
        self.drawn: int = 0 if old is None else old.drawn
        self.discard: list[int] = [0] * LADDER if old is None else old.discard.copy()
        self.removed: list[int] = [0] * LADDER if old is None else old.removed.copy()

        # The seats.
        self.level: list[int] = [0] * players if old is None else old.level.copy()
        self.column: list[int] = list(range(1, players + 1)) if old is None else old.column.copy()
        self.order: list[int] = list(range(players)) if old is None else old.order.copy()
        """The seats in budget order, kept by every move of a marker. [B4]"""
        self.points: list[int] = [0] * players if old is None else old.points.copy()
        self.ducats: list[int] = [0] * players if old is None else old.ducats.copy()
        self.ended: list[bool] = [False] * players if old is None else old.ended.copy()
        self.bids: list[int] = [UNBID] * players if old is None else old.bids.copy()
        self.stock: list[int] = [0] * (players * KINDS) if old is None else old.stock.copy()
        self.halls: list[int] = [UNBUILT] * (players * agreed.box.slots) if old is None else old.halls.copy()
        self.built: list[int] = [0] * (players * CITY_COUNT) if old is None else old.built.copy()

        # The role being played.
        self.role: int = UNHIRED if old is None else old.role
        self.done: int = 0 if old is None else old.done
        """Actions the seat to act has done in this role."""
        self.been_asked: int = 0 if old is None else old.been_asked
        """Seats (as bits) that had their say in this role."""
        self.cursor: int = 0 if old is None else old.cursor
        """The next hall to programme, as a slot; 0 before the first."""
        self.programmed: int = 0 if old is None else old.programmed
        """Pieces (as bits) already put into the house being programmed."""

        # What a good memory knows.
        self.counted: bool = True if old is None else old.counted
        """Whether everybody could count along from the start, so that ducats and stocks are no secret to them."""
        self.least_ducats: list[int] = [] if old is None else old.least_ducats.copy()
        """What a seat has at least, as far as could be seen; kept only where nobody could count from the start."""
        self.least_stock: list[int] = [] if old is None else old.least_stock.copy()

    def clone(self) -> "OperaState":
        """An independent copy that nobody listens to."""
        return OperaState(self.agreed, self.flow, self)

    # Questions and answers.

    def ask(self, seat: int, question: Question, choices: list[int]) -> None:
        """Wait for one of these answers of that seat."""
        self.phase = ASKS
        self.question = question
        self.turn = seat
        self.choices = choices

    def to_act(self) -> list[int]:
        """Everybody who is asked."""
        return self.question.to_act(self)

    def options(self, seat: int) -> list[int]:
        """Everything the seat may do now. The list must not be changed."""
        if self.choices:
            return self.choices if seat == self.turn else []
        return self.question.choices(self, seat)

    def weights(self) -> list[int]:
        """How likely each option of chance is."""
        return self.question.weights(self)

    def step(self, seat: int, option: int) -> None:
        """Answer the question and go on to the next one."""
        self.question.apply(self, seat, option)
        if self.phase != ASKS:
            self.flow.proceed(self)

    def within_move(self) -> bool:
        """Whether a move of many steps is begun and not finished."""
        return self.question.begun(self)

    # The budget table.

    def ahead(self, seat: int, other: int) -> bool:
        """Whether a seat comes before another in budget order: higher level, then lower column. [B4]"""
        if self.level[seat] != self.level[other]:
            return self.level[seat] > self.level[other]
        return self.column[seat] < self.column[other]

    def lower_marker(self, seat: int, levels: int, rule: str) -> None:
        """Pay in budget levels: the marker goes right of all others on its new level. [A4]"""
        if levels == 0:
            return
        level = self.level[seat] - levels
        column = 1
        for other in range(self.agreed.players):
            if self.level[other] == level and self.column[other] >= column:
                column = self.column[other] + 1
        self.set_marker(seat, level, column, rule)

    def set_marker(self, seat: int, level: int, column: int, rule: str) -> None:
        """Put a budget marker onto its place."""
        self.level[seat] = level
        self.column[seat] = column
        self.order.remove(seat)
        place = len(self.order)
        while place > 0 and self.ahead(seat, self.order[place - 1]):
            place -= 1
        self.order.insert(place, seat)
        if self.log is not None:
            self.tell("marker", seat, rule, {"level": level, "column": column}, at(self.place("budget", seat)))

    # Ducats, points and pieces.

    def pay(self, seat: int, ducats: int, rule: str) -> None:
        """Ducats from a seat to the bank."""
        self.ducats[seat] -= ducats
        if not self.counted:
            self.least_ducats[seat] = max(0, self.least_ducats[seat] - ducats)
        if self.log is not None and ducats:
            self.tell("paid", seat, rule, {"ducats": ducats}, from_to(self.place("ducats", seat), "bank"))

    def earn(self, seat: int, ducats: int, rule: str) -> None:
        """Ducats from the bank to a seat."""
        self.ducats[seat] += ducats
        if not self.counted:
            self.least_ducats[seat] += ducats
        if self.log is not None and ducats:
            self.tell("earned", seat, rule, {"ducats": ducats}, from_to("bank", self.place("ducats", seat)))

    def score(self, seat: int, points: int, rule: str, why: str, origin: dict[str, object] | None = None) -> None:
        """Points, with the reason for the ledger, and in a counting round where they come from."""
        self.points[seat] += points
        if self.log is not None and points:
            details: dict[str, object] = {"points": points, "why": why, **(origin or {})}
            self.tell("points", seat, rule, details, at(self.place("points", seat)))

    def put_in_stock(self, seat: int, piece: int) -> None:
        """A piece goes behind the seat's screen."""
        self.stock[seat * KINDS + piece] += 1
        if not self.counted:
            self.least_stock[seat * KINDS + piece] += 1

    def take_from_stock(self, seat: int, piece: int) -> None:
        """A piece comes out from behind the seat's screen."""
        self.stock[seat * KINDS + piece] -= 1
        if not self.counted and self.least_stock[seat * KINDS + piece] > 0:
            self.least_stock[seat * KINDS + piece] -= 1

    def forget(self) -> None:
        """Nobody could count along so far: from now on the least that a seat has is kept."""
        self.counted = False
        self.least_ducats = [0] * self.agreed.players
        self.least_stock = [0] * (self.agreed.players * KINDS)

    # Opera houses.

    def hall(self, seat: int, slot: int) -> int:
        """The piece in a hall, EMPTY or UNBUILT."""
        return self.halls[seat * self.agreed.box.slots + slot]

    def set_hall(self, seat: int, slot: int, piece: int) -> None:
        """Put a piece, or EMPTY, into a hall."""
        self.halls[seat * self.agreed.box.slots + slot] = piece

    def house(self, seat: int, city: int) -> list[int]:
        """What is in the halls of a seat's house in a city, hall 1 first; empty where it has none."""
        first = seat * self.agreed.box.slots + self.agreed.box.first_slot[city]
        return self.halls[first : first + self.built[seat * CITY_COUNT + city]]

    # Events.

    def place(self, what: str, seat: int) -> str:
        """The name of a place that each seat has: stock.red."""
        return f"{what}.{self.agreed.seats[seat]}"

    def piece_place(self, seat: int, slot: int) -> str:
        """The name of the place of a seat's piece: hall.red.wien.1, or the stock."""
        if slot == STOCK:
            return self.place("stock", seat)
        return f"{self.place('hall', seat)}.{self.agreed.box.hall_name(slot)}"

    def tell(
        self, kind: str, seat: int, rule: str, details: dict[str, object], places: Places | None, reveals: bool = False
    ) -> None:
        """Note what happened and where, for everybody to see."""
        if self.log is not None:
            name = self.agreed.seats[seat] if seat >= 0 else ""
            self.log.append(Event(kind, name, rule, details, reveals, None, places))
