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


def prospects(box: Box, view: Json) -> Json:
    """The prospects of what a view shows."""
    seen = Reader(view)
    table = read_public(box, seen, Account(box))
    viewer = seen.at("seat").word_or_null(table.setting.seats, NO_SEAT)
    for seat, name in enumerate(table.setting.seats):
        player = seen.at("players").at(name)
        read_player(table, seat, player)
        if seat == viewer:
            table.bonus[seat] = read_bonus_cards(table, player.at("bonus"))
    return prospects_of(table, viewer)


def prospects_of(table: Table, viewer: int) -> Json:
    """Every place and every house; and for a seat its own bonus cards. [R1, L3]"""
    seen: Json = {
        "mats": {name: _mat(table, composer) for composer, name in enumerate(COMPOSERS)},
        "houses": {name: _house(table, house) for house, name in enumerate(HOUSES)},
    }
    if viewer != NO_SEAT:
        seen["bonus"] = [_bonus_card(table, viewer, card) for card in each(table.bonus[viewer])]
    return seen


def _mat(table: Table, composer: int) -> Json:
    """The categories of a mat."""
    categories = table.setting.box.categories
    return {
        CATEGORIES[categories[place]]: _place(table, place) for place in range(composer * ROW, composer * ROW + ROW)
    }


def _place(table: Table, place: int) -> Json:
    """What a place is worth, and where it is taken what each other seat would have with it and against it. [R1]"""
    owner = table.owner[place]
    worth: Json = {"cards": table.value[place], "plus": plus(table, place), "rating": rating(table, place)}
    if owner != NO_SEAT:
        worth["attacks"] = {
            name: {"plus": attacking_plus(table, seat, place), "against": defence(table, seat, place)}
            for seat, name in enumerate(table.setting.seats)
            if seat != owner
        }
    return worth


def _house(table: Table, house: int) -> Json:
    """The slots; and of an opera under way who would be executive producer, and what everybody would be paid."""
    first = (FIRST_HOUSE + house) * ROW
    seen: Json = {"slots": {slot: _place(table, first + index) for index, slot in enumerate(SLOTS)}}
    composer = table.opera[house]
    if composer == NO_COMPOSER:
        return seen
    seen["producer"] = table.seat_name(executive_producer(table, house)) or None
    parts = _performance(table, house, composer)
    seen["pays"] = _by_seat(table, [sum(part.values()) for part in parts])
    seen["pays_for"] = {name: parts[seat] for seat, name in enumerate(table.setting.seats) if parts[seat]}
    seen["rule"] = "L3"
    closes = table.runs[composer] + 1 == table.setting.box.runs
    seen["closing"] = _by_seat(table, _closing(table, composer)) if closes else None
    return seen


def _by_seat(table: Table, points: list[int]) -> Json:
    return {name: points[seat] for seat, name in enumerate(table.setting.seats)}


def _performance(table: Table, house: int, composer: int) -> list[dict[str, int]]:
    """Points by seat and by what they are for, if the last performance were now.

    Bonus cards are left out, for they are hidden. [L3]
    """
    points: list[dict[str, int]] = [{} for _ in range(table.setting.players)]
    first = (FIRST_HOUSE + house) * ROW
    for place in range(first, first + ROW):
        _add(table, points, place, "cards", table.value[place])
        _add(table, points, place, "house", house_bonus(table, house, composer))
        _add(table, points, place, "plus", plus(table, place))
    for place in range(composer * ROW, composer * ROW + ROW):
        _add(table, points, place, "sponsor", table.setting.box.sponsor_points)
    return points


def _add(table: Table, points: list[dict[str, int]], place: int, why: str, more: int) -> None:
    """More points for the owner of a place, if it has one."""
    owner = table.owner[place]
    if owner != NO_SEAT and more:
        points[owner][why] = points[owner].get(why, 0) + more


def _closing(table: Table, composer: int) -> list[int]:
    """Points by seat if the composer closed now. [C1]"""
    points = [0] * table.setting.players
    for place in range(composer * ROW, composer * ROW + ROW):
        if table.owner[place] != NO_SEAT:
            points[table.owner[place]] += rating(table, place)
    return points


def _bonus_card(table: Table, seat: int, card: int) -> Json:
    """An own bonus card: the houses at which it would pay now, and its conditions one by one. [L3]"""
    running = [house for house in range(HOUSE_COUNT) if table.opera[house] != NO_COMPOSER]
    pays = [
        HOUSES[house]
        for house in running
        if bonus_met(table, seat, card, house, table.opera[house], executive_producer(table, house))
    ]
    return {
        "card": table.setting.box.bonus_ids[card],
        "paid": table.paid[seat] >> card & 1 == 1,
        "pays_at": pays,
        "conditions": _conditions(table, seat, card, running),
    }


def _conditions(table: Table, seat: int, card: int, running: list[int]) -> list[Json]:
    """Each condition by its word, with the houses under way where it is met."""
    box = table.setting.box
    test = box.bonus_tests[card]
    named = box.bonus_composers[card]
    if test == RATED:
        return [_rating_condition(table, seat, card, running)]
    if test == PRODUCER:
        houses = [house for house in running if table.opera[house] == named]
        return [_condition("producer", named, [house for house in houses if executive_producer(table, house) == seat])]
    impresario: Json = {"condition": "impresario", "composer": COMPOSERS[named]}
    impresario["met"] = table.impresarios[named] == seat
    if test == AT_HOUSE:
        houses = [house for house in running if table.at[named] == FIRST_HOUSE + house]
    else:
        houses = [house for house in running if table.at[named] == table.opera[house]]
    return [impresario, _condition(TESTS[test], named, houses)]


def _condition(word: str, named: int, houses: list[int]) -> Json:
    return {
        "condition": word,
        "composer": COMPOSERS[named],
        "met": len(houses) > 0,
        "houses": [HOUSES[house] for house in houses],
    }


def _rating_condition(table: Table, seat: int, card: int, running: list[int]) -> Json:
    """An own slot rated high enough, with the best rating the seat has for it now."""
    box = table.setting.box
    slot = box.bonus_slots[card]
    best = 0
    met: list[str] = []
    for house in running:
        place = (FIRST_HOUSE + house) * ROW + slot
        if table.owner[place] == seat:
            best = max(best, rating(table, place))
            if rating(table, place) >= box.bonus_least[card]:
                met.append(HOUSES[house])
    return {
        "condition": "rating",
        "slot": SLOTS[slot],
        "least": box.bonus_least[card],
        "best": best,
        "met": len(met) > 0,
        "houses": met,
    }
