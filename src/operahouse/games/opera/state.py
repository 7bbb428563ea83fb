"""A game of Opera in progress: what lies where, and the verbs that move it."""

from operahouse.games.opera.agreement import Agreement
from operahouse.games.opera.words import (
    BID,
    BUDGET_BEGINS,
    CITIES,
    CITY_COUNT,
    COMPOSERS,
    EMPTY,
    HOUSE,
    KINDS,
    LADDER,
    NOWHERE,
    OVER,
    PROGRAMME,
    ROLE_COUNT,
    SHUFFLE,
    UNBID,
    UNBUILT,
    UNHIRED,
)  # fmt: skip
from operahouse.kernel.events import Event
from operahouse.kernel.game import NOBODY


class Table:
    """Everything on the table and behind the screens.

    Lists run over seats, composers, cities or roles; `stock` runs over seat * 7 + piece, `halls` over
    seat * slots + slot, `built` (halls of a house) over seat * 6 + city, `supply` over city * 2 + part.
    """

    __slots__ = (
        "agreed", "aside", "asked", "bids", "built", "century", "choices", "column", "counted", "cursor", "deck",
        "discard", "done", "drawn", "ducats", "ended", "fame", "figures", "halls", "hired", "least_ducats",
        "least_stock", "level", "log", "offer", "order", "palazzo", "points", "programmed", "removed", "role", "round",
        "stage", "stock", "supply", "turn",
    )  # fmt: skip

    agreed: Agreement
    log: list[Event] | None
    round: int
    stage: int
    turn: int
    choices: list[int]
    """What the seat to act may do (each seat its own where bids are made); never changed, only replaced."""
    fame: list[int]
    century: list[int]
    offer: list[int]
    aside: list[int]
    palazzo: list[int]
    figures: list[int]
    hired: list[int]
    level: list[int]
    column: list[int]
    order: list[int]
    """The seats in budget order, kept by every move of a marker. [B4]"""
    points: list[int]
    ducats: list[int]
    ended: list[bool]
    bids: list[int]
    stock: list[int]
    halls: list[int]
    built: list[int]
    supply: list[int]
    deck: list[int]
    """Shared between copies and never changed: `drawn` tells how many pieces are gone from its top."""
    drawn: int
    discard: list[int]
    removed: list[int]
    role: int
    """The role being played."""
    done: int
    """Actions the seat to act has done in this role."""
    asked: int
    """Seats (as bits) that had their say in this role."""
    cursor: int
    """The next hall to programme, as a slot; 0 before the first."""
    programmed: int
    """Pieces (as bits) already put into the house being programmed."""
    counted: bool
    """Whether everybody could count along from the start, so that ducats and stocks are no secret to a good memory."""
    least_ducats: list[int]
    """What a seat has at least, as far as could be seen; kept only where nobody could count from the start."""
    least_stock: list[int]

    def __init__(self, agreed: Agreement, original: "Table | None" = None) -> None:
        """A bare table, or a copy of another that nobody listens to."""
        self.agreed = agreed
        self.log = None
        if original is not None:
            self.round = original.round
            self.stage = original.stage
            self.turn = original.turn
            self.choices = original.choices
            self.fame = original.fame[:]
            self.century = original.century
            self.offer = original.offer[:]
            self.aside = original.aside[:]
            self.palazzo = original.palazzo[:]
            self.figures = original.figures[:]
            self.hired = original.hired[:]
            self.level = original.level[:]
            self.column = original.column[:]
            self.order = original.order[:]
            self.points = original.points[:]
            self.ducats = original.ducats[:]
            self.ended = original.ended[:]
            self.bids = original.bids[:]
            self.stock = original.stock[:]
            self.halls = original.halls[:]
            self.built = original.built[:]
            self.supply = original.supply[:]
            self.deck = original.deck
            self.drawn = original.drawn
            self.discard = original.discard[:]
            self.removed = original.removed[:]
            self.role = original.role
            self.done = original.done
            self.asked = original.asked
            self.cursor = original.cursor
            self.programmed = original.programmed
            self.counted = original.counted
            self.least_ducats = original.least_ducats[:]
            self.least_stock = original.least_stock[:]
            return
        players = agreed.players
        self.round = 1
        self.stage = BUDGET_BEGINS
        self.turn = NOBODY
        self.choices = []
        self.fame = [0] * KINDS
        self.century = []
        self.offer = [0] * LADDER
        self.aside = [0] * LADDER
        self.palazzo = []
        self.figures = [NOWHERE] * 3
        self.hired = [UNHIRED] * ROLE_COUNT
        self.level = [0] * players
        self.column = list(range(1, players + 1))
        self.order = list(range(players))
        self.points = [0] * players
        self.ducats = [0] * players
        self.ended = [False] * players
        self.bids = [UNBID] * players
        self.stock = [0] * (players * KINDS)
        self.halls = [UNBUILT] * (players * agreed.box.slots)
        self.built = [0] * (players * CITY_COUNT)
        self.supply = agreed.box.copies[players][:]
        self.deck = []
        self.drawn = 0
        self.discard = [0] * LADDER
        self.removed = [0] * LADDER
        self.role = UNHIRED
        self.done = 0
        self.asked = 0
        self.cursor = 0
        self.programmed = 0
        self.counted = True
        self.least_ducats = []
        self.least_stock = []

    # Who is asked.

    def to_act(self) -> list[int]:
        """Everybody who has not bid, in the budget phase; else the one seat asked. [B1]"""
        if self.stage == BID:
            return [seat for seat in range(self.agreed.players) if self.bids[seat] == UNBID]
        return [] if self.stage == OVER else [self.turn]

    def ask(self, seat: int, question: int, choices: list[int]) -> None:
        """Wait for one of these answers of that seat."""
        self.turn = seat
        self.stage = question
        self.choices = choices

    def within_move(self) -> bool:
        """Whether a programme, or a new deck, is begun and not finished."""
        return (self.stage == PROGRAMME and self.cursor > 0) or (self.stage == SHUFFLE and len(self.deck) > 0)

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
            self.tell("marker", seat, rule, {"level": level, "column": column})

    # Ducats, points and pieces.

    def pay(self, seat: int, ducats: int, rule: str) -> None:
        """Ducats from a seat to the bank."""
        self.ducats[seat] -= ducats
        if not self.counted:
            self.least_ducats[seat] = max(0, self.least_ducats[seat] - ducats)
        if self.log is not None and ducats:
            self.tell("paid", seat, rule, {"ducats": ducats})

    def earn(self, seat: int, ducats: int, rule: str) -> None:
        """Ducats from the bank to a seat."""
        self.ducats[seat] += ducats
        if not self.counted:
            self.least_ducats[seat] += ducats
        if self.log is not None and ducats:
            self.tell("earned", seat, rule, {"ducats": ducats})

    def score(self, seat: int, points: int, rule: str, why: str) -> None:
        """Points, with the reason for the ledger."""
        self.points[seat] += points
        if self.log is not None and points:
            self.tell("points", seat, rule, {"points": points, "why": why})

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

    def tell(self, kind: str, seat: int, rule: str, details: dict[str, object], reveals: bool = False) -> None:
        """Note what happened, for everybody to see."""
        if self.log is not None:
            name = self.agreed.seats[seat] if seat >= 0 else ""
            self.log.append(Event(kind, name, rule, details, reveals))


def composer_bag(counts: list[int]) -> dict[str, int]:
    """How many of each composer, zeros left out."""
    return {COMPOSERS[composer]: counts[composer] for composer in range(LADDER) if counts[composer]}


def piece_name(piece: int) -> str | None:
    """The word for what is in a hall; None for an empty one."""
    if piece == EMPTY:
        return None
    return "house" if piece == HOUSE else COMPOSERS[piece]


def hall_name(agreed: Agreement, slot: int) -> str:
    """A hall as it is written in moves: wien.1."""
    city = agreed.box.slot_city[slot]
    return f"{CITIES[city]}.{slot - agreed.box.first_slot[city] + 1}"
