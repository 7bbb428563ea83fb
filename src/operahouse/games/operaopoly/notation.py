"""Whole moves in words, one spelling each, in both directions."""

from typing import Final

from operahouse.games.operaopoly.box import Box
from operahouse.games.operaopoly.card_words import read_cards
from operahouse.games.operaopoly.flow import FLOW
from operahouse.games.operaopoly.stack import ADD, DONE
from operahouse.games.operaopoly.state import OperaopolyState
from operahouse.games.operaopoly.words import NO_OPTION, STACK

FIRST_WORDS: Final = 3
"""The cards of a move stand behind so many words; only a composer named comes after them."""


def read_stack(box: Box, numbers: dict[str, int], words: list[str]) -> list[int]:
    """A move with all its cards as the steps that choose them; none if it isn't such a move."""
    first = numbers.get(" ".join(words[:FIRST_WORDS] + words[FIRST_WORDS + 1 :]), NO_OPTION)
    if first == NO_OPTION or " ".join(words) in numbers or not FLOW.move_of[first].begins_stack:
        return []
    return [first, *[ADD.first + card for card in read_cards(box, words[FIRST_WORDS])], DONE.first]


def whole_moves(state: OperaopolyState, seat: int) -> list[list[int]]:
    """Every way to make, or to finish, a whole move, in steps."""
    moves: list[list[int]] = []
    if state.question == STACK:
        _finish_stack(state.clone(), seat, FLOW.questions[STACK].begun_steps(state), moves)
        return moves
    for option in state.options(seat):
        if FLOW.move_of[option].begins_stack:
            scratch = state.clone()
            scratch.step(seat, option)
            _finish_stack(scratch, seat, [option], moves)
        else:
            moves.append([option])
    return moves


def _finish_stack(scratch: OperaopolyState, seat: int, steps: list[int], moves: list[list[int]]) -> None:
    """Follow every path through the cards that may come next."""
    chosen = scratch.chosen
    for option in FLOW.questions[STACK].choices(scratch, seat):
        if option == DONE.first:
            moves.append([*steps, option])
        else:
            scratch.chosen = chosen | 1 << (option - ADD.first)
            _finish_stack(scratch, seat, [*steps, option], moves)
    scratch.chosen = chosen
