"""The words of Opera, and the small numbers that stand for them inside the rules."""

from collections.abc import Sequence
from typing import Final, Literal, get_args

# Composers. A player's own house composer stands behind the six of the ladder.
Composer = Literal["monteverdi", "handel", "mozart", "beethoven", "verdi", "wagner"]
COMPOSERS: Final[list[Composer]] = [*get_args(Composer)]
LADDER: Final = 6
Piece = Literal["monteverdi", "handel", "mozart", "beethoven", "verdi", "wagner", "house"]
PIECES: Final[list[Piece]] = [*get_args(Piece)]
HOUSE: Final = 6
KINDS: Final = 7
"""How many kinds of pieces a seat may own."""
EMPTY: Final = 7
"""In a hall: no piece."""
UNBUILT: Final = 8
"""In the place of a hall: not built yet."""

City = Literal["venezia", "wien", "berlin", "london", "paris", "milano"]
CITIES: Final[list[City]] = [*get_args(City)]
VENEZIA: Final = 0
CITY_COUNT: Final = 6
NOWHERE: Final = -1
STOCK: Final = -1
"""In the place of a hall: behind the screen."""

Part = Literal["main", "wing"]
PARTS: Final[list[Part]] = [*get_args(Part)]
MAIN: Final = 0
WING: Final = 1

Role = Literal["impresario", "architetto", "signora", "maestro", "critico", "esperto"]
ROLES: Final[list[Role]] = [*get_args(Role)]
IMPRESARIO: Final = 0
ARCHITETTO: Final = 1
SIGNORA: Final = 2
MAESTRO: Final = 3
CRITICO: Final = 4
ESPERTO: Final = 5
ROLE_COUNT: Final = 6
Figure = Literal["maestro", "critico", "esperto"]
FIGURES: Final[list[Figure]] = [*get_args(Figure)]
"""The characters, each with a figure on the map; the first three roles are employees."""

Seat = Literal["red", "blue", "yellow", "green"]
SEATS: Final[list[Seat]] = [*get_args(Seat)]
UNHIRED: Final = -1
UNBID: Final = -1

RoleQuestionWord = Literal["buy", "programme", "build", "sell", "move", "critique", "claim"]
QuestionWord = Literal[
    "bid", "hire", "buy", "programme", "build", "sell", "move", "critique", "claim", "shuffle", "over"
]  # fmt: skip
QUESTION_WORDS: Final[list[QuestionWord]] = [*get_args(QuestionWord)]
PhaseWord = Literal["budget", "action", "over"]
PHASE_WORDS: Final[list[PhaseWord]] = [*get_args(PhaseWord)]
"""The phases as positions name them; income and end run by themselves after the actions."""

# What runs by itself, in the order of a round.
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
ASKS: Final = 10
"""Nothing runs: a question waits for its answer, or the game is over."""


def composer_bag(counts: list[int]) -> dict[Composer, int]:
    """How many of each composer, zeros left out."""
    return {COMPOSERS[composer]: counts[composer] for composer in range(LADDER) if counts[composer]}


def piece_name(piece: int) -> Piece | None:
    """The word for what is in a hall; None for an empty one."""
    return None if piece == EMPTY else PIECES[piece]


def number_of(word: str, words: Sequence[str]) -> int:
    """The number that stands for one of these words."""
    return words.index(word)
