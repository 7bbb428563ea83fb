"""What anybody can work out from a view: ratings, take-overs, and what each house would pay as things stand.

Only what the view shows is read: what lies open, and the viewer's own bonus cards. Hands, decks and the bonus cards
of others are not even filled in.
"""

from typing import Literal

from operahouse.games.operaopoly.account import Account
from operahouse.games.operaopoly.box import AT_HOUSE, PRODUCER, RATED, Box
from operahouse.games.operaopoly.cards import each
from operahouse.games.operaopoly.payments import by_seat, closing_pays, performance_pays
from operahouse.games.operaopoly.performance import bonus_met, executive_producer
from operahouse.games.operaopoly.places import category_word
from operahouse.games.operaopoly.position import read_bonus_cards, read_open_table, read_player
from operahouse.games.operaopoly.ratings import attacking_plus, defence, plus, rating
from operahouse.games.operaopoly.state import OperaopolyState
from operahouse.games.operaopoly.wire import (
    BonusForecast,
    ComposerCondition,
    Condition,
    Forecast,
    HouseForecast,
    PayReason,
    RatingCondition,
    Worth,
)
from operahouse.games.operaopoly.words import (
    COMPOSERS,
    FIRST_HOUSE,
    HOUSE_COUNT,
    HOUSES,
    NO_COMPOSER,
    NO_SEAT,
    ROW,
    SLOTS,
    Category,
    House,
    Seat,
    Slot,
)
from operahouse.kernel.game import Json
from operahouse.kernel.reading import Reader


def forecast(box: Box, view: Json) -> Forecast:
    """The forecast of what a view shows."""
    seen = Reader(view)
    state = read_open_table(box, seen, Account(box))
    viewer = seen.at("seat").word_or_null(state.agreed.seats, NO_SEAT)
    for seat, name in enumerate(state.agreed.seats):
        player = seen.at("players").at(name)
        read_player(state, seat, player)
        if seat == viewer:
            state.bonus[seat] = read_bonus_cards(state, player.at("bonus"))
    return forecast_of(state, viewer)


def forecast_of(state: OperaopolyState, viewer: int) -> Forecast:
    """Every place and every house; and for a seat its own bonus cards. [R1, L3]"""
    seen: Forecast = {
        "mats": {name: _mat(state, composer) for composer, name in enumerate(COMPOSERS)},
        "houses": {name: _house(state, house) for house, name in enumerate(HOUSES)},
    }
    if viewer != NO_SEAT:
        seen["bonus"] = [_bonus_card(state, viewer, card) for card in each(state.bonus[viewer])]
    return seen


def _mat(state: OperaopolyState, composer: int) -> dict[Category, Worth]:
    """The categories of a mat."""
    places = range(composer * ROW, composer * ROW + ROW)
    return {category_word(state, place): _place(state, place) for place in places}


def _place(state: OperaopolyState, place: int) -> Worth:
    """What a place is worth, and where it is taken what each other seat would have with it and against it. [R1]"""
    owner = state.owner[place]
    worth: Worth = {"cards": state.value[place], "plus": plus(state, place), "rating": rating(state, place)}
    if owner != NO_SEAT:
        worth["attacks"] = {
            name: {"plus": attacking_plus(state, seat, place), "against": defence(state, seat, place)}
            for seat, name in enumerate(state.agreed.seats)
            if seat != owner
        }
    return worth


def _house(state: OperaopolyState, house: int) -> HouseForecast:
    """The slots; and of an opera under way who would be executive producer, and what everybody would be paid."""
    first = (FIRST_HOUSE + house) * ROW
    seen: HouseForecast = {"slots": {slot: _place(state, first + index) for index, slot in enumerate(SLOTS)}}
    composer = state.opera[house]
    if composer == NO_COMPOSER:
        return seen
    seen["lacks"] = _lacks(state, house, composer)
    seen["producer"] = state.seat_or_none(executive_producer(state, house))
    seen["pays_for"] = _pays_for(state, house)
    seen["pays"] = {name: sum(seen["pays_for"].get(name, {}).values()) for name in state.agreed.seats}
    seen["rule"] = "L3"
    closes = state.runs[composer] + 1 == state.agreed.box.runs
    seen["closing"] = _closing(state, composer) if closes else None
    return seen


def _lacks(state: OperaopolyState, house: int, composer: int) -> list[Slot | Category]:
    """What has to be hired and sponsored before the last round begins. [L1]"""
    slots = [slot for index, slot in enumerate(SLOTS) if state.owner[(FIRST_HOUSE + house) * ROW + index] == NO_SEAT]
    mat = range(composer * ROW, composer * ROW + ROW)
    return [*slots, *(category_word(state, place) for place in mat if state.owner[place] == NO_SEAT)]


def _pays_for(state: OperaopolyState, house: int) -> dict[Seat, dict[PayReason, int]]:
    """Who would be paid, what for and how much, if the last performance were now. [L3]"""
    parts: dict[Seat, dict[PayReason, int]] = {}
    for why, points in performance_pays(state, house).items():
        for seat, more in enumerate(by_seat(state, points)):
            if more:
                parts.setdefault(state.agreed.seats[seat], {})[why] = more
    return parts


def _closing(state: OperaopolyState, composer: int) -> dict[Seat, int]:
    """Points by seat if the composer closed now. [C1]"""
    sums = by_seat(state, closing_pays(state, composer))
    return {name: sums[seat] for seat, name in enumerate(state.agreed.seats)}


def _bonus_card(state: OperaopolyState, seat: int, card: int) -> BonusForecast:
    """An own bonus card: the houses at which it would pay now, and its conditions one by one. [L3]"""
    running = [house for house in range(HOUSE_COUNT) if state.opera[house] != NO_COMPOSER]
    pays = [
        HOUSES[house]
        for house in running
        if bonus_met(state, seat, card, house, state.opera[house], executive_producer(state, house))
    ]
    return {
        "card": state.agreed.box.bonus_ids[card],
        "paid": state.paid[seat] >> card & 1 == 1,
        "pays_at": pays,
        "conditions": _conditions(state, seat, card, running),
    }


def _conditions(state: OperaopolyState, seat: int, card: int, running: list[int]) -> list[Condition]:
    """Each condition by its word, with the houses under way where it is met."""
    test = state.agreed.box.bonus_tests[card]
    named = state.agreed.box.bonus_composers[card]
    if test == RATED:
        return [_rating_condition(state, seat, card, running)]
    if test == PRODUCER:
        houses = [house for house in running if state.opera[house] == named]
        produced = [house for house in houses if executive_producer(state, house) == seat]
        return [_composer_condition("producer", named, produced)]
    met = state.impresarios[named] == seat
    if test == AT_HOUSE:
        visited = [house for house in running if state.at[named] == FIRST_HOUSE + house]
        place = _composer_condition("at-house", named, visited)
    else:
        visited = [house for house in running if state.at[named] == state.opera[house]]
        place = _composer_condition("at-mat", named, visited)
    return [{"condition": "impresario", "composer": COMPOSERS[named], "met": met}, place]


def _composer_condition(
    word: Literal["at-house", "at-mat", "producer"], named: int, houses: list[int]
) -> ComposerCondition:
    return {
        "condition": word,
        "composer": COMPOSERS[named],
        "met": len(houses) > 0,
        "houses": [HOUSES[house] for house in houses],
    }


def _rating_condition(state: OperaopolyState, seat: int, card: int, running: list[int]) -> RatingCondition:
    """An own slot rated high enough, with the best rating the seat has for it now."""
    box = state.agreed.box
    slot = box.bonus_slots[card]
    best = 0
    met: list[House] = []
    for house in running:
        place = (FIRST_HOUSE + house) * ROW + slot
        if state.owner[place] == seat:
            best = max(best, rating(state, place))
            if rating(state, place) >= box.bonus_least[card]:
                met.append(HOUSES[house])
    return {
        "condition": "rating",
        "slot": SLOTS[slot],
        "least": box.bonus_least[card],
        "best": best,
        "met": len(met) > 0,
        "houses": met,
    }
