"""Operas: beginning one, and hiring for it. [O2–O4]"""

from typing import Final

from operahouse.games.operaopoly.box import Box
from operahouse.games.operaopoly.cards import NO_CARDS, together
from operahouse.games.operaopoly.places import house_place, laid, slot_terms, words_of
from operahouse.games.operaopoly.reasons import (
    BASE_FIRST,
    CARD_NOT_IN_HAND,
    COMPOSER_CLOSED,
    COMPOSER_DORMANT,
    FINE,
    HOUSE_PLAYED,
    NO_CARD_FOR_IT,
    NO_MARKER,
    NO_TOKEN,
    NOT_SPONSORED,
    NOT_TURNED_UP,
    ONE_BASE,
    OPERA_TO_NAME,
    OPERA_UNDER_WAY,
    OUT_OF_ORDER,
    SLOT_HIRED,
    WRONG_LANGUAGE,
    WRONG_REHEARSAL,
    WRONG_ROLE,
)
from operahouse.games.operaopoly.stack import FOR_COMPOSER, PlaceMove, play_cards
from operahouse.games.operaopoly.state import OperaopolyState
from operahouse.games.operaopoly.wire import SlotTerms
from operahouse.games.operaopoly.words import (
    ACTIVE,
    COMPOSER_COUNT,
    COMPOSERS,
    DORMANT,
    FACES,
    FIRST_HOUSE,
    HOUSE_PLACES,
    HOUSES,
    MAT_PLACES,
    NO_COMPOSER,
    NO_HOUSE,
    NO_PLACE,
    NO_SEAT,
    ROW,
    SLOTS,
)


def at_hand(state: OperaopolyState, seat: int) -> int:
    """The cards a seat may play: its hand, or in an audition the cards turned up. [O8]"""
    return state.hands[seat] if state.auditioned == NO_HOUSE else together(state.shown)


def fitting(state: OperaopolyState, place: int, composer: int) -> int:
    """The cards that fit the role and the opera. [O2]"""
    return state.agreed.box.fitting[place % ROW * COMPOSER_COUNT + composer]


class OperaMove(PlaceMove):
    """A move at a slot of a house, or, as a pick, at a slot of the house of the audition. [O8]"""

    each_place: int = 1
    """How many options there are for each slot."""

    def __init__(self, picks: bool = False) -> None:
        self.picks: bool = picks
        self.size = (ROW if picks else HOUSE_PLACES) * self.each_place

    def spellings(self, box: Box) -> list[str]:
        """One for each slot."""
        if self.picks:
            return [f"pick {self.word} {slot}" for slot in SLOTS]
        return [f"{self.word} {house} {slot}" for house in HOUSES for slot in SLOTS]

    def place(self, state: OperaopolyState, option: int) -> int:
        """A slot."""
        slot = (option - self.first) // self.each_place
        if not self.picks:
            return MAT_PLACES + slot
        return MAT_PLACES + state.auditioned * ROW + slot if state.auditioned != NO_HOUSE else NO_PLACE

    def about_place(self, state: OperaopolyState, place: int, named: int) -> SlotTerms:
        """The slot."""
        return slot_terms(state, place, named)

    def candidates(self, state: OperaopolyState, seat: int) -> int:
        """Cards for the slot: those that can hold it, and rehearsals of the matching kind. [O2, O5]"""
        return at_hand(state, seat) & _for_slot(state)

    def against_card(self, state: OperaopolyState, seat: int, card: int) -> int:
        """A card at hand for the slot. [O2, O5]"""
        bit = 1 << card
        known = bit & self.candidates(state, seat)
        return self.against_chosen(state, seat, bit) if known else _against_stranger(state, bit)

    def against_chosen(self, state: OperaopolyState, seat: int, bit: int) -> int:
        """First the base, which must fit, then rehearsals by id. [O2]"""
        if bit & state.agreed.box.bases[state.place % ROW]:
            return ONE_BASE if state.chosen != NO_CARDS else self._against_first(state, seat, bit)
        if state.chosen == NO_CARDS:
            return BASE_FIRST
        return OUT_OF_ORDER if state.chosen >= bit else self.against_rehearsal(state, seat, bit)

    def _against_first(self, state: OperaopolyState, seat: int, bit: int) -> int:
        composer = state.named if state.named != NO_COMPOSER else state.composer_of(state.place)
        if not bit & fitting(state, state.place, composer):
            return WRONG_LANGUAGE
        return self.against_base(state, seat, bit)

    def against_base(self, state: OperaopolyState, seat: int, bit: int) -> int:
        """What else is against a base that fits."""
        return FINE

    def against_rehearsal(self, state: OperaopolyState, seat: int, bit: int) -> int:
        """What else is against one more rehearsal of the matching kind."""
        return FINE


def _for_slot(state: OperaopolyState) -> int:
    slot = state.place % ROW
    return state.agreed.box.bases[slot] | state.agreed.box.rehearsals[slot]


def _against_stranger(state: OperaopolyState, bit: int) -> int:
    """What is wrong with a card that cannot belong to the stack."""
    if bit & _for_slot(state):
        return CARD_NOT_IN_HAND if state.auditioned == NO_HOUSE else NOT_TURNED_UP
    for rehearsals in state.agreed.box.rehearsals:
        if bit & rehearsals:
            return WRONG_REHEARSAL
    return WRONG_ROLE


class Hire(OperaMove):
    """Hire for the opera under way. [O2, O4]"""

    word = "hire"

    def against_at(self, state: OperaopolyState, seat: int, place: int) -> int:
        """An opera whose composer is sponsored at that moment, and what every hire needs. [O4]"""
        composer = state.opera[place // ROW - FIRST_HOUSE]
        if composer == NO_COMPOSER:
            return OPERA_TO_NAME
        return NOT_SPONSORED if state.empty(composer) else against_hiring(state, seat, place, composer)

    def lay(self, state: OperaopolyState, seat: int, place: int, cards: int) -> None:
        """The cards go onto the slot with a token."""
        play_cards(state, seat, cards)
        state.lay(place, seat, cards)
        if state.log is not None:
            details = {**words_of(state, place), "cards": state.card_names(cards)}
            state.tell("hired", seat, "O2", details, laid(state, seat, place))


def against_hiring(state: OperaopolyState, seat: int, place: int, composer: int) -> int:
    """An empty slot, a token, and a card that fits the role and the opera. [O2, T4]"""
    if state.owner[place] != NO_SEAT:
        return SLOT_HIRED
    if state.tokens[seat] == 0:
        return NO_TOKEN
    return FINE if at_hand(state, seat) & fitting(state, place, composer) else NO_CARD_FOR_IT


class Begin(Hire):
    """Begin an opera with a first hire at an empty house. [O3]"""

    each_place = COMPOSER_COUNT

    def spellings(self, box: Box) -> list[str]:
        """One for each slot and composer."""
        return [f"{text}{FOR_COMPOSER}{composer}" for text in super().spellings(box) for composer in COMPOSERS]

    def named(self, option: int) -> int:
        """The composer of the opera."""
        return (option - self.first) % COMPOSER_COUNT

    def against(self, state: OperaopolyState, seat: int, option: int) -> int:
        """An empty house, a composer who can be named there, and what every hire needs."""
        place = self.place(state, option)
        composer = self.named(option)
        reason = against_beginning(state, place // ROW - FIRST_HOUSE, composer)
        return reason if reason != FINE else against_hiring(state, seat, place, composer)

    def lay(self, state: OperaopolyState, seat: int, place: int, cards: int) -> None:
        """The marker goes to the house, then the first is hired."""
        house = place // ROW - FIRST_HOUSE
        composer = state.named
        state.opera[house] = composer
        state.markers[composer] -= 1
        if state.log is not None:
            details: dict[str, object] = {"house": HOUSES[house], "composer": COMPOSERS[composer]}
            places = {"from": f"markers.{COMPOSERS[composer]}", "to": house_place(house)}
            state.tell("began", seat, "O3", details, places)
        super().lay(state, seat, place, cards)


def against_beginning(state: OperaopolyState, house: int, composer: int) -> int:
    """An empty house, and a composer who can be named and was not played there before. [O3]"""
    if state.opera[house] != NO_COMPOSER:
        return OPERA_UNDER_WAY
    if state.was_played(composer, house * FACES + state.faces[house]):
        return HOUSE_PLAYED
    return against_naming(state, composer)


def against_naming(state: OperaopolyState, composer: int) -> int:
    """An active composer with a marker on his mat and at least one category sponsored by anyone. [O3, O4]"""
    if state.status[composer] != ACTIVE:
        return COMPOSER_DORMANT if state.status[composer] == DORMANT else COMPOSER_CLOSED
    if state.markers[composer] == 0:
        return NO_MARKER
    return NOT_SPONSORED if state.empty(composer) else FINE


HIRE: Final = Hire()
BEGIN: Final = Begin()
