"""Why the rules refuse an option: a small number inside the rules, a rule number and a text outside."""

from typing import Final

FINE: Final = 0
NOT_THE_QUESTION: Final = 1
BID_ABOVE_TABLE: Final = 2
BID_ABOVE_DUCATS: Final = 3
ROLE_TAKEN: Final = 4
FEE_ABOVE_LEVEL: Final = 5
NO_FREE_PLACE: Final = 6
NOT_OFFERED: Final = 7
PRICE_ABOVE_DUCATS: Final = 8
LEVEL_TOO_LOW: Final = 9
ENOUGH_DONE: Final = 10
NO_SUCH_PIECE: Final = 11
COMPOSER_TWICE: Final = 12
CITY_CLOSED: Final = 13
HOUSE_EXISTS: Final = 14
NO_MAIN_BUILDING: Final = 15
ENOUGH_WINGS: Final = 16
SUPPLY_EMPTY: Final = 17
COST_ABOVE_DUCATS: Final = 18
PIECE_NOT_THERE: Final = 19
PALAZZO_FULL: Final = 20
PALAZZO_HAS_COMPOSER: Final = 21
STANDS_THERE: Final = 22
CITY_OCCUPIED: Final = 23
NOT_PERFORMED: Final = 24
OFF_THE_LADDER: Final = 25
ALREADY_BEGUN: Final = 26
NOT_IN_DISCARD: Final = 27
PLAYED_ALONG: Final = 28
NOTHING_TO_DECLINE: Final = 29

RULES: Final = [
    ["", ""],
    ["A1", "not-the-question"],
    ["B1", "bid-above-table"],
    ["B1", "bid-above-ducats"],
    ["A1", "role-taken"],
    ["A1", "fee-above-level"],
    ["F3", "no-free-place"],
    ["AI1", "not-offered"],
    ["AI1", "price-above-ducats"],
    ["A8", "level-too-low"],
    ["A7", "enough-done"],
    ["AI2", "no-such-piece"],
    ["AI2", "composer-twice"],
    ["S9", "city-closed"],
    ["AA2", "house-exists"],
    ["AA2", "no-main-building"],
    ["AA2", "enough-wings"],
    ["AA1", "supply-empty"],
    ["AA1", "cost-above-ducats"],
    ["AS1", "piece-not-there"],
    ["AS2", "palazzo-full"],
    ["AS2", "palazzo-has-composer"],
    ["AM1", "stands-there"],
    ["F1", "city-occupied"],
    ["AC1", "not-performed"],
    ["AC1", "off-the-ladder"],
    ["AI4", "already-begun"],
    ["E2", "not-in-discard"],
    ["A7", "played-along"],
    ["A7", "nothing-to-decline"],
]
"""The number of the rule and the name of the text, by reason."""
