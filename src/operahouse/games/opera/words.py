"""The words of Opera as small numbers, and the numbers of its options."""

from typing import Final

# Composers. A player's own house composer stands behind the six of the ladder.
COMPOSERS: Final = ["monteverdi", "handel", "mozart", "beethoven", "verdi", "wagner"]
LADDER: Final = 6
HOUSE: Final = 6
PIECES: Final = ["monteverdi", "handel", "mozart", "beethoven", "verdi", "wagner", "house"]
KINDS: Final = 7
"""How many kinds of pieces a seat may own."""
EMPTY: Final = 7
"""In a hall: no piece."""
UNBUILT: Final = 8
"""In the place of a hall: not built yet."""

CITIES: Final = ["venezia", "wien", "berlin", "london", "paris", "milano"]
VENEZIA: Final = 0
CITY_COUNT: Final = 6
NOWHERE: Final = -1

PARTS: Final = ["main", "wing"]
MAIN: Final = 0
WING: Final = 1

ROLES: Final = ["impresario", "architetto", "signora", "maestro", "critico", "esperto"]
IMPRESARIO: Final = 0
ARCHITETTO: Final = 1
SIGNORA: Final = 2
MAESTRO: Final = 3
CRITICO: Final = 4
ESPERTO: Final = 5
ROLE_COUNT: Final = 6
FIGURES: Final = ["maestro", "critico", "esperto"]
"""The characters, each with a figure on the map; the first three roles are employees."""

SEATS: Final = ["red", "blue", "yellow", "green"]
UNHIRED: Final = -1
UNBID: Final = -1

# Stages that run by themselves, in the order of a round.
BUDGET_BEGINS: Final = 0
BIDS_ARE_IN: Final = 1
INITIATIVE: Final = 2
ROLE_ACTS: Final = 3
OTHERS_PLAY_ALONG: Final = 4
OTHERS_CLAIM: Final = 5
INCOME: Final = 6
ROUND_ENDS: Final = 7
OFFER_IS_DRAWN: Final = 8
ROUND_IS_CLEARED: Final = 9

# Stages that ask somebody.
FIRST_QUESTION: Final = 10
BID: Final = 10
HIRE: Final = 11
BUY: Final = 12
PROGRAMME: Final = 13
BUILD: Final = 14
SELL: Final = 15
MOVE: Final = 16
CRITIQUE: Final = 17
CLAIM: Final = 18
SHUFFLE: Final = 19
OVER: Final = 20
QUESTIONS: Final = [
    "bid", "hire", "buy", "programme", "build", "sell", "move", "critique", "claim", "shuffle", "over",
]  # fmt: skip

# The vocabulary of options. Where one number stands for a row of options, it is that of the first.
BID_OPTION: Final = 0
HIRE_OPTION: Final = 11
END_OPTION: Final = 17
BUY_OPTION: Final = 18
REARRANGE_OPTION: Final = 24
STOP_OPTION: Final = 25
INTERMEZZO_OPTION: Final = 26
PLACE_OPTION: Final = 27
BUILD_OPTION: Final = 35
MOVE_OPTION: Final = 47
FAME_OPTION: Final = 53
CLAIM_OPTION: Final = 77
DECLINE_OPTION: Final = 78
DECK_OPTION: Final = 79
SELL_OPTION: Final = 85
"""Last, because how many there are depends on the halls in the box."""

STOCK: Final = -1
"""In the place of a hall: behind the screen."""
