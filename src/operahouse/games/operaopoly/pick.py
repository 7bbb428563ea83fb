"""What to do with the cards turned up in an audition. [O8]"""

from typing import Final

from operahouse.games.operaopoly.audition import close_audition
from operahouse.games.operaopoly.box import Box
from operahouse.games.operaopoly.casting import Oust, Recast, Rehearse
from operahouse.games.operaopoly.operas import Begin, Hire, OperaMove
from operahouse.games.operaopoly.question import Move, Question
from operahouse.games.operaopoly.reasons import AUDITION_OPEN, FINE
from operahouse.games.operaopoly.state import OperaopolyState
from operahouse.games.operaopoly.words import ROW

PICKS: Final[list[OperaMove]] = [Hire(True), Begin(True), Rehearse(True), Recast(True), Oust(True)]
"""The actions at a house that can be done with cards turned up, each for a slot of the house of the audition."""


class PickNone(Move):
    """Use no card."""

    is_orderable = True

    def spellings(self, box: Box) -> list[str]:
        """Always possible."""
        return ["pick none"]

    def apply(self, state: OperaopolyState, seat: int, option: int) -> None:
        """The audition is over."""
        if state.log is not None:
            state.tell("picked-none", seat, "O8", {}, {"at": "audition"})
        close_audition(state)


PICK_NONE: Final = PickNone()


class Pick(Question):
    """At most one hire, rehearsal, change or take-over at the house of the audition, with cards turned up. [O8]"""

    word = "pick"
    otherwise = AUDITION_OPEN

    def choices(self, state: OperaopolyState, seat: int) -> list[int]:
        """Slot by slot, and none at all."""
        choices: list[int] = []
        for slot in range(ROW):
            for move in PICKS:
                first = move.first + slot * move.each_place
                for option in range(first, first + move.each_place):
                    if move.against(state, seat, option) == FINE:
                        choices.append(option)
        choices.append(PICK_NONE.first)
        return choices
