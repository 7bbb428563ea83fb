"""What the generic tests must be told about Opera."""

from collections import Counter
from copy import deepcopy
from typing import Any

from operahouse.kernel.chance import Chance, shuffled
from operahouse.kernel.events import Event
from operahouse.kernel.game import Json

Position = dict[str, Any]
MONEY = {"paid": -1, "earned": 1}


def check_conserved(before: Json, after: Json, events: list[Event]) -> None:
    """Pieces and parts stay what is in the box; ducats and points change as the events tell."""
    _check_pieces(after)
    _check_parts(after)
    for seat in _open(after)["seats"]:
        was, now = _open(before)["players"][seat], _open(after)["players"][seat]
        own = [event for event in events if event.seat == seat]
        ducats = sum(MONEY[event.kind] * int(str(event.details["ducats"])) for event in own if event.kind in MONEY)
        points = sum(int(str(event.details["points"])) for event in own if event.kind == "points")
        assert now["ducats"] == was["ducats"] + ducats >= 0
        assert now["points"] == was["points"] + points


def _check_pieces(position: Json) -> None:
    """Fourteen of each composer, and a house piece for each seat. [S2, AI2]"""
    table = _open(position)
    pieces: Counter[str] = Counter(table["deck"] + table["palazzo"] + table["century"])
    pieces += Counter(table["offer"]) + Counter(table["discard"]) + Counter(table.get("removed", {}))
    pieces += Counter(table.get("pending", {}).get("aside", {}))
    for player in table["players"].values():
        own = Counter(player["stock"]) + Counter(_performed(player))
        assert own["house"] == 1
        pieces += own
    assert pieces == Counter(dict.fromkeys(table["ladder"], 14)) + Counter({"house": len(table["seats"])})


def _performed(player: Position) -> list[str]:
    return [piece for house in player["houses"].values() for piece in house["halls"] if piece is not None]


def _check_parts(position: Json) -> None:
    """What is not built is in the supply: a part for each seat in Venezia, one fewer elsewhere. [S9]"""
    table = _open(position)
    for city, left in table["supply"].items():
        houses = [player["houses"][city] for player in table["players"].values() if city in player["houses"]]
        copies = len(table["seats"]) - (city != "venezia")
        assert left == {"main": copies - len(houses), "wing": copies - sum(house["wings"] for house in houses)}


def hidden_variations(position: Json, seat: str, chance: Chance) -> list[Json]:
    """Another deck; other ducats, stocks and sealed bids of the others. [H1]"""
    varied = [_shuffle_deck(position, chance)]
    for other in _open(position)["seats"]:
        if other != seat:
            varied += _bid_otherwise(position, other)
            if not _open(position).get("options", {}).get("open_screens"):
                varied += [_enrich(position, other), *_exchange_stock(position, other)]
    return varied


def _shuffle_deck(position: Json, chance: Chance) -> Json:
    """Another order of the deck; one being made by chance may be made of other pieces of the discard pile."""
    table = deepcopy(_open(position))
    cards = table["deck"]
    making = _is_deck_made(table)
    if making:
        cards = cards + list(Counter(table["discard"]).elements())
    order = [cards[index] for index in shuffled(list(range(len(cards))), chance)]
    if making:
        order, rest = order[: len(table["deck"])], order[len(table["deck"]) :]
        table["discard"] = dict(Counter(rest))
    table["deck"] = order
    return table


def _is_deck_made(table: Position) -> bool:
    """Whether chance is making a new deck: then everybody knows which pieces go into it."""
    return bool(table.get("pending", {}).get("question") == "shuffle")


def _enrich(position: Json, other: str) -> Json:
    """More ducats, unless it shows that a seat has none: such a seat is not asked for a bid."""
    table = deepcopy(_open(position))
    if table["players"][other]["ducats"]:
        table["players"][other]["ducats"] += 7
    return table


def _exchange_stock(position: Json, other: str) -> list[Json]:
    """A piece behind the screen and another one in the deck change places."""
    table = deepcopy(_open(position))
    if _is_deck_made(table):
        return []
    stock: Counter[str] = Counter(table["players"][other]["stock"])
    for owned in stock:
        for index, piece in enumerate(table["deck"]):
            if owned != "house" and piece != owned:
                table["deck"][index] = owned
                table["players"][other]["stock"] = dict(stock - Counter([owned]) + Counter([piece]))
                return [table]
    return []


def _bid_otherwise(position: Json, other: str) -> list[Json]:
    table = deepcopy(_open(position))
    bids = table.get("pending", {}).get("bids", {})
    if other not in bids:
        return []
    bids[other] = 0 if bids[other] else 1
    return [table]


def _open(position: Json) -> Position:
    return position
