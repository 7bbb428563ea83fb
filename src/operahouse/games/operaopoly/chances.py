"""What a seat of Operaopoly could do next: with its cards at once, and with its tokens until an opera is complete."""

from typing import Final

from operahouse.games.operaopoly.casting import OUST
from operahouse.games.operaopoly.operas import against_beginning, against_hiring, fitting
from operahouse.games.operaopoly.patrons import SPONSOR, TAKE
from operahouse.games.operaopoly.reasons import FINE
from operahouse.games.operaopoly.state import OperaopolyState
from operahouse.games.operaopoly.words import (
    ACTIVE,
    COMPOSER_COUNT,
    FIRST_HOUSE,
    HOUSE_COUNT,
    MAT_PLACES,
    NO_COMPOSER,
    NO_SEAT,
    PLACES,
    ROW,
)

ENOUGH: Final = 2
"""A hand with more cards of a kind, or one that can do more things of a kind, is not better for it."""
WHOLE: Final = 2 * ROW
"""The hires and sponsors that make an opera complete. [L1]"""
FAIR_SHARE: Final = 3
"""Who holds fewer of them in the end gains less by completing it than others do."""
OPENING: Final = -1
"""In the place of a house: an opera that is still to be begun, at any house."""


def taken(state: OperaopolyState, where: int) -> int:
    """How many places of a mat or a house somebody has a token on."""
    number = 0
    for place in range(where * ROW, where * ROW + ROW):
        if state.owner[place] != NO_SEAT:
            number += 1
    return number


def _own(state: OperaopolyState, seat: int, where: int) -> int:
    number = 0
    for place in range(where * ROW, where * ROW + ROW):
        if state.owner[place] == seat:
            number += 1
    return number


def look_at_reach(state: OperaopolyState, seat: int, seen: list[int]) -> None:
    """How near the seat is to completing an opera with its own tokens and to its own good. [L1, T4]"""
    for composer in range(COMPOSER_COUNT):
        if state.status[composer] != ACTIVE:
            continue
        if state.markers[composer] > 0:
            _look_at_gaps(state, seat, composer, OPENING, seen)
        for house in range(HOUSE_COUNT):
            if state.opera[house] == composer and state.starter[house] == NO_SEAT:
                _look_at_gaps(state, seat, composer, house, seen)


def _look_at_gaps(state: OperaopolyState, seat: int, composer: int, house: int, seen: list[int]) -> None:
    """Keep the nearest opera that the seat can complete, and how many of its gaps the hand can fill."""
    gaps = WHOLE - taken(state, composer)
    own = _own(state, seat, composer)
    if house != OPENING:
        gaps -= taken(state, FIRST_HOUSE + house)
        own += _own(state, seat, FIRST_HOUSE + house)
    if gaps > state.tokens[seat] or own + gaps < FAIR_SHARE:
        return
    near = WHOLE + 1 - gaps
    if near < seen[36]:
        return
    fills = _fills(state, seat, composer, house)
    if near > seen[36] or fills > seen[37]:
        seen[36] = near
        seen[37] = fills


def _fills(state: OperaopolyState, seat: int, composer: int, house: int) -> int:
    """How many gaps of an opera the cards in hand fit, one by one."""
    hand = state.hands[seat]
    fills = 0
    for place in range(composer * ROW, composer * ROW + ROW):
        if state.owner[place] == NO_SEAT and hand & state.agreed.box.patrons[place]:
            fills += 1
    first = (FIRST_HOUSE + max(house, 0)) * ROW
    for place in range(first, first + ROW):
        if (house == OPENING or state.owner[place] == NO_SEAT) and hand & fitting(state, place, composer):
            fills += 1
    return min(fills, FAIR_SHARE)


def look_at_chances(state: OperaopolyState, seat: int, seen: list[int]) -> None:
    """What the hand is good for: something to fill, or something to take from others. [P2, P4, O2, O3, O7]"""
    for place in range(MAT_PLACES):
        if state.owner[place] == NO_SEAT:
            if SPONSOR.against_at(state, seat, place) == FINE:
                seen[25] += 1
        elif TAKE.against_at(state, seat, place) == FINE:
            seen[26] += 1
    for place in range(MAT_PLACES, PLACES):
        composer = state.opera[place // ROW - FIRST_HOUSE]
        if composer == NO_COMPOSER:
            continue
        if state.owner[place] == NO_SEAT:
            if against_hiring(state, seat, place, composer) == FINE:
                seen[27] += 1
        elif OUST.against_at(state, seat, place) == FINE:
            seen[28 if state.starter[place // ROW - FIRST_HOUSE] == NO_SEAT else 34] += 1
    seen[29] = 1 if _can_begin(state, seat) else 0
    for chance in range(25, 29):
        seen[chance] = min(seen[chance], ENOUGH)


def _can_begin(state: OperaopolyState, seat: int) -> bool:
    """Whether a card in hand would begin an opera somewhere. [O3]"""
    for house in range(HOUSE_COUNT):
        for composer in range(COMPOSER_COUNT):
            if against_beginning(state, house, composer) != FINE:
                continue
            for slot in range(ROW):
                if against_hiring(state, seat, (FIRST_HOUSE + house) * ROW + slot, composer) == FINE:
                    return True
    return False
