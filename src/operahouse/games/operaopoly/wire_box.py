"""The types of what lies in the box, as it is sent. Like `wire`, this module isn't compiled."""

from typing import Literal, NotRequired, TypedDict

from operahouse.games.operaopoly.words import Category, Composer, Deck, House, Seat, Slot
from operahouse.kernel.wire_types import Complete

CardKind = Literal["cast", "special", "orchestra", "rehearsal-cast", "rehearsal-orchestra", "audition", "patron"]
BonusDeck = Literal["impresario", "producer"]
BonusTest = Literal["at-house", "at-mat", "rating", "producer"]


class RuleFigures(TypedDict):
    """The limits and rewards that hold for everybody."""

    actions: int
    hand_limit: int
    tokens: int
    sponsor_points: int
    composer_plus: int
    bonus_points: int
    audition_draw: int
    runs: int
    marker_points: list[int]
    stall_turns: int
    stall_told_from: int


class ComposerComponent(TypedDict):
    """A composer: his opera, what he adds when he visits, and the limits of his mat."""

    opera: str
    language: str
    influence: Category
    ability: Slot
    mat: dict[Category, int]
    dormant_with: int | None


class Singer(TypedDict):
    """A singer on an end of a cast card."""

    name: str
    sings: list[str]


class CardComponent(TypedDict):
    """A card: its deck, kind and rating, its name or its two singers, and where it can be played."""

    deck: Deck
    kind: CardKind
    rating: int
    name: str | None
    reconstructed: bool
    female: NotRequired[Singer]
    male: NotRequired[Singer]
    category: NotRequired[Category | Literal["any"]]
    composer: NotRequired[Composer | None]


class FaceComponent(TypedDict):
    """A face of a house card."""

    name: str
    city: str
    language: str
    points: int


class HouseComponent(TypedDict):
    """A house card."""

    faces: list[FaceComponent]


class BonusComponent(TypedDict):
    """A bonus card: whose kind it is, and what must be met at a last performance."""

    deck: BonusDeck
    test: BonusTest
    composer: NotRequired[Composer]
    slot: NotRequired[Slot]
    least: NotRequired[int]


class Components(TypedDict):
    """Cards, mats, houses and every figure that is printed on them."""

    game: Literal["operaopoly"]
    edition: str
    seats: list[Seat]
    decks: list[Deck]
    slots: list[Slot]
    categories: list[Category]
    rules: RuleFigures
    composers: Complete[Composer, ComposerComponent]
    cards: dict[str, CardComponent]
    houses: Complete[House, HouseComponent]
    bonus_cards: dict[str, BonusComponent]
    reconstructed: list[str]
