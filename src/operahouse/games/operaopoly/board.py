"""Composers' mats and opera houses in positions and views: what lies open on the table. [H1]"""

from operahouse.games.operaopoly.account import Account
from operahouse.games.operaopoly.cards import NO_CARDS, count
from operahouse.games.operaopoly.operas import fitting
from operahouse.games.operaopoly.places import category_word
from operahouse.games.operaopoly.state import OperaopolyState
from operahouse.games.operaopoly.wire import ComposerView, HouseView, Stack
from operahouse.games.operaopoly.words import (
    ACTIVE,
    CLOSED,
    COMPOSER_COUNT,
    COMPOSERS,
    DORMANT,
    FACES,
    FIRST_HOUSE,
    HOME,
    HOUSE_COUNT,
    HOUSES,
    MAT_PLACES,
    NO_COMPOSER,
    NO_SEAT,
    ROW,
    SLOTS,
    STATUSES,
    WHERES,
    Composer,
    House,
)
from operahouse.kernel.reading import Reader

COMPOSER_FIELDS = ["state", "markers", "at", "directed", "runs", "mat"]
HOUSE_FIELDS = ["face", "opera", "starter", "slots"]


def write_composers(state: OperaopolyState) -> dict[Composer, ComposerView]:
    """Every composer, with what lies on his mat."""
    composers: dict[Composer, ComposerView] = {}
    for composer, name in enumerate(COMPOSERS):
        places = range(composer * ROW, composer * ROW + ROW)
        composers[name] = {
            "state": STATUSES[state.status[composer]],
            "markers": state.markers[composer],
            "at": WHERES[state.at[composer]],
            "directed": state.directed[composer],
            "runs": state.runs[composer],
            "mat": {category_word(state, place): _write_stack(state, place) for place in places},
        }
    return composers


def write_houses(state: OperaopolyState) -> dict[House, HouseView]:
    """Every house, with its opera and its slots."""
    houses: dict[House, HouseView] = {}
    for house, name in enumerate(HOUSES):
        composer = state.opera[house]
        first = (FIRST_HOUSE + house) * ROW
        houses[name] = {
            "face": state.faces[house],
            "opera": COMPOSERS[composer] if composer != NO_COMPOSER else None,
            "starter": state.seat_or_none(state.starter[house]),
            "slots": {slot: _write_stack(state, first + index) for index, slot in enumerate(SLOTS)},
        }
    return houses


def _write_stack(state: OperaopolyState, place: int) -> Stack | None:
    owner = state.seat_or_none(state.owner[place])
    return None if owner is None else {"owner": owner, "cards": state.card_names(state.stack[place])}


def write_played(state: OperaopolyState) -> dict[Composer, list[str]]:
    """The names of the houses where a composer's runs were scored, in their order."""
    played: dict[Composer, list[str]] = {}
    for composer, name in enumerate(COMPOSERS):
        first = composer * state.agreed.box.runs
        faces = state.played[first : first + state.runs[composer]]
        played[name] = [state.agreed.box.house_names[face] for face in faces]
    return played


def read_board(state: OperaopolyState, position: Reader, account: Account) -> None:
    """Composers, houses and what was played before, each by the rules that can be seen on the table."""
    composers = position.at("composers")
    composers.only(COMPOSERS)
    for composer, name in enumerate(COMPOSERS):
        _read_composer(state, composer, composers.at(name), account)
    _read_played(state, position.at("played"))
    for composer, name in enumerate(COMPOSERS):
        _check_composer(state, composer, composers.at(name))
    houses = position.at("houses")
    houses.only(HOUSES)
    for house in range(HOUSE_COUNT):
        _read_house(state, house, houses.at(HOUSES[house]), account)
    for house in range(HOUSE_COUNT):
        _check_last_round(state, house, houses.at(HOUSES[house]).at("starter"))
    for composer, name in enumerate(COMPOSERS):
        _check_markers(state, composer, composers.at(name).at("markers"))


def _read_composer(state: OperaopolyState, composer: int, reader: Reader, account: Account) -> None:
    reader.only(COMPOSER_FIELDS)
    box = state.agreed.box
    state.status[composer] = reader.at("state").word(STATUSES)
    state.markers[composer] = reader.at("markers").integer(0, box.runs)
    state.at[composer] = reader.at("at").word(WHERES)
    state.directed[composer] = reader.at("directed").flag()
    state.runs[composer] = reader.at("runs").integer(0, box.runs)
    mat = reader.at("mat")
    places = range(composer * ROW, composer * ROW + ROW)
    mat.only([category_word(state, place) for place in places])
    for place in places:
        stack = mat.at(category_word(state, place))
        cards = _read_stack(state, place, stack, account)
        if cards & ~box.patrons[place]:
            raise stack.wrong("operaopoly-malformed-patron", {"cards": account.names(cards & ~box.patrons[place])})
        if count(cards) > box.limits[place]:
            raise stack.wrong("operaopoly-malformed-limit", {"limit": str(box.limits[place])})


def _read_stack(state: OperaopolyState, place: int, reader: Reader, account: Account) -> int:
    """The owner and the cards of a place; a token never stands without cards. [T4]"""
    if reader.value is None:
        return NO_CARDS
    reader.only(["owner", "cards"])
    seat = reader.at("owner").word(state.agreed.seats)
    cards = account.take(reader.at("cards"))
    if cards == NO_CARDS:
        raise reader.at("cards").wrong("operaopoly-malformed-empty-stack", {})
    if state.tokens[seat] == 0:
        raise reader.at("owner").wrong("operaopoly-malformed-tokens", {"limit": str(state.agreed.box.tokens)})
    state.lay(place, seat, cards)
    return cards


def _read_played(state: OperaopolyState, reader: Reader) -> None:
    """One name for each run, and never the same house twice. [O3]"""
    reader.only(COMPOSERS)
    names = state.agreed.box.house_names
    for composer, name in enumerate(COMPOSERS):
        items = reader.at(name).items()
        if len(items) != state.runs[composer]:
            raise reader.at(name).wrong("malformed-length", {"expected": str(state.runs[composer])})
        for run, item in enumerate(items):
            face = item.word(names)
            if state.was_played(composer, face):
                raise item.wrong("malformed-twice", {"value": item.text()})
            state.played[composer * state.agreed.box.runs + run] = face


def _check_composer(state: OperaopolyState, composer: int, reader: Reader) -> None:
    """Who sleeps or has closed is at home, unsponsored and unvisited; visitors stand on active mats. [S3, C1, R4]"""
    status = state.status[composer]
    if (status == CLOSED) != (state.runs[composer] == state.agreed.box.runs):
        raise reader.at("state").wrong("operaopoly-malformed-closed", {})
    if (status == DORMANT) != _sleeps(state, composer):
        raise reader.at("state").wrong("operaopoly-malformed-dormant", {})
    where = state.at[composer]
    if where == composer:
        raise reader.at("at").wrong("operaopoly-malformed-own-mat", {})
    if where != HOME and (status != ACTIVE or (where < FIRST_HOUSE and state.status[where] != ACTIVE)):
        raise reader.at("at").wrong("operaopoly-malformed-visit", {})
    if status != ACTIVE and state.directed[composer]:
        raise reader.at("directed").wrong("operaopoly-malformed-directed", {})
    if status != ACTIVE and not state.empty(composer):
        raise reader.at("mat").wrong("operaopoly-malformed-sponsored", {})


def _sleeps(state: OperaopolyState, composer: int) -> bool:
    """With two players Bizet sleeps until another composer closes. [S3]"""
    if not state.agreed.sleeps_at_first(composer):
        return False
    for other in range(COMPOSER_COUNT):
        if state.status[other] == CLOSED and state.agreed.box.wakes[other] == composer:
            return False
    return state.status[composer] != CLOSED


def _read_house(state: OperaopolyState, house: int, reader: Reader, account: Account) -> None:
    reader.only(HOUSE_FIELDS)
    state.faces[house] = reader.at("face").integer(0, FACES - 1)
    composer = reader.at("opera").word_or_null(COMPOSERS, NO_COMPOSER)
    state.opera[house] = composer
    state.starter[house] = reader.at("starter").word_or_null(state.agreed.seats, NO_SEAT)
    slots = reader.at("slots")
    slots.only(SLOTS)
    for slot, name in enumerate(SLOTS):
        place = MAT_PLACES + house * ROW + slot
        cards = _read_stack(state, place, slots.at(name), account)
        if cards != NO_CARDS:
            _check_slot(state, place, cards, slots.at(name))
    if composer != NO_COMPOSER:
        _check_opera(state, house, composer, reader)


def _check_slot(state: OperaopolyState, place: int, cards: int, reader: Reader) -> None:
    """One base that fits the role and the opera, and rehearsals of the matching kind. [O2, O5]"""
    box = state.agreed.box
    composer = state.composer_of(place)
    if composer == NO_COMPOSER:
        raise reader.wrong("operaopoly-malformed-no-opera", {})
    base = cards & ~box.rehearsals[place % ROW]
    if count(base) != 1 or not base & fitting(state, place, composer):
        raise reader.at("cards").wrong("operaopoly-malformed-slot", {})


def _check_opera(state: OperaopolyState, house: int, composer: int, reader: Reader) -> None:
    """An active composer, not at a house where he was played before, with at least one hire. [O3, O9]"""
    if state.status[composer] != ACTIVE:
        raise reader.at("opera").wrong("operaopoly-malformed-opera-not-active", {"composer": COMPOSERS[composer]})
    if state.was_played(composer, house * FACES + state.faces[house]):
        raise reader.at("opera").wrong("operaopoly-malformed-played", {"name": state.house_name(house)})
    if state.empty(FIRST_HOUSE + house):
        raise reader.at("slots").wrong("operaopoly-malformed-no-hire", {})


def _check_last_round(state: OperaopolyState, house: int, starter: Reader) -> None:
    """A last round has begun exactly where all slots are hired and all categories sponsored. [L1, L2]"""
    composer = state.opera[house]
    complete = composer != NO_COMPOSER and state.full(FIRST_HOUSE + house) and state.full(composer)
    if complete != (state.starter[house] != NO_SEAT):
        raise starter.wrong("operaopoly-malformed-starter", {})


def _check_markers(state: OperaopolyState, composer: int, reader: Reader) -> None:
    """A composer's markers are on his mat, at houses, or scored. [S3, O3]"""
    runs = state.agreed.box.runs
    under_way = 0
    for house in range(HOUSE_COUNT):
        if state.opera[house] == composer:
            under_way += 1
    if state.markers[composer] + under_way + state.runs[composer] != runs:
        expected = runs - under_way - state.runs[composer]
        raise reader.wrong("operaopoly-malformed-markers", {"expected": str(expected)})
