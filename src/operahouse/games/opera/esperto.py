"""The Esperto: points for a city's performances, and a piece given up for them. [AE]"""

from operahouse.games.opera.state import Table, piece_name
from operahouse.games.opera.words import (
    CLAIM,
    CLAIM_OPTION,
    DECLINE_OPTION,
    EMPTY,
    ESPERTO,
    INITIATIVE,
    LADDER,
    MAESTRO,
    OTHERS_CLAIM,
)  # fmt: skip

NO_PIECE = -1
TO_DISCARD_PILE = -1


def esperto_city(state: Table) -> int:
    """Where the Esperto stands."""
    return state.figures[ESPERTO - MAESTRO]


def score_hirer(state: Table, seat: int) -> None:
    """The hirer scores, then gives up its best piece there. [AE1, AE2]"""
    receiver = receiver_of_piece(state, seat)
    score_performances(state, seat, "AE1")
    slot = best_slot(state, seat)
    if slot != NO_PIECE:
        give_up(state, seat, slot, receiver)
    state.asked = 1 << seat
    state.stage = OTHERS_CLAIM


def score_performances(state: Table, seat: int, rule: str) -> None:
    """The sum of the fame of the seat's pieces in the city. [AE1, AE4]"""
    total = 0
    for piece in state.house(seat, esperto_city(state)):
        if piece < LADDER:
            total += state.fame[piece]
    state.score(seat, total, rule, "esperto")


def best_slot(state: Table, seat: int) -> int:
    """The hall of the seat's most famous piece in the city; the house piece is never given up. [AE2]"""
    best = NO_PIECE
    fame = 0
    first = state.agreed.box.first_slot[esperto_city(state)]
    for index, piece in enumerate(state.house(seat, esperto_city(state))):
        if piece < LADDER and state.fame[piece] > fame:
            best = first + index
            fame = state.fame[piece]
    return best


def receiver_of_piece(state: Table, hirer: int) -> int:
    """The seat with the fewest points gets the piece, unless the hirer is among them. [AE3]"""
    fewest = min(state.points)
    if state.points[hirer] == fewest:
        return TO_DISCARD_PILE
    lowest = TO_DISCARD_PILE
    for seat in state.order:
        if state.points[seat] == fewest:
            lowest = seat
    return lowest


def give_up(state: Table, seat: int, slot: int, receiver: int) -> None:
    """The hirer's piece goes to the receiver's stock, else to the discard pile or, by option, out of the game. [AE3]"""
    piece = state.hall(seat, slot)
    state.set_hall(seat, slot, EMPTY)
    if receiver != TO_DISCARD_PILE:
        state.put_in_stock(receiver, piece)
    elif state.agreed.esperto_piece_leaves_game:
        state.removed[piece] += 1
    else:
        state.discard[piece] += 1
    if state.log is not None:
        _tell_given_up(state, seat, piece, receiver, "AE3")


def _tell_given_up(state: Table, seat: int, piece: int, receiver: int, rule: str) -> None:
    """Who gave up which piece, and where it went."""
    to = where_it_goes(state, receiver, rule)
    state.tell("gave-up", seat, rule, {"composer": piece_name(piece), "to": to})


def where_it_goes(state: Table, receiver: int, rule: str) -> str:
    """The word for where a piece given up goes: to a seat, the discard pile or, the hirer's by option, the box."""
    if receiver != TO_DISCARD_PILE:
        return state.agreed.seats[receiver]
    return "box" if rule == "AE3" and state.agreed.esperto_piece_leaves_game else "discard"


def ask_next_to_claim(state: Table) -> None:
    """Each other seat with a piece there is asked in budget order, also one that has ended its performance. [AE4]"""
    for seat in state.order:
        if not state.asked >> seat & 1 and best_slot(state, seat) != NO_PIECE:
            state.asked |= 1 << seat
            state.ask(seat, CLAIM, claim_choices())
            return
    state.stage = INITIATIVE


def claim_choices() -> list[int]:
    """To score and give a piece up, or not. [AE4]"""
    return [CLAIM_OPTION, DECLINE_OPTION]


def claim(state: Table, seat: int) -> None:
    """Score like the hirer and put the best piece on the discard pile. [AE4]"""
    slot = best_slot(state, seat)
    score_performances(state, seat, "AE4")
    piece = state.hall(seat, slot)
    state.set_hall(seat, slot, EMPTY)
    state.discard[piece] += 1
    if state.log is not None:
        _tell_given_up(state, seat, piece, TO_DISCARD_PILE, "AE4")
    state.stage = OTHERS_CLAIM


def decline(state: Table, seat: int) -> None:
    """Keep the piece and score nothing. [AE4]"""
    if state.log is not None:
        state.tell("declined", seat, "AE4", {})
    state.stage = OTHERS_CLAIM
