"""The types of what is sent about a game of Opera: views, terms and forecasts.

Those of events are in `wire_events`, with the grammar of their places; those of the box in `wire_box`.

The browser's types are made from these, so this module isn't compiled: its annotations are read at runtime.
"""

from typing import Final, Literal, NotRequired, TypedDict

from operahouse.games.opera.agreement import TableOption
from operahouse.games.opera.words import (
    City,
    Composer,
    Figure,
    Part,
    PhaseWord,
    Piece,
    Role,
    RoleQuestionWord,
    Seat,
)  # fmt: skip
from operahouse.kernel.wire_types import Complete

WORDS: Final[dict[str, object]] = {
    "Seat": Seat, "Composer": Composer, "Piece": Piece, "City": City, "Part": Part, "Role": Role, "Figure": Figure,
}  # fmt: skip
"""The words that have a name on the wire too."""

ChanceWord = Literal["chance"]
Receiver = Literal["red", "blue", "yellow", "green", "discard", "removed"]
"""Where a piece goes that is given up: to a seat's stock, the discard pile, or out of the game."""
CountedRule = Literal["I1", "I2", "C1", "C2", "C3"]
"""The rules that make up what a house pays and counts."""

# Views.


class Supply(TypedDict):
    """The parts of a city that are left to build."""

    main: int
    wing: int


class House(TypedDict):
    """A seat's house in a city; hall 1 first, null for an empty hall."""

    wings: int
    halls: list[Piece | None]


class Player(TypedDict):
    """A seat's place; ducats and stock only where the viewer may see behind the screen."""

    points: int
    ended: bool
    houses: dict[City, House]
    ducats: NotRequired[int]
    stock: NotRequired[dict[Piece, int]]


class BidAsks(TypedDict):
    """Who has bid already, and the viewer's own bid."""

    question: Literal["bid"]
    sealed: list[Seat]
    bid: int | None


class HireAsks(TypedDict):
    """Who has the initiative."""

    question: Literal["hire"]
    seat: Seat


class RoleAsks(TypedDict):
    """The question of a role, and how far its answer has come."""

    question: RoleQuestionWord
    seat: Seat
    role: Role
    done: int
    asked: list[Seat]
    cursor: NotRequired[int]


class ShuffleAsks(TypedDict):
    """Chance makes a new deck; these pieces of the offer were set aside."""

    question: Literal["shuffle"]
    aside: dict[Composer, int]


class OverAsks(TypedDict):
    """Nothing is asked any more."""

    question: Literal["over"]


Asks = BidAsks | HireAsks | RoleAsks | ShuffleAsks | OverAsks


class Memory(TypedDict):
    """What counting along tells of ducats and stocks: all if `exact`, else what a seat has at least."""

    exact: bool
    ducats: dict[Seat, int]
    stock: dict[Seat, dict[Piece, int]]


class OpenTable(TypedDict):
    """What lies open on the table, apart from the players' own places."""

    game: Literal["opera"]
    edition: str
    seats: list[Seat]
    round: int
    phase: PhaseWord
    ladder: list[Composer]
    """From level 1 up."""
    century: list[Composer]
    offer: dict[Composer, int]
    palazzo: list[Composer]
    figures: Complete[Figure, City | None]
    roles: dict[Role, Seat]
    """Who hired whom this round."""
    budget: dict[Seat, list[int]]
    """Level and column of each marker."""
    supply: Complete[City, Supply]
    options: NotRequired[dict[TableOption, bool]]
    removed: NotRequired[dict[Composer, int]]


class View(OpenTable):
    """What a seat, or a spectator, may know."""

    seat: Seat | None
    players: dict[Seat, Player]
    deck: int
    discard: dict[Composer, int]
    to_act: list[Seat | ChanceWord]
    asks: Asks
    memory: NotRequired[Memory]


# Terms. What ends in `Words` is also what a refusal may mention.


class Changes(TypedDict):
    """By how much a move surely changes what the seat has; these are all the terms of a way out, or of rearranging."""

    budget: NotRequired[int]
    ducats: NotRequired[int]
    points: NotRequired[int]


class BidWords(TypedDict):
    """A bid, and the top of the budget table."""

    bid: int
    top: int


class LevelPays(TypedDict):
    """What fees a level pays: for how many roles at most, for the dearest one, and whether for any so many. [A1, A2]"""

    roles: int
    dearest: Role | None
    any: bool


class BidTerms(BidWords, Changes):
    """What a bid takes and brings: the level it leads to, and what that pays for."""

    level: int
    pays: LevelPays


class Option(TypedDict):
    """A move with its terms."""

    move: str
    about: "Terms"


class HireWords(TypedDict):
    """A role and its fee."""

    role: Role
    fee: int


class HireTerms(HireWords, Changes):
    """The own marker afterwards; who can have the initiative then, in budget order; what one could do with the role."""

    marker: list[int]
    order: list[Seat]
    then: list[Option]


class BuyWords(TypedDict):
    """A piece of the offer and its price."""

    composer: Composer
    price: int


class BuyTerms(BuyWords, Changes):
    """What a piece of the offer takes."""


class ProgrammeTerms(TypedDict):
    """A piece for the next hall of a programme."""

    composer: Piece
    hall: str


class BuildWords(TypedDict):
    """A part, its cost, and the round in which its city opens."""

    city: City
    part: Part
    cost: int
    opens: int


class BuildTerms(BuildWords, Changes):
    """The halls of a part, and what they take and bring."""

    halls: int


class SellWords(TypedDict):
    """A piece, and how many pieces the Palazzo takes."""

    composer: Composer
    size: int


class SellTerms(SellWords, Changes):
    """Where the piece is, `stock` or a hall, and what it brings."""

    where: str


class MoveTerms(Changes):
    """A figure's new city; what the Maestro changes in the income; what the Esperto makes one give up and lose."""

    city: City
    figure: Figure
    income: NotRequired[int]
    gives: NotRequired[Piece]
    to: NotRequired[Receiver]
    counting: NotRequired[int]
    """By how much the next counting round gives less for it."""


FameChange = TypedDict("FameChange", {"composer": Composer, "fame": int, "from": int})


class CritiqueTerms(FameChange, Changes):
    """A composer's level on the ladder before and after."""


class ClaimTerms(Changes):
    """The piece given up, where it goes, and by how much the next counting round gives less for it."""

    gives: NotRequired[Piece]
    to: NotRequired[Receiver]
    counting: NotRequired[int]


class ShuffleTerms(TypedDict):
    """The next piece of a new deck."""

    composer: Composer


Terms = (
    BidTerms | HireTerms | BuyTerms | ProgrammeTerms | BuildTerms | SellTerms | MoveTerms | CritiqueTerms | ClaimTerms
    | ShuffleTerms | Changes
)  # fmt: skip

# Forecasts.


class AgreedFigures(TypedDict):
    """The figures that follow from the number of players and the options."""

    counting_after: list[int]
    opens: Complete[City, int]
    palazzo: int
    offer: int
    hires: int
    free_actions: int


class NextCounting(TypedDict):
    """The counting round to come: after which round, whose pieces give more, and how much."""

    counting: int
    after: int
    composer: Composer
    bonus: int


class HouseForecast(TypedDict):
    """What a house pays and counts: as things stand, and with the fame after this round's end phase."""

    pieces: int
    empty: int
    doubled: bool
    income: int
    counting: int
    next_counting: int
    by_rule: dict[CountedRule, int]
    """What `income` (I) and `next_counting` (C) are made of."""


class SeatForecast(TypedDict):
    """A seat's sums over its houses, and how often it has hired this round."""

    income: int
    counting: int
    next_counting: int
    hires: int
    houses: dict[City, HouseForecast]


class MaestroGain(TypedDict):
    """The city where the Maestro adds most to a seat's income."""

    city: City
    income: int


class EspertoGain(TypedDict):
    """The city where the Esperto gives a seat most, what it gives up there, and what the counting then lacks."""

    city: City
    points: int
    gives: Piece
    to: Receiver
    counting: int


class RoleGains(TypedDict):
    """What the characters would bring a seat at best; nothing where no city brings anything."""

    maestro: MaestroGain | None
    esperto: EspertoGain | None


class Forecast(TypedDict):
    """What anybody can work out from the open table."""

    setting: AgreedFigures
    counting: NextCounting
    performed: Complete[Composer, int]
    rising: list[Composer]
    next_ladder: list[Composer]
    order: list[Seat]
    seats: dict[Seat, SeatForecast]
    roles: NotRequired[RoleGains]
    """For the seat that looks."""


class Own(TypedDict):
    """What a seat would have after a move."""

    points: int
    ducats: int
    budget: int
    stock: dict[Piece, int]


class Preview(TypedDict):
    """What a move surely leads to, before anybody else acts."""

    forecast: Forecast
    own: Own
