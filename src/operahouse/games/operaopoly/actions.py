"""The turn's main question: one of up to three actions, a free move, or the end. [T2]"""

from operahouse.games.operaopoly.audition import AUDITION
from operahouse.games.operaopoly.cards import NO_CARDS, each
from operahouse.games.operaopoly.casting import DISMISS, OUST, RECAST, REHEARSE
from operahouse.games.operaopoly.decks import DRAW
from operahouse.games.operaopoly.impresario import DIRECT
from operahouse.games.operaopoly.operas import BEGIN, HIRE, against_naming
from operahouse.games.operaopoly.patrons import CHANGE, SPONSOR, TAKE, WITHDRAW
from operahouse.games.operaopoly.question import Question
from operahouse.games.operaopoly.reasons import FINE, NO_ACTION_LEFT
from operahouse.games.operaopoly.state import OperaopolyState
from operahouse.games.operaopoly.turn import DISCARD_CARD, END
from operahouse.games.operaopoly.words import (
    COMPOSER_COUNT,
    FACES,
    HOUSE_COUNT,
    MAT_PLACES,
    NO_COMPOSER,
    NO_SEAT,
    OPERA,
    PATRON,
    ROW,
)


class Act(Question):
    """What does the seat do in its turn?"""

    word = "act"

    def choices(self, state: OperaopolyState, seat: int) -> list[int]:
        """Everything the seat may do; ending the turn is always possible. [T2, T3]"""
        choices = [END.first]
        if state.actions > 0:
            if state.can_draw(OPERA):
                choices.append(DRAW.first + OPERA)
            if state.can_draw(PATRON):
                choices.append(DRAW.first + PATRON)
            if AUDITION.against(state, seat, AUDITION.first) == FINE:
                choices.extend([AUDITION.first + house for house in range(HOUSE_COUNT)])
            _add_card_choices(state, seat, choices)
        DIRECT.add_choices(state, seat, choices)
        first = DISCARD_CARD.first
        choices += [first + card for card in each(state.hands[seat])]
        return choices

    def against(self, state: OperaopolyState, seat: int, option: int) -> int:
        """An action needs one that is left. [T2]"""
        move = state.flow.move_of[option]
        if move.is_action and move in self.moves and state.actions == 0:
            return NO_ACTION_LEFT
        return super().against(state, seat, option)


def _add_card_choices(state: OperaopolyState, seat: int, choices: list[int]) -> None:
    """What can be done with cards: where the seat has no token yet, only with one that is left. [T4]"""
    box = state.agreed.box
    cards = state.hands[seat] if state.tokens[seat] > 0 else NO_CARDS
    if state.tokens[seat] < box.tokens or cards & box.decks[PATRON]:
        _add_patron_choices(state, seat, cards, choices)
    if state.tokens[seat] < box.tokens or cards & box.decks[OPERA]:
        _add_opera_choices(state, seat, cards, choices)


def _add_patron_choices(state: OperaopolyState, seat: int, cards: int, choices: list[int]) -> None:
    """What can be done with each category: sponsor an empty one, change the own, take over another's. [P2–P4]"""
    patrons = state.agreed.box.patrons
    for place in range(MAT_PLACES):
        owner = state.owner[place]
        if owner == seat:
            if CHANGE.against_at(state, seat, place) == FINE:
                choices.append(CHANGE.first + place)
            if WITHDRAW.against_at(state, seat, place) == FINE:
                choices.append(WITHDRAW.first + place)
        elif not cards & patrons[place]:
            continue
        elif owner == NO_SEAT:
            if SPONSOR.against_at(state, seat, place) == FINE:
                choices.append(SPONSOR.first + place)
        elif TAKE.against_at(state, seat, place) == FINE:
            choices.append(TAKE.first + place)


def _add_opera_choices(state: OperaopolyState, seat: int, cards: int, choices: list[int]) -> None:
    """What can be done at each house: begin an opera, or join, change and contest the one under way. [O2–O7]"""
    named: list[int] = []
    if cards & state.agreed.box.decks[OPERA] and NO_COMPOSER in state.opera:
        named = [composer for composer in range(COMPOSER_COUNT) if against_naming(state, composer) == FINE]
    for house in range(HOUSE_COUNT):
        if state.opera[house] != NO_COMPOSER:
            _add_slot_choices(state, seat, house, cards, choices)
        else:
            for composer in named:
                _add_first_hires(state, house, composer, cards, choices)


def _add_first_hires(state: OperaopolyState, house: int, composer: int, cards: int, choices: list[int]) -> None:
    if state.was_played(composer, house * FACES + state.faces[house]):
        return
    fits = state.agreed.box.fitting
    for slot in range(ROW):
        if cards & fits[slot * COMPOSER_COUNT + composer]:
            choices.append(BEGIN.first + (house * ROW + slot) * COMPOSER_COUNT + composer)


def _add_slot_choices(state: OperaopolyState, seat: int, house: int, cards: int, choices: list[int]) -> None:
    composer = state.opera[house]
    fits = state.agreed.box.fitting
    for slot in range(house * ROW, house * ROW + ROW):
        place = MAT_PLACES + slot
        owner = state.owner[place]
        if owner == seat:
            _add_own_slot_choices(state, seat, slot, choices)
        elif not cards & fits[slot % ROW * COMPOSER_COUNT + composer]:
            continue
        elif owner != NO_SEAT:
            if OUST.against_at(state, seat, place) == FINE:
                choices.append(OUST.first + slot)
        elif HIRE.against_at(state, seat, place) == FINE:
            choices.append(HIRE.first + slot)


def _add_own_slot_choices(state: OperaopolyState, seat: int, slot: int, choices: list[int]) -> None:
    place = MAT_PLACES + slot
    if REHEARSE.against_at(state, seat, place) == FINE:
        choices.append(REHEARSE.first + slot)
    if RECAST.against_at(state, seat, place) == FINE:
        choices.append(RECAST.first + slot)
    if DISMISS.against_at(state, seat, place) == FINE:
        choices.append(DISMISS.first + slot)
