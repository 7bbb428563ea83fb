"""Keeping account of cards while a position is read: none twice, none forgotten."""

from operahouse.games.operaopoly.box import Box
from operahouse.games.operaopoly.cards import NO_CARDS, each, together
from operahouse.games.operaopoly.words import CARDS
from operahouse.kernel.reading import Reader


class Account:
    """The cards met so far."""

    __slots__ = ("_box", "_met")

    def __init__(self, box: Box) -> None:
        self._box: Box = box
        self._met: int = NO_CARDS

    def take(self, reader: Reader) -> int:
        """A list of cards as a set."""
        return together(self.take_in_order(reader))

    def take_in_order(self, reader: Reader) -> list[int]:
        """A list of cards, none of which was met before."""
        cards: list[int] = []
        for item in reader.items():
            card = item.word(self._box.card_ids)
            if self._met >> card & 1:
                raise item.wrong("malformed-twice", {"value": item.text()})
            self.meet(1 << card)
            cards.append(card)
        return cards

    def meet(self, cards: int) -> None:
        """Count cards as met."""
        self._met |= cards

    def missing(self) -> int:
        """The cards not met yet."""
        return (1 << CARDS) - 1 & ~self._met

    def names(self, cards: int) -> str:
        """Cards as a sentence names them."""
        return ", ".join([self._box.card_ids[card] for card in each(cards)])
