"""Setting up a game. [S]"""

from operahouse.games.opera.agreement import Agreement
from operahouse.games.opera.architetto import add_halls
from operahouse.games.opera.box import Box
from operahouse.games.opera.end import draw_offer
from operahouse.games.opera.flow import Flow
from operahouse.games.opera.state import OperaState
from operahouse.games.opera.words import BUDGET_BEGINS, HOUSE, LADDER, MAIN, SEATS, VENEZIA, Seat
from operahouse.kernel.chance import Chance, shuffled


def deal(flow: Flow, players: int, options: list[str], chance: Chance) -> OperaState:
    """Everything as it stands before the first bids. [S1–S10]"""
    seats = draw_seats(players, chance)
    ladder = shuffled(list(range(LADDER)), chance)
    pieces = [composer for composer in range(LADDER) for _ in range(flow.box.pieces_each)]
    return lay_out(flow, seats, options, ladder, shuffled(pieces, chance))


def lay_out(flow: Flow, seats: list[Seat], options: list[str], ladder: list[int], deck: list[int]) -> OperaState:
    """The same with a fame ladder, from level 1 up, and a deck, top first, that are known. [S1–S10]"""
    state = OperaState(Agreement(flow.box, seats, options), flow)
    for level, composer in enumerate(ladder):
        state.fame[composer] = level + 1
    state.deck = deck
    draw_offer(state)
    draw_century(state)
    for seat in range(len(seats)):
        state.ducats[seat] = start_ducats(flow.box, seat)
        open_first_house(state, seat)
    state.phase = BUDGET_BEGINS
    flow.proceed(state)
    return state


def draw_seats(players: int, chance: Chance) -> list[Seat]:
    """The seats clockwise from the starting seat, which is drawn by lot. [S5]"""
    first = chance.below(players)
    return SEATS[first:players] + SEATS[:first]


def draw_century(state: OperaState) -> None:
    """Three pieces of three different composers; others drawn meanwhile are discarded. [S4]"""
    century: list[int] = []
    while len(century) < len(state.agreed.counting_after):
        composer = state.deck[state.drawn]
        state.drawn += 1
        if composer in century:
            state.discard[composer] += 1
        else:
            century.append(composer)
    state.century = century


def start_ducats(box: Box, seat: int) -> int:
    """More for each seat further from the starting seat. [S5]"""
    return box.start_ducats + box.extra_ducats[seat]


def open_first_house(state: OperaState, seat: int) -> None:
    """A main building in Venezia, for nothing, with the house piece in its great hall. [S7]"""
    state.supply[VENEZIA * 2 + MAIN] -= 1
    add_halls(state, seat, VENEZIA, state.agreed.box.part_halls[VENEZIA * 2 + MAIN])
    state.set_hall(seat, 0, HOUSE)
