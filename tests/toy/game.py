"""A toy third game: sealed bids, a shelf to arrange, a hidden card. It's complete, and owes no more than this.

T1. All seats bid coins at the same time, in secret: at most 3, and at most what they own. All bids are paid.
T2. The highest bidder, the first of equals, arranges its shelf anew: jars a and b and gaps on three places.
T3. It scores 2 points if jar a stands on the place its hidden card names, 1 if jar b does.
T4. That card is discarded and another drawn. Chance makes an empty deck anew, out of the discard pile.
T5. Then everybody gets a coin. After six rounds the most points win; equals share a place.
T6. Hidden are the others' cards and uncommitted bids, and the order of the deck. `open_cards` shows all cards.
"""

from typing import ClassVar

from operahouse.kernel.chance import Chance, shuffled
from operahouse.kernel.game import CHANCE, NOBODY, Game, Json, State
from operahouse.kernel.plain_state import PlainState
from operahouse.kernel.reading import Reader

SEATS, CARDS, JARS = ["north", "east", "south"], [1, 1, 2, 2, 3, 3], ["a", "b", "-"]
PLACES, ROUNDS, TOP_BID, UNBID = 3, 6, 3, -1
PLACE, DEAL = TOP_BID + 1, TOP_BID + 1 + len(JARS)
STAGES = ["bid", "arrange", "shuffle", "over"]
OPEN = ["seats", "round", "stage", "turn", "coins", "points", "shelves"]
HIDDEN = ["discard", "begun", "bids", "cards", "deck"]


class ToyState(PlainState):
    """Everything on the table and in the hands; `begun` are the jars placed, or cards dealt, of an unfinished move."""

    def __init__(self, players: int, open_cards: bool) -> None:
        self.seats, self.open_cards = SEATS[:players], open_cards
        self.round, self.stage, self.turn = 1, "bid", 0
        self.bids, self.coins, self.points = [UNBID] * players, [3] * players, [0] * players
        self.shelves, self.cards = JARS * players, [0] * players
        self.deck, self.discard, self.begun = list[int](), list[int](), list[int]()

    def to_act(self) -> list[int]:
        """Everybody who has not bid; else the seat that arranges, or chance. [T1]"""
        if self.stage == "bid":
            return [seat for seat, bid in enumerate(self.bids) if bid == UNBID]
        return super().to_act()

    def options(self, seat: int) -> list[int]:
        """Bids one can pay, jars not placed yet and gaps, or cards to deal. [T1, T2, T4]"""
        if seat not in self.to_act():
            return []
        if self.stage == "bid":
            return list(range(min(TOP_BID, self.coins[seat]) + 1))
        if self.stage == "arrange":
            return [PLACE + jar for jar in range(len(JARS)) if JARS[jar] == "-" or jar not in self.begun]
        return [DEAL + card - 1 for card in sorted(set(self.discard))]

    def weights(self) -> list[int]:
        """How many of each card are left to be dealt. [T4]"""
        return [self.discard.count(option - DEAL + 1) for option in self.options(CHANCE)]

    def within_move(self) -> bool:
        """Whether a shelf, or a new deck, is begun and not finished."""
        return bool(self.begun)

    def step(self, seat: int, option: int) -> None:
        """Answer the question and go on to the next one."""
        if self.stage == "bid":
            self._bid(seat, option)
        elif self.stage == "arrange":
            self._place(seat, option - PLACE)
        else:
            self._deal(option - DEAL + 1)

    def _bid(self, seat: int, bid: int) -> None:
        """The last bid opens them all: everybody pays, the highest bidder arranges. [T1, T2]"""
        self.bids[seat] = bid
        self.tell("sealed", seat, "T1", {})
        if UNBID in self.bids:
            self.turn = self.bids.index(UNBID)
            return
        for payer, paid in enumerate(self.bids):
            self.coins[payer] -= paid
            self.tell("paid", payer, "T1", {"coins": paid}, reveals=True)
        self.turn, self.stage = self.bids.index(max(self.bids)), "arrange"

    def _place(self, seat: int, jar: int) -> None:
        """Place by place; with the last one the shelf is set and scores with the own card. [T2, T3]"""
        self.begun.append(jar)
        if len(self.begun) < PLACES:
            return
        self.shelves[seat * PLACES : (seat + 1) * PLACES] = [JARS[placed] for placed in self.begun]
        points, card = 2 - self.begun[self.cards[seat] - 1], self.cards[seat]
        self.points[seat] += points
        self.tell("points", seat, "T3", {"points": points, "card": card}, reveals=True)
        self.discard.append(card)
        self.begun, self.cards[seat] = [], 0
        self._draw(seat)

    def _draw(self, seat: int) -> None:
        """A new card, and the next round; an empty deck is made anew first. [T4, T5]"""
        if not self.deck:
            self.stage, self.turn = "shuffle", CHANCE
            return
        self.cards[seat] = self.deck.pop(0)
        self.tell("drew", seat, "T4", {"card": self.cards[seat]}, seen_by=[self.seats[seat]])
        for earner in range(len(self.seats)):
            self.coins[earner] += 1
            self.tell("earned", earner, "T5", {"coins": 1})
        self.bids, self.round = [UNBID] * len(self.seats), self.round + 1
        self.stage, self.turn = ("bid", 0) if self.round <= ROUNDS else ("over", NOBODY)

    def _deal(self, card: int) -> None:
        """The next card of the new deck. [T4]"""
        self.discard.remove(card)
        self.begun.append(card)
        if not self.discard:
            self.deck, self.begun = self.begun, []
            self._draw(self.cards.index(0))


class Toy(Game):
    """The toy, with the defaults for everything a game needn't bring."""

    name, edition = "toy", "toy-1"
    table_options: ClassVar = ["open_cards"]

    def __init__(self) -> None:
        self.player_counts = [2, 3]
        bids, jars = [f"bid {bid}" for bid in range(TOP_BID + 1)], [f"place {jar}" for jar in JARS]
        self.spellings = [*bids, *jars, *[f"deal {card}" for card in sorted(set(CARDS))]]

    def deal(self, players: int, options: list[str], chance: Chance) -> State:
        """A card for each seat, the rest is the deck."""
        state, cards = ToyState(players, "open_cards" in options), shuffled(CARDS, chance)
        state.cards, state.deck = cards[:players], cards[players:]
        return state

    def seats(self, state: State) -> list[str]:
        """The seats, north first."""
        return toy(state).seats

    def points(self, state: State) -> list[int]:
        """The points by seat."""
        return toy(state).points[:]

    def write_position(self, state: State) -> Json:
        """Everything, what is hidden included."""
        return self._written(toy(state), OPEN + HIDDEN)

    def _written(self, state: ToyState, fields: list[str]) -> Json:
        parts = {name: getattr(state.clone(), name) for name in fields}
        return {"game": self.name, "edition": self.edition, "options": {"open_cards": state.open_cards}, **parts}

    def read_position(self, data: object) -> State:
        """A state from its public form; the first thing wrong is refused by name."""
        position = Reader(data)
        position.only(["game", "edition", "options", *OPEN, *HIDDEN])
        state = self._read_open(position)
        players = len(state.seats)
        state.discard, state.begun = position.at("discard").integers(1, 3), position.at("begun").integers(0, 3)
        state.bids = position.at("bids").integers(UNBID, TOP_BID, players)
        state.cards, state.deck = position.at("cards").integers(0, 3, players), position.at("deck").integers(1, 3)
        dealt = state.begun if state.stage == "shuffle" else []
        if sorted(state.discard + dealt + state.deck + [card for card in state.cards if card]) != CARDS:
            raise position.at("deck").wrong("toy-malformed-cards", {})
        return state

    def _read_open(self, position: Reader) -> ToyState:
        position.at("game").word([self.name])
        position.at("edition").word([self.edition])
        seats = [item.word(SEATS) for item in position.at("seats").items()]
        if seats not in ([0, 1], [0, 1, 2]):
            raise position.at("seats").wrong("malformed-players", {"low": "2", "high": "3"})
        position.at("options").only(["open_cards"])
        state = ToyState(len(seats), position.at("options").at("open_cards").flag())
        state.round = position.at("round").integer(1, ROUNDS + 1)
        state.stage = STAGES[position.at("stage").word(STAGES)]
        turns = {"shuffle": [CHANCE], "over": [NOBODY]}.get(state.stage, range(len(seats)))
        state.turn = position.at("turn").integer(turns[0], turns[-1])
        state.coins = position.at("coins").integers(0, 99, len(seats))
        state.points = position.at("points").integers(0, 99, len(seats))
        shelves = [JARS[item.word(JARS)] for item in position.at("shelves").items()]
        if len(shelves) != len(state.shelves):
            raise position.at("shelves").wrong("malformed-length", {"expected": str(len(state.shelves))})
        state.shelves = shelves
        return state

    def view(self, state: State, seat: int, memory: bool = False) -> Json:
        """All that is open, the own card and the own bid; a deck being made shows as the discard pile it is. [T6]"""
        table = toy(state)
        dealing, bidding = table.stage == "shuffle", table.stage == "bid"
        seen = self._written(table, OPEN)
        seen["seat"] = table.seats[seat] if seat >= 0 else None
        seen["discard"] = sorted(table.discard + table.begun) if dealing else table.discard[:]
        seen["begun"] = [] if dealing else table.begun[:]
        seen["bids"] = [
            bid if own == seat or bid == UNBID or not bidding else "sealed" for own, bid in enumerate(table.bids)
        ]
        shown = [own == seat or table.open_cards or not card for own, card in enumerate(table.cards)]
        seen["cards"] = [card if shows else "hidden" for card, shows in zip(table.cards, shown, strict=True)]
        seen["deck"] = len(table.deck)
        return seen

    def imagine(self, view: Json, chance: Chance) -> State:
        """The cards nobody showed are dealt anew, and sealed bids may be anything that can be paid. [T6]"""
        seen = Reader(view)
        state = self._read_open(seen)
        state.discard, state.begun = seen.at("discard").integers(1, 3), seen.at("begun").integers(0, 3)
        cards, unseen = [item.value for item in seen.at("cards").items()], CARDS[:]
        for card in [*state.discard, *[card for card in cards if isinstance(card, int) and card]]:
            unseen.remove(card)
        unseen = shuffled(unseen, chance)
        state.cards = [card if isinstance(card, int) else unseen.pop() for card in cards]
        state.deck = unseen
        bids = [item.value for item in seen.at("bids").items()]
        most = [min(TOP_BID, coins) for coins in state.coins]
        state.bids = [bid if isinstance(bid, int) else chance.below(most[seat] + 1) for seat, bid in enumerate(bids)]
        return state


def toy(state: State) -> ToyState:
    """The state as one of this game."""
    assert isinstance(state, ToyState)
    return state
