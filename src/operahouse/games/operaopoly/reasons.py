"""Why the rules refuse an option: a small number inside the rules, a rule number and a text outside."""

from typing import Final

FINE: Final = 0
NOT_THE_QUESTION: Final = 1
MOVE_UNFINISHED: Final = 2
AUDITION_OPEN: Final = 3
ONLY_DISCARDS: Final = 4
NO_ACTION_LEFT: Final = 5
NO_TOKEN: Final = 6
NO_CARD_TO_DRAW: Final = 7
CARD_NOT_IN_HAND: Final = 8
COMPOSER_DORMANT: Final = 9
COMPOSER_CLOSED: Final = 10
CATEGORY_SPONSORED: Final = 11
CATEGORY_EMPTY: Final = 12
CATEGORY_NOT_OWN: Final = 13
CATEGORY_OWN: Final = 14
NO_PATRON_FOR_IT: Final = 15
PATRON_DOES_NOT_FIT: Final = 16
ABOVE_LIMIT: Final = 17
SAME_STACK: Final = 18
NOT_RATED_HIGHER: Final = 19
LAST_ROUND: Final = 20
OPERA_TO_NAME: Final = 21
OPERA_UNDER_WAY: Final = 22
NO_MARKER: Final = 23
NOT_SPONSORED: Final = 24
HOUSE_PLAYED: Final = 25
SLOT_HIRED: Final = 26
SLOT_EMPTY: Final = 27
SLOT_NOT_OWN: Final = 28
SLOT_OWN: Final = 29
NO_CARD_FOR_IT: Final = 30
BASE_FIRST: Final = 31
ONE_BASE: Final = 32
WRONG_ROLE: Final = 33
WRONG_LANGUAGE: Final = 34
WRONG_REHEARSAL: Final = 35
ONE_REHEARSAL: Final = 36
OLD_BASE_GAINS_NOTHING: Final = 37
NOT_TURNED_UP: Final = 38
NOT_IMPRESARIO: Final = 39
DIRECTED_ALREADY: Final = 40
STANDS_THERE: Final = 41
OWN_MAT: Final = 42
NO_AUDITION_CARD: Final = 43
OUT_OF_ORDER: Final = 44
NOTHING_CHOSEN: Final = 45
NOT_IN_PILE: Final = 46
MAT_DORMANT: Final = 47
MAT_CLOSED: Final = 48

RULES: Final = [
    ["", ""],
    ["T2", "not-the-question"],
    ["T2", "move-unfinished"],
    ["O8", "audition-open"],
    ["T3", "only-discards"],
    ["T2", "no-action-left"],
    ["T4", "no-token"],
    ["T5", "no-card-to-draw"],
    ["T3", "card-not-in-hand"],
    ["S3", "composer-dormant"],
    ["C1", "composer-closed"],
    ["P2", "category-sponsored"],
    ["P3", "category-empty"],
    ["P3", "category-not-own"],
    ["P4", "category-own"],
    ["P2", "no-patron-for-it"],
    ["P2", "patron-does-not-fit"],
    ["P2", "above-limit"],
    ["P3", "same-stack"],
    ["R1", "not-rated-higher"],
    ["L2", "last-round"],
    ["O3", "opera-to-name"],
    ["O3", "opera-under-way"],
    ["O3", "no-marker"],
    ["O4", "not-sponsored"],
    ["O3", "house-played"],
    ["O2", "slot-hired"],
    ["O6", "slot-empty"],
    ["O6", "slot-not-own"],
    ["O7", "slot-own"],
    ["O2", "no-card-for-it"],
    ["O6", "base-first"],
    ["O2", "one-base"],
    ["O2", "wrong-role"],
    ["O2", "wrong-language"],
    ["O5", "wrong-rehearsal"],
    ["O5", "one-rehearsal"],
    ["O6", "old-base-gains-nothing"],
    ["O8", "not-turned-up"],
    ["R4", "not-impresario"],
    ["R4", "directed-already"],
    ["R4", "stands-there"],
    ["R4", "own-mat"],
    ["O8", "no-audition-card"],
    ["T2", "out-of-order"],
    ["T2", "nothing-chosen"],
    ["T5", "not-in-pile"],
    ["S3", "mat-dormant"],
    ["C1", "mat-closed"],
]
"""The number of the rule and the name of the text, by reason."""
