"""The toy with everything a game may bring beside what it owes: terms, forecast, preview, orders, words, a board."""

from operahouse.kernel.chance import Generator
from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import SPECTATOR, Json, Reference, Say, State
from operahouse.kernel.standing_orders import amounts, question
from tests.toy.game import CARDS, JARS, PLACE, PLACES, TOP_BID, Toy, ToyState, toy

LONG_MOVES = {"arrange": ("arrange", "place"), "shuffle": ("shuffle", "deal")}
"""The word for a whole move, and for each of its steps, by what is asked."""
RULES = {"bid": "T1", "arrange": "T2", "shuffle": "T4", "over": "T5"}


class RichToy(Toy):
    """The toy that the generic tests play."""

    def refusal(self, state: State, seat: int, option: int) -> Refusal | None:
        """The rule of the question that is asked refuses whatever it does not offer."""
        if option in state.options(seat):
            return None
        return Refusal(RULES[toy(state).stage], "toy-refusal", {"move": self.spellings[option]})

    def expand(self, state: State, seat: int, text: str) -> list[int]:
        """`arrange a,-,b` and `shuffle 2,1,3` in steps; any other move is a step by itself."""
        word, _, rest = text.partition(" ")
        whole, step = LONG_MOVES.get(toy(state).stage, ("", ""))
        if word != whole or state.within_move():
            return [self.option(text)]
        steps = [self.option(f"{step} {part}") for part in rest.split(",")]
        if len(steps) != _length_of_move(toy(state)):
            raise Refusal(RULES[word], "toy-refusal", {"move": text})
        return steps

    def spell_move(self, before: State, seat: int, steps: list[int]) -> str:
        """The whole move that these steps make."""
        stage = toy(before).stage
        if stage == "bid":
            return self.spellings[steps[0]]
        return f"{LONG_MOVES[stage][0]} " + ",".join(self.spellings[step].split()[1] for step in steps)

    def legal_moves(self, state: State, seat: int) -> list[str]:
        """Every move of the seat; of a whole shelf or deck only the first word."""
        options = state.options(seat)
        if options and toy(state).stage in LONG_MOVES and not state.within_move():
            return [LONG_MOVES[toy(state).stage][0]]
        return [self.spellings[option] for option in options]

    def terms(self, state: State, seat: int, move: str) -> Json:
        """What a bid costs; a whole shelf has no figures."""
        return {"coins": -int(move.removeprefix("bid "))} if toy(state).stage == "bid" else {}

    def forecast(self, view: Json) -> Json:
        """How many jars everybody has set, and what the own shelf would score with the own card. [T3]"""
        table = toy(self.imagine(view, Generator(0)))
        seat = table.seats.index(str(view["seat"])) if view["seat"] is not None else SPECTATOR
        return _forecast(table.seats, table.shelves, seat, table.cards[seat] if seat >= 0 else 0)

    def preview(self, state: State, seat: int, steps: list[int]) -> Json:
        """The shelf and what it would score with the own card; a sealed bid counts as paid."""
        table = toy(state)
        shelves, coins = table.shelves[:], table.coins[seat]
        if table.stage == "bid":
            coins -= steps[0]
        else:
            shelves[seat * PLACES : (seat + 1) * PLACES] = [JARS[step - PLACE] for step in steps]
        return {"forecast": _forecast(table.seats, shelves, seat, table.cards[seat]), "own": {"coins": coins}}

    def undrawn(self, state: State) -> list[list[int]]:
        """The deck. [T6]"""
        return [toy(state).deck[:]]

    def with_undrawn(self, state: State, piles: list[list[int]]) -> State:
        """The deck in another order."""
        other = toy(state).clone()
        (other.deck,) = piles
        return other

    def reference(self) -> Reference:
        """The cards and jars, what a rulebook would need, and bids and shelves that may be decided beforehand."""
        components: Json = {"game": "toy", "edition": self.edition, "cards": CARDS[:], "jars": JARS[:]}
        figures: Json = {"top-bid": TOP_BID, "jars": len(JARS), "cards": CARDS[:]}
        questions = [
            question("toy-order-bid", "stage", "bid", [f"bid {bid}" for bid in range(TOP_BID + 1)]),
            question("toy-order-arrange", "stage", "arrange", ["arrange a,b,-", "arrange -,b,a"]),
        ]
        conditions = amounts("toy-order-if-round", "round", 1, 6)
        return Reference(components, figures, {"questions": questions, "conditions": conditions})

    def text_board(self, view: Json, say: Say) -> list[str]:
        """A line for the round and one for each seat."""
        seats = view["seats"]
        assert isinstance(seats, list)
        return [say("toy-round", {"round": view["round"]}), *[say("toy-seat", {"seat": seat}) for seat in seats]]


def _length_of_move(state: ToyState) -> int:
    """How many steps make the move that is asked: a shelf of three places, or the discard pile dealt anew."""
    return PLACES if state.stage == "arrange" else len(state.discard)


def _forecast(seats: list[str], shelves: list[str], seat: int, card: int) -> Json:
    rows = [shelves[index * PLACES : (index + 1) * PLACES] for index in range(len(seats))]
    return {
        "jars": {name: PLACES - row.count("-") for name, row in zip(seats, rows, strict=True)},
        "scores": 2 - JARS.index(rows[seat][card - 1]) if seat >= 0 and card else None,
    }
