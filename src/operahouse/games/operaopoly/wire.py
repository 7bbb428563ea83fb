"""The types of what is sent about a game of Operaopoly: views, terms, forecasts and previews.

Those of events are in `wire_events`, with the grammar of their places; those of the box in `wire_box`.

The browser's types are made from these, so this module isn't compiled: its annotations are read at runtime.
"""

from typing import Final, Literal, NotRequired, TypedDict

from operahouse.games.operaopoly.words import (
    Category,
    Composer,
    Deck,
    House,
    QuestionWord,
    Seat,
    Slot,
    Status,
    Then,
    Verb,
    Where,
)
from operahouse.kernel.wire_types import Complete

WORDS: Final[dict[str, object]] = {
    "Seat": Seat, "Composer": Composer, "Category": Category, "Slot": Slot, "House": House, "Where": Where,
    "Deck": Deck, "Verb": Verb,
}  # fmt: skip
"""The words that have a name on the wire too."""

Phase = Literal["act", "audition", "discard", "over"]
Actor = Literal["red", "blue", "green", "yellow", "purple", "orange", "chance"]
PayReason = Literal["cards", "house", "plus", "sponsor"]
"""What a last performance pays for, but for bonus cards."""

# The view.


class Stack(TypedDict):
    """Cards with a token."""

    owner: Seat
    cards: list[str]


class ComposerView(TypedDict):
    """A composer and his mat."""

    state: Status
    markers: int
    at: Where
    directed: bool
    runs: int
    mat: dict[Category, Stack | None]


class HouseView(TypedDict):
    """A house and its opera."""

    face: int
    opera: Composer | None
    starter: Seat | None
    slots: Complete[Slot, Stack | None]


class AuditionView(TypedDict):
    """An audition that is open."""

    house: House
    cards: list[str]


class PlayerView(TypedDict):
    """A seat's place; hand and bonus cards only where the viewer may see them."""

    points: int
    markers: int
    tokens: int
    paid: list[str]
    cards: int
    hand: NotRequired[list[str]]
    bonus: NotRequired[list[str]]


class StackPending(TypedDict):
    """A stack, as far as it is chosen."""

    stack: Verb
    place: int
    composer: Composer | None
    cards: list[str]


class ShufflePending(TypedDict):
    """A new deck, as far as it is shuffled."""

    reshuffle: Deck
    placed: int
    then: Then


Pending = StackPending | ShufflePending


class Asks(TypedDict):
    """What is asked, and what of it is done already."""

    question: QuestionWord
    pending: NotRequired[Pending]


class Memory(TypedDict):
    """Where hidden cards can be, for who watched from the start."""

    deck: list[str]
    discards: list[str]
    hands: dict[Seat, list[str]]
    backs: dict[Seat, int] | None
    not_bonus: dict[Seat, list[str]]


class OpenTable(TypedDict):
    """What lies open on the table, but for the players' own places."""

    game: Literal["operaopoly"]
    edition: str
    seats: list[Seat]
    turn: Seat
    actions: int
    phase: Phase
    composers: Complete[Composer, ComposerView]
    houses: Complete[House, HouseView]
    played: dict[Composer, list[str]]
    audition: AuditionView | None
    boxed: int
    quiet: int


class View(OpenTable):
    """What a seat, or a spectator, may know."""

    seat: Seat | None
    impresarios: Complete[Composer, Seat | None]
    players: dict[Seat, PlayerView]
    decks: Complete[Deck, int]
    discards: Complete[Deck, int]
    to_act: list[Actor]
    asks: Asks
    memory: NotRequired[Memory]


# The terms of a move.


class Changes(TypedDict, total=False):
    """What becomes more or less for the seat, whose impresario changes, and where a last round begins."""

    actions: int
    tokens: int
    hand: int
    impresarios: dict[Composer, Seat | None]
    last_round: list[House]


class Attack(TypedDict):
    """The sum of a take-over: own cards and plus against what is there."""

    own: int
    plus: int
    against: int


class DrawTerms(TypedDict):
    """A draw."""

    deck: Deck
    actions: int
    hand: int


class EndTerms(TypedDict):
    """The end of a turn, and how many cards must be discarded."""

    discards: int


class AuditionTerms(DrawTerms):
    """An audition at a house."""

    house: House


class DirectTerms(Changes):
    """A composer directed to a place, and what his influence or ability adds there."""

    composer: Composer
    to: Where
    category: NotRequired[Category]
    slot: NotRequired[Slot]
    plus: NotRequired[int]


class CardTerms(Changes):
    """The cards of a move, their rating, and against an opponent the sum."""

    cards: NotRequired[list[str]]
    rating: NotRequired[int]
    sum: NotRequired[Attack]
    owner: NotRequired[Seat]


class CategoryTerms(CardTerms):
    """A move with a category of a mat."""

    composer: Composer
    category: Category
    limit: int


class SlotTerms(CardTerms):
    """A move with a slot of a house."""

    house: House
    slot: Slot
    name: str
    composer: NotRequired[Composer]


class DiscardTerms(TypedDict):
    """A card discarded."""

    card: str
    hand: int


class NoTerms(TypedDict):
    """A move that changes nothing of what the seat has, or that stands for many."""


Terms = DrawTerms | EndTerms | AuditionTerms | DirectTerms | CategoryTerms | SlotTerms | DiscardTerms | NoTerms

# The forecast and the preview.


class AttackForecast(TypedDict):
    """What another seat would have with its cards, and against them."""

    plus: int
    against: int


class Worth(TypedDict):
    """What a place is worth; where it is taken also for whom it could be taken over."""

    cards: int
    plus: int
    rating: int
    attacks: NotRequired[dict[Seat, AttackForecast]]


class HouseForecast(TypedDict):
    """The slots; and of an opera under way what everybody would be paid."""

    slots: Complete[Slot, Worth]
    lacks: NotRequired[list[Slot | Category]]
    """What has to be hired and sponsored before its last round begins."""
    producer: NotRequired[Seat | None]
    pays: NotRequired[dict[Seat, int]]
    pays_for: NotRequired[dict[Seat, dict[PayReason, int]]]
    rule: NotRequired[Literal["L3"]]
    closing: NotRequired[dict[Seat, int] | None]


class ImpresarioCondition(TypedDict):
    """Being the impresario of a composer."""

    condition: Literal["impresario"]
    composer: Composer
    met: bool


class ComposerCondition(TypedDict):
    """A composer at a house or on a mat, or being executive producer of his opera."""

    condition: Literal["at-house", "at-mat", "producer"]
    composer: Composer
    met: bool
    houses: list[House]


class RatingCondition(TypedDict):
    """An own slot rated high enough."""

    condition: Literal["rating"]
    slot: Slot
    least: int
    best: int
    met: bool
    houses: list[House]


Condition = ImpresarioCondition | ComposerCondition | RatingCondition


class BonusForecast(TypedDict):
    """An own bonus card: the houses at which it would pay now, and its conditions one by one."""

    card: str
    paid: bool
    pays_at: list[House]
    conditions: list[Condition]


class Forecast(TypedDict):
    """What anybody can work out from a view."""

    mats: Complete[Composer, dict[Category, Worth]]
    houses: Complete[House, HouseForecast]
    bonus: NotRequired[list[BonusForecast]]


class Own(TypedDict):
    """What a seat would have after a move."""

    points: int
    markers: int
    tokens: int
    hand: int
    actions: int


class Preview(TypedDict):
    """What a move would surely lead to."""

    forecast: Forecast
    own: Own
