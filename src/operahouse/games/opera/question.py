"""What a question of the game is: what may be answered, what an answer does, and how both are put into words."""

from typing import TYPE_CHECKING, Final

from operahouse.games.opera.box import Box
from operahouse.games.opera.reasons import FINE, NOT_THE_QUESTION
from operahouse.games.opera.wire import Asks, Changes, OverAsks, Terms
from operahouse.games.opera.words import QuestionWord
from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import NOBODY, Json
from operahouse.kernel.reading import Reader

if TYPE_CHECKING:
    from operahouse.games.opera.state import OperaState


class Options:
    """A part of the vocabulary: options side by side, each with one spelling."""

    first: int = 0
    """The number of its first option; `flow` numbers all parts in their order."""
    size: int = 0
    """How many options it has."""

    def owns(self, option: int) -> bool:
        """Whether the option belongs to this part."""
        return self.first <= option < self.first + self.size

    def spellings(self, box: Box) -> list[str]:
        """The spelling of each option, in order."""
        return []

    def unknown_move(self, text: str) -> Refusal | None:
        """Why a text that spells no option can be none of this part, where a rule says so."""
        return None

    def blanks(self, state: "OperaState", option: int) -> Json:
        """The words and figures that a refusal of an option may mention."""
        return {}


class Question(Options):
    """A question. Each has a class of its own in the file of its phase or role; `flow` lists them."""

    word: QuestionWord = "over"
    """Names it in views, positions and texts."""
    rule: str = "W1"
    """The number of the rule behind it, for whoever answers something else."""
    fewest: int = 0
    """With fewer choices than these there's nothing to ask."""
    long_move: str = ""
    """The first word of a move of many steps; empty where every answer is a whole move."""

    # Asking and answering.

    def to_act(self, state: "OperaState") -> list[int]:
        """Who owes an answer."""
        return [] if state.turn == NOBODY else [state.turn]

    def choices(self, state: "OperaState", seat: int) -> list[int]:
        """Every option of the seat asked."""
        return []

    def weights(self, state: "OperaState") -> list[int]:
        """How likely each choice is where chance is asked."""
        return [1] * len(state.choices)

    def against(self, state: "OperaState", seat: int, option: int) -> int:
        """Why the option isn't among the choices, or FINE."""
        return FINE if option in self.choices(state, seat) else NOT_THE_QUESTION

    def apply(self, state: "OperaState", seat: int, option: int) -> None:
        """Do what was chosen."""
        raise NotImplementedError

    # What people are told.

    def about(self, state: "OperaState", seat: int, option: int) -> Terms:
        """What a choice is about, and what it surely changes."""
        return changes(state, tried(state, seat, option), seat)

    def answers(self, box: Box) -> list[str]:
        """The moves that a standing order may choose from; none where no order is taken."""
        return []

    # Moves of many steps.

    def begun(self, state: "OperaState") -> bool:
        """Whether some steps of a long move are made."""
        return False

    def expand(self, state: "OperaState", seat: int, words: list[str]) -> list[int]:
        """The steps of a long move, from the words after its first."""
        raise NotImplementedError

    def spell(self, state: "OperaState", seat: int, steps: list[int]) -> str:
        """The long move that these steps make."""
        raise NotImplementedError

    # In views and positions.

    def asks(self, state: "OperaState", seat: int) -> Asks:
        """The question as that seat, or a spectator, sees it."""
        over: OverAsks = {"question": "over"}
        return over

    def pending(self, state: "OperaState") -> Json:
        """What a position also holds so that the question can be asked again; nothing where its phase says it all."""
        return {}

    def read(self, state: "OperaState", pending: Reader) -> None:
        """Ask the question again, as `pending` wrote it; the choices are still to be worked out."""
        raise pending.at("question").wrong("opera-malformed-pending", {})


OVER: Final = Question()
"""Nothing is asked: the game is over, or hasn't begun."""


def tried(state: "OperaState", seat: int, option: int) -> "OperaState":
    """The state after an answer, before anything runs by itself.

    What others answer, and what chance draws, never happens here. So nothing depends on what the seat can't know.
    """
    after = state.clone()
    after.question.apply(after, seat, option)
    return after


def changes(state: "OperaState", after: "OperaState", seat: int) -> Changes:
    """What becomes more or less for the seat; a sealed bid counts as paid. [B2]"""
    bid = max(0, after.bids[seat])
    found: Changes = {}
    if budget := after.level[seat] - state.level[seat] + bid:
        found["budget"] = budget
    if ducats := after.ducats[seat] - state.ducats[seat] - bid:
        found["ducats"] = ducats
    if points := after.points[seat] - state.points[seat]:
        found["points"] = points
    return found
