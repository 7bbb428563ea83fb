"""Slots that are hired: rehearsing, changing and giving up the own, taking over another's. [O5–O9]"""

from typing import Final

from operahouse.games.operaopoly.box import Box
from operahouse.games.operaopoly.cards import NO_CARDS, best_total, total
from operahouse.games.operaopoly.operas import OperaMove, at_hand, fitting
from operahouse.games.operaopoly.places import house_place, laid, place_name, words_of
from operahouse.games.operaopoly.ratings import to_beat
from operahouse.games.operaopoly.reasons import (
    FINE,
    LAST_ROUND,
    NO_CARD_FOR_IT,
    NO_TOKEN,
    NOT_RATED_HIGHER,
    NOT_TURNED_UP,
    OLD_BASE_GAINS_NOTHING,
    ONE_REHEARSAL,
    SAME_STACK,
    SLOT_EMPTY,
    SLOT_NOT_OWN,
    SLOT_OWN,
    WRONG_REHEARSAL,
)
from operahouse.games.operaopoly.stack import (
    against_low_rating,
    against_same_stack,
    give_up,
    play_cards,
    replace_own,
    take_over,
)
from operahouse.games.operaopoly.state import OperaopolyState
from operahouse.games.operaopoly.turn import finish_action
from operahouse.games.operaopoly.words import COMPOSERS, FIRST_HOUSE, HOUSES, NO_COMPOSER, NO_HOUSE, NO_SEAT, ROW


def _not_own(state: OperaopolyState, place: int) -> int:
    """Only the own slot can be rehearsed or changed. [O5, O6]"""
    return SLOT_EMPTY if state.owner[place] == NO_SEAT else SLOT_NOT_OWN


class Rehearse(OperaMove):
    """Add one rehearsal card to the own slot. [O5]"""

    word = "rehearse"

    def against_at(self, state: OperaopolyState, seat: int, place: int) -> int:
        """A rehearsal card of the matching kind for the own slot."""
        if state.owner[place] != seat:
            return _not_own(state, place)
        return FINE if at_hand(state, seat) & state.agreed.box.rehearsals[place % ROW] else NO_CARD_FOR_IT

    def against_chosen(self, state: OperaopolyState, seat: int, bit: int) -> int:
        """A single rehearsal goes by itself."""
        if state.chosen != NO_CARDS:
            return ONE_REHEARSAL
        return FINE if bit & state.agreed.box.rehearsals[state.place % ROW] else WRONG_REHEARSAL

    def lay(self, state: OperaopolyState, seat: int, place: int, cards: int) -> None:
        """The card goes onto the slot."""
        play_cards(state, seat, cards)
        state.lay(place, seat, state.stack[place] | cards)
        if state.log is not None:
            details = {**words_of(state, place), "cards": state.card_names(cards)}
            state.tell("rehearsed", seat, "O5", details, laid(state, seat, place))


class Recast(OperaMove):
    """Change the own slot: a new base, or the old one with fewer rehearsals. [O6]"""

    word = "recast"

    def against_at(self, state: OperaopolyState, seat: int, place: int) -> int:
        """The own slot, with a new base that fits, or with fewer of its own rehearsals. [O6, O8]"""
        if state.owner[place] != seat:
            return _not_own(state, place)
        if at_hand(state, seat) & fitting(state, place, state.composer_of(place)):
            return FINE
        rehearsed = state.stack[place] & state.agreed.box.rehearsals[place % ROW] != NO_CARDS
        return FINE if rehearsed and state.auditioned == NO_HOUSE else NO_CARD_FOR_IT

    def candidates(self, state: OperaopolyState, seat: int) -> int:
        """Also the cards that lie there."""
        return super().candidates(state, seat) | state.stack[state.place]

    def against_base(self, state: OperaopolyState, seat: int, bit: int) -> int:
        """The old base stays only to lose rehearsals, and not in an audition."""
        old = state.stack[state.place]
        if not bit & old:
            return FINE
        if state.auditioned != NO_HOUSE:
            return NOT_TURNED_UP
        return SAME_STACK if old == bit else FINE

    def against_rehearsal(self, state: OperaopolyState, seat: int, bit: int) -> int:
        """With the old base only some of the old rehearsals stay."""
        old = state.stack[state.place]
        if not old & state.chosen & state.agreed.box.bases[state.place % ROW]:
            return FINE
        if not bit & old:
            return OLD_BASE_GAINS_NOTHING
        return SAME_STACK if state.chosen | bit == old else FINE

    def against_whole(self, state: OperaopolyState, seat: int) -> int:
        """The new stack differs from the old one."""
        return against_same_stack(state)

    def lay(self, state: OperaopolyState, seat: int, place: int, cards: int) -> None:
        """The new stack replaces the own one; the rest returns to the hand."""
        replace_own(state, seat, place, cards, "recast", "O6")


class Dismiss(OperaMove):
    """Give up the own slot. [O6]"""

    word = "recast"
    begins_stack = False

    def spellings(self, box: Box) -> list[str]:
        """A change to no cards."""
        return [f"{text} -" for text in super().spellings(box)]

    def against_at(self, state: OperaopolyState, seat: int, place: int) -> int:
        """The own slot, unless the house is in its last round. [O6, L2]"""
        if state.owner[place] != seat:
            return _not_own(state, place)
        return FINE if state.starter[place // ROW - FIRST_HOUSE] == NO_SEAT else LAST_ROUND

    def apply(self, state: OperaopolyState, seat: int, option: int) -> None:
        """The whole slot returns to the hand; a house without any hire is free again. [O6, O9]"""
        place = self.place(state, option)
        old = give_up(state, seat, place)
        if state.log is not None:
            details = {**words_of(state, place), "returned": state.card_names(old)}
            places = {"from": place_name(state, place), "to": f"hand.{state.seat_name(seat)}"}
            state.tell("dismissed", seat, "O6", details, places)
        if state.empty(place // ROW):
            _free_house(state, place // ROW - FIRST_HOUSE)
        finish_action(state)


def _free_house(state: OperaopolyState, house: int) -> None:
    """The marker goes back to the mat. [O9]"""
    composer = state.opera[house]
    state.opera[house] = NO_COMPOSER
    state.markers[composer] += 1
    if state.log is not None:
        details: dict[str, object] = {"house": HOUSES[house], "composer": COMPOSERS[composer]}
        places = {"from": house_place(house), "to": f"markers.{COMPOSERS[composer]}"}
        state.tell("freed", NO_SEAT, "O9", details, places)


class Oust(OperaMove):
    """Take over an opponent's slot. [O7]"""

    word = "oust"

    def against_at(self, state: OperaopolyState, seat: int, place: int) -> int:
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

    def against_base(self, state: OperaopolyState, seat: int, bit: int) -> int:
        """With the rehearsals at hand it must be able to win."""
        return self._against_reach(state, seat, bit, bit)

    def against_rehearsal(self, state: OperaopolyState, seat: int, bit: int) -> int:
        """With the rehearsals still to come it must be able to win."""
        return self._against_reach(state, seat, state.chosen | bit, bit)

    def _against_reach(self, state: OperaopolyState, seat: int, chosen: int, last: int) -> int:
        """A take-over goes on only while the rehearsals still to come can win it. [R1]"""
        box = state.agreed.box
        later = at_hand(state, seat) & box.rehearsals[state.place % ROW] & -(last << 1)
        reach = total(box.ratings, chosen) + total(box.ratings, later)
        return FINE if reach > to_beat(state, seat, state.place) else NOT_RATED_HIGHER

    def against_whole(self, state: OperaopolyState, seat: int) -> int:
        """The cards are rated higher. [R1]"""
        return against_low_rating(state, seat)

    def lay(self, state: OperaopolyState, seat: int, place: int, cards: int) -> None:
        """The opponent's cards there are all discarded, the token returned."""
        take_over(state, seat, place, cards, "ousted", "O7")


REHEARSE: Final = Rehearse()
RECAST: Final = Recast()
DISMISS: Final = Dismiss()
OUST: Final = Oust()
