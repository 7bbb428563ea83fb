"""The types of events as they are sent: one for each kind. `wire` tells how places are named."""

from typing import Literal, NotRequired, TypedDict

from operahouse.games.operaopoly.wire import Place
from operahouse.games.operaopoly.words import Category, Composer, Deck, House, Seat, Slot, Where

FromTo = TypedDict("FromTo", {"from": Place, "to": Place})
Laid = TypedDict("Laid", {"from": Place, "to": Place, "returned": NotRequired[Place], "lost": NotRequired[Place]})


class At(TypedDict):
    """Where something happens that doesn't move."""

    at: Place


# Turns.


class TurnEvent(TypedDict):
    """A turn begins or ends."""

    kind: Literal["turn", "ended"]
    seat: Seat
    rule: str
    places: At


class QuietEvent(TypedDict):
    """Nothing was performed for long: the season will be abandoned."""

    kind: Literal["quiet"]
    rule: str
    turns: int
    left: int


class AbandonedEvent(TypedDict):
    """The season is abandoned."""

    kind: Literal["abandoned"]
    rule: str
    turns: int


class OverEvent(TypedDict):
    """The game is over."""

    kind: Literal["over"]
    rule: str


# Cards.


class DeckEvent(TypedDict):
    """A card is drawn or discarded, unseen by others."""

    kind: Literal["drew", "discarded"]
    seat: Seat
    rule: str
    deck: Deck
    places: FromTo


class CardEvent(TypedDict):
    """The card that was drawn or discarded, for that seat alone."""

    kind: Literal["drew-card", "discarded-card"]
    seat: Seat
    rule: str
    card: str
    places: FromTo


class ShuffledEvent(TypedDict):
    """A discard pile, or the rest of an audition, is shuffled into a deck."""

    kind: Literal["shuffled"]
    rule: str
    deck: Deck
    count: int
    places: FromTo


class SponsoredEvent(TypedDict):
    """A category is sponsored."""

    kind: Literal["sponsored"]
    seat: Seat
    rule: str
    composer: Composer
    category: Category
    cards: list[str]
    places: Laid


class ChangedEvent(TypedDict):
    """The own category gets another stack, or none."""

    kind: Literal["changed", "withdrew"]
    seat: Seat
    rule: str
    composer: Composer
    category: Category
    cards: list[str]
    returned: list[str]
    places: Laid


TookOverEvent = TypedDict(
    "TookOverEvent",
    {
        "kind": Literal["took-over"],
        "seat": Seat,
        "rule": str,
        "composer": Composer,
        "category": Category,
        "cards": list[str],
        "from": Seat,
        "lost": list[str],
        "places": Laid,
    },
)


class HiredEvent(TypedDict):
    """Somebody is hired, or rehearses."""

    kind: Literal["hired", "rehearsed"]
    seat: Seat
    rule: str
    house: House
    slot: Slot
    cards: list[str]
    places: Laid


class RecastEvent(TypedDict):
    """The own slot gets another stack."""

    kind: Literal["recast"]
    seat: Seat
    rule: str
    house: House
    slot: Slot
    cards: list[str]
    returned: list[str]
    places: Laid


class DismissedEvent(TypedDict):
    """The own slot is given up."""

    kind: Literal["dismissed"]
    seat: Seat
    rule: str
    house: House
    slot: Slot
    returned: list[str]
    places: Laid


OustedEvent = TypedDict(
    "OustedEvent",
    {
        "kind": Literal["ousted"],
        "seat": Seat,
        "rule": str,
        "house": House,
        "slot": Slot,
        "cards": list[str],
        "from": Seat,
        "lost": list[str],
        "places": Laid,
    },
)


# Auditions.


class AuditionedEvent(TypedDict):
    """An audition is held for a house."""

    kind: Literal["auditioned"]
    seat: Seat
    rule: str
    house: House
    places: FromTo


class TurnedUpEvent(TypedDict):
    """Cards are turned up for all to see."""

    kind: Literal["turned-up"]
    seat: Seat
    rule: str
    cards: list[str]
    places: FromTo


class PickedNoneEvent(TypedDict):
    """No card of an audition is used."""

    kind: Literal["picked-none"]
    seat: Seat
    rule: str
    places: At


# Composers.


class DirectedEvent(TypedDict):
    """A composer is directed."""

    kind: Literal["directed"]
    seat: Seat
    rule: str
    composer: Composer
    where: Literal["mat", "house", "home"]
    to: Where
    places: FromTo


class WentHomeEvent(TypedDict):
    """A composer goes home."""

    kind: Literal["went-home"]
    rule: str
    composer: Composer
    places: FromTo


class ComposerEvent(TypedDict):
    """A composer gets another impresario or none, closes or wakes."""

    kind: Literal["impresario", "no-impresario", "closed", "woke"]
    seat: NotRequired[Seat]
    rule: str
    composer: Composer
    places: At


# Operas.


class MarkerEvent(TypedDict):
    """A marker moves: an opera is begun, a house is free again, or somebody or nobody keeps it."""

    kind: Literal["began", "freed", "producer", "no-producer"]
    seat: NotRequired[Seat]
    rule: str
    house: House
    composer: Composer
    places: FromTo


class OperaEvent(TypedDict):
    """An opera's last round or last performance."""

    kind: Literal["last-round", "performance"]
    seat: NotRequired[Seat]
    rule: str
    house: House
    composer: Composer
    places: At


class TurnedOverEvent(TypedDict):
    """A house card shows its other face."""

    kind: Literal["turned-over"]
    rule: str
    house: House
    name: str
    places: At


class BonusEvent(TypedDict):
    """A bonus card is paid, and so shown."""

    kind: Literal["bonus"]
    seat: Seat
    rule: str
    bonus: str
    places: At


class PointsEvent(TypedDict):
    """Points, and what for."""

    kind: Literal["points"]
    seat: Seat
    rule: str
    points: int
    why: Literal["cards", "house", "bonus", "plus", "sponsor", "closing", "markers"]
    places: FromTo


Event = (
    TurnEvent
    | QuietEvent
    | AbandonedEvent
    | OverEvent
    | DeckEvent
    | CardEvent
    | ShuffledEvent
    | SponsoredEvent
    | ChangedEvent
    | TookOverEvent
    | HiredEvent
    | RecastEvent
    | DismissedEvent
    | OustedEvent
    | AuditionedEvent
    | TurnedUpEvent
    | PickedNoneEvent
    | DirectedEvent
    | WentHomeEvent
    | ComposerEvent
    | MarkerEvent
    | OperaEvent
    | TurnedOverEvent
    | BonusEvent
    | PointsEvent
)
