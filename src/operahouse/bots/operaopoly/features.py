"""What a good player looks at on a table of Operaopoly, as small numbers for each seat."""

from typing import Final

from operahouse.games.operaopoly.cards import count, total
from operahouse.games.operaopoly.operas import against_beginning, against_hiring, against_ousting
from operahouse.games.operaopoly.patrons import against_sponsoring, against_taking
from operahouse.games.operaopoly.performance import bonus_met, executive_producer
from operahouse.games.operaopoly.ratings import plus
from operahouse.games.operaopoly.reasons import FINE
from operahouse.games.operaopoly.state import Table
from operahouse.games.operaopoly.words import (
    ACTIVE,
    COMPOSER_COUNT,
    FACES,
    FIRST_HOUSE,
    HOUSE_COUNT,
    MAT_PLACES,
    NO_COMPOSER,
    NO_SEAT,
    OPERA,
    PATRON,
    PLACES,
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
]
FEATURES: Final = 30
ENOUGH: Final = 2
"""A hand with more cards of a kind, or one that can do more things of a kind, is not better for it."""
GOOD_HAND: Final = 10
"""Nor is one with higher ratings in all: only few cards can be kept."""


def features(table: Table, seat: int) -> list[int]:
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
        _look_at_chances(table, seat, seen)
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
        if closes:
            seen[15] += rating
    if table.impresarios[composer] == seat:
        seen[16] += 1


def _look_at_house(table: Table, seat: int, house: int, seen: list[int]) -> None:
    """Slots pay their cards, the house's language and visitors, once the opera is complete. [L3]"""
    composer = table.opera[house]
    first = (FIRST_HOUSE + house) * ROW
    language = table.setting.box.house_bonus[(house * FACES + table.faces[house]) * COMPOSER_COUNT + composer]
    sure = table.starter[house] != NO_SEAT
    own = 0
    filled = 0
    for place in range(first, first + ROW):
        if table.owner[place] == NO_SEAT:
            continue
        filled += 1
        if table.owner[place] != seat:
            continue
        own += 1
        points = table.value[place] + plus(table, place) + language
        seen[6] += 1
        seen[7] += table.value[place]
        seen[8] += plus(table, place)
        seen[9] += language
        if sure:
            seen[10] += points
    if own:
        seen[19] += filled + _sponsored(table, composer)
    if filled == ROW:
        _look_at_producer(table, seat, house, composer, sure, seen)
    if sure and table.starter[house] == seat:
        seen[24] += 1


def _look_at_chances(table: Table, seat: int, seen: list[int]) -> None:
    """What the hand is good for: something to fill, or something to take from others. [P2, P4, O2, O3, O7]"""
    for place in range(MAT_PLACES):
        if table.owner[place] == NO_SEAT:
            if against_sponsoring(table, seat, place) == FINE:
                seen[25] += 1
        elif against_taking(table, seat, place) == FINE:
            seen[26] += 1
    for place in range(MAT_PLACES, PLACES):
        composer = table.opera[place // ROW - FIRST_HOUSE]
        if composer == NO_COMPOSER:
            continue
        if table.owner[place] == NO_SEAT:
            if against_hiring(table, seat, place, composer) == FINE:
                seen[27] += 1
        elif against_ousting(table, seat, place) == FINE:
            seen[28] += 1
    seen[29] = 1 if _can_begin(table, seat) else 0
    for chance in range(25, 29):
        seen[chance] = min(seen[chance], ENOUGH)


def _can_begin(table: Table, seat: int) -> bool:
    """Whether a card in hand would begin an opera somewhere. [O3]"""
    for house in range(HOUSE_COUNT):
        for composer in range(COMPOSER_COUNT):
            if against_beginning(table, house, composer) != FINE:
                continue
            for slot in range(ROW):
                if against_hiring(table, seat, (FIRST_HOUSE + house) * ROW + slot, composer) == FINE:
                    return True
    return False


def _sponsored(table: Table, composer: int) -> int:
    """How many of a composer's categories somebody sponsors."""
    sponsored = 0
    for place in range(composer * ROW, composer * ROW + ROW):
        if table.owner[place] != NO_SEAT:
            sponsored += 1
    return sponsored


def _look_at_producer(table: Table, seat: int, house: int, composer: int, sure: bool, seen: list[int]) -> None:
    """Who would keep the marker, and which bonus cards would pay. [L3]"""
    producer = executive_producer(table, house)
    if producer == seat:
        seen[17] += 1
        if sure:
            seen[18] += 1
    if not sure:
        return
    open_cards = table.bonus[seat] & ~table.paid[seat]
    for card in range(len(table.setting.box.bonus_ids)):
        if open_cards >> card & 1 and bonus_met(table, seat, card, house, composer, producer):
            seen[21] += 1
