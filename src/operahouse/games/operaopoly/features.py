"""What a good player looks at on a table of Operaopoly, as small numbers for each seat."""

from typing import Final

from operahouse.games.operaopoly.cards import count, each, total
from operahouse.games.operaopoly.chances import ENOUGH, look_at_chances, look_at_reach, taken
from operahouse.games.operaopoly.payments import house_bonus
from operahouse.games.operaopoly.performance import bonus_met, executive_producer
from operahouse.games.operaopoly.ratings import plus, rating
from operahouse.games.operaopoly.state import OperaopolyState
from operahouse.games.operaopoly.words import (
    ACTIVE,
    COMPOSER_COUNT,
    FIRST_HOUSE,
    HOUSE_COUNT,
    NO_COMPOSER,
    NO_SEAT,
    OPERA,
    PATRON,
    ROW,
)

NAMES: Final = [
    "constant",
    "marker-points",
    "tokens",
    "opera-hand",
    "patron-hand",
    "hand-rating",
    "slots",
    "slot-cards",
    "slot-plus",
    "house-language",
    "sure-slots",
    "sponsored",
    "sponsored-rating",
    "sponsored-second-run",
    "sure-sponsored",
    "sure-closing",
    "impresario",
    "produces",
    "sure-producer",
    "opera-complete",
    "bonus-open",
    "sure-bonus",
    "cards-over-limit",
    "out-of-tokens",
    "last-rounds",
    "can-sponsor",
    "can-take",
    "can-hire",
    "can-oust",
    "can-begin",
    "actions-left",
    "near-slots",
    "sponsored-runs",
    "weak-slots",
    "can-oust-sure",
    "near-bonus",
    "within-reach",
    "fills-gaps",
    "idle-tokens",
]
FEATURES: Final = 39
QUIET: Final = 10
"""Tokens in hand count against a seat the more, the longer nothing has been performed."""
GOOD_HAND: Final = 10
"""Nor is one with higher ratings in all: only few cards can be kept."""
NEAR: Final = 2
"""An opera that lacks no more than so many hires and sponsors will be performed soon."""
WEAK: Final = 3
"""A hire rated no higher is easily taken over."""


def features_of(state: OperaopolyState, seat: int) -> list[int]:
    """The numbers of one seat, in the order of NAMES."""
    seen = [0] * FEATURES
    seen[0] = 1
    _look_at_hand(state, seat, seen)
    for composer in range(COMPOSER_COUNT):
        if state.status[composer] == ACTIVE:
            _look_at_mat(state, seat, composer, seen)
    for house in range(HOUSE_COUNT):
        if state.opera[house] != NO_COMPOSER:
            _look_at_house(state, seat, house, seen)
    if state.tokens[seat] > 0:
        look_at_chances(state, seat, seen)
    look_at_reach(state, seat, seen)
    return seen


def _look_at_hand(state: OperaopolyState, seat: int, seen: list[int]) -> None:
    box = state.agreed.box
    seen[1] = box.points_for_markers(state.kept[seat])
    seen[2] = state.tokens[seat]
    seen[23] = 1 if state.tokens[seat] == 0 else 0
    seen[3] = min(count(state.hands[seat] & box.decks[OPERA]), ENOUGH)
    seen[4] = min(count(state.hands[seat] & box.decks[PATRON]), ENOUGH)
    seen[5] = min(total(box.ratings, state.hands[seat]), GOOD_HAND)
    seen[20] = count(state.bonus[seat] & ~state.paid[seat])
    seen[22] = max(0, count(state.hands[seat]) - box.hand_limit)
    if state.player == seat:
        seen[30] = state.actions
    seen[38] = state.tokens[seat] * state.quiet // QUIET


def _look_at_mat(state: OperaopolyState, seat: int, composer: int, seen: list[int]) -> None:
    """Sponsorship pays with every performance, and its rating at the closing. [L3, C1]"""
    last_rounds = 0
    for house in range(HOUSE_COUNT):
        if state.opera[house] == composer and state.starter[house] != NO_SEAT:
            last_rounds += 1
    closes = state.runs[composer] + last_rounds >= state.agreed.box.runs
    for place in range(composer * ROW, composer * ROW + ROW):
        if state.owner[place] != seat:
            continue
        rated = rating(state, place)
        seen[11] += 1
        seen[12] += rated
        if state.runs[composer] > 0:
            seen[13] += rated
        seen[14] += last_rounds
        seen[32] += state.agreed.box.runs - state.runs[composer] - last_rounds
        if closes:
            seen[15] += rated
    if state.impresarios[composer] == seat:
        seen[16] += 1


def _look_at_house(state: OperaopolyState, seat: int, house: int, seen: list[int]) -> None:
    """Slots pay their cards, the house's language and visitors, once the opera is complete. [L3]"""
    composer = state.opera[house]
    language = house_bonus(state, house, composer)
    sure = state.starter[house] != NO_SEAT
    filled = taken(state, FIRST_HOUSE + house)
    complete = filled + taken(state, composer)
    own = 0
    first = (FIRST_HOUSE + house) * ROW
    for place in range(first, first + ROW):
        if state.owner[place] == seat:
            own += 1
            _look_at_slot(state, place, language, sure, complete, seen)
    if own:
        seen[19] += complete
    if sure and state.starter[house] == seat:
        seen[24] += 1
    producer = NO_SEAT
    if filled == ROW:
        producer = executive_producer(state, house)
    elif own > 1:
        producer = seat
    _look_at_producer(state, seat, producer, sure, seen)
    _look_at_bonus_cards(state, seat, house, producer, seen)


def _look_at_slot(
    state: OperaopolyState, place: int, language: int, sure: bool, complete: int, seen: list[int]
) -> None:
    """What one slot will pay, how soon, and how easily it is lost. [L3, O7]"""
    helped = plus(state, place)
    points = state.value[place] + helped + language
    seen[6] += 1
    seen[7] += state.value[place]
    seen[8] += helped
    seen[9] += language
    if sure:
        seen[10] += points
        if state.value[place] + helped <= WEAK:
            seen[33] += 1
    elif complete >= 2 * ROW - NEAR:
        seen[31] += points


def _look_at_producer(state: OperaopolyState, seat: int, producer: int, sure: bool, seen: list[int]) -> None:
    """What the marker would add for who would keep it. [L3, C2]"""
    if producer != seat:
        return
    box = state.agreed.box
    gain = box.points_for_markers(state.kept[seat] + 1) - box.points_for_markers(state.kept[seat])
    seen[18 if sure else 17] += gain


def _look_at_bonus_cards(state: OperaopolyState, seat: int, house: int, producer: int, seen: list[int]) -> None:
    """Which bonus cards would pay at this house as the table stands. [L3]"""
    open_cards = state.bonus[seat] & ~state.paid[seat]
    composer = state.opera[house]
    for card in each(open_cards):
        if bonus_met(state, seat, card, house, composer, producer):
            seen[21 if state.starter[house] != NO_SEAT else 35] += 1
