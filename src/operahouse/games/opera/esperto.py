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


def esperto_city(table: Table) -> int:
    """Where the Esperto stands."""
    return table.figures[ESPERTO - MAESTRO]


def score_hirer(table: Table, seat: int) -> None:
    """The hirer scores, then gives up its best piece there. [AE1, AE2]"""
    receiver = receiver_of_piece(table, seat)
    score_performances(table, seat, "AE1")
    slot = best_slot(table, seat)
    if slot != NO_PIECE:
        give_up(table, seat, slot, receiver)
    table.asked = 1 << seat
    table.stage = OTHERS_CLAIM


def score_performances(table: Table, seat: int, rule: str) -> None:
    """The sum of the fame of the seat's pieces in the city. [AE1, AE4]"""
    total = 0
    for piece in table.house(seat, esperto_city(table)):
        if piece < LADDER:
            total += table.fame[piece]
    table.score(seat, total, rule, "esperto")


def best_slot(table: Table, seat: int) -> int:
    """The hall of the seat's most famous piece in the city; the house piece is never given up. [AE2]"""
    best = NO_PIECE
    fame = 0
    first = table.setting.box.first_slot[esperto_city(table)]
    for index, piece in enumerate(table.house(seat, esperto_city(table))):
        if piece < LADDER and table.fame[piece] > fame:
            best = first + index
            fame = table.fame[piece]
    return best


def receiver_of_piece(table: Table, hirer: int) -> int:
    """The seat with the fewest points gets the piece, unless the hirer is among them. [AE3]"""
    fewest = min(table.points)
    if table.points[hirer] == fewest:
        return TO_DISCARD_PILE
    lowest = TO_DISCARD_PILE
    for seat in table.order:
        if table.points[seat] == fewest:
            lowest = seat
    return lowest


def give_up(table: Table, seat: int, slot: int, receiver: int) -> None:
    """The hirer's piece goes to the receiver's stock, else to the discard pile or, by option, out of the game. [AE3]"""
    piece = table.hall(seat, slot)
    table.set_hall(seat, slot, EMPTY)
    if receiver != TO_DISCARD_PILE:
        table.put_in_stock(receiver, piece)
    elif table.setting.esperto_piece_leaves_game:
        table.removed[piece] += 1
    else:
        table.discard[piece] += 1
    if table.log is not None:
        _tell_given_up(table, seat, piece, receiver, "AE3")


def _tell_given_up(table: Table, seat: int, piece: int, receiver: int, rule: str) -> None:
    """Who gave up which piece, and where it went."""
    to = where_it_goes(table, receiver, rule)
    table.tell("gave-up", seat, rule, {"composer": piece_name(piece), "to": to})


def where_it_goes(table: Table, receiver: int, rule: str) -> str:
    """The word for where a piece given up goes: to a seat, the discard pile or, the hirer's by option, the box."""
    if receiver != TO_DISCARD_PILE:
        return table.setting.seats[receiver]
    return "box" if rule == "AE3" and table.setting.esperto_piece_leaves_game else "discard"


def ask_next_to_claim(table: Table) -> None:
    """Each other seat with a piece there is asked in budget order, also one that has ended its performance. [AE4]"""
    for seat in table.order:
        if not table.asked >> seat & 1 and best_slot(table, seat) != NO_PIECE:
            table.asked |= 1 << seat
            table.ask(seat, CLAIM, claim_choices())
            return
    table.stage = INITIATIVE


def claim_choices() -> list[int]:
    """To score and give a piece up, or not. [AE4]"""
    return [CLAIM_OPTION, DECLINE_OPTION]


def claim(table: Table, seat: int) -> None:
    """Score like the hirer and put the best piece on the discard pile. [AE4]"""
    slot = best_slot(table, seat)
    score_performances(table, seat, "AE4")
    piece = table.hall(seat, slot)
    table.set_hall(seat, slot, EMPTY)
    table.discard[piece] += 1
    if table.log is not None:
        _tell_given_up(table, seat, piece, TO_DISCARD_PILE, "AE4")
    table.stage = OTHERS_CLAIM


def decline(table: Table, seat: int) -> None:
    """Keep the piece and score nothing. [AE4]"""
    if table.log is not None:
        table.tell("declined", seat, "AE4", {})
    table.stage = OTHERS_CLAIM
