"""A turn: last performances, up to three actions and free moves, and the end. [T]"""

from typing import Final

from operahouse.games.operaopoly.box import Box
from operahouse.games.operaopoly.cards import count, each
from operahouse.games.operaopoly.closing import count_quiet_turn
from operahouse.games.operaopoly.impresario import look_at_impresarios
from operahouse.games.operaopoly.performance import begin_last_rounds, score_performance
from operahouse.games.operaopoly.question import CardMove, Move, Question
from operahouse.games.operaopoly.reasons import CARD_NOT_IN_HAND, FINE, ONLY_DISCARDS
from operahouse.games.operaopoly.state import OperaopolyState
from operahouse.games.operaopoly.wire import DiscardTerms, EndTerms
from operahouse.games.operaopoly.words import ACT, COMPOSER_COUNT, DISCARD, HOUSE_COUNT


def begin_turn(state: OperaopolyState, seat: int) -> None:
    """First the last performances this seat started on its previous turn, by house; then it is asked. [T1, T2]"""
    state.player = seat
    state.actions = state.agreed.box.actions
    if state.log is not None:
        state.tell("turn", seat, "T1", {}, {"at": f"seat.{state.seat_name(seat)}"})
    state.ask(seat, ACT)
    for house in range(HOUSE_COUNT):
        if state.starter[house] == seat and not state.is_over():
            score_performance(state, house)
            look_at_impresarios(state)


def finish_action(state: OperaopolyState) -> None:
    """An action is used up, and the table has changed. [T2]"""
    state.actions -= 1
    look_around(state)


def look_around(state: OperaopolyState) -> None:
    """After cards were laid or taken away: has an impresario changed, has a last round begun? [R3, L1]"""
    look_at_impresarios(state)
    begin_last_rounds(state)


class End(Move):
    """End the turn, at any time. [T2]"""

    is_orderable = True

    def spellings(self, box: Box) -> list[str]:
        """Always possible."""
        return ["end"]

    def apply(self, state: OperaopolyState, seat: int, option: int) -> None:
        """With too many cards in hand the seat must discard first. [T3]"""
        end_turn(state, seat)

    def about(self, state: OperaopolyState, seat: int, steps: list[int]) -> EndTerms:
        """How many cards must be discarded. [T3]"""
        return {"discards": max(0, count(state.hands[seat]) - state.agreed.box.hand_limit)}


class Discard(CardMove):
    """Discard a card: free at any time; after the end of the turn, down to the limit. [T3]"""

    word = "discard"

    def against(self, state: OperaopolyState, seat: int, option: int) -> int:
        """A card of the own hand."""
        return FINE if state.hands[seat] >> (option - self.first) & 1 else CARD_NOT_IN_HAND

    def apply(self, state: OperaopolyState, seat: int, option: int) -> None:
        """It goes face down onto its pile."""
        state.discard(seat, option - self.first)
        if state.question == DISCARD:
            end_turn(state, seat)

    def about(self, state: OperaopolyState, seat: int, steps: list[int]) -> DiscardTerms:
        """A card less."""
        return {"card": state.card_name(steps[0] - self.first), "hand": -1}


END: Final = End()
DISCARD_CARD: Final = Discard()


class DiscardToLimit(Question):
    """Which card goes, after the end of a turn with too many in hand? [T3]"""

    word = "discard"
    otherwise = ONLY_DISCARDS

    def choices(self, state: OperaopolyState, seat: int) -> list[int]:
        """Every card in hand."""
        return [DISCARD_CARD.first + card for card in each(state.hands[seat])]

    def answers(self) -> list[int]:
        """Any card: what isn't in hand then is passed over."""
        return list(range(DISCARD_CARD.first, DISCARD_CARD.first + DISCARD_CARD.size))


def end_turn(state: OperaopolyState, seat: int) -> None:
    """With too many cards in hand the seat must discard first. [T3]"""
    if count(state.hands[seat]) > state.agreed.box.hand_limit:
        state.ask(seat, DISCARD)
    else:
        pass_turn(state, seat)


def pass_turn(state: OperaopolyState, seat: int) -> None:
    """Composers may be directed again, and the next seat begins. [R4, C4]"""
    if state.log is not None:
        state.tell("ended", seat, "T2", {}, {"at": f"seat.{state.seat_name(seat)}"})
    state.directed = [False] * COMPOSER_COUNT
    count_quiet_turn(state)
    if not state.is_over():
        begin_turn(state, (seat + 1) % state.agreed.players)
