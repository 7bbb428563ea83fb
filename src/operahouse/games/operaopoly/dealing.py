"""Dealing cards at random into spaces that may hold only some of them."""

from operahouse.games.operaopoly.cards import NO_CARDS, count, each
from operahouse.kernel.chance import Chance, shuffled

MIXING = 2
"""After a first deal that fits, so many exchanges for each card make all deals that fit about equally likely."""
NOWHERE = -1


def deal_into(sizes: list[int], allowed: list[int], cards: int, chance: Chance) -> list[list[int]]:
    """For each space as many cards as its size, out of the set it allows; nothing at all if that cannot be."""
    dealer = _Dealer(allowed, cards, chance)
    choice = [count(space & cards) for space in allowed]
    for space in sorted(range(len(sizes)), key=choice.__getitem__):
        if not dealer.deal(space, sizes[space]):
            return []
    dealer.mix()
    return dealer.dealt


class _Dealer:
    """A deal in progress: who allows what, what is dealt, and what is left."""

    __slots__ = ("_allowed", "_chance", "_left", "_tried", "_where", "dealt")

    def __init__(self, allowed: list[int], cards: int, chance: Chance) -> None:
        self._allowed: list[int] = allowed
        self._left: int = cards
        self._chance: Chance = chance
        self._tried: int = NO_CARDS
        self._where: list[int] = [NOWHERE] * cards.bit_length()
        self.dealt: list[list[int]] = [[] for _ in allowed]

    def deal(self, space: int, size: int) -> bool:
        """Fill a space, with cards that are left as long as there are some."""
        for card in shuffled(each(self._allowed[space] & self._left), self._chance)[:size]:
            self._take(space, card)
        while len(self.dealt[space]) < size:
            self._tried = NO_CARDS
            if not self._give(space):
                return False
        return True

    def _take(self, space: int, card: int) -> None:
        self._left &= ~(1 << card)
        self._where[card] = space
        self.dealt[space].append(card)

    def _give(self, space: int) -> bool:
        """One more card for a space; if none is left, one dealt elsewhere moves over and is replaced there."""
        free = self._allowed[space] & self._left
        if free != NO_CARDS:
            cards = each(free)
            self._take(space, cards[self._chance.below(len(cards))])
            return True
        for card in shuffled(each(self._allowed[space] & ~self._tried), self._chance):
            other = self._where[card] if card < len(self._where) else NOWHERE
            if other in (space, NOWHERE) or self._tried >> card & 1:
                continue
            self._tried |= 1 << card
            if self._give(other):
                self.dealt[other].remove(card)
                self._take(space, card)
                return True
        return False

    def mix(self) -> None:
        """Exchange cards wherever both spaces allow it."""
        cards = [card for space in self.dealt for card in space]
        for _ in range(len(cards) * MIXING):
            one = cards[self._chance.below(len(cards))]
            other = cards[self._chance.below(len(cards))]
            first = self._where[one]
            second = self._where[other]
            if first != second and self._allowed[first] >> other & 1 and self._allowed[second] >> one & 1:
                self._where[one] = second
                self._where[other] = first
        self.dealt = [[] for _ in self.dealt]
        for card in cards:
            self.dealt[self._where[card]].append(card)
