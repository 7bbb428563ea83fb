"""What can be worked out about hidden cards by watching from the start. [H1]

Everybody at the table, and a spectator, keeps account of where each card could be: in its deck, in the discard pile,
or in somebody's hand. Only what that observer sees ever changes the account. A card that lies open is simply on the
table; where it could be is settled anew when it goes out of sight again.
"""

from typing import Final

DECK: Final = 0
PILE: Final = 1
HANDS: Final = 2
"""The hand of the first seat; the others follow."""


def width(players: int) -> int:
    """How many places an observer keeps account of."""
    return HANDS + players


def nothing_known(players: int, cards: int, pile: int) -> list[int]:
    """The accounts of observers who see nothing but backs: cards could be anywhere, but not in an empty pile."""
    row = [cards] * width(players)
    row[PILE] = pile
    return row * (players + 1)


def see_draw(could: list[int], players: int, seat: int, deck: int) -> None:
    """Any card that could be in the deck could now be in that hand; who drew it knows it by its hand."""
    columns = width(players)
    for row in range(0, len(could), columns):
        could[row + HANDS + seat] |= could[row + DECK] & deck


def see_discard(could: list[int], players: int, seat: int, deck: int, card: int) -> None:
    """Any card that could be in that hand could now be in the pile; who discarded it knows which. [T3]"""
    columns = width(players)
    for row in range(0, len(could), columns):
        could[row + PILE] |= could[row + HANDS + seat] & deck
    _settle(could, seat * columns, (seat + 1) * columns, PILE, columns, 1 << card)


def see_shuffle(could: list[int], players: int, deck: int) -> None:
    """The whole pile is the new deck. [T5]"""
    for row in range(0, len(could), width(players)):
        could[row + DECK] = could[row + DECK] & ~deck | could[row + PILE] & deck
        could[row + PILE] &= ~deck


def see_go(could: list[int], players: int, where: int, cards: int) -> None:
    """Cards all have seen go out of sight, to where all have seen them go."""
    _settle(could, 0, len(could), where, width(players), cards)


def _settle(could: list[int], first: int, end: int, where: int, columns: int, cards: int) -> None:
    elsewhere = ~cards
    for index in range(first, end):
        could[index] &= elsewhere
    for row in range(first, end, columns):
        could[row + where] |= cards
