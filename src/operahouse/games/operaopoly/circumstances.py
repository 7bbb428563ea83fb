"""What a refused option speaks of: the words and figures that the sentence about it may mention."""

from operahouse.games.operaopoly.impresario import where_name
from operahouse.games.operaopoly.ratings import to_beat
from operahouse.games.operaopoly.state import Table
from operahouse.games.operaopoly.words import (
    ADD_OPTION,
    AUDITION_OPTION,
    BEGIN_OPTION,
    COMPOSER_COUNT,
    COMPOSERS,
    DECKS,
    DIRECT_OPTION,
    DISCARD_OPTION,
    END_OPTION,
    FIRST_HOUSE,
    HIRE_OPTION,
    MAT_PLACES,
    NO_COMPOSER,
    NO_HOUSE,
    NO_SEAT,
    OPERA,
    PICK_BEGIN_OPTION,
    PICK_HIRE_OPTION,
    PICK_REHEARSE_OPTION,
    REHEARSE_OPTION,
    ROW,
    SPONSOR_OPTION,
    STACK,
    WHERE_COUNT,
)

NO_PLACE = -1


def of(state: Table, seat: int, option: int) -> dict[str, object]:
    """The card, the deck, the composer or the place of an option."""
    if option < END_OPTION:
        return {"deck": DECKS[option]}
    if AUDITION_OPTION <= option < DIRECT_OPTION:
        return {"deck": DECKS[OPERA]}
    if DIRECT_OPTION <= option < SPONSOR_OPTION:
        row = option - DIRECT_OPTION
        return {"composer": COMPOSERS[row // WHERE_COUNT], "to": where_name(row % WHERE_COUNT)}
    details: dict[str, object] = {}
    if option >= DISCARD_OPTION:
        details["card"] = state.card_name((option - DISCARD_OPTION) % (ADD_OPTION - DISCARD_OPTION))
    place = state.place if state.stage == STACK else _place_of(state, option)
    if place != NO_PLACE:
        details.update(_about(state, seat, place, _named(state, option)))
    return details


def _place_of(state: Table, option: int) -> int:
    """The place an option is about."""
    if option < SPONSOR_OPTION or option >= DISCARD_OPTION:
        return NO_PLACE
    if option < HIRE_OPTION:
        return (option - SPONSOR_OPTION) % MAT_PLACES
    if BEGIN_OPTION <= option < REHEARSE_OPTION:
        return MAT_PLACES + (option - BEGIN_OPTION) // COMPOSER_COUNT
    if option < PICK_HIRE_OPTION:
        return MAT_PLACES + (option - (HIRE_OPTION if option < BEGIN_OPTION else REHEARSE_OPTION)) % MAT_PLACES
    if state.auditioned == NO_HOUSE:
        return NO_PLACE
    first = MAT_PLACES + state.auditioned * ROW
    if PICK_BEGIN_OPTION <= option < PICK_REHEARSE_OPTION:
        return first + (option - PICK_BEGIN_OPTION) // COMPOSER_COUNT
    return first + (option - (PICK_HIRE_OPTION if option < PICK_BEGIN_OPTION else PICK_REHEARSE_OPTION)) % ROW


def _named(state: Table, option: int) -> int:
    """The composer that an option, or the stack being chosen, names to begin an opera."""
    if BEGIN_OPTION <= option < REHEARSE_OPTION:
        return (option - BEGIN_OPTION) % COMPOSER_COUNT
    if PICK_BEGIN_OPTION <= option < PICK_REHEARSE_OPTION:
        return (option - PICK_BEGIN_OPTION) % COMPOSER_COUNT
    return state.named


def _about(state: Table, seat: int, place: int, named: int) -> dict[str, object]:
    """The place in words, its composer, its owner, and what must be beaten there. [R1]"""
    details: dict[str, object] = state.words_of(place)
    composer = named if named != NO_COMPOSER else state.composer_of(place)
    if composer != NO_COMPOSER:
        details["composer"] = COMPOSERS[composer]
    if place < MAT_PLACES:
        details["limit"] = state.agreed.box.limits[place]
    else:
        details["name"] = state.house_name(place // ROW - FIRST_HOUSE)
    if state.owner[place] != NO_SEAT:
        details["owner"] = state.seat_name(state.owner[place])
        details["beat"] = max(0, to_beat(state, seat, place))
    return details
