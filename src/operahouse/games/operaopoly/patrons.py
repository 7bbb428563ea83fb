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


def add_patron_choices(table: Table, seat: int, choices: list[int]) -> None:
    """What can be done with each category: sponsor an empty one, change the own, take over another's. [P2–P4]"""
    patrons = table.setting.box.patrons
    cards = table.hands[seat] & table.setting.box.decks[PATRON]
    if cards == NO_CARDS and table.tokens[seat] == table.setting.box.tokens:
        return
    for place in range(MAT_PLACES):
        owner = table.owner[place]
        if owner == seat:
            if against_changing(table, seat, place) == FINE:
                choices.append(CHANGE_OPTION + place)
            if against_withdrawing(table, seat, place) == FINE:
                choices.append(WITHDRAW_OPTION + place)
        elif not cards & patrons[place]:
            continue
        elif owner == NO_SEAT:
            if against_sponsoring(table, seat, place) == FINE:
                choices.append(SPONSOR_OPTION + place)
        elif against_taking(table, seat, place) == FINE:
            choices.append(TAKE_OPTION + place)


def against_sponsoring(table: Table, seat: int, place: int) -> int:
    """A hand card of the category, on an empty category of an active mat, with a token. [P2, T4]"""
    if table.owner[place] != NO_SEAT:
        return CATEGORY_SPONSORED
    if table.tokens[seat] == 0:
        return _against_mat(table, place, NO_TOKEN)
    usable = table.hands[seat] & table.setting.box.patrons[place] != NO_CARDS
    return _against_mat(table, place, FINE if usable else NO_PATRON_FOR_IT)


def _against_mat(table: Table, place: int, otherwise: int) -> int:
    """Only an active composer can be sponsored. [S3, C1]"""
    status = table.status[place // ROW]
    if status == ACTIVE:
        return otherwise
    return MAT_DORMANT if status == DORMANT else MAT_CLOSED


def against_changing(table: Table, seat: int, place: int) -> int:
    """The own category, if another stack can be made of the old one and the hand. [P3]"""
    if table.owner[place] != seat:
        return _against_mat(table, place, CATEGORY_EMPTY if table.owner[place] == NO_SEAT else CATEGORY_NOT_OWN)
    old = table.stack[place]
    if table.hands[seat] & table.setting.box.patrons[place] == NO_CARDS and old & (old - 1) == NO_CARDS:
        return NO_PATRON_FOR_IT
    return FINE


def against_withdrawing(table: Table, seat: int, place: int) -> int:
    """The own category, unless the composer is in a last round. [P3, L2]"""
    if table.owner[place] != seat:
        return _against_mat(table, place, CATEGORY_EMPTY if table.owner[place] == NO_SEAT else CATEGORY_NOT_OWN)
    return LAST_ROUND if table.in_last_round(place // ROW) else FINE


def against_taking(table: Table, seat: int, place: int) -> int:
    """An opponent's category, with a token and cards rated higher. [P4, R1, T4]"""
    owner = table.owner[place]
    if owner == seat:
        return CATEGORY_OWN
    if owner == NO_SEAT:
        return _against_mat(table, place, CATEGORY_EMPTY)
    usable = table.hands[seat] & table.setting.box.patrons[place]
    if usable == NO_CARDS:
        return NO_PATRON_FOR_IT
    if table.tokens[seat] == 0:
        return NO_TOKEN
    reach = best_total(table.setting.box.ratings, usable, table.setting.box.limits[place])
    return FINE if reach > to_beat(table, seat, place) else NOT_RATED_HIGHER


def patron_candidates(table: Table, seat: int) -> int:
    """The cards that may belong to the stack being chosen. [P2, P3]"""
    at_hand = table.hands[seat]
    if table.verb == CHANGE:
        at_hand |= table.stack[table.place]
    return at_hand & table.setting.box.patrons[table.place]


def against_adding_patron(table: Table, seat: int, card: int) -> int:
    """One more card of the category, by id, up to the limit, and only towards a stack that may be laid. [P2–P4]"""
    box = table.setting.box
    place = table.place
    bit = 1 << card
    candidates = patron_candidates(table, seat)
    if not bit & candidates:
        return CARD_NOT_IN_HAND if bit & box.patrons[place] else PATRON_DOES_NOT_FIT
    chosen = table.chosen | bit
    room = box.limits[place] - count(chosen)
    if table.chosen >= bit:
        return OUT_OF_ORDER
    if room < 0:
        return ABOVE_LIMIT
    later = candidates & -(bit << 1)
    if table.verb == CHANGE and chosen == table.stack[place] and (room == 0 or later == NO_CARDS):
        return SAME_STACK
    if table.verb == TAKE:
        reach = total(box.ratings, chosen) + best_total(box.ratings, later, room)
        return FINE if reach > to_beat(table, seat, place) else NOT_RATED_HIGHER
    return FINE


def sponsor(table: Table, seat: int, place: int, cards: int) -> None:
    """The chosen hand cards go onto the category, with a token. [P2]"""
    table.hands[seat] &= ~cards
    table.lay(place, seat, cards)
    if table.log is not None:
        table.tell("sponsored", seat, "P2", {**table.words_of(place), "cards": table.card_names(cards)})


def change(table: Table, seat: int, place: int, cards: int) -> None:
    """The new stack replaces the old one; what is left over goes to the hand. No cards: the token goes too. [P3]"""
    old = table.stack[place]
    table.hands[seat] &= ~cards
    table.lay(place, seat if cards != NO_CARDS else NO_SEAT, cards)
    table.return_to_hand(seat, old & ~cards)
    if table.log is not None:
        kind = "changed" if cards != NO_CARDS else "withdrew"
        details = {"cards": table.card_names(cards), "returned": table.card_names(old & ~cards)}
        table.tell(kind, seat, "P3", {**table.words_of(place), **details})


def take_over(table: Table, seat: int, place: int, cards: int) -> None:
    """The opponent's cards are discarded, the token returned. [P4]"""
    old = table.stack[place]
    if table.log is not None:
        details = {"cards": table.card_names(cards), "from": table.seat_name(table.owner[place])}
        table.tell("took-over", seat, "P4", {**table.words_of(place), **details, "lost": table.card_names(old)})
    table.hands[seat] &= ~cards
    table.lay(place, seat, cards)
    table.discard_openly(old)
