"""Moves of Operaopoly in words, one spelling each, in both directions."""

from operahouse.games.operaopoly.box import Box
from operahouse.games.operaopoly.cards import each
from operahouse.games.operaopoly.flow import OperaopolyState
from operahouse.games.operaopoly.stack import stack_choices
from operahouse.games.operaopoly.state import Table
from operahouse.games.operaopoly.words import (
    ADD_OPTION,
    BEGIN_OPTION,
    CATEGORIES,
    CHANGE_OPTION,
    COMPOSER_COUNT,
    COMPOSERS,
    DECK_OPTION,
    DECKS,
    DISCARD_OPTION,
    DISMISS_OPTION,
    DONE_OPTION,
    HIRE,
    HIRE_OPTION,
    HOUSES,
    MAT_PLACES,
    NO_COMPOSER,
    NO_HOUSE,
    OUST_OPTION,
    PICK_BEGIN_OPTION,
    PICK_HIRE_OPTION,
    PICK_OUST_OPTION,
    PICK_RECAST_OPTION,
    PICK_REHEARSE_OPTION,
    RECAST_OPTION,
    REHEARSE_OPTION,
    ROW,
    SHUFFLE,
    SLOTS,
    SPONSOR_OPTION,
    STACK,
    TAKE_OPTION,
    WITHDRAW_OPTION,
)
from operahouse.kernel.errors import Refusal

FIRST_WORDS = 3
"""The cards of a move stand behind so many words; only a composer named comes after them."""
STACK_ROWS = [SPONSOR_OPTION, CHANGE_OPTION, TAKE_OPTION, HIRE_OPTION, REHEARSE_OPTION, RECAST_OPTION, OUST_OPTION]
"""The options that begin a stack, by its verb."""
PICK_ROWS = [PICK_HIRE_OPTION, PICK_REHEARSE_OPTION, PICK_RECAST_OPTION, PICK_OUST_OPTION]
"""The same for an audition, from `HIRE` on."""


def spellings(box: Box) -> list[str]:
    """The spelling of every option, by its number, in the order that `words` gives them."""
    mats = [f"{COMPOSERS[place // ROW]} {CATEGORIES[box.categories[place]]}" for place in range(MAT_PLACES)]
    slots = [f"{house} {slot}" for house in HOUSES for slot in SLOTS]
    named = [f"for {composer}" for composer in COMPOSERS]
    texts = [f"draw {deck}" for deck in DECKS] + ["end", "done", "pick none"]
    texts += [f"audition {house}" for house in HOUSES]
    for composer in COMPOSERS:
        texts += [f"direct {composer} mat {other}" for other in COMPOSERS]
        texts += [f"direct {composer} house {house}" for house in HOUSES]
        texts += [f"direct {composer} home"]
    texts += [f"sponsor {mat}" for mat in mats]
    texts += [f"change {mat}" for mat in mats]
    texts += [f"change {mat} -" for mat in mats]
    texts += [f"take {mat}" for mat in mats]
    texts += [f"hire {slot}" for slot in slots]
    texts += [f"hire {slot} {composer}" for slot in slots for composer in named]
    texts += [f"rehearse {slot}" for slot in slots]
    texts += [f"recast {slot}" for slot in slots]
    texts += [f"recast {slot} -" for slot in slots]
    texts += [f"oust {slot}" for slot in slots]
    texts += [f"pick hire {slot}" for slot in SLOTS]
    texts += [f"pick hire {slot} {composer}" for slot in SLOTS for composer in named]
    texts += [f"pick {verb} {slot}" for verb in ["rehearse", "recast", "oust"] for slot in SLOTS]
    for verb in ["discard", "add", "deck"]:
        texts += [f"{verb} {card}" for card in box.card_ids]
    return texts


def with_ids(box: Box, word: str) -> str:
    """A word of a move as typed, with the ids of cards and houses in their own letters."""
    parts = word.split("+")
    ids = [part.upper() for part in parts]
    known = [part in box.card_ids or part in HOUSES for part in ids]
    return "+".join([ids[index] if known[index] else part for index, part in enumerate(parts)])


def begins_stack(option: int) -> bool:
    """Whether the cards of a move are still to be chosen after this step."""
    if option < SPONSOR_OPTION or option >= DISCARD_OPTION:
        return False
    return not (WITHDRAW_OPTION <= option < TAKE_OPTION or DISMISS_OPTION <= option < OUST_OPTION)


def begun_steps(state: Table) -> list[int]:
    """The steps already taken of a move that is not finished."""
    if state.stage == STACK:
        return [_first_option(state)] + [ADD_OPTION + card for card in each(state.chosen)]
    if state.stage == SHUFFLE:
        return [DECK_OPTION + card for card in state.decks[state.shuffling][: state.placed]]
    return []


def _first_option(state: Table) -> int:
    """The option with which the stack being chosen was begun."""
    if state.place < MAT_PLACES:
        return STACK_ROWS[state.verb] + state.place
    slot = state.place - MAT_PLACES
    picking = state.auditioned != NO_HOUSE
    if picking:
        slot = state.place % ROW
    if state.named != NO_COMPOSER:
        return (PICK_BEGIN_OPTION if picking else BEGIN_OPTION) + slot * COMPOSER_COUNT + state.named
    return (PICK_ROWS[state.verb - HIRE] if picking else STACK_ROWS[state.verb]) + slot


def read_shuffle(box: Box, state: Table, words: list[str]) -> list[int]:
    """A whole new deck, top first, as one step for each card. [T5, O8]"""
    deck = DECKS[state.shuffling]
    if len(words) != 2 or words[0] != deck:
        raise Refusal("T5", "operaopoly-refusal-shuffle-deck", {"deck": deck})
    steps = [DECK_OPTION + card for card in _read_cards(box, words[1])]
    expected = len(state.decks[state.shuffling])
    if len(steps) != expected:
        raise Refusal("T5", "operaopoly-refusal-shuffle-count", {"expected": expected, "count": len(steps)})
    return steps


def read_stack(box: Box, numbers: dict[str, int], words: list[str]) -> list[int]:
    """A move with all its cards as the steps that choose them; none if it is not such a move."""
    first = numbers.get(" ".join(words[:FIRST_WORDS] + words[FIRST_WORDS + 1 :]), -1)
    if " ".join(words) in numbers or not begins_stack(first):
        return []
    return [first, *[ADD_OPTION + card for card in _read_cards(box, words[FIRST_WORDS])], DONE_OPTION]


def _read_cards(box: Box, word: str) -> list[int]:
    names = word.split("+")
    for name in names:
        if name not in box.card_ids:
            raise Refusal("", "operaopoly-refusal-unknown-card", {"card": name[:40]})
    return [box.card_ids.index(name) for name in names]


def spell_shuffle(box: Box, state: Table, steps: list[int]) -> str:
    """The new deck that these steps make."""
    return f"reshuffle {DECKS[state.shuffling]} " + "+".join([box.card_ids[step - DECK_OPTION] for step in steps])


def spell_steps(box: Box, texts: list[str], steps: list[int]) -> str:
    """The whole move that these steps make: its cards stand before a composer named."""
    first = texts[steps[0]]
    if not begins_stack(steps[0]):
        return first
    cards = "+".join([box.card_ids[step - ADD_OPTION] for step in steps[1:] if step != DONE_OPTION])
    words, names, composer = first.partition(" for ")
    return f"{words} {cards}{names}{composer}"


def whole_moves(state: OperaopolyState, seat: int) -> list[list[int]]:
    """Every way to make, or to finish, a whole move, in steps."""
    moves: list[list[int]] = []
    if state.stage == STACK:
        _finish_stack(state.clone(), seat, begun_steps(state), moves)
        return moves
    for option in state.options(seat):
        if begins_stack(option):
            scratch = state.clone()
            scratch.step(seat, option)
            _finish_stack(scratch, seat, [option], moves)
        else:
            moves.append([option])
    return moves


def _finish_stack(scratch: Table, seat: int, steps: list[int], moves: list[list[int]]) -> None:
    """Follow every path through the cards that may come next."""
    chosen = scratch.chosen
    for option in stack_choices(scratch, seat):
        if option == DONE_OPTION:
            moves.append([*steps, option])
        else:
            scratch.chosen = chosen | 1 << (option - ADD_OPTION)
            _finish_stack(scratch, seat, [*steps, option], moves)
    scratch.chosen = chosen
