"""The words of Operaopoly as small numbers."""

from typing import Final, Literal

Seat = Literal["red", "blue", "green", "yellow", "purple", "orange"]
Composer = Literal["bizet", "verdi", "wagner"]
Status = Literal["active", "dormant", "closed"]
Category = Literal["funding", "education", "publicity", "community"]
Slot = Literal["female", "male", "orchestra"]
House = Literal["H1", "H2", "H3"]
Where = Literal["bizet", "verdi", "wagner", "H1", "H2", "H3", "home"]
"""Where a composer can be: on another's mat, at a house, or at home."""
Deck = Literal["opera", "patron"]
QuestionWord = Literal["act", "stack", "pick", "discard", "shuffle", "over"]
Verb = Literal["sponsor", "change", "take", "hire", "rehearse", "recast", "oust"]
Then = Literal["draw", "show", "act"]

SEATS: Final[list[Seat]] = ["red", "blue", "green", "yellow", "purple", "orange"]
NO_SEAT: Final = -1
"""In the place of a seat: nobody's."""

COMPOSERS: Final[list[Composer]] = ["bizet", "verdi", "wagner"]
COMPOSER_COUNT: Final = 3
NO_COMPOSER: Final = -1
STATUSES: Final[list[Status]] = ["active", "dormant", "closed"]
ACTIVE: Final = 0
DORMANT: Final = 1
CLOSED: Final = 2

CATEGORIES: Final[list[Category]] = ["funding", "education", "publicity", "community"]
SLOTS: Final[list[Slot]] = ["female", "male", "orchestra"]
HOUSES: Final[list[House]] = ["H1", "H2", "H3"]
HOUSE_COUNT: Final = 3
NO_HOUSE: Final = -1
FACES: Final = 2

# Places where cards lie with a token: three categories on each composer's mat, then three slots of each house.
# Three places in a row belong to one mat or house; its number is also where a composer visits.
ROW: Final = 3
MAT_PLACES: Final = 9
HOUSE_PLACES: Final = 9
PLACES: Final = 18
NO_PLACE: Final = -1
FIRST_HOUSE: Final = 3
HOME: Final = 6
WHERE_COUNT: Final = 7
WHERES: Final[list[Where]] = ["bizet", "verdi", "wagner", "H1", "H2", "H3", "home"]

OPERA: Final = 0
PATRON: Final = 1
DECKS: Final[list[Deck]] = ["opera", "patron"]
CARDS: Final = 61

# Questions: what is asked next, by its place in the list of questions in `flow`.
ACT: Final = 0
STACK: Final = 1
PICK: Final = 2
DISCARD: Final = 3
SHUFFLE: Final = 4
OVER: Final = 5

# What goes on when a deck is shuffled.
THEN_DRAW: Final = 0
THEN_SHOW: Final = 1
THEN_ACT: Final = 2
THEN: Final[list[Then]] = ["draw", "show", "act"]

VERBS: Final[list[Verb]] = ["sponsor", "change", "take", "hire", "rehearse", "recast", "oust"]
"""What a stack being laid card by card is for."""
NO_OPTION: Final = -1
