"""What the generic tests must be told about Operaopoly."""

from copy import deepcopy
from typing import Any

from operahouse.kernel.chance import Chance, shuffled
from operahouse.kernel.events import Event
from operahouse.kernel.game import Json

Position = dict[str, Any]
CARDS = 61
MARKERS = 6
TOKENS = 6
DECKS = ["opera", "patron"]


def check_conserved(before: Json, after: Json, events: list[Event]) -> None:
    """All cards, markers and tokens are accounted for; points change as the events tell."""
    position: Position = after
    cards = _all_cards(position)
    assert len(cards) == len(set(cards)) == CARDS
    assert _markers(position) == MARKERS
    for seat in position["seats"]:
        assert sum(stack["owner"] == seat for stack in _stacks(position)) <= TOKENS
        told = [event for event in events if event.seat == seat and event.kind == "points"]
        points = sum(int(str(event.details["points"])) for event in told)
        was: Position = before
        assert position["players"][seat]["points"] == was["players"][seat]["points"] + points


def _stacks(position: Position) -> list[Position]:
    places = [composer["mat"] for composer in position["composers"].values()]
    places += [house["slots"] for house in position["houses"].values()]
    return [stack for place in places for stack in place.values() if stack is not None]


def _all_cards(position: Position) -> list[str]:
    cards = [card for stack in _stacks(position) for card in stack["cards"]]
    cards += [card for player in position["players"].values() for card in player["hand"]]
    for deck in DECKS:
        cards += position["decks"][deck] + position["discards"][deck]
    if position["audition"] is not None:
        cards += ["AU1", *position["audition"]["cards"]]
    return cards


def _markers(position: Position) -> int:
    on_mats = sum(composer["markers"] for composer in position["composers"].values())
    at_houses = sum(house["opera"] is not None for house in position["houses"].values())
    kept = sum(player["markers"] for player in position["players"].values())
    return int(on_mats + at_houses + kept + position["boxed"])


def hidden_variations(position: Json, seat: str, chance: Chance) -> list[Json]:
    """Other orders of the decks; other hands, discards and bonus cards of the others. [H1]"""
    varied = [_shuffle_decks(position, chance), _exchange_with_discards(position)]
    others = [other for other in _open(position)["seats"] if other != seat]
    for other in others:
        if _is_choosing(position) != other:
            varied += [_exchange_with_deck(position, other), _exchange_bonus(position, other)]
    if len(others) > 1 and _is_choosing(position) not in others:
        varied.append(_exchange_hands(position, others[0], others[1]))
    return varied


def _is_choosing(position: Json) -> str | None:
    """Who is in the middle of choosing cards, and needs those at hand."""
    table = _open(position)
    return table["turn"] if "stack" in table.get("pending", {}) else None


def _shuffle_decks(position: Json, chance: Chance) -> Json:
    """Another order; of a deck being shuffled only the cards already placed, for the others lie by id."""
    table = deepcopy(_open(position))
    pending = table.get("pending", {})
    for deck in DECKS:
        cards = table["decks"][deck]
        count = pending["placed"] if pending.get("reshuffle") == deck else len(cards)
        order = shuffled(list(range(count)), chance)
        table["decks"][deck] = [cards[index] for index in order] + cards[count:]
    return table


def _exchange_with_discards(position: Json) -> Json:
    """The top card of a deck and a card of its discard pile change places."""
    table = deepcopy(_open(position))
    for deck in DECKS:
        cards, pile = table["decks"][deck], table["discards"][deck]
        if cards and pile and "reshuffle" not in table.get("pending", {}):
            cards[0], pile[0] = pile[0], cards[0]
    return table


def _exchange_with_deck(position: Json, other: str) -> Json:
    """Cards of a hand and of the decks they come from change places."""
    table = deepcopy(_open(position))
    hand = table["players"][other]["hand"]
    for index, card in enumerate(hand):
        cards = table["decks"]["patron" if card.startswith("P") else "opera"]
        if index < len(cards) and "reshuffle" not in table.get("pending", {}):
            hand[index], cards[index] = cards[index], card
    return table


def _exchange_hands(position: Json, one: str, other: str) -> Json:
    """Two hands of the same size change places."""
    table = deepcopy(_open(position))
    first, second = table["players"][one], table["players"][other]
    if len(first["hand"]) == len(second["hand"]):
        first["hand"], second["hand"] = second["hand"], first["hand"]
    return table


def _exchange_bonus(position: Json, other: str) -> Json:
    """A bonus card that is not paid and one that is not dealt change places."""
    table = deepcopy(_open(position))
    player = table["players"][other]
    dealt = [card for somebody in table["players"].values() for card in somebody["bonus"]]
    for index, card in enumerate(player["bonus"]):
        spare = [f"{card[:2]}{number}" for number in range(1, 7) if f"{card[:2]}{number}" not in dealt]
        if spare and card not in player["paid"]:
            player["bonus"][index] = spare[0]
    return table


def _open(position: Json) -> Position:
    return position
