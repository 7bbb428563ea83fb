"""Places in words: as events, terms and refusals name them. `wire_events` lists the names that events give them."""

from operahouse.games.operaopoly.ratings import to_beat
from operahouse.games.operaopoly.state import OperaopolyState
from operahouse.games.operaopoly.wire import CategoryTerms, SlotTerms
from operahouse.games.operaopoly.words import (
    CATEGORIES,
    COMPOSERS,
    DECKS,
    FIRST_HOUSE,
    HOME,
    HOUSES,
    MAT_PLACES,
    NO_COMPOSER,
    NO_HOUSE,
    NO_SEAT,
    OPERA,
    PATRON,
    ROW,
    SLOTS,
    Category,
)
from operahouse.kernel.game import Json


def category_word(state: OperaopolyState, place: int) -> Category:
    """The category of a place on the mats."""
    return CATEGORIES[state.agreed.box.categories[place]]


def place_name(state: OperaopolyState, place: int) -> str:
    """A category or a slot."""
    if place < MAT_PLACES:
        return f"category.{COMPOSERS[place // ROW]}.{category_word(state, place)}"
    return f"slot.{HOUSES[place // ROW - FIRST_HOUSE]}.{SLOTS[place % ROW]}"


def mat_name(composer: int) -> str:
    """A composer's mat."""
    return f"mat.{COMPOSERS[composer]}"


def house_place(house: int) -> str:
    """An opera house."""
    return f"house.{HOUSES[house]}"


def standing_name(composer: int, where: int) -> str:
    """Where a composer stands: at home, on another's mat, or at a house."""
    if where == HOME:
        return f"home.{COMPOSERS[composer]}"
    return mat_name(where) if where < FIRST_HOUSE else house_place(where - FIRST_HOUSE)


def laid(state: OperaopolyState, seat: int, place: int) -> dict[str, str]:
    """Where cards that are laid come from and go to: from the hand, or in an audition from the cards turned up."""
    source = f"hand.{state.seat_name(seat)}" if state.auditioned == NO_HOUSE else "audition"
    return {"from": source, "to": place_name(state, place)}


def pile_of(place: int) -> str:
    """The discard pile of the cards in a place."""
    return f"discard.{DECKS[PATRON if place < MAT_PLACES else OPERA]}"


def words_of(state: OperaopolyState, place: int) -> dict[str, object]:
    """A place in the words of an event."""
    if place < MAT_PLACES:
        return {"composer": COMPOSERS[place // ROW], "category": category_word(state, place)}
    return {"house": HOUSES[place // ROW - FIRST_HOUSE], "slot": SLOTS[place % ROW]}


def category_terms(state: OperaopolyState, place: int) -> CategoryTerms:
    """A category in the words of terms: its limit, and who sponsors it."""
    terms: CategoryTerms = {
        "composer": COMPOSERS[place // ROW],
        "category": category_word(state, place),
        "limit": state.agreed.box.limits[place],
    }
    owner = state.seat_or_none(state.owner[place])
    if owner is not None:
        terms["owner"] = owner
    return terms


def slot_terms(state: OperaopolyState, place: int, named: int) -> SlotTerms:
    """A slot in the words of terms: its house and composer (or the one named to begin), and who is hired by whom."""
    house = place // ROW - FIRST_HOUSE
    terms: SlotTerms = {"house": HOUSES[house], "slot": SLOTS[place % ROW], "name": state.house_name(house)}
    composer = named if named != NO_COMPOSER else state.opera[house]
    if composer != NO_COMPOSER:
        terms["composer"] = COMPOSERS[composer]
    owner = state.seat_or_none(state.owner[place])
    if owner is not None:
        terms["owner"] = owner
    return terms


def place_blanks(state: OperaopolyState, seat: int, place: int, named: int) -> Json:
    """What a refusal may say of a place: the words of its terms, and what must be beaten there. [R1]"""
    blanks: Json = {}
    if place < MAT_PLACES:
        blanks.update(category_terms(state, place))
    else:
        blanks.update(slot_terms(state, place, named))
    if named != NO_COMPOSER:
        blanks["composer"] = COMPOSERS[named]
    if state.owner[place] != NO_SEAT:
        blanks["beat"] = max(0, to_beat(state, seat, place))
    return blanks
