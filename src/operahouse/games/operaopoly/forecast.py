"""What anybody can work out from a view: ratings, take-overs, and what each house would pay as things stand.

Only what the view shows is read: what lies open, and the viewer's own bonus cards. Hands, decks and the bonus cards
of others are not even filled in.
"""

from operahouse.games.operaopoly.account import Account
from operahouse.games.operaopoly.box import AT_HOUSE, PRODUCER, RATED, TESTS, Box
from operahouse.games.operaopoly.cards import each
from operahouse.games.operaopoly.performance import bonus_met, executive_producer, house_bonus
from operahouse.games.operaopoly.position import read_bonus_cards, read_player, read_public
from operahouse.games.operaopoly.ratings import attacking_plus, defence, plus, rating
from operahouse.games.operaopoly.state import Table
from operahouse.games.operaopoly.words import (
    CATEGORIES,
    COMPOSERS,
    FIRST_HOUSE,
    HOUSE_COUNT,
    HOUSES,
    NO_COMPOSER,
    NO_SEAT,
    ROW,
    SLOTS,
)
from operahouse.kernel.game import Json
from operahouse.kernel.reading import Reader


def forecast(box: Box, view: Json) -> Json:
    """The prospects of what a view shows."""
    seen = Reader(view)
    state = read_public(box, seen, Account(box))
    viewer = seen.at("seat").word_or_null(state.agreed.seats, NO_SEAT)
    for seat, name in enumerate(state.agreed.seats):
        player = seen.at("players").at(name)
        read_player(state, seat, player)
        if seat == viewer:
            state.bonus[seat] = read_bonus_cards(state, player.at("bonus"))
    return forecast_of(state, viewer)


def forecast_of(state: Table, viewer: int) -> Json:
    """Every place and every house; and for a seat its own bonus cards. [R1, L3]"""
    seen: Json = {
        "mats": {name: _mat(state, composer) for composer, name in enumerate(COMPOSERS)},
        "houses": {name: _house(state, house) for house, name in enumerate(HOUSES)},
    }
    if viewer != NO_SEAT:
        seen["bonus"] = [_bonus_card(state, viewer, card) for card in each(state.bonus[viewer])]
    return seen


def _mat(state: Table, composer: int) -> Json:
    """The categories of a mat."""
    categories = state.agreed.box.categories
    return {
        CATEGORIES[categories[place]]: _place(state, place) for place in range(composer * ROW, composer * ROW + ROW)
    }


def _place(state: Table, place: int) -> Json:
    """What a place is worth, and where it is taken what each other seat would have with it and against it. [R1]"""
    owner = state.owner[place]
    worth: Json = {"cards": state.value[place], "plus": plus(state, place), "rating": rating(state, place)}
    if owner != NO_SEAT:
        worth["attacks"] = {
            name: {"plus": attacking_plus(state, seat, place), "against": defence(state, seat, place)}
            for seat, name in enumerate(state.agreed.seats)
            if seat != owner
        }
    return worth


def _house(state: Table, house: int) -> Json:
    """The slots; and of an opera under way who would be executive producer, and what everybody would be paid."""
    first = (FIRST_HOUSE + house) * ROW
    seen: Json = {"slots": {slot: _place(state, first + index) for index, slot in enumerate(SLOTS)}}
    composer = state.opera[house]
    if composer == NO_COMPOSER:
        return seen
    seen["producer"] = state.seat_name(executive_producer(state, house)) or None
    parts = _performance(state, house, composer)
    seen["pays"] = _by_seat(state, [sum(part.values()) for part in parts])
    seen["pays_for"] = {name: parts[seat] for seat, name in enumerate(state.agreed.seats) if parts[seat]}
    seen["rule"] = "L3"
    closes = state.runs[composer] + 1 == state.agreed.box.runs
    seen["closing"] = _by_seat(state, _closing(state, composer)) if closes else None
    return seen


def _by_seat(state: Table, points: list[int]) -> Json:
    return {name: points[seat] for seat, name in enumerate(state.agreed.seats)}


def _performance(state: Table, house: int, composer: int) -> list[dict[str, int]]:
    """Points by seat and by what they are for, if the last performance were now.

    Bonus cards are left out, for they are hidden. [L3]
    """
    points: list[dict[str, int]] = [{} for _ in range(state.agreed.players)]
    first = (FIRST_HOUSE + house) * ROW
    for place in range(first, first + ROW):
        _add(state, points, place, "cards", state.value[place])
        _add(state, points, place, "house", house_bonus(state, house, composer))
        _add(state, points, place, "plus", plus(state, place))
    for place in range(composer * ROW, composer * ROW + ROW):
        _add(state, points, place, "sponsor", state.agreed.box.sponsor_points)
    return points


def _add(state: Table, points: list[dict[str, int]], place: int, why: str, more: int) -> None:
    """More points for the owner of a place, if it has one."""
    owner = state.owner[place]
    if owner != NO_SEAT and more:
        points[owner][why] = points[owner].get(why, 0) + more


def _closing(state: Table, composer: int) -> list[int]:
    """Points by seat if the composer closed now. [C1]"""
    points = [0] * state.agreed.players
    for place in range(composer * ROW, composer * ROW + ROW):
        if state.owner[place] != NO_SEAT:
            points[state.owner[place]] += rating(state, place)
    return points


def _bonus_card(state: Table, seat: int, card: int) -> Json:
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


def _conditions(state: Table, seat: int, card: int, running: list[int]) -> list[Json]:
    """Each condition by its word, with the houses under way where it is met."""
    box = state.agreed.box
    test = box.bonus_tests[card]
    named = box.bonus_composers[card]
    if test == RATED:
        return [_rating_condition(state, seat, card, running)]
    if test == PRODUCER:
        houses = [house for house in running if state.opera[house] == named]
        return [_condition("producer", named, [house for house in houses if executive_producer(state, house) == seat])]
    impresario: Json = {"condition": "impresario", "composer": COMPOSERS[named]}
    impresario["met"] = state.impresarios[named] == seat
    if test == AT_HOUSE:
        houses = [house for house in running if state.at[named] == FIRST_HOUSE + house]
    else:
        houses = [house for house in running if state.at[named] == state.opera[house]]
    return [impresario, _condition(TESTS[test], named, houses)]


def _condition(word: str, named: int, houses: list[int]) -> Json:
    return {
        "condition": word,
        "composer": COMPOSERS[named],
        "met": len(houses) > 0,
        "houses": [HOUSES[house] for house in houses],
    }


def _rating_condition(state: Table, seat: int, card: int, running: list[int]) -> Json:
    """An own slot rated high enough, with the best rating the seat has for it now."""
    box = state.agreed.box
    slot = box.bonus_slots[card]
    best = 0
    met: list[str] = []
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
