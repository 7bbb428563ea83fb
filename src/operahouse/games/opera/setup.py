"""Setting up a game. [S]"""

from operahouse.games.opera.architetto import add_halls
from operahouse.games.opera.box import Box
from operahouse.games.opera.end import draw_offer
from operahouse.games.opera.flow import OperaState, proceed
from operahouse.games.opera.setting import Setting
from operahouse.games.opera.state import Table
from operahouse.games.opera.words import BUDGET_BEGINS, HOUSE, LADDER, MAIN, SEATS, VENEZIA
from operahouse.kernel.chance import Chance, shuffled


def deal(box: Box, players: int, options: list[str], chance: Chance) -> OperaState:
    """Everything as it stands before the first bids. [S1–S10]"""
    table = OperaState(Setting(box, draw_seats(players, chance), options))
    for level, composer in enumerate(shuffled(list(range(LADDER)), chance)):
        table.fame[composer] = level + 1
    pieces = [composer for composer in range(LADDER) for _ in range(box.pieces_each)]
    table.deck = shuffled(pieces, chance)
    draw_offer(table)
    draw_century(table)
    for seat in range(players):
        table.ducats[seat] = start_ducats(box, seat)
        open_first_house(table, seat)
    table.stage = BUDGET_BEGINS
    proceed(table)
    return table


def draw_seats(players: int, chance: Chance) -> list[str]:
    """The seats clockwise from the starting seat, which is drawn by lot. [S5]"""
    first = chance.below(players)
    return SEATS[first:players] + SEATS[:first]


def draw_century(table: Table) -> None:
    """Three pieces of three different composers; others drawn meanwhile are discarded. [S4]"""
    century: list[int] = []
    while len(century) < len(table.setting.counting_after):
        composer = table.deck[table.drawn]
        table.drawn += 1
        if composer in century:
            table.discard[composer] += 1
        else:
            century.append(composer)
    table.century = century


def start_ducats(box: Box, seat: int) -> int:
    """More for each seat further from the starting seat. [S5]"""
    return box.start_ducats + box.extra_ducats[seat]


def open_first_house(table: Table, seat: int) -> None:
    """A main building in Venezia, for nothing, with the house piece in its great hall. [S7]"""
    table.supply[VENEZIA * 2 + MAIN] -= 1
    add_halls(table, seat, VENEZIA, table.setting.box.part_halls[VENEZIA * 2 + MAIN])
    table.set_hall(seat, 0, HOUSE)
