"""The words of Operaopoly as small numbers, and the numbers of its options."""

from typing import Final

SEATS: Final = ["red", "blue", "green", "yellow", "purple", "orange"]
NO_SEAT: Final = -1
"""In the place of a seat: nobody's."""

COMPOSERS: Final = ["bizet", "verdi", "wagner"]
COMPOSER_COUNT: Final = 3
NO_COMPOSER: Final = -1
STATES: Final = ["active", "dormant", "closed"]
ACTIVE: Final = 0
DORMANT: Final = 1
CLOSED: Final = 2

CATEGORIES: Final = ["funding", "education", "publicity", "community"]
SLOTS: Final = ["female", "male", "orchestra"]
HOUSES: Final = ["H1", "H2", "H3"]
HOUSE_COUNT: Final = 3
NO_HOUSE: Final = -1
FACES: Final = 2

# Places where cards lie with a token: three categories on each composer's mat, then three slots of each house.
# Three places in a row belong to one mat or house; its number is also where a composer visits.
ROW: Final = 3
MAT_PLACES: Final = 9
PLACES: Final = 18
FIRST_HOUSE: Final = 3
HOME: Final = 6
WHERE_COUNT: Final = 7

OPERA: Final = 0
PATRON: Final = 1
DECKS: Final = ["opera", "patron"]
CARDS: Final = 61

# Questions: what is asked next.
ACT: Final = 0
STACK: Final = 1
PICK: Final = 2
DISCARD: Final = 3
SHUFFLE: Final = 4
OVER: Final = 5
QUESTIONS: Final = ["act", "stack", "pick", "discard", "shuffle", "over"]

# What goes on when a deck is shuffled.
THEN_DRAW: Final = 0
THEN_SHOW: Final = 1
THEN_ACT: Final = 2
THEN: Final = ["draw", "show", "act"]

# The vocabulary of options. Where one number stands for a row of options, it is that of the first.
DRAW_OPTION: Final = 0
END_OPTION: Final = 2
DONE_OPTION: Final = 3
NONE_OPTION: Final = 4
AUDITION_OPTION: Final = 5
DIRECT_OPTION: Final = 8
SPONSOR_OPTION: Final = 29
CHANGE_OPTION: Final = 38
WITHDRAW_OPTION: Final = 47
TAKE_OPTION: Final = 56
HIRE_OPTION: Final = 65
BEGIN_OPTION: Final = 74
REHEARSE_OPTION: Final = 101
RECAST_OPTION: Final = 110
DISMISS_OPTION: Final = 119
OUST_OPTION: Final = 128
PICK_HIRE_OPTION: Final = 137
PICK_BEGIN_OPTION: Final = 140
PICK_REHEARSE_OPTION: Final = 149
PICK_RECAST_OPTION: Final = 152
PICK_OUST_OPTION: Final = 155
DISCARD_OPTION: Final = 158
ADD_OPTION: Final = 219
DECK_OPTION: Final = 280
VOCABULARY: Final = 341

# What a stack being laid card by card is for.
NO_VERB: Final = -1
SPONSOR: Final = 0
CHANGE: Final = 1
TAKE: Final = 2
HIRE: Final = 3
REHEARSE: Final = 4
RECAST: Final = 5
OUST: Final = 6
VERBS: Final = ["sponsor", "change", "take", "hire", "rehearse", "recast", "oust"]
