"""The course of a game: the order of a round, the questions asked in it, and the vocabulary of their answers."""

from typing import Final

from operahouse.games.opera.action import HIRE, ask_next_to_play_along, give_initiative, let_role_act
from operahouse.games.opera.architetto import BUILD
from operahouse.games.opera.box import Box
from operahouse.games.opera.budget import BID, begin, open_bids
from operahouse.games.opera.critico import CRITIQUE
from operahouse.games.opera.end import clear_round, draw_offer, end_round
from operahouse.games.opera.esperto import CLAIM, ask_next_to_claim
from operahouse.games.opera.figures import MOVE
from operahouse.games.opera.impresario import BUY
from operahouse.games.opera.income import pay_income
from operahouse.games.opera.playing_along import INTERMEZZO, STOP
from operahouse.games.opera.programme import PROGRAMME
from operahouse.games.opera.question import OVER, Options, Question
from operahouse.games.opera.shuffle import SHUFFLE
from operahouse.games.opera.signora import SELL
from operahouse.games.opera.state import OperaState
from operahouse.games.opera.words import (
    ASKS,
    BIDS_ARE_IN,
    BUDGET_BEGINS,
    INCOME,
    INITIATIVE,
    OFFER_IS_DRAWN,
    OTHERS_CLAIM,
    OTHERS_PLAY_ALONG,
    ROLE_ACTS,
    ROUND_ENDS,
)  # fmt: skip

QUESTIONS: Final[list[Question]] = [
    BID, HIRE, BUY, PROGRAMME, BUILD, SELL, MOVE, CRITIQUE, CLAIM, SHUFFLE, OVER,
]  # fmt: skip
"""In the order of a round."""
VOCABULARY: Final[list[Options]] = [
    BID, HIRE, BUY, STOP, INTERMEZZO, PROGRAMME, BUILD, MOVE, CRITIQUE, CLAIM, SHUFFLE, SELL,
]  # fmt: skip
"""In the order of their numbers, which never changes: weights, learning runs and golden games speak in them."""


def _number_options() -> None:
    """Each part of the vocabulary begins where the one before it ends."""
    first = 0
    for part in VOCABULARY:
        part.first = first
        first += part.size


_number_options()


def part_of(option: int) -> Options:
    """The part of the vocabulary that an option belongs to."""
    for part in VOCABULARY:
        if part.owns(option):
            return part
    raise ValueError(f"no option {option}")


class Flow:
    """The course of a game with one box."""

    def __init__(self, box: Box) -> None:
        self.box: Box = box
        self.spellings: list[str] = [text for part in VOCABULARY for text in part.spellings(box)]
        """The spelling of every option, by its number."""

    def proceed(self, state: OperaState) -> None:
        """Run everything that needs no answer, in the order of a round. [S10]"""
        while state.phase != ASKS:
            phase = state.phase
            if phase == OTHERS_PLAY_ALONG:
                ask_next_to_play_along(state)
            elif phase == INITIATIVE:
                give_initiative(state)
            elif phase == ROLE_ACTS:
                let_role_act(state)
            elif phase == OTHERS_CLAIM:
                ask_next_to_claim(state)
            elif phase == BUDGET_BEGINS:
                begin(state)
            elif phase == BIDS_ARE_IN:
                open_bids(state)
            elif phase == INCOME:
                pay_income(state)
            elif phase == ROUND_ENDS:
                end_round(state)
            elif phase == OFFER_IS_DRAWN:
                draw_offer(state)
            else:
                clear_round(state)
