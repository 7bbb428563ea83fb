"""What the generic tests must be told about the toy."""

from copy import deepcopy
from typing import Any

from operahouse.kernel.chance import Chance, shuffled
from operahouse.kernel.events import Event
from operahouse.kernel.game import Json
from tests.toy.game import CARDS

Position = dict[str, Any]


def check_conserved(before: Json, after: Json, events: list[Event]) -> None:
    """Six cards, and coins and points as told."""
    _check_cards(after)
    for index, seat in enumerate(_read(after)["seats"]):
        told = {"paid": 0, "earned": 0, "points": 0}
        for event in events:
            if event.seat == seat and event.kind in told:
                told[event.kind] += int(str(event.details["points" if event.kind == "points" else "coins"]))
        coins = _read(before)["coins"][index] - told["paid"] + told["earned"]
        assert _read(after)["coins"][index] == coins
        assert _read(after)["points"][index] == _read(before)["points"][index] + told["points"]


def _check_cards(position: Json) -> None:
    table = _read(position)
    dealt = table["begun"] if table["stage"] == "shuffle" else []
    cards = [*table["cards"], *table["deck"], *table["discard"], *dealt]
    assert sorted(card for card in cards if card) == CARDS


def hidden_variations(position: Json, seat: str, chance: Chance) -> list[Json]:
    """Another deck, other cards in the others' hands, other sealed bids. [T6]"""
    return [_deal_again(position, seat, chance), *_bid_again(position, seat)]


def _deal_again(position: Json, seat: str, chance: Chance) -> Json:
    table = deepcopy(_read(position))
    others = [
        index
        for index, name in enumerate(table["seats"])
        if name != seat and table["cards"][index] and not table["options"]["open_cards"]
    ]
    cards = shuffled(table["deck"] + [table["cards"][index] for index in others], chance)
    for index in others:
        table["cards"][index] = cards.pop()
    table["deck"] = cards
    return table


def _bid_again(position: Json, seat: str) -> list[Json]:
    varied: list[Json] = []
    for index, name in enumerate(_read(position)["seats"]):
        table = deepcopy(_read(position))
        if table["stage"] == "bid" and name != seat and table["bids"][index] >= 0:
            table["bids"][index] = 0 if table["bids"][index] else min(1, table["coins"][index])
            varied.append(table)
    return varied


def _read(position: Json) -> Position:
    return position
