"""The types of the events of Operaopoly. Like `wire`, this module isn't compiled.

An event names its places: `from` and `to` for something that moves, `at` for anything else. Where cards are laid on
others, `returned` and `lost` tell where those go that lay there. A place is words joined by dots:

    deck.<deck>, discard.<deck>      a deck and its discard pile
    audition                         the cards turned up
    mat.<composer>                   a composer's mat, and where visitors stand on it
    category.<composer>.<category>   a category on a mat
    markers.<composer>               the opera markers on a mat
    home.<composer>                  where a composer stands at home
    house.<house>                    an opera house, its marker, and where visitors stand at it
    slot.<house>.<slot>              a slot of a house
    seat.<seat>                      a seat's own place
    hand.<seat>, bonus.<seat>        the cards in a seat's hand, and its bonus cards
    kept.<seat>, points.<seat>       where the markers and points of a seat are shown
    removed                          what is out of the game
"""

from typing import Literal, NotRequired, TypedDict

from operahouse.games.operaopoly.wire import Stack
from operahouse.games.operaopoly.words import Category, Composer, Deck, House, Seat, Slot, Where

FromTo = TypedDict("FromTo", {"from": str, "to": str})
Replaced = TypedDict("Replaced", {"from": str, "to": str, "returned": str})
TakenOver = TypedDict("TakenOver", {"from": str, "to": str, "lost": str})
OfOpponent = TypedDict("OfOpponent", {"from": Seat})
"""Whose category or slot it was."""


class At(TypedDict):
    """Where something happened that doesn't move."""

    at: str


class ByRule(TypedDict):
    """The number of the rule behind it."""

    rule: str


class BySeat(ByRule):
    """Whom it concerns."""

    seat: Seat


# Turns.


class Turn(BySeat):
    """A turn begins or ends."""

    kind: Literal["turn", "ended"]
    places: At


class Quiet(ByRule):
    """Nothing was performed for long: so many turns, and so many are left until the season is abandoned."""

    kind: Literal["quiet"]
    turns: int
    left: int


class Abandoned(ByRule):
    """The season is abandoned after so many turns."""

    kind: Literal["abandoned"]
    turns: int


class SeatSheet(TypedDict):
    """A seat's points and markers, and how many of its bonus cards nobody else has seen."""

    points: int
    markers: int
    hidden: int


class OverSheet(TypedDict):
    """How the game ended: who stands where, from first to last, seats that share a place together."""

    ranking: list[list[Seat]]
    seats: dict[Seat, SeatSheet]


class Over(ByRule):
    """The game is over."""

    kind: Literal["over"]
    sheet: OverSheet


# Decks and hands.


class CardMoved(BySeat):
    """A card is drawn or discarded, unseen by others."""

    kind: Literal["drew", "discarded"]
    deck: Deck
    places: FromTo


class CardSeen(BySeat):
    """The card that was drawn or discarded, for that seat alone."""

    kind: Literal["drew-card", "discarded-card"]
    card: str
    places: FromTo


class Shuffled(ByRule):
    """A discard pile is the new deck, or the rest of an audition is shuffled back."""

    kind: Literal["shuffled"]
    deck: Deck
    count: int
    places: FromTo


# Categories.


class OfCategory(BySeat):
    """The cards laid on a category; none where it is given up."""

    composer: Composer
    category: Category
    cards: list[str]


class Sponsored(OfCategory):
    """A category is sponsored."""

    kind: Literal["sponsored"]
    places: FromTo


class Changed(OfCategory):
    """The own category has another stack."""

    kind: Literal["changed"]
    returned: list[str]
    places: Replaced


class Withdrew(OfCategory):
    """The own category is given up."""

    kind: Literal["withdrew"]
    returned: list[str]
    places: FromTo


class TookOver(OfCategory, OfOpponent):
    """An opponent's category is taken over."""

    kind: Literal["took-over"]
    lost: list[str]
    places: TakenOver


# Slots.


class OfSlot(BySeat):
    """A slot of a house."""

    house: House
    slot: Slot


class Hired(OfSlot):
    """Somebody is hired, or rehearses."""

    kind: Literal["hired", "rehearsed"]
    cards: list[str]
    places: FromTo


class Recast(OfSlot):
    """The own slot has another stack."""

    kind: Literal["recast"]
    cards: list[str]
    returned: list[str]
    places: Replaced


class Dismissed(OfSlot):
    """The own slot is given up."""

    kind: Literal["dismissed"]
    returned: list[str]
    places: FromTo


class Ousted(OfSlot, OfOpponent):
    """An opponent's slot is taken over."""

    kind: Literal["ousted"]
    cards: list[str]
    lost: list[str]
    places: TakenOver


# Auditions.


class Auditioned(BySeat):
    """The audition card is played for a house."""

    kind: Literal["auditioned"]
    house: House
    places: FromTo


class TurnedUp(BySeat):
    """Cards are turned up for all to see."""

    kind: Literal["turned-up"]
    cards: list[str]
    places: FromTo


class PickedNone(BySeat):
    """No card of an audition is used."""

    kind: Literal["picked-none"]
    places: At


# Composers.


class Directed(BySeat):
    """A composer is directed."""

    kind: Literal["directed"]
    composer: Composer
    where: Literal["mat", "house", "home"]
    to: Where
    places: FromTo


class WentHome(ByRule):
    """A composer goes home."""

    kind: Literal["went-home"]
    composer: Composer
    places: FromTo


class Impresario(BySeat):
    """A composer has another impresario."""

    kind: Literal["impresario"]
    composer: Composer
    places: At


class ComposerChanged(ByRule):
    """A composer has no impresario any more, closes, or wakes."""

    kind: Literal["no-impresario", "closed", "woke"]
    composer: Composer
    places: At


# Operas.


class OfOpera(ByRule):
    """An opera at a house."""

    house: House
    composer: Composer


class MarkerMoved(OfOpera):
    """A marker goes to a house where an opera begins, back to its mat, to its producer, or out of the game."""

    kind: Literal["began", "freed", "producer", "no-producer"]
    seat: NotRequired[Seat]
    places: FromTo


class LastRound(OfOpera):
    """The last round of an opera begins; it is that seat's to end."""

    kind: Literal["last-round"]
    seat: Seat
    places: At


class ScoredStack(Stack):
    """Cards with a token: their sum, and what visitors add."""

    value: int
    plus: int


class PerformanceSheet(TypedDict):
    """How the open table stands before a last performance is scored."""

    face: int
    run: int
    """Which run of the composer this is, from 1."""
    slots: dict[Slot, ScoredStack]
    sponsors: dict[Category, ScoredStack]
    visitors: list[Composer]
    seats: dict[Seat, SeatSheet]


class Performance(OfOpera):
    """The last performance of an opera."""

    kind: Literal["performance"]
    sheet: PerformanceSheet
    places: At


class TurnedOver(ByRule):
    """A house card shows its other face."""

    kind: Literal["turned-over"]
    house: House
    name: str
    places: At


# Points.


class Bonus(BySeat):
    """A bonus card is paid, and so shown."""

    kind: Literal["bonus"]
    bonus: str
    places: At


class Points(BySeat):
    """Points, and what for."""

    kind: Literal["points"]
    points: int
    why: Literal["cards", "house", "bonus", "plus", "sponsor", "closing", "markers"]
    places: FromTo


OfTurn = Turn | Quiet | Abandoned | Over | CardMoved | CardSeen | Shuffled
OfCards = Sponsored | Changed | Withdrew | TookOver | Hired | Recast | Dismissed | Ousted
OfAudition = Auditioned | TurnedUp | PickedNone
OfComposer = Directed | WentHome | Impresario | ComposerChanged
OfPerformance = MarkerMoved | LastRound | Performance | TurnedOver | Bonus | Points
Event = OfTurn | OfCards | OfAudition | OfComposer | OfPerformance
