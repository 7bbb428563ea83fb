"""Patron cards: sponsoring the categories of a composer's mat. [P]"""

from operahouse.games.operaopoly.cards import NO_CARDS, best_total, count, total
from operahouse.games.operaopoly.ratings import to_beat
from operahouse.games.operaopoly.reasons import (
    ABOVE_LIMIT,
    CARD_NOT_IN_HAND,
    CATEGORY_EMPTY,
    CATEGORY_NOT_OWN,
    CATEGORY_OWN,
    CATEGORY_SPONSORED,
    FINE,
    LAST_ROUND,
    MAT_CLOSED,
    MAT_DORMANT,
    NO_PATRON_FOR_IT,
    NO_TOKEN,
    NOT_RATED_HIGHER,
    OUT_OF_ORDER,
    PATRON_DOES_NOT_FIT,
    SAME_STACK,
)
from operahouse.games.operaopoly.state import Table
from operahouse.games.operaopoly.words import (
    ACTIVE,
    CHANGE,
    CHANGE_OPTION,
    DORMANT,
    MAT_PLACES,
    NO_SEAT,
    PATRON,
    ROW,
    SPONSOR_OPTION,
    TAKE,
    TAKE_OPTION,
    WITHDRAW_OPTION,
)


def add_patron_choices(state: Table, seat: int, choices: list[int]) -> None:
    """What can be done with each category: sponsor an empty one, change the own, take over another's. [P2–P4]"""
    patrons = state.agreed.box.patrons
    cards = state.hands[seat] & state.agreed.box.decks[PATRON]
    if cards == NO_CARDS and state.tokens[seat] == state.agreed.box.tokens:
        return
    for place in range(MAT_PLACES):
        owner = state.owner[place]
        if owner == seat:
            if against_changing(state, seat, place) == FINE:
                choices.append(CHANGE_OPTION + place)
            if against_withdrawing(state, seat, place) == FINE:
                choices.append(WITHDRAW_OPTION + place)
        elif not cards & patrons[place]:
            continue
        elif owner == NO_SEAT:
            if against_sponsoring(state, seat, place) == FINE:
                choices.append(SPONSOR_OPTION + place)
        elif against_taking(state, seat, place) == FINE:
            choices.append(TAKE_OPTION + place)


def against_sponsoring(state: Table, seat: int, place: int) -> int:
    """A hand card of the category, on an empty category of an active mat, with a token. [P2, T4]"""
    if state.owner[place] != NO_SEAT:
        return CATEGORY_SPONSORED
    if state.tokens[seat] == 0:
        return _against_mat(state, place, NO_TOKEN)
    usable = state.hands[seat] & state.agreed.box.patrons[place] != NO_CARDS
    return _against_mat(state, place, FINE if usable else NO_PATRON_FOR_IT)


def _against_mat(state: Table, place: int, otherwise: int) -> int:
    """Only an active composer can be sponsored. [S3, C1]"""
    status = state.status[place // ROW]
    if status == ACTIVE:
        return otherwise
    return MAT_DORMANT if status == DORMANT else MAT_CLOSED


def against_changing(state: Table, seat: int, place: int) -> int:
    """The own category, if another stack can be made of the old one and the hand. [P3]"""
    if state.owner[place] != seat:
        return _against_mat(state, place, CATEGORY_EMPTY if state.owner[place] == NO_SEAT else CATEGORY_NOT_OWN)
    old = state.stack[place]
    if state.hands[seat] & state.agreed.box.patrons[place] == NO_CARDS and old & (old - 1) == NO_CARDS:
        return NO_PATRON_FOR_IT
    return FINE


def against_withdrawing(state: Table, seat: int, place: int) -> int:
    """The own category, unless the composer is in a last round. [P3, L2]"""
    if state.owner[place] != seat:
        return _against_mat(state, place, CATEGORY_EMPTY if state.owner[place] == NO_SEAT else CATEGORY_NOT_OWN)
    return LAST_ROUND if state.in_last_round(place // ROW) else FINE


def against_taking(state: Table, seat: int, place: int) -> int:
    """An opponent's category, with a token and cards rated higher. [P4, R1, T4]"""
    owner = state.owner[place]
    if owner == seat:
        return CATEGORY_OWN
    if owner == NO_SEAT:
        return _against_mat(state, place, CATEGORY_EMPTY)
    usable = state.hands[seat] & state.agreed.box.patrons[place]
    if usable == NO_CARDS:
        return NO_PATRON_FOR_IT
    if state.tokens[seat] == 0:
        return NO_TOKEN
    reach = best_total(state.agreed.box.ratings, usable, state.agreed.box.limits[place])
    return FINE if reach > to_beat(state, seat, place) else NOT_RATED_HIGHER


def patron_candidates(state: Table, seat: int) -> int:
    """The cards that may belong to the stack being chosen. [P2, P3]"""
    at_hand = state.hands[seat]
    if state.verb == CHANGE:
        at_hand |= state.stack[state.place]
    return at_hand & state.agreed.box.patrons[state.place]


def against_adding_patron(state: Table, seat: int, card: int) -> int:
    """One more card of the category, by id, up to the limit, and only towards a stack that may be laid. [P2–P4]"""
    box = state.agreed.box
    place = state.place
    bit = 1 << card
    candidates = patron_candidates(state, seat)
    if not bit & candidates:
        return CARD_NOT_IN_HAND if bit & box.patrons[place] else PATRON_DOES_NOT_FIT
    chosen = state.chosen | bit
    room = box.limits[place] - count(chosen)
    if state.chosen >= bit:
        return OUT_OF_ORDER
    if room < 0:
        return ABOVE_LIMIT
    later = candidates & -(bit << 1)
    if state.verb == CHANGE and chosen == state.stack[place] and (room == 0 or later == NO_CARDS):
        return SAME_STACK
    if state.verb == TAKE:
        reach = total(box.ratings, chosen) + best_total(box.ratings, later, room)
        return FINE if reach > to_beat(state, seat, place) else NOT_RATED_HIGHER
    return FINE


def sponsor(state: Table, seat: int, place: int, cards: int) -> None:
    """The chosen hand cards go onto the category, with a token. [P2]"""
    state.hands[seat] &= ~cards
    state.lay(place, seat, cards)
    if state.log is not None:
        state.tell("sponsored", seat, "P2", {**state.words_of(place), "cards": state.card_names(cards)})


def change(state: Table, seat: int, place: int, cards: int) -> None:
    """The new stack replaces the old one; what is left over goes to the hand. No cards: the token goes too. [P3]"""
    old = state.stack[place]
    state.hands[seat] &= ~cards
    state.lay(place, seat if cards != NO_CARDS else NO_SEAT, cards)
    state.return_to_hand(seat, old & ~cards)
    if state.log is not None:
        kind = "changed" if cards != NO_CARDS else "withdrew"
        details = {"cards": state.card_names(cards), "returned": state.card_names(old & ~cards)}
        state.tell(kind, seat, "P3", {**state.words_of(place), **details})


def take_over(state: Table, seat: int, place: int, cards: int) -> None:
    """The opponent's cards are discarded, the token returned. [P4]"""
    old = state.stack[place]
    if state.log is not None:
        details = {"cards": state.card_names(cards), "from": state.seat_name(state.owner[place])}
        state.tell("took-over", seat, "P4", {**state.words_of(place), **details, "lost": state.card_names(old)})
    state.hands[seat] &= ~cards
    state.lay(place, seat, cards)
    state.discard_openly(old)
