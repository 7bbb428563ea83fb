"""The Esperto: points for a city's performances, and a piece given up for them. [AE]"""

from typing import Final

from operahouse.games.opera.box import Box
from operahouse.games.opera.counting import counting_change
from operahouse.games.opera.places import at, from_to
from operahouse.games.opera.question import changes, tried
from operahouse.games.opera.role_question import RoleQuestion
from operahouse.games.opera.state import OperaState
from operahouse.games.opera.wire import ClaimTerms, Receiver, Terms
from operahouse.games.opera.words import (
    EMPTY,
    ESPERTO,
    INITIATIVE,
    LADDER,
    MAESTRO,
    NOWHERE,
    OTHERS_CLAIM,
    piece_name,
)  # fmt: skip

NO_PIECE: Final = -1
TO_DISCARD_PILE: Final = -1


class Claim(RoleQuestion):
    """Whether to score like the hirer and give a piece up for it, or not. [AE4]"""

    word = "claim"
    rule = "AE4"
    size = 2

    def spellings(self, box: Box) -> list[str]:
        """Yes or no."""
        return ["claim", "decline"]

    def answers(self, box: Box) -> list[str]:
        """No or yes."""
        return ["decline", "claim"]

    def choices(self, state: OperaState, seat: int) -> list[int]:
        """Always both. [AE4]"""
        return [self.first, self.first + 1]

    def apply(self, state: OperaState, seat: int, option: int) -> None:
        """Then the next seat is asked."""
        if option == self.first:
            claim(state, seat)
        elif state.log is not None:
            state.tell("declined", seat, "AE4", {}, at(state.place("seat", seat)))
        state.phase = OTHERS_CLAIM

    def about(self, state: OperaState, seat: int, option: int) -> Terms:
        """The piece given up, where it goes, and what the next counting lacks then."""
        after = tried(state, seat, option)
        changed = changes(state, after, seat)
        if option != self.first:
            return changed
        lost = counting_change(state, after, seat, esperto_city(state))
        return {**terms_of_giving_up(state, seat, TO_DISCARD_PILE, "AE4"), **changed, "counting": lost}

    def role_asks(self, state: OperaState, role: int) -> bool:
        """The Esperto, once its figure stands in a city."""
        return role == ESPERTO and esperto_city(state) != NOWHERE

    def may_be_asked(self, state: OperaState, seat: int) -> bool:
        """Everybody with a piece there but the hirer. [AE4]"""
        return state.hired[state.role] != seat and best_slot(state, seat) != NO_PIECE


CLAIM: Final = Claim()


def esperto_city(state: OperaState) -> int:
    """Where the Esperto stands."""
    return state.figures[ESPERTO - MAESTRO]


def score_hirer(state: OperaState, seat: int) -> None:
    """The hirer scores, then gives up its best piece there. [AE1, AE2]"""
    receiver = receiver_of_piece(state, seat)
    score_performances(state, seat, "AE1")
    slot = best_slot(state, seat)
    if slot != NO_PIECE:
        give_up(state, seat, slot, receiver, "AE3")
    state.been_asked = 1 << seat
    state.phase = OTHERS_CLAIM


def claim(state: OperaState, seat: int) -> None:
    """Score like the hirer and put the best piece on the discard pile. [AE4]"""
    slot = best_slot(state, seat)
    score_performances(state, seat, "AE4")
    give_up(state, seat, slot, TO_DISCARD_PILE, "AE4")


def score_performances(state: OperaState, seat: int, rule: str) -> None:
    """The sum of the fame of the seat's pieces in the city. [AE1, AE4]"""
    total = 0
    for piece in state.house(seat, esperto_city(state)):
        if piece < LADDER:
            total += state.fame[piece]
    state.score(seat, total, rule, "esperto")


def best_slot(state: OperaState, seat: int) -> int:
    """The hall of the seat's most famous piece in the city; the house piece is never given up. [AE2]"""
    best = NO_PIECE
    fame = 0
    first = state.agreed.box.first_slot[esperto_city(state)]
    for index, piece in enumerate(state.house(seat, esperto_city(state))):
        if piece < LADDER and state.fame[piece] > fame:
            best = first + index
            fame = state.fame[piece]
    return best


def receiver_of_piece(state: OperaState, hirer: int) -> int:
    """The seat with the fewest points gets the piece, unless the hirer is among them. [AE3]"""
    fewest = min(state.points)
    if state.points[hirer] == fewest:
        return TO_DISCARD_PILE
    lowest = TO_DISCARD_PILE
    for seat in state.order:
        if state.points[seat] == fewest:
            lowest = seat
    return lowest


def give_up(state: OperaState, seat: int, slot: int, receiver: int, rule: str) -> None:
    """The piece goes to a stock, the discard pile or, the hirer's by option, out of the game. [AE3, AE4]"""
    piece = state.hall(seat, slot)
    state.set_hall(seat, slot, EMPTY)
    if receiver != TO_DISCARD_PILE:
        state.put_in_stock(receiver, piece)
    elif _leaves_game(state, rule):
        state.removed[piece] += 1
    else:
        state.discard[piece] += 1
    if state.log is not None:
        _tell_given_up(state, seat, slot, piece, receiver, rule)


def _leaves_game(state: OperaState, rule: str) -> bool:
    """By option, for the hirer's piece that nobody receives. [AE3]"""
    return rule == "AE3" and state.agreed.esperto_piece_leaves_game


def _tell_given_up(state: OperaState, seat: int, slot: int, piece: int, receiver: int, rule: str) -> None:
    """Who gave up which piece, and where it went."""
    to = _where_it_goes(state, receiver, rule)
    target = to if receiver == TO_DISCARD_PILE else state.place("stock", receiver)
    way = from_to(state.piece_place(seat, slot), target)
    state.tell("gave-up", seat, rule, {"composer": piece_name(piece), "to": to}, way)


def _where_it_goes(state: OperaState, receiver: int, rule: str) -> Receiver:
    """The word for it: a seat, the discard pile, or removed from the game."""
    if receiver != TO_DISCARD_PILE:
        return state.agreed.seats[receiver]
    return "removed" if _leaves_game(state, rule) else "discard"


def terms_of_giving_up(state: OperaState, seat: int, receiver: int, rule: str) -> ClaimTerms:
    """The seat's best piece in the Esperto's city, and where it goes. [AE2–AE4]"""
    slot = best_slot(state, seat)
    if slot == NO_PIECE:
        return {}
    piece = piece_name(state.hall(seat, slot))
    assert piece is not None
    return {"gives": piece, "to": _where_it_goes(state, receiver, rule)}


def ask_next_to_claim(state: OperaState) -> None:
    """Each other seat with a piece there is asked in budget order, also one that has ended its performance. [AE4]"""
    for seat in state.order:
        if not state.been_asked >> seat & 1 and best_slot(state, seat) != NO_PIECE:
            state.been_asked |= 1 << seat
            state.ask(seat, CLAIM, CLAIM.choices(state, seat))
            return
    state.phase = INITIATIVE
