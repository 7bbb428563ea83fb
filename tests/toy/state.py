"""A toy game in progress: the rules of `tests.toy.game`, one small function each."""

from typing import Final

from operahouse.kernel.events import Event
from operahouse.kernel.game import CHANCE, NOBODY

SEATS: Final = ["north", "east", "south"]
CARDS: Final = [1, 1, 2, 2, 3, 3]
JARS: Final = ["a", "b", "-"]
GAP: Final = 2
PLACES: Final = 3
ROUNDS: Final = 6
TOP_BID: Final = 3
UNBID: Final = -1

BID, ARRANGE, SHUFFLE, OVER = range(4)

# The vocabulary: four bids, three things to place, three cards to deal.
PLACE: Final = TOP_BID + 1
DEAL: Final = PLACE + len(JARS)


class ToyState:
    """Everything on the table and in the hands; `shelves` runs over seat * 3 + place."""

    def __init__(self, players: int, open_cards: bool) -> None:
        self.log: list[Event] | None = None
        self.seats = SEATS[:players]
        self.open_cards = open_cards
        self.round = 1
        self.stage = BID
        self.turn = 0
        self.bids = [UNBID] * players
        self.coins = [3] * players
        self.points = [0] * players
        self.shelves = [0, 1, GAP] * players
        self.cards = [0] * players
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.begun: list[int] = []
        """The steps taken of a move that is not finished: jars placed, or cards dealt."""

    def clone(self) -> "ToyState":
        """An independent copy that nobody listens to."""
        twin = ToyState(len(self.seats), self.open_cards)
        for name, value in vars(self).items():
            setattr(twin, name, value[:] if isinstance(value, list) else value)
        twin.log = None
        return twin

    def to_act(self) -> list[int]:
        """Everybody who has not bid; else the seat that arranges, or luck. [T1]"""
        if self.stage == BID:
            return [seat for seat, bid in enumerate(self.bids) if bid == UNBID]
        return [] if self.stage == OVER else [self.turn]

    def options(self, seat: int) -> list[int]:
        """Everything the seat, or luck, may do now."""
        if seat not in self.to_act():
            return []
        if self.stage == BID:
            return list(range(min(TOP_BID, self.coins[seat]) + 1))
        if self.stage == ARRANGE:
            return [PLACE + jar for jar in range(len(JARS)) if jar == GAP or jar not in self.begun]
        return [DEAL + card - 1 for card in sorted(set(self.discard))]

    def weights(self) -> list[int]:
        """How many of each card are left to be dealt. [T4]"""
        return [self.discard.count(option - DEAL + 1) for option in self.options(CHANCE)]

    def within_move(self) -> bool:
        """Whether a shelf, or a new deck, is begun and not finished."""
        return len(self.begun) > 0

    def steps_of_move(self) -> int:
        """How many steps make the whole move that is asked: a shelf of three places, or the discard pile dealt anew."""
        return PLACES if self.stage == ARRANGE else len(self.discard)

    def step(self, seat: int, option: int) -> None:
        """Answer the question and go on to the next one."""
        if self.stage == BID:
            self._seal(seat, option)
        elif self.stage == ARRANGE:
            self._place(seat, option - PLACE)
        else:
            self._deal(option - DEAL + 1)

    def _seal(self, seat: int, bid: int) -> None:
        """A bid stays secret until the last seat has chosen. [T1]"""
        self.bids[seat] = bid
        self._tell("sealed", seat, "T1", {})
        if UNBID in self.bids:
            self.turn = self.bids.index(UNBID)
        else:
            self._open_bids()

    def _open_bids(self) -> None:
        """All pay; the highest bidder, the first of equals, arranges its shelf. [T1, T2]"""
        for seat, bid in enumerate(self.bids):
            self.coins[seat] -= bid
            self._tell("paid", seat, "T1", {"coins": bid}, reveals=True)
        self.turn = self.bids.index(max(self.bids))
        self.stage = ARRANGE

    def _place(self, seat: int, jar: int) -> None:
        """Place by place; the shelf is as before until the last place is set. [T2]"""
        self.begun.append(jar)
        if len(self.begun) == PLACES:
            self.shelves[seat * PLACES : (seat + 1) * PLACES] = self.begun
            self.begun = []
            self._score(seat)

    def _score(self, seat: int) -> None:
        """Two points for jar a on the place the card names, one for jar b; then the card is discarded. [T3, T4]"""
        jar = self.shelves[seat * PLACES + self.cards[seat] - 1]
        points = GAP - jar
        self.points[seat] += points
        self._tell("points", seat, "T3", {"points": points, "card": self.cards[seat]}, reveals=True)
        self.discard.append(self.cards[seat])
        self.cards[seat] = 0
        self._draw(seat)

    def _draw(self, seat: int) -> None:
        """A new card; an empty deck is made anew by luck. [T4]"""
        if not self.deck:
            self.stage = SHUFFLE
            self.turn = CHANCE
            return
        self.cards[seat] = self.deck.pop(0)
        self._tell("drew", seat, "T4", {"card": self.cards[seat]}, seen_by=[self.seats[seat]])
        self._end_round()

    def _deal(self, card: int) -> None:
        """The next card of the new deck; when the discard pile is used up, drawing goes on. [T4]"""
        self.discard.remove(card)
        self.begun.append(card)
        if not self.discard:
            self.deck = self.begun
            self.begun = []
            self._draw(self.cards.index(0))

    def _end_round(self) -> None:
        """Everybody gets a coin; after the last round the game is over. [T5]"""
        for seat in range(len(self.seats)):
            self.coins[seat] += 1
            self._tell("earned", seat, "T5", {"coins": 1})
        self.bids = [UNBID] * len(self.seats)
        self.round += 1
        self.stage = BID if self.round <= ROUNDS else OVER
        self.turn = 0 if self.stage == BID else NOBODY

    def _tell(
        self,
        kind: str,
        seat: int,
        rule: str,
        details: dict[str, object],
        reveals: bool = False,
        seen_by: list[str] | None = None,
    ) -> None:
        if self.log is not None:
            self.log.append(Event(kind, self.seats[seat], rule, details, reveals, seen_by))
