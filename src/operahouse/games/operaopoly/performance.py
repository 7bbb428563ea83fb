"""Last rounds and last performances. [L]"""

from operahouse.games.operaopoly.box import AT_HOUSE, AT_MAT, RATED
from operahouse.games.operaopoly.cards import NO_CARDS
from operahouse.games.operaopoly.closing import close
from operahouse.games.operaopoly.impresario import send_visitors_home
from operahouse.games.operaopoly.payments import Points, performance_pays
from operahouse.games.operaopoly.performance_sheet import performance_sheet
from operahouse.games.operaopoly.places import house_place, place_name
from operahouse.games.operaopoly.ratings import rating
from operahouse.games.operaopoly.state import OperaopolyState
from operahouse.games.operaopoly.words import (
    COMPOSERS,
    FACES,
    FIRST_HOUSE,
    HOUSE_COUNT,
    HOUSES,
    NO_COMPOSER,
    NO_SEAT,
    ROW,
)


def begin_last_rounds(state: OperaopolyState) -> None:
    """All slots hired and all categories sponsored: the seat whose turn it is starts the last round. [L1]"""
    for house in range(HOUSE_COUNT):
        composer = state.opera[house]
        if composer == NO_COMPOSER or state.starter[house] != NO_SEAT:
            continue
        if state.full(FIRST_HOUSE + house) and state.full(composer):
            state.starter[house] = state.player
            if state.log is not None:
                state.tell("last-round", state.player, "L1", _words(house, composer), {"at": house_place(house)})


def score_performance(state: OperaopolyState, house: int) -> None:
    """The last performance, in the order of the rulebook. [L3]"""
    composer = state.opera[house]
    if state.log is not None:
        details = {**_words(house, composer), "sheet": performance_sheet(state, house)}
        state.tell("performance", NO_SEAT, "L3", details, {"at": house_place(house)})
    producer = executive_producer(state, house)
    _keep_marker(state, producer, house, composer)
    pays = performance_pays(state, house)
    _pay(state, pays["cards"], "cards")
    _pay(state, pays["house"], "house")
    _pay_bonus_cards(state, house, composer, producer)
    _pay(state, pays["plus"], "plus")
    _pay(state, pays["sponsor"], "sponsor")
    _clear_house(state, house, composer)
    state.quiet = 0
    if state.runs[composer] == state.agreed.box.runs:
        close(state, composer)


def _words(house: int, composer: int) -> dict[str, object]:
    return {"house": HOUSES[house], "composer": COMPOSERS[composer]}


def executive_producer(state: OperaopolyState, house: int) -> int:
    """The seat holding two or three slots, else the one with the highest rated slot; nobody if that is tied. [L3]

    Before all slots are hired: the seat that would be, as things stand.
    """
    first = (FIRST_HOUSE + house) * ROW
    owners = state.owner[first : first + ROW]
    for owner in owners:
        if owner != NO_SEAT and owners.count(owner) > 1:
            return owner
    ratings = [rating(state, place) for place in range(first, first + ROW)]
    highest = max(ratings)
    return owners[ratings.index(highest)] if ratings.count(highest) == 1 else NO_SEAT


def _keep_marker(state: OperaopolyState, producer: int, house: int, composer: int) -> None:
    """The executive producer keeps the marker; without one it leaves the game. [L3]"""
    if producer != NO_SEAT:
        state.kept[producer] += 1
    else:
        state.boxed += 1
    if state.log is not None:
        kind = "producer" if producer != NO_SEAT else "no-producer"
        keeper = f"kept.{state.seat_name(producer)}" if producer != NO_SEAT else "removed"
        state.tell(kind, producer, "L3", _words(house, composer), {"from": house_place(house), "to": keeper})


def _pay(state: OperaopolyState, points: Points, why: str) -> None:
    """To who has a token there. [L3]"""
    for place, more in points.items():
        state.score(state.owner[place], more, "L3", why, place_name(state, place))


def _pay_bonus_cards(state: OperaopolyState, house: int, composer: int, producer: int) -> None:
    """Each seat is paid for every bonus card that is met now and was not paid before. [L3]

    A seat that is not paid for a card that is met cannot hold it, as everybody sees. [H1]
    """
    box = state.agreed.box
    for seat in range(state.agreed.players):
        for card in range(len(box.bonus_ids)):
            bit = 1 << card
            if state.paid[seat] & bit or not bonus_met(state, seat, card, house, composer, producer):
                continue
            if not state.bonus[seat] & bit:
                state.denied[seat] |= bit
                continue
            _pay_bonus_card(state, seat, card)


def _pay_bonus_card(state: OperaopolyState, seat: int, card: int) -> None:
    """It is shown, and pays once. [L3]"""
    state.paid[seat] |= 1 << card
    place = f"bonus.{state.seat_name(seat)}"
    if state.log is not None:
        state.tell("bonus", seat, "L3", {"bonus": state.agreed.box.bonus_ids[card]}, {"at": place}, reveals=True)
    state.score(seat, state.agreed.box.bonus_points, "L3", "bonus", place)


def bonus_met(state: OperaopolyState, seat: int, card: int, house: int, composer: int, producer: int) -> bool:
    """Whether a bonus card would pay its holder at this performance, on the table as it stands. [L3]"""
    box = state.agreed.box
    test = box.bonus_tests[card]
    named = box.bonus_composers[card]
    if test == AT_HOUSE:
        return state.impresarios[named] == seat and state.at[named] == FIRST_HOUSE + house
    if test == AT_MAT:
        return state.impresarios[named] == seat and state.at[named] == composer
    if test == RATED:
        place = (FIRST_HOUSE + house) * ROW + box.bonus_slots[card]
        return state.owner[place] == seat and rating(state, place) >= box.bonus_least[card]
    return named == composer and producer == seat


def _clear_house(state: OperaopolyState, house: int, composer: int) -> None:
    """Cards are discarded, tokens returned, visitors go home, and the house card is turned over. [L3]"""
    first = (FIRST_HOUSE + house) * ROW
    cards = NO_CARDS
    for place in range(first, first + ROW):
        cards |= state.stack[place]
        state.lay(place, NO_SEAT, NO_CARDS)
    state.discard_openly(cards)
    send_visitors_home(state, FIRST_HOUSE + house, "L3")
    state.played[composer * state.agreed.box.runs + state.runs[composer]] = house * FACES + state.faces[house]
    state.runs[composer] += 1
    state.opera[house] = NO_COMPOSER
    state.starter[house] = NO_SEAT
    state.faces[house] = 1 - state.faces[house]
    if state.log is not None:
        details: dict[str, object] = {"house": HOUSES[house], "name": state.house_name(house)}
        state.tell("turned-over", NO_SEAT, "L3", details, {"at": house_place(house)})
