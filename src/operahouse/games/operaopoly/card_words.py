"""Cards as the words of a move."""

from operahouse.games.operaopoly.box import Box
from operahouse.games.operaopoly.words import HOUSES
from operahouse.kernel.errors import Refusal

BETWEEN_CARDS = "+"


def with_ids(box: Box, word: str) -> str:
    """A word of a move as typed, with the ids of cards and houses in their own letters."""
    parts = word.split(BETWEEN_CARDS)
    ids = [part.upper() for part in parts]
    known = [part in box.card_numbers or part in HOUSES for part in ids]
    return BETWEEN_CARDS.join([ids[index] if known[index] else part for index, part in enumerate(parts)])


def read_cards(box: Box, word: str) -> list[int]:
    """The cards that a word of a move names."""
    cards: list[int] = []
    for name in word.split(BETWEEN_CARDS):
        if name not in box.card_numbers:
            raise Refusal("", "operaopoly-refusal-unknown-card", {"card": name[:40]})
        cards.append(box.card_numbers[name])
    return cards


def write_cards(box: Box, cards: list[int]) -> str:
    """Cards as a word of a move."""
    return BETWEEN_CARDS.join([box.card_ids[card] for card in cards])
