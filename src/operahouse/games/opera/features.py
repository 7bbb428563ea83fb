"""What a good player looks at on a table of Opera, as small numbers for each seat."""

from typing import Final

from operahouse.games.opera.budget import BID
from operahouse.games.opera.end import most_performed
from operahouse.games.opera.income import pieces_performed
from operahouse.games.opera.state import OperaState
from operahouse.games.opera.words import CITY_COUNT, ESPERTO, KINDS, LADDER, ROLE_COUNT, UNHIRED

NAMES: Final = [
    "constant",
    "ducats",
    "ducats-beyond-ten",
    "level",
    "initiative",
    "performing",
    "hires-left",
    "income",
    "maestro-income",
    "great-halls",
    "great-hall-fame",
    "century-now",
    "century-later",
    "empty-halls",
    "halls",
    "pieces",
    "fame-performed",
    "best-city",
    "rising",
    "stock-fame",
    "stock-pieces",
    "stock-variety",
    "palazzo-sale",
    "offer-cheap",
]
FEATURES: Final = 24
TEN: Final = 10


def features_of(state: OperaState, seat: int) -> list[int]:
    """The numbers of one seat, in the order of NAMES."""
    seen = [0] * FEATURES
    seen[0] = 1
    _look_at_budget(state, seat, seen)
    _look_at_houses(state, seat, seen)
    _look_at_fame(state, seat, seen)
    _look_at_stock(state, seat, seen)
    return seen


def _look_at_budget(state: OperaState, seat: int, seen: list[int]) -> None:
    ducats = state.ducats[seat]
    seen[1] = min(ducats, TEN)
    seen[2] = max(0, ducats - TEN)
    seen[3] = state.level[seat]
    seen[4] = len(state.order) - state.order.index(seat)
    if not state.ended[seat] and state.question is not BID:
        hires = 0
        for role in range(ROLE_COUNT):
            if state.hired[role] == UNHIRED and state.agreed.box.fees[role] <= state.level[seat]:
                hires += 1
        seen[5] = 1
        seen[6] = hires


def _look_at_houses(state: OperaState, seat: int, seen: list[int]) -> None:
    """Halls and what is performed in them; counting rounds and income are weighed by the round. [I, C]"""
    box = state.agreed.box
    episode = state.agreed.episode(state.round)
    now = state.century[min(episode, len(state.century) - 1)]
    income = houses = halls = pieces = great_fame = century_now = century_later = 0
    for city in range(CITY_COUNT):
        built = state.built[seat * CITY_COUNT + city]
        if built == 0:
            continue
        performed = pieces_performed(state, seat, city)
        income += box.income[performed]
        if state.figures[0] == city:
            seen[8] = box.income[performed]
        houses += 1
        halls += built
        pieces += performed
        great = state.halls[seat * box.slots + box.first_slot[city]]
        if great < LADDER:
            great_fame += state.fame[great]
            if great == now:
                century_now += box.century_bonus[min(episode, len(box.century_bonus) - 1)]
            for later in range(episode + 1, len(state.century)):
                if great == state.century[later]:
                    century_later += box.century_bonus[later]
    seen[7], seen[9], seen[10] = income, houses, great_fame
    seen[11], seen[12] = century_now, century_later
    seen[13], seen[14], seen[15] = halls - pieces, halls, pieces


def _look_at_fame(state: OperaState, seat: int, seen: list[int]) -> None:
    """Fame on the stages: what the Esperto would pay, and whose fame is about to rise. [AE, E1]"""
    box = state.agreed.box
    rising = most_performed(state)
    best_city = city_fame = performed_fame = rising_pieces = city = 0
    first = seat * box.slots
    for slot in range(box.slots):
        piece = state.halls[first + slot]
        if piece >= LADDER:
            continue
        if box.slot_city[slot] != city:
            city = box.slot_city[slot]
            city_fame = 0
        city_fame += state.fame[piece]
        best_city = max(best_city, city_fame)
        performed_fame += state.fame[piece]
        if rising >> piece & 1 and state.fame[piece] < LADDER:
            rising_pieces += 1
    seen[16], seen[18] = performed_fame, rising_pieces
    if state.hired[ESPERTO] == UNHIRED:
        seen[17] = best_city


def _look_at_stock(state: OperaState, seat: int, seen: list[int]) -> None:
    """Pieces behind the screen, and whether the Palazzo would take the best of them. [AS]"""
    sale = stock_fame = pieces = variety = 0
    for piece in range(LADDER):
        count = state.stock[seat * KINDS + piece]
        if count > 0:
            fame = state.fame[piece]
            stock_fame += fame * count
            pieces += count
            variety += 1
            if fame > sale and piece not in state.palazzo:
                sale = fame
    seen[19], seen[20], seen[21] = stock_fame, pieces, variety
    if len(state.palazzo) < state.agreed.palazzo_size:
        seen[22] = sale
    cheapest = 0
    for composer in range(LADDER):
        if state.offer[composer] > 0 and state.fame[composer] <= state.ducats[seat]:
            cheapest += 1
    seen[23] = cheapest
