"""What a good player looks at on a table of Operaopoly, as small numbers for each seat."""

from typing import Final

from operahouse.games.operaopoly.cards import count, each, total
from operahouse.games.operaopoly.chances import ENOUGH, look_at_chances, look_at_reach, taken
from operahouse.games.operaopoly.performance import bonus_met, executive_producer
from operahouse.games.operaopoly.ratings import plus
from operahouse.games.operaopoly.state import Table
from operahouse.games.operaopoly.words import (
    ACTIVE,
    COMPOSER_COUNT,
    FACES,
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


def features_of(table: Table, seat: int) -> list[int]:
    """The numbers of one seat, in the order of NAMES."""
    seen = [0] * FEATURES
    seen[0] = 1
    _look_at_hand(table, seat, seen)
    for composer in range(COMPOSER_COUNT):
        if table.status[composer] == ACTIVE:
            _look_at_mat(table, seat, composer, seen)
    for house in range(HOUSE_COUNT):
        if table.opera[house] != NO_COMPOSER:
            _look_at_house(table, seat, house, seen)
    if table.tokens[seat] > 0:
        look_at_chances(table, seat, seen)
    look_at_reach(table, seat, seen)
    return seen


def _look_at_hand(table: Table, seat: int, seen: list[int]) -> None:
    box = table.setting.box
    worth = box.marker_points
    seen[1] = worth[min(table.kept[seat], len(worth) - 1)]
    seen[2] = table.tokens[seat]
    seen[23] = 1 if table.tokens[seat] == 0 else 0
    seen[3] = min(count(table.hands[seat] & box.decks[OPERA]), ENOUGH)
    seen[4] = min(count(table.hands[seat] & box.decks[PATRON]), ENOUGH)
    seen[5] = min(total(box.ratings, table.hands[seat]), GOOD_HAND)
    seen[20] = count(table.bonus[seat] & ~table.paid[seat])
    seen[22] = max(0, count(table.hands[seat]) - box.hand_limit)
    if table.player == seat:
        seen[30] = table.actions
    seen[38] = table.tokens[seat] * table.quiet // QUIET


def _look_at_mat(table: Table, seat: int, composer: int, seen: list[int]) -> None:
    """Sponsorship pays with every performance, and its rating at the closing. [L3, C1]"""
    last_rounds = 0
    for house in range(HOUSE_COUNT):
        if table.opera[house] == composer and table.starter[house] != NO_SEAT:
            last_rounds += 1
    closes = table.runs[composer] + last_rounds >= table.setting.box.runs
    for place in range(composer * ROW, composer * ROW + ROW):
        if table.owner[place] != seat:
            continue
        rating = table.value[place] + plus(table, place)
        seen[11] += 1
        seen[12] += rating
        if table.runs[composer] > 0:
            seen[13] += rating
        seen[14] += last_rounds
        seen[32] += table.setting.box.runs - table.runs[composer] - last_rounds
        if closes:
            seen[15] += rating
    if table.impresarios[composer] == seat:
        seen[16] += 1


def _look_at_house(table: Table, seat: int, house: int, seen: list[int]) -> None:
    """Slots pay their cards, the house's language and visitors, once the opera is complete. [L3]"""
    composer = table.opera[house]
    language = table.setting.box.house_bonus[(house * FACES + table.faces[house]) * COMPOSER_COUNT + composer]
    sure = table.starter[house] != NO_SEAT
    filled = taken(table, FIRST_HOUSE + house)
    complete = filled + taken(table, composer)
    own = 0
    first = (FIRST_HOUSE + house) * ROW
    for place in range(first, first + ROW):
        if table.owner[place] == seat:
            own += 1
            _look_at_slot(table, place, language, sure, complete, seen)
    if own:
        seen[19] += complete
    if sure and table.starter[house] == seat:
        seen[24] += 1
    producer = NO_SEAT
    if filled == ROW:
        producer = executive_producer(table, house)
    elif own > 1:
        producer = seat
    _look_at_producer(table, seat, producer, sure, seen)
    _look_at_bonus_cards(table, seat, house, producer, seen)


def _look_at_slot(table: Table, place: int, language: int, sure: bool, complete: int, seen: list[int]) -> None:
    """What one slot will pay, how soon, and how easily it is lost. [L3, O7]"""
    helped = plus(table, place)
    points = table.value[place] + helped + language
    seen[6] += 1
    seen[7] += table.value[place]
    seen[8] += helped
    seen[9] += language
    if sure:
        seen[10] += points
        if table.value[place] + helped <= WEAK:
            seen[33] += 1
    elif complete >= 2 * ROW - NEAR:
        seen[31] += points


def _look_at_producer(table: Table, seat: int, producer: int, sure: bool, seen: list[int]) -> None:
    """What the marker would add for who would keep it. [L3, C2]"""
    if producer != seat:
        return
    worth = table.setting.box.marker_points
    kept = min(table.kept[seat], len(worth) - 1)
    gain = worth[min(kept + 1, len(worth) - 1)] - worth[kept]
    seen[18 if sure else 17] += gain


def _look_at_bonus_cards(table: Table, seat: int, house: int, producer: int, seen: list[int]) -> None:
    """Which bonus cards would pay at this house as the table stands. [L3]"""
    open_cards = table.bonus[seat] & ~table.paid[seat]
    composer = table.opera[house]
    for card in each(open_cards):
        if bonus_met(table, seat, card, house, composer, producer):
            seen[21 if table.starter[house] != NO_SEAT else 35] += 1
