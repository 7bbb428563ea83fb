"""The course of a game: every question that can be asked, and every kind of move in the order of its options."""

from typing import Final

from operahouse.games.operaopoly.actions import Act
from operahouse.games.operaopoly.audition import AUDITION
from operahouse.games.operaopoly.box import Box
from operahouse.games.operaopoly.casting import DISMISS, OUST, RECAST, REHEARSE
from operahouse.games.operaopoly.decks import DRAW
from operahouse.games.operaopoly.impresario import DIRECT
from operahouse.games.operaopoly.operas import BEGIN, HIRE
from operahouse.games.operaopoly.patrons import CHANGE, SPONSOR, TAKE, WITHDRAW
from operahouse.games.operaopoly.pick import PICK_NONE, PICKS, Pick
from operahouse.games.operaopoly.question import Move, Question
from operahouse.games.operaopoly.shuffle import NEXT_CARD, Shuffle
from operahouse.games.operaopoly.stack import ADD, DONE, Stack
from operahouse.games.operaopoly.turn import DISCARD_CARD, END, DiscardToLimit

WITH_PATRONS: Final[list[Move]] = [SPONSOR, CHANGE, WITHDRAW, TAKE]
AT_HOUSES: Final[list[Move]] = [HIRE, BEGIN, REHEARSE, RECAST, DISMISS, OUST]

QUESTIONS: Final[list[Question]] = [
    Act([END, DRAW, AUDITION, DIRECT, *WITH_PATRONS, *AT_HOUSES, DISCARD_CARD]),
    Stack([ADD, DONE]),
    Pick([PICK_NONE, *PICKS]),
    DiscardToLimit([DISCARD_CARD]),
    Shuffle([NEXT_CARD]),
    Question([]),
]
"""By the numbers of `words`; the last is asked of nobody: the game is over."""

VOCABULARY: Final[list[Move]] = [
    DRAW, END, DONE, PICK_NONE, AUDITION, DIRECT, *WITH_PATRONS, *AT_HOUSES, *PICKS, DISCARD_CARD, ADD, NEXT_CARD,
]  # fmt: skip
"""In the order of their numbers, which never changes: weights, learning runs and golden games speak in them."""


class Flow:
    """Every question and every kind of move, to be found by their numbers."""

    def __init__(self, questions: list[Question], vocabulary: list[Move]) -> None:
        self.questions: list[Question] = questions
        self.move_of: list[Move] = []
        """The kind of move that each option belongs to."""
        for move in vocabulary:
            move.first = len(self.move_of)
            self.move_of += [move] * move.size


FLOW: Final = Flow(QUESTIONS, VOCABULARY)


def spellings(box: Box) -> list[str]:
    """The spelling of every option, by its number."""
    return [text for move in VOCABULARY for text in move.spellings(box)]
