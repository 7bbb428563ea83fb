"""A toy third game with everything a game can have; every generic test plays it.

T1. All seats bid coins at the same time, in secret: at most 3, and at most what they own. All bids are paid.
T2. The highest bidder, the first of equals, arranges its shelf anew: jars a and b and gaps on three places.
T3. It scores 2 points if jar a stands on the place its hidden card names, 1 if jar b does.
T4. That card is discarded and another drawn. An empty deck is made anew by luck, out of the discard pile.
T5. Then everybody gets a coin. After six rounds the most points win; equals share a place.
T6. Hidden are the others' cards and uncommitted bids, and the order of the deck. `open_cards` shows all cards.
"""

from typing import ClassVar

from operahouse.kernel.chance import Chance, Generator, shuffled
from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import SPECTATOR, Game, Json, Reference, Say, State
from operahouse.kernel.standing_orders import amounts, question
from tests.toy import position
from tests.toy.state import ARRANGE, BID, CARDS, GAP, JARS, PLACE, PLACES, SHUFFLE, TOP_BID, ToyState

SPELLINGS = [
    *[f"bid {bid}" for bid in range(TOP_BID + 1)],
    *[f"place {jar}" for jar in JARS],
    *[f"deal {card}" for card in sorted(set(CARDS))],
]
WHOLE_MOVES = {ARRANGE: ("arrange", "place"), SHUFFLE: ("shuffle", "deal")}
"""The word for a whole move, and for each of its steps, by what is asked."""


class Toy(Game):
    """The toy, as the house offers any game."""

    name = "toy"
    edition = position.EDITION
    spellings = SPELLINGS
    table_options: ClassVar = ["open_cards"]

    def __init__(self) -> None:
        self.player_counts = [2, 3]

    def deal(self, players: int, options: list[str], chance: Chance) -> State:
        """A card for each seat, the rest is the deck."""
        state = ToyState(players, "open_cards" in options)
        cards = shuffled(CARDS, chance)
        state.cards, state.deck = cards[:players], cards[players:]
        return state

    def seats(self, state: State) -> list[str]:
        """The seats, north first."""
        return _toy(state).seats

    def points(self, state: State) -> list[int]:
        """The points by seat."""
        return _toy(state).points[:]

    def refusal(self, state: State, seat: int, option: int) -> Exception | None:
        """The rule of the question that is asked refuses whatever it does not offer."""
        if option in state.options(seat):
            return None
        rule = {BID: "T1", ARRANGE: "T2", SHUFFLE: "T4"}.get(_toy(state).stage, "T5")
        return Refusal(rule, "toy-refusal", {"move": SPELLINGS[option]})

    def terms(self, state: State, seat: int, move: str) -> Json:
        """What a bid costs; a whole shelf has no figures."""
        return {"coins": -int(move.removeprefix("bid "))} if _toy(state).stage == BID else {}

    def preview(self, state: State, seat: int, steps: list[int]) -> Json:
        """The shelf and what it would score with the own card; a sealed bid counts as paid."""
        table = _toy(state)
        shelves, coins = table.shelves[:], table.coins[seat]
        if table.stage == BID:
            coins -= steps[0]
        else:
            shelves[seat * PLACES : (seat + 1) * PLACES] = [step - PLACE for step in steps]
        return {"forecast": _prospects(table.seats, shelves, seat, table.cards[seat]), "own": {"coins": coins}}

    def expand(self, state: State, seat: int, text: str) -> list[int]:
        """`arrange a,-,b` and `shuffle 2,1,3` in steps; any other move is a step by itself."""
        word, _, rest = text.partition(" ")
        whole, step = WHOLE_MOVES.get(_toy(state).stage, ("", ""))
        if word != whole or state.within_move():
            return [self.option(text)]
        steps = [self.option(f"{step} {part}") for part in rest.split(",")]
        if len(steps) != _toy(state).steps_of_move():
            raise Refusal("T2" if word == "arrange" else "T4", "toy-refusal", {"move": text})
        return steps

    def spell_move(self, before: State, seat: int, steps: list[int]) -> str:
        """The whole move that these steps make."""
        stage = _toy(before).stage
        if stage == BID:
            return SPELLINGS[steps[0]]
        return f"{WHOLE_MOVES[stage][0]} " + ",".join(SPELLINGS[step].split()[1] for step in steps)

    def legal_moves(self, state: State, seat: int) -> list[str]:
        """Every move of the seat; of a whole shelf or deck only the first word."""
        options = state.options(seat)
        if options and _toy(state).stage in WHOLE_MOVES and not state.within_move():
            return [WHOLE_MOVES[_toy(state).stage][0]]
        return [SPELLINGS[option] for option in options]

    def read_position(self, data: object) -> State:
        """A state from its public form."""
        return position.read_position(data)

    def write_position(self, state: State) -> Json:
        """The public form of a state."""
        return position.write_position(_toy(state))

    def view(self, state: State, seat: int, memory: bool = False) -> Json:
        """What a seat may know; there is nothing that only counting along would tell. [T6]"""
        return position.view(_toy(state), seat)

    def imagine(self, view: Json, chance: Chance) -> State:
        """A random state that agrees with a view."""
        return position.imagine(view, chance)

    def reference(self) -> Reference:
        """The cards and jars, what a rulebook would need, and bids and shelves that may be decided beforehand."""
        components: Json = {
            "game": "toy",
            "edition": self.edition,
            "cards": CARDS[:],
            "jars": JARS[:],
            "top_bid": TOP_BID,
        }
        figures: Json = {"top-bid": TOP_BID, "jars": len(JARS), "cards": CARDS[:]}
        return Reference(components, figures, _standing_orders())

    def forecast(self, view: Json) -> Json:
        """How many jars everybody has set, and what the own shelf would score with the own card. [T3]"""
        table = position.imagine(view, Generator(0))
        seat = table.seats.index(str(view["seat"])) if view["seat"] is not None else SPECTATOR
        return _prospects(table.seats, table.shelves, seat, table.cards[seat] if seat >= 0 else 0)

    def text_board(self, view: Json, say: Say) -> list[str]:
        """A line for the round and one for each seat."""
        seats = view["seats"]
        assert isinstance(seats, list)
        return [say("toy-round", {"round": view["round"]}), *[say("toy-seat", {"seat": seat}) for seat in seats]]


def _standing_orders() -> Json:
    """Bids, and a shelf put in order; by the round."""
    bids = [f"bid {bid}" for bid in range(TOP_BID + 1)]
    questions = [
        question("toy-order-bid", "stage", "bid", bids),
        question("toy-order-arrange", "stage", "arrange", ["arrange a,b,-", "arrange -,b,a"]),
    ]
    return {"questions": questions, "conditions": amounts("toy-order-if-round", "round", 1, 6)}


def _prospects(seats: list[str], shelves: list[int], seat: int, card: int) -> Json:
    rows = [shelves[index * PLACES : (index + 1) * PLACES] for index in range(len(seats))]
    return {
        "jars": {name: PLACES - row.count(GAP) for name, row in zip(seats, rows, strict=True)},
        "scores": GAP - rows[seat][card - 1] if seat >= 0 and card else None,
    }


def _toy(state: State) -> ToyState:
    if not isinstance(state, ToyState):
        raise TypeError(f"not a state of the toy: {type(state).__name__}")
    return state
