"""A new deck, made by chance from the discard pile. [E2]"""

from typing import Final

from operahouse.games.opera.box import MANY, Box
from operahouse.games.opera.places import from_to
from operahouse.games.opera.question import Question
from operahouse.games.opera.reasons import FINE, NOT_IN_DISCARD, NOT_THE_QUESTION
from operahouse.games.opera.state import OperaState
from operahouse.games.opera.wire import Asks, ShuffleAsks, ShuffleTerms
from operahouse.games.opera.words import COMPOSERS, LADDER, OFFER_IS_DRAWN, composer_bag, number_of
from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import CHANCE, Json
from operahouse.kernel.reading import Reader


class Shuffle(Question):
    """Which piece is next in the new deck, top first. Its options are the composers. [E2]"""

    word = "shuffle"
    rule = "E2"
    size = LADDER
    fewest = 1
    long_move = "reshuffle"

    def spellings(self, box: Box) -> list[str]:
        """The next piece."""
        return [f"deck {composer}" for composer in COMPOSERS]

    def choices(self, state: OperaState, seat: int) -> list[int]:
        """Every composer with a piece left in the discard pile. [E2]"""
        return [self.first + composer for composer in range(LADDER) if state.discard[composer] > 0]

    def weights(self, state: OperaState) -> list[int]:
        """How many pieces of each composer are left. [E2]"""
        return [state.discard[option - self.first] for option in state.choices]

    def against(self, state: OperaState, seat: int, option: int) -> int:
        """Only what lies in the discard pile can go into the new deck. [E2]"""
        if not self.owns(option):
            return NOT_THE_QUESTION
        return FINE if state.discard[option - self.first] > 0 else NOT_IN_DISCARD

    def apply(self, state: OperaState, seat: int, option: int) -> None:
        """The next piece of the new deck; when the discard pile is used up, drawing goes on. [E2]"""
        composer = option - self.first
        state.discard[composer] -= 1
        state.deck = [*state.deck, composer]
        if sum(state.discard) > 0:
            state.choices = self.choices(state, seat)
            return
        if state.log is not None:
            state.tell("shuffled", -1, "E2", {"pieces": len(state.deck)}, from_to("discard", "deck"), reveals=True)
        state.phase = OFFER_IS_DRAWN

    def about(self, state: OperaState, seat: int, option: int) -> ShuffleTerms:
        """The next piece."""
        return {"composer": COMPOSERS[option - self.first]}

    def blanks(self, state: OperaState, option: int) -> Json:
        """The piece."""
        return {**self.about(state, CHANCE, option)}

    # The whole deck as one move.

    def begun(self, state: OperaState) -> bool:
        """Whether the new deck has a piece."""
        return len(state.deck) > 0

    def expand(self, state: OperaState, seat: int, words: list[str]) -> list[int]:
        """One step for each piece, top first. [E2]"""
        if len(words) != 1:
            raise Refusal("E2", "opera-refusal-shuffle-word", {})
        names = words[0].split(",")
        for name in names:
            if name not in COMPOSERS:
                raise Refusal("E2", "opera-refusal-unknown-piece", {"piece": name})
        left = sum(state.discard)
        if len(names) != left:
            raise Refusal("E2", "opera-refusal-shuffle-count", {"expected": left, "count": len(names)})
        return [self.first + number_of(name, COMPOSERS) for name in names]

    def spell(self, state: OperaState, seat: int, steps: list[int]) -> str:
        """Every piece, top first."""
        return f"{self.long_move} " + ",".join(COMPOSERS[step - self.first] for step in steps)

    # In views and positions.

    def asks(self, state: OperaState, seat: int) -> Asks:
        """What was set aside for the offer so far."""
        return self._written(state)

    def pending(self, state: OperaState) -> Json:
        """Just what everybody sees."""
        return {**self._written(state)}

    def _written(self, state: OperaState) -> ShuffleAsks:
        return {"question": "shuffle", "aside": composer_bag(state.aside)}

    def read(self, state: OperaState, pending: Reader) -> None:
        """What was set aside."""
        pending.only(["question", "aside"])
        read_bag(state.aside, pending.at("aside"))
        state.ask(CHANCE, self, [])


SHUFFLE: Final = Shuffle()


def ask_for_shuffle(state: OperaState) -> None:
    """Chance names the new deck piece by piece. [E2]"""
    state.deck = []
    state.drawn = 0
    state.ask(CHANCE, SHUFFLE, SHUFFLE.choices(state, CHANCE))


def read_bag(counts: list[int], bag: Reader) -> None:
    """How many of each composer."""
    bag.only(COMPOSERS)
    for name, count in bag.entries():
        counts[number_of(name, COMPOSERS)] = count.integer(0, MANY)
