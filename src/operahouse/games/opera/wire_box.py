"""The types of what is sent about the box of Opera. Like `wire`, this module isn't compiled."""

from typing import Literal, TypedDict

from operahouse.games.opera.words import City, Composer, Figure, Role, Seat

ByPlayers = dict[str, int]
"""A figure for each number of players."""


class PartInBox(TypedDict):
    """A part of a house: its halls, what they cost and give, and how many there are."""

    halls: int
    ducats: int
    points: int
    copies: ByPlayers


class CityInBox(TypedDict):
    """A city: when it opens, its places for figures, and its parts."""

    city: City
    opens: int
    places: int
    max_halls: int
    max_wings: int
    main: PartInBox
    wing: PartInBox


class RoleInBox(TypedDict):
    """A role: an employee with its number of actions, or a character with a figure."""

    role: Role
    kind: Literal["employee", "character"]
    fee: int
    actions: int | None


class Money(TypedDict):
    """Every price and payment that is printed."""

    start: int
    extra_by_seat: list[int]
    per_hall: int
    points_per_hall: int
    level_zero: int
    per_fame: int


class Rounds(TypedDict):
    """After which rounds is counted."""

    counting_after: list[int]
    shorter_counting_after: list[int]


class Budget(TypedDict):
    """The budget table."""

    top: int


class PlayingAlong(TypedDict):
    """What playing along costs."""

    cost: int
    free_actions: ByPlayers


class OfferInBox(TypedDict):
    """How large the offer is."""

    size: ByPlayers
    per_composer: ByPlayers


class Components(TypedDict):
    """What lies in the box of an edition."""

    game: Literal["opera"]
    edition: str
    seats: list[Seat]
    composers: list[Composer]
    pieces_each: int
    cities: list[CityInBox]
    roles: list[RoleInBox]
    figures: list[Figure]
    budget: Budget
    income: list[int]
    century_bonus: list[int]
    rounds: Rounds
    money: Money
    critico_reach: int
    playing_along: PlayingAlong
    palazzo: ByPlayers
    offer: OfferInBox
    hires: ByPlayers
