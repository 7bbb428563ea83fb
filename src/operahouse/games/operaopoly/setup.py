"""Setting up a game. [S]"""

from operahouse.games.operaopoly.agreement import Agreement
from operahouse.games.operaopoly.box import Box
from operahouse.games.operaopoly.cards import each, together
from operahouse.games.operaopoly.flow import FLOW
from operahouse.games.operaopoly.state import OperaopolyState
from operahouse.games.operaopoly.words import COMPOSER_COUNT, DECKS, DORMANT, FACES, HOUSE_COUNT, SEATS, Seat
from operahouse.kernel.chance import Chance, shuffled


def deal(box: Box, players: int, chance: Chance) -> OperaopolyState:
    """Everything as it stands before the first turn. [S1–S3]"""
    first = chance.below(players)
    faces = [chance.below(FACES) for _ in range(HOUSE_COUNT)]
    decks = [shuffled(each(box.decks[deck]), chance) for deck in range(len(DECKS))]
    bonus_decks = [shuffled(each(cards), chance) for cards in box.bonus_decks]
    return lay_out(box, SEATS[first:players] + SEATS[:first], faces, decks, bonus_decks)


def lay_out(
    box: Box, seats: list[Seat], faces: list[int], decks: list[list[int]], bonus_decks: list[list[int]]
) -> OperaopolyState:
    """The same with houses and decks, top first, that are known. [S1–S3]"""
    state = OperaopolyState(Agreement(box, seats), FLOW)
    state.faces = faces
    for deck in range(len(DECKS)):
        state.decks[deck] = decks[deck]
        _deal_hands(state, deck)
    for cards in bonus_decks:
        _deal_bonus_cards(state, cards)
    put_to_sleep(state)
    return state


def _deal_hands(state: OperaopolyState, deck: int) -> None:
    """Each seat's first cards from the top of a deck. [S2]"""
    size = state.agreed.box.start_cards[deck]
    for seat in range(state.agreed.players):
        state.hands[seat] |= together(state.decks[deck][seat * size : (seat + 1) * size])
    state.drawn[deck] = size * state.agreed.players


def _deal_bonus_cards(state: OperaopolyState, cards: list[int]) -> None:
    """One bonus card of each kind; what is not dealt leaves the game unseen. [S2]"""
    for seat in range(state.agreed.players):
        state.bonus[seat] |= 1 << cards[seat]


def put_to_sleep(state: OperaopolyState) -> None:
    """With two players Bizet is dormant at first. [S3]"""
    for composer in range(COMPOSER_COUNT):
        if state.agreed.sleeps_at_first(composer):
            state.status[composer] = DORMANT
