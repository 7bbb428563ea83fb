"""The types of the events of Opera. Like `wire`, this module isn't compiled.

An event names its places: `from` and `to` for something that moves, `at` for anything else. A place is words joined
by dots:

    offer, offer.<composer>          the offer, and the pieces of one composer in it
    deck, discard, removed           the deck, the discard pile, and what is out of the game
    palazzo, palazzo.<n>             the Palazzo, and its n-th window
    bank                             where ducats come from and go to
    ladder.<composer>                a composer on the fame ladder
    century.<n>                      the Composer of the Century of the n-th counting round
    role.<role>                      a role's card
    city.<city>                      a city on the map
    figure.<figure>                  where a figure waits that isn't on the map yet
    supply.<city>.<part>             the parts of a city that are left to build
    budget.<seat>                    a seat's budget marker
    seat.<seat>                      a seat's own place
    ducats.<seat>, points.<seat>     where a seat's ducats and points are shown
    stock.<seat>                     the pieces behind a seat's screen
    houses.<seat>                    all opera houses of a seat
    house.<seat>.<city>              one of them
    hall.<seat>.<city>.<n>           one of its halls
    round                            the round marker
"""

from typing import Literal, NotRequired, TypedDict

from operahouse.games.opera.wire import CountedRule, FameChange, House, NextCounting, Receiver
from operahouse.games.opera.words import City, Composer, Figure, Part, Piece, Role, Seat
from operahouse.kernel.wire_types import Complete

Why = Literal["building", "signora", "esperto", "great-halls", "century", "empty-halls"]
"""What points are for, as texts name it."""

FromTo = TypedDict("FromTo", {"from": str, "to": str})


class At(TypedDict):
    """Where something happened that doesn't move."""

    at: str


class ByRule(TypedDict):
    """The number of the rule behind it."""

    rule: str


class BySeat(ByRule):
    """Whom it concerns."""

    seat: Seat


class Sealed(BySeat):
    """A seat has bid; its bid stays secret."""

    kind: Literal["sealed"]
    places: At


class Bid(BySeat):
    """A bid is opened."""

    kind: Literal["bid"]
    bid: int
    places: At


class Marker(BySeat):
    """A budget marker stands somewhere else."""

    kind: Literal["marker"]
    level: int
    column: int
    places: At


class Paid(BySeat):
    """A seat pays the bank."""

    kind: Literal["paid"]
    ducats: int
    places: FromTo


class Earned(BySeat):
    """The bank pays a seat."""

    kind: Literal["earned"]
    ducats: int
    places: FromTo


class Points(BySeat):
    """A seat gains or loses points."""

    kind: Literal["points"]
    points: int
    why: Why
    sources: NotRequired[list[str]]
    """In a counting round the halls that it comes from, as places, each an equal part."""
    city: NotRequired[City]
    composer: NotRequired[Composer]
    """Of a great hall."""
    places: At


class Hired(BySeat):
    """A seat hires a role."""

    kind: Literal["hired"]
    role: Role
    fee: int
    places: At


class Ended(BySeat):
    """A seat has ended its performance."""

    kind: Literal["ended"]
    places: At


class Intermezzo(BySeat):
    """A seat doesn't play along."""

    kind: Literal["intermezzo"]
    places: At


class Bought(BySeat):
    """A piece of the offer goes behind a seat's screen."""

    kind: Literal["bought"]
    composer: Composer
    ducats: int
    places: FromTo


class Programmed(BySeat):
    """What is in all halls of a seat now."""

    kind: Literal["programmed"]
    houses: dict[City, list[Piece | None]]
    places: At


class Built(BySeat):
    """A part is added to a seat's house."""

    kind: Literal["built"]
    city: City
    part: Part
    halls: int
    places: FromTo


class Sold(BySeat):
    """A piece goes to the Palazzo."""

    kind: Literal["sold"]
    composer: Composer
    where: str
    places: FromTo


MovedFrom = TypedDict("MovedFrom", {"from": City | None})


class Moved(MovedFrom, BySeat):
    """A figure goes to a city, from another or from beside the map."""

    kind: Literal["moved"]
    figure: Figure
    city: City
    places: FromTo


class Fame(FameChange, ByRule):
    """A composer moves on the ladder."""

    kind: Literal["fame"]
    places: At


class GaveUp(BySeat):
    """A piece leaves a hall for the Esperto."""

    kind: Literal["gave-up"]
    composer: Composer
    to: Receiver
    places: FromTo


class Declined(BySeat):
    """A seat keeps its piece."""

    kind: Literal["declined"]
    places: At


class Income(BySeat):
    """What a house pays, and by which rules."""

    kind: Literal["income"]
    city: City
    pieces: int
    ducats: int
    doubled: bool
    by_rule: dict[CountedRule, int]
    places: At


class Offer(ByRule):
    """The new offer, and what was set aside for it."""

    kind: Literal["offer"]
    offer: dict[Composer, int]
    aside: dict[Composer, int]
    places: FromTo


class Shuffled(ByRule):
    """The discard pile is the new deck."""

    kind: Literal["shuffled"]
    pieces: int
    places: FromTo


class Palazzo(ByRule):
    """The Palazzo is emptied."""

    kind: Literal["palazzo"]
    composers: list[Composer]
    places: FromTo


class Counting(ByRule):
    """A counting round begins."""

    kind: Literal["counting"]
    counting: int
    places: At


class Opened(ByRule):
    """A city can be built in from the next round on."""

    kind: Literal["opened"]
    city: City
    places: At


class SeatSheet(TypedDict):
    """A seat at the end of a round."""

    points: int
    level: int
    houses: dict[City, House]


class RoundSheet(TypedDict):
    """How the open table stands once a round has ended; what led there is in the events before."""

    round: int
    counting: NextCounting
    """The counting round of this episode, whether it was now or is still to come."""
    ladder: list[Composer]
    """From level 1 up."""
    performed: Complete[Composer, int]
    most_performed: list[Composer]
    order: list[Seat]
    """The budget order, which decides between equal points."""
    ranking: list[Seat]
    seats: dict[Seat, SeatSheet]


class Round(ByRule):
    """The next round begins."""

    kind: Literal["round"]
    round: int
    sheet: RoundSheet
    places: At


class Over(ByRule):
    """The game is over."""

    kind: Literal["over"]
    sheet: RoundSheet


Event = (
    Sealed | Bid | Marker | Paid | Earned | Points | Hired | Ended | Intermezzo | Bought | Programmed | Built | Sold
    | Moved | Fame | GaveUp | Declined | Income | Offer | Shuffled | Palazzo | Counting | Opened | Round | Over
)  # fmt: skip
