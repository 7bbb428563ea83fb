"""What can be asked, and the kinds of moves that answer it.

A kind of move is one object: how it is spelled, what is against it, what it does and what it is about. Its options
are numbers in a row; they follow from the place of the move in the list of `flow`.
"""

from operahouse.games.operaopoly.box import Box
from operahouse.games.operaopoly.places import place_blanks
from operahouse.games.operaopoly.reasons import FINE, NOT_THE_QUESTION
from operahouse.games.operaopoly.state import OperaopolyState
from operahouse.games.operaopoly.wire import NoTerms, Pending, Terms
from operahouse.games.operaopoly.words import CARDS, STACK, QuestionWord
from operahouse.kernel.game import Json
from operahouse.kernel.reading import Reader


class Move:
    """A kind of move, such as drawing a card."""

    size: int = 1
    """How many options it has."""
    first: int = 0
    """The number of the first of them."""
    is_action: bool = False
    """Whether it costs one of the actions of a turn. [T2]"""
    begins_stack: bool = False
    """Whether its cards are chosen one by one after it."""
    is_orderable: bool = False
    """Whether it can be a standing order: what lays cards depends on those at hand and on the table."""

    def spellings(self, box: Box) -> list[str]:
        """Its options in words, in their order."""
        raise NotImplementedError

    def against(self, state: OperaopolyState, seat: int, option: int) -> int:
        """The reason why an option is not open to the seat asked, or FINE."""
        return FINE

    def apply(self, state: OperaopolyState, seat: int, option: int) -> None:
        """Do it."""
        raise NotImplementedError

    def about(self, state: OperaopolyState, seat: int, steps: list[int]) -> Terms:
        """What the move that these steps make is about, and what it surely changes."""
        terms: NoTerms = {}
        return terms

    def blanks(self, state: OperaopolyState, seat: int, option: int) -> Json:
        """What a refusal of an option may mention: while a stack is being chosen, the place it is for."""
        return place_blanks(state, seat, state.place, state.named) if state.question == STACK else {}

    def spell(self, box: Box, text: str, steps: list[int]) -> str:
        """The whole move that these steps make; the text is the spelling of the first."""
        return text


class CardMove(Move):
    """A move that names one card."""

    word: str = ""
    size = CARDS

    def spellings(self, box: Box) -> list[str]:
        """One for each card."""
        return [f"{self.word} {card}" for card in box.card_ids]

    def blanks(self, state: OperaopolyState, seat: int, option: int) -> Json:
        """The card too."""
        return {"card": state.card_name(option - self.first), **super().blanks(state, seat, option)}


class Question:
    """Something that a seat, or chance, is asked."""

    word: QuestionWord = "over"
    otherwise: int = NOT_THE_QUESTION
    """The reason against any other move."""

    def __init__(self, moves: list[Move]) -> None:
        self.moves: list[Move] = moves
        """The moves that can answer it."""

    def choices(self, state: OperaopolyState, seat: int) -> list[int]:
        """Every option that is open to the seat asked, or to chance."""
        return []

    def against(self, state: OperaopolyState, seat: int, option: int) -> int:
        """The reason why an option is not among the choices, or FINE."""
        move = state.flow.move_of[option]
        return move.against(state, seat, option) if move in self.moves else self.otherwise

    def answers(self) -> list[int]:
        """The options that can be decided beforehand."""
        return [
            option for move in self.moves if move.is_orderable for option in range(move.first, move.first + move.size)
        ]

    def begun_steps(self, state: OperaopolyState) -> list[int]:
        """The steps already taken of a move that isn't finished."""
        return []

    def expand(self, state: OperaopolyState, words: list[str]) -> list[int]:
        """The steps of a whole move that only this question has words for; none for any other."""
        return []

    def pending(self, state: OperaopolyState) -> Pending | None:
        """How far a move that isn't finished has come, for positions."""
        return None

    def read(self, state: OperaopolyState, pending: Reader) -> None:
        """Go back into the middle of a move."""
        raise pending.wrong("operaopoly-malformed-pending", {})
