"""Patron cards: sponsoring the categories of a composer's mat. [P]"""

from typing import Final

from operahouse.games.operaopoly.box import Box
from operahouse.games.operaopoly.cards import NO_CARDS, best_total, count, total
from operahouse.games.operaopoly.places import category_terms, laid, place_name, words_of
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
from operahouse.games.operaopoly.stack import (
    PlaceMove,
    against_low_rating,
    against_same_stack,
    give_up,
    play_cards,
    replace_own,
    take_over,
)
from operahouse.games.operaopoly.state import OperaopolyState
from operahouse.games.operaopoly.turn import finish_action
from operahouse.games.operaopoly.wire import CategoryTerms
from operahouse.games.operaopoly.words import (
    ACTIVE,
    CATEGORIES,
    COMPOSERS,
    DORMANT,
    MAT_PLACES,
    NO_SEAT,
    ROW,
)


class PatronMove(PlaceMove):
    """A move at a category of a composer's mat."""

    size = MAT_PLACES

    def spellings(self, box: Box) -> list[str]:
        """One for each category of each mat."""
        return [
            f"{self.word} {COMPOSERS[place // ROW]} {CATEGORIES[box.categories[place]]}" for place in range(MAT_PLACES)
        ]

    def place(self, state: OperaopolyState, option: int) -> int:
        """A category."""
        return option - self.first

    def about_place(self, state: OperaopolyState, place: int, named: int) -> CategoryTerms:
        """The category."""
        return category_terms(state, place)

    def candidates(self, state: OperaopolyState, seat: int) -> int:
        """Hand cards of the category. [P2]"""
        return state.hands[seat] & state.agreed.box.patrons[state.place]

    def against_card(self, state: OperaopolyState, seat: int, card: int) -> int:
        """One more card of the category, by id, up to the limit. [P2]"""
        box = state.agreed.box
        bit = 1 << card
        if not bit & self.candidates(state, seat):
            return CARD_NOT_IN_HAND if bit & box.patrons[state.place] else PATRON_DOES_NOT_FIT
        if state.chosen >= bit:
            return OUT_OF_ORDER
        chosen = state.chosen | bit
        room = box.limits[state.place] - count(chosen)
        return ABOVE_LIMIT if room < 0 else self.against_stack(state, seat, chosen, bit, room)

    def against_stack(self, state: OperaopolyState, seat: int, chosen: int, last: int, room: int) -> int:
        """What is against going on with these cards, of which the last was just added; so many more may follow."""
        return FINE


def _against_mat(state: OperaopolyState, place: int, otherwise: int) -> int:
    """Only an active composer can be sponsored. [S3, C1]"""
    status = state.status[place // ROW]
    if status == ACTIVE:
        return otherwise
    return MAT_DORMANT if status == DORMANT else MAT_CLOSED


def _not_own(state: OperaopolyState, place: int) -> int:
    """Only the own category can be changed. [P3]"""
    return _against_mat(state, place, CATEGORY_EMPTY if state.owner[place] == NO_SEAT else CATEGORY_NOT_OWN)


class Sponsor(PatronMove):
    """Sponsor an empty category. [P2]"""

    word = "sponsor"

    def against_at(self, state: OperaopolyState, seat: int, place: int) -> int:
        """A hand card of the category, on an empty category of an active mat, with a token. [P2, T4]"""
        if state.owner[place] != NO_SEAT:
            return CATEGORY_SPONSORED
        if state.tokens[seat] == 0:
            return _against_mat(state, place, NO_TOKEN)
        usable = state.hands[seat] & state.agreed.box.patrons[place] != NO_CARDS
        return _against_mat(state, place, FINE if usable else NO_PATRON_FOR_IT)

    def lay(self, state: OperaopolyState, seat: int, place: int, cards: int) -> None:
        """The chosen hand cards go onto the category, with a token."""
        play_cards(state, seat, cards)
        state.lay(place, seat, cards)
        if state.log is not None:
            details = {**words_of(state, place), "cards": state.card_names(cards)}
            state.tell("sponsored", seat, "P2", details, laid(state, seat, place))


class Change(PatronMove):
    """Change the own category: another stack of its cards and those in hand. [P3]"""

    word = "change"

    def against_at(self, state: OperaopolyState, seat: int, place: int) -> int:
        """The own category, if another stack can be made."""
        if state.owner[place] != seat:
            return _not_own(state, place)
        old = state.stack[place]
        if state.hands[seat] & state.agreed.box.patrons[place] == NO_CARDS and old & (old - 1) == NO_CARDS:
            return NO_PATRON_FOR_IT
        return FINE

    def candidates(self, state: OperaopolyState, seat: int) -> int:
        """Also the cards that lie there."""
        return (state.hands[seat] | state.stack[state.place]) & state.agreed.box.patrons[state.place]

    def against_stack(self, state: OperaopolyState, seat: int, chosen: int, last: int, room: int) -> int:
        """The old stack can only be a part of the new one."""
        later = self.candidates(state, seat) & -(last << 1)
        same = chosen == state.stack[state.place] and (room == 0 or later == NO_CARDS)
        return SAME_STACK if same else FINE

    def against_whole(self, state: OperaopolyState, seat: int) -> int:
        """The new stack differs from the old one."""
        return against_same_stack(state)

    def lay(self, state: OperaopolyState, seat: int, place: int, cards: int) -> None:
        """The new stack replaces the old one; what is left over goes to the hand."""
        replace_own(state, seat, place, cards, "changed", "P3")


class Withdraw(PatronMove):
    """Give up the own category. [P3]"""

    word = "change"
    begins_stack = False
    is_orderable = True

    def spellings(self, box: Box) -> list[str]:
        """A change to no cards."""
        return [f"{text} -" for text in super().spellings(box)]

    def against_at(self, state: OperaopolyState, seat: int, place: int) -> int:
        """The own category, unless the composer is in a last round. [P3, L2]"""
        if state.owner[place] != seat:
            return _not_own(state, place)
        return LAST_ROUND if state.in_last_round(place // ROW) else FINE

    def apply(self, state: OperaopolyState, seat: int, option: int) -> None:
        """Cards and token go back."""
        place = self.place(state, option)
        old = give_up(state, seat, place)
        if state.log is not None:
            details: dict[str, object] = {"cards": [], "returned": state.card_names(old)}
            places = {"from": place_name(state, place), "to": f"hand.{state.seat_name(seat)}"}
            state.tell("withdrew", seat, "P3", {**words_of(state, place), **details}, places)
        finish_action(state)


class Take(PatronMove):
    """Take over an opponent's category. [P4]"""

    word = "take"

    def against_at(self, state: OperaopolyState, seat: int, place: int) -> int:
        """An opponent's category, with a token and cards rated higher. [P4, R1, T4]"""
        owner = state.owner[place]
        if owner == seat:
            return CATEGORY_OWN
        if owner == NO_SEAT:
            return _against_mat(state, place, CATEGORY_EMPTY)
        box = state.agreed.box
        usable = state.hands[seat] & box.patrons[place]
        if usable == NO_CARDS:
            return NO_PATRON_FOR_IT
        if state.tokens[seat] == 0:
            return NO_TOKEN
        reach = best_total(box.ratings, usable, box.limits[place])
        return FINE if reach > to_beat(state, seat, place) else NOT_RATED_HIGHER

    def against_stack(self, state: OperaopolyState, seat: int, chosen: int, last: int, room: int) -> int:
        """It goes on only while the cards still to come can win it. [R1]"""
        ratings = state.agreed.box.ratings
        later = self.candidates(state, seat) & -(last << 1)
        reach = total(ratings, chosen) + best_total(ratings, later, room)
        return FINE if reach > to_beat(state, seat, state.place) else NOT_RATED_HIGHER

    def against_whole(self, state: OperaopolyState, seat: int) -> int:
        """The cards are rated higher. [R1]"""
        return against_low_rating(state, seat)

    def lay(self, state: OperaopolyState, seat: int, place: int, cards: int) -> None:
        """The opponent's cards are discarded, the token returned."""
        take_over(state, seat, place, cards, "took-over", "P4")


SPONSOR: Final = Sponsor()
CHANGE: Final = Change()
WITHDRAW: Final = Withdraw()
TAKE: Final = Take()
