"""Last rounds and last performances. [L]"""

from operahouse.games.operaopoly.box import AT_HOUSE, AT_MAT, RATED
from operahouse.games.operaopoly.cards import NO_CARDS
from operahouse.games.operaopoly.closing import close
from operahouse.games.operaopoly.impresario import send_visitors_home
from operahouse.games.operaopoly.ratings import plus, rating
from operahouse.games.operaopoly.state import Table
from operahouse.games.operaopoly.words import (
    COMPOSER_COUNT,
    COMPOSERS,
    FACES,
    FIRST_HOUSE,
    HOUSE_COUNT,
    HOUSES,
    NO_COMPOSER,
    NO_SEAT,
    ROW,
)


def begin_last_rounds(table: Table) -> None:
    """All slots hired and all categories sponsored: the seat whose turn it is starts the last round. [L1]"""
    for house in range(HOUSE_COUNT):
        composer = table.opera[house]
        if composer == NO_COMPOSER or table.starter[house] != NO_SEAT:
            continue
        if table.full(FIRST_HOUSE + house) and table.full(composer):
            table.starter[house] = table.player
            if table.log is not None:
                table.tell("last-round", table.player, "L1", _words(house, composer))


def score_performance(table: Table, house: int) -> None:
    """The last performance, in the order of the rulebook. [L3]"""
    composer = table.opera[house]
    if table.log is not None:
        table.tell("performance", NO_SEAT, "L3", _words(house, composer))
    producer = executive_producer(table, house)
    _keep_marker(table, producer, house, composer)
    _pay_slots(table, house, composer)
    _pay_bonus_cards(table, house, composer, producer)
    _pay_plus(table, house)
    _pay_sponsors(table, composer)
    _clear_house(table, house, composer)
    table.quiet = 0
    if table.runs[composer] == table.setting.box.runs:
        close(table, composer)


def _words(house: int, composer: int) -> dict[str, object]:
    return {"house": HOUSES[house], "composer": COMPOSERS[composer]}


def executive_producer(table: Table, house: int) -> int:
    """The seat holding two or three slots, else the one with the highest rated slot; nobody if that is tied. [L3]

    Before all slots are hired: the seat that would be, as things stand.
    """
    first = (FIRST_HOUSE + house) * ROW
    owners = table.owner[first : first + ROW]
    for owner in owners:
        if owner != NO_SEAT and owners.count(owner) > 1:
            return owner
    ratings = [rating(table, place) for place in range(first, first + ROW)]
    highest = max(ratings)
    return owners[ratings.index(highest)] if ratings.count(highest) == 1 else NO_SEAT


def _keep_marker(table: Table, producer: int, house: int, composer: int) -> None:
    """The executive producer keeps the marker; without one it leaves the game. [L3]"""
    if producer != NO_SEAT:
        table.kept[producer] += 1
    else:
        table.boxed += 1
    if table.log is not None:
        kind = "producer" if producer != NO_SEAT else "no-producer"
        table.tell(kind, producer, "L3", _words(house, composer))


def _pay_slots(table: Table, house: int, composer: int) -> None:
    """Each slot's cards to its owner; then the house's bonus for an opera in its language. [L3]"""
    first = (FIRST_HOUSE + house) * ROW
    for place in range(first, first + ROW):
        table.score(table.owner[place], table.value[place], "L3", "cards")
    bonus = house_bonus(table, house, composer)
    for place in range(first, first + ROW):
        table.score(table.owner[place], bonus, "L3", "house")


def house_bonus(table: Table, house: int, composer: int) -> int:
    """Points for each slot of an opera in the language of the house. [L3]"""
    return table.setting.box.house_bonus[(house * FACES + table.faces[house]) * COMPOSER_COUNT + composer]


def _pay_bonus_cards(table: Table, house: int, composer: int, producer: int) -> None:
    """Each seat is paid for every bonus card that is met now and was not paid before. [L3]

    A seat that is not paid for a card that is met cannot hold it, as everybody sees. [H1]
    """
    box = table.setting.box
    for seat in range(table.setting.players):
        for card in range(len(box.bonus_ids)):
            bit = 1 << card
            if table.paid[seat] & bit or not bonus_met(table, seat, card, house, composer, producer):
                continue
            if not table.bonus[seat] & bit:
                table.denied[seat] |= bit
                continue
            table.paid[seat] |= bit
            if table.log is not None:
                table.tell("bonus", seat, "L3", {"bonus": box.bonus_ids[card]}, reveals=True)
            table.score(seat, box.bonus_points, "L3", "bonus")


def bonus_met(table: Table, seat: int, card: int, house: int, composer: int, producer: int) -> bool:
    """Whether a bonus card would pay its holder at this performance, on the table as it stands. [L3]"""
    box = table.setting.box
    test = box.bonus_tests[card]
    named = box.bonus_composers[card]
    if test == AT_HOUSE:
        return table.impresarios[named] == seat and table.at[named] == FIRST_HOUSE + house
    if test == AT_MAT:
        return table.impresarios[named] == seat and table.at[named] == composer
    if test == RATED:
        place = (FIRST_HOUSE + house) * ROW + box.bonus_slots[card]
        return table.owner[place] == seat and rating(table, place) >= box.bonus_least[card]
    return named == composer and producer == seat


def _pay_plus(table: Table, house: int) -> None:
    """What visiting composers add to a slot, to its owner. [L3]"""
    first = (FIRST_HOUSE + house) * ROW
    for place in range(first, first + ROW):
        table.score(table.owner[place], plus(table, place), "L3", "plus")


def _pay_sponsors(table: Table, composer: int) -> None:
    """Points to the sponsor of each category of the composer. [L3]"""
    for place in range(composer * ROW, composer * ROW + ROW):
        table.score(table.owner[place], table.setting.box.sponsor_points, "L3", "sponsor")


def _clear_house(table: Table, house: int, composer: int) -> None:
    """Cards are discarded, tokens returned, visitors go home, and the house card is turned over. [L3]"""
    first = (FIRST_HOUSE + house) * ROW
    cards = NO_CARDS
    for place in range(first, first + ROW):
        cards |= table.stack[place]
        table.lay(place, NO_SEAT, NO_CARDS)
    table.discard_openly(cards)
    send_visitors_home(table, FIRST_HOUSE + house, "L3")
    table.played[composer * table.setting.box.runs + table.runs[composer]] = house * FACES + table.faces[house]
    table.runs[composer] += 1
    table.opera[house] = NO_COMPOSER
    table.starter[house] = NO_SEAT
    table.faces[house] = 1 - table.faces[house]
    if table.log is not None:
        table.tell("turned-over", NO_SEAT, "L3", {"house": HOUSES[house], "name": table.house_name(house)})
