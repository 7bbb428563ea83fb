"""Opera cards: which of them may be played where. [O2–O8]"""

from operahouse.games.operaopoly.cards import NO_CARDS, best_total, together, total
from operahouse.games.operaopoly.ratings import to_beat
from operahouse.games.operaopoly.reasons import (
    BASE_FIRST,
    CARD_NOT_IN_HAND,
    COMPOSER_CLOSED,
    COMPOSER_DORMANT,
    FINE,
    HOUSE_PLAYED,
    LAST_ROUND,
    NO_CARD_FOR_IT,
    NO_MARKER,
    NO_TOKEN,
    NOT_RATED_HIGHER,
    NOT_SPONSORED,
    NOT_TURNED_UP,
    OLD_BASE_GAINS_NOTHING,
    ONE_BASE,
    ONE_REHEARSAL,
    OPERA_TO_NAME,
    OPERA_UNDER_WAY,
    OUT_OF_ORDER,
    SAME_STACK,
    SLOT_EMPTY,
    SLOT_HIRED,
    SLOT_NOT_OWN,
    SLOT_OWN,
    WRONG_LANGUAGE,
    WRONG_REHEARSAL,
    WRONG_ROLE,
)
from operahouse.games.operaopoly.state import Table
from operahouse.games.operaopoly.words import (
    ACTIVE,
    BEGIN_OPTION,
    COMPOSER_COUNT,
    DISMISS_OPTION,
    DORMANT,
    FACES,
    FIRST_HOUSE,
    HIRE_OPTION,
    HOUSE_COUNT,
    MAT_PLACES,
    NO_COMPOSER,
    NO_HOUSE,
    NO_SEAT,
    OPERA,
    OUST,
    OUST_OPTION,
    RECAST,
    RECAST_OPTION,
    REHEARSE,
    REHEARSE_OPTION,
    ROW,
)


def at_hand(state: Table, seat: int) -> int:
    """The cards a seat may play: its hand, or in an audition the cards turned up. [O8]"""
    return state.hands[seat] if state.auditioned == NO_HOUSE else together(state.shown)


def fitting(state: Table, place: int, composer: int) -> int:
    """The cards that fit the role and the opera. [O2]"""
    return state.agreed.box.fitting[place % ROW * COMPOSER_COUNT + composer]


def add_opera_choices(state: Table, seat: int, choices: list[int]) -> None:
    """What can be done at each house: begin an opera, or join, change and contest the one under way. [O2–O7]"""
    cards = state.hands[seat] & state.agreed.box.decks[OPERA]
    if cards == NO_CARDS and state.tokens[seat] == state.agreed.box.tokens:
        return
    named: list[int] = []
    if cards != NO_CARDS and state.tokens[seat] > 0:
        named = [composer for composer in range(COMPOSER_COUNT) if _against_naming(state, composer) == FINE]
    for house in range(HOUSE_COUNT):
        if state.opera[house] != NO_COMPOSER:
            _add_slot_choices(state, seat, house, cards, choices)
        else:
            for composer in named:
                _add_first_hires(state, house, composer, cards, choices)


def _add_first_hires(state: Table, house: int, composer: int, cards: int, choices: list[int]) -> None:
    if state.was_played(composer, house * FACES + state.faces[house]):
        return
    fits = state.agreed.box.fitting
    for slot in range(ROW):
        if cards & fits[slot * COMPOSER_COUNT + composer]:
            choices.append(BEGIN_OPTION + (house * ROW + slot) * COMPOSER_COUNT + composer)


def _add_slot_choices(state: Table, seat: int, house: int, cards: int, choices: list[int]) -> None:
    composer = state.opera[house]
    fits = state.agreed.box.fitting
    for slot in range(ROW):
        place = MAT_PLACES + house * ROW + slot
        owner = state.owner[place]
        if owner == seat:
            _add_own_slot_choices(state, seat, place, choices)
        elif not cards & fits[slot * COMPOSER_COUNT + composer]:
            continue
        elif owner != NO_SEAT:
            if against_ousting(state, seat, place) == FINE:
                choices.append(OUST_OPTION + place - MAT_PLACES)
        elif against_joining(state, house) == FINE and against_hiring(state, seat, place, composer) == FINE:
            choices.append(HIRE_OPTION + place - MAT_PLACES)


def _add_own_slot_choices(state: Table, seat: int, place: int, choices: list[int]) -> None:
    slot = place - MAT_PLACES
    if against_rehearsing(state, seat, place) == FINE:
        choices.append(REHEARSE_OPTION + slot)
    if against_recasting(state, seat, place) == FINE:
        choices.append(RECAST_OPTION + slot)
    if against_dismissing(state, seat, place) == FINE:
        choices.append(DISMISS_OPTION + slot)


def against_beginning(state: Table, house: int, composer: int) -> int:
    """An empty house, and a composer who can be named and was not played there before. [O3]"""
    if state.opera[house] != NO_COMPOSER:
        return OPERA_UNDER_WAY
    if state.was_played(composer, house * FACES + state.faces[house]):
        return HOUSE_PLAYED
    return _against_naming(state, composer)


def _against_naming(state: Table, composer: int) -> int:
    """An active composer with a marker on his mat and at least one category sponsored by anyone. [O3, O4]"""
    if state.status[composer] != ACTIVE:
        return COMPOSER_DORMANT if state.status[composer] == DORMANT else COMPOSER_CLOSED
    if state.markers[composer] == 0:
        return NO_MARKER
    return NOT_SPONSORED if state.empty(composer) else FINE


def against_joining(state: Table, house: int) -> int:
    """A hire for the opera under way, whose composer must be sponsored at that moment. [O4]"""
    composer = state.opera[house]
    if composer == NO_COMPOSER:
        return OPERA_TO_NAME
    return NOT_SPONSORED if state.empty(composer) else FINE


def against_hiring(state: Table, seat: int, place: int, composer: int) -> int:
    """An empty slot, a token, and a card that fits the role and the opera. [O2, T4]"""
    if state.owner[place] != NO_SEAT:
        return SLOT_HIRED
    if state.tokens[seat] == 0:
        return NO_TOKEN
    return FINE if at_hand(state, seat) & fitting(state, place, composer) else NO_CARD_FOR_IT


def against_rehearsing(state: Table, seat: int, place: int) -> int:
    """A rehearsal card of the matching kind for the own slot. [O5]"""
    if state.owner[place] != seat:
        return SLOT_EMPTY if state.owner[place] == NO_SEAT else SLOT_NOT_OWN
    return FINE if at_hand(state, seat) & state.agreed.box.rehearsals[place % ROW] else NO_CARD_FOR_IT


def against_recasting(state: Table, seat: int, place: int) -> int:
    """The own slot, with a new base that fits, or with fewer of its own rehearsals. [O6, O8]"""
    if state.owner[place] != seat:
        return SLOT_EMPTY if state.owner[place] == NO_SEAT else SLOT_NOT_OWN
    if at_hand(state, seat) & fitting(state, place, state.composer_of(place)):
        return FINE
    rehearsed = state.stack[place] & state.agreed.box.rehearsals[place % ROW] != NO_CARDS
    return FINE if rehearsed and state.auditioned == NO_HOUSE else NO_CARD_FOR_IT


def against_dismissing(state: Table, seat: int, place: int) -> int:
    """The own slot, unless the house is in its last round. [O6, L2]"""
    if state.owner[place] != seat:
        return SLOT_EMPTY if state.owner[place] == NO_SEAT else SLOT_NOT_OWN
    return FINE if state.starter[place // ROW - FIRST_HOUSE] == NO_SEAT else LAST_ROUND


def against_ousting(state: Table, seat: int, place: int) -> int:
    """An opponent's slot, with a token, a base that fits, and a higher rating. [O7, R1, T4]"""
    owner = state.owner[place]
    if owner == seat:
        return SLOT_OWN
    if owner == NO_SEAT:
        return SLOT_EMPTY
    cards = at_hand(state, seat)
    bases = cards & fitting(state, place, state.composer_of(place))
    if bases == NO_CARDS:
        return NO_CARD_FOR_IT
    if state.tokens[seat] == 0:
        return NO_TOKEN
    box = state.agreed.box
    reach = best_total(box.ratings, bases, 1) + total(box.ratings, cards & box.rehearsals[place % ROW])
    return FINE if reach > to_beat(state, seat, place) else NOT_RATED_HIGHER


def opera_candidates(state: Table, seat: int) -> int:
    """The cards that may belong to the stack being chosen. [O2, O5–O7]"""
    cards = at_hand(state, seat)
    if state.verb == RECAST:
        cards |= state.stack[state.place]
    slot = state.place % ROW
    return cards & (state.agreed.box.bases[slot] | state.agreed.box.rehearsals[slot])


def against_adding_opera_card(state: Table, seat: int, card: int) -> int:
    """First the base, then rehearsals by id; a single rehearsal goes by itself. [O2, O5–O8]"""
    bit = 1 << card
    box = state.agreed.box
    slot = state.place % ROW
    if not bit & opera_candidates(state, seat):
        return _against_stranger(state, bit)
    if state.verb == REHEARSE:
        if state.chosen != NO_CARDS:
            return ONE_REHEARSAL
        return FINE if bit & box.rehearsals[slot] else WRONG_REHEARSAL
    if bit & box.bases[slot]:
        return ONE_BASE if state.chosen != NO_CARDS else _against_base(state, seat, bit)
    return BASE_FIRST if state.chosen == NO_CARDS else _against_rehearsal(state, seat, bit)


def _against_stranger(state: Table, bit: int) -> int:
    """What is wrong with a card that cannot belong to the stack."""
    box = state.agreed.box
    slot = state.place % ROW
    if bit & (box.bases[slot] | box.rehearsals[slot]):
        return CARD_NOT_IN_HAND if state.auditioned == NO_HOUSE else NOT_TURNED_UP
    for kind in range(ROW):
        if bit & box.rehearsals[kind]:
            return WRONG_REHEARSAL
    return WRONG_ROLE


def _against_base(state: Table, seat: int, bit: int) -> int:
    """A base must fit; the old one stays only to lose rehearsals; against an opponent it must reach far enough."""
    place = state.place
    composer = state.named if state.named != NO_COMPOSER else state.composer_of(place)
    if not bit & fitting(state, place, composer):
        return WRONG_LANGUAGE
    if state.verb == RECAST and bit & state.stack[place]:
        if state.auditioned != NO_HOUSE:
            return NOT_TURNED_UP
        return SAME_STACK if state.stack[place] == bit else FINE
    return _against_attack(state, seat, bit, bit)


def _against_rehearsal(state: Table, seat: int, bit: int) -> int:
    if state.chosen >= bit:
        return OUT_OF_ORDER
    old = state.stack[state.place]
    chosen = state.chosen | bit
    if state.verb == RECAST and old & state.chosen & state.agreed.box.bases[state.place % ROW]:
        if not bit & old:
            return OLD_BASE_GAINS_NOTHING
        return SAME_STACK if chosen == old else FINE
    return _against_attack(state, seat, chosen, bit)


def _against_attack(state: Table, seat: int, chosen: int, last: int) -> int:
    """A take-over goes on only while the rehearsals still to come can win it. [O7, R1]"""
    if state.verb != OUST:
        return FINE
    box = state.agreed.box
    later = at_hand(state, seat) & box.rehearsals[state.place % ROW] & -(last << 1)
    reach = total(box.ratings, chosen) + total(box.ratings, later)
    return FINE if reach > to_beat(state, seat, state.place) else NOT_RATED_HIGHER
