"""The Signora: sell a music piece to the Palazzo. [AS]"""

from operahouse.games.opera.along import cost_of_action, pay_for_action, way_out
from operahouse.games.opera.reasons import (
    ENOUGH_DONE,
    FINE,
    LEVEL_TOO_LOW,
    PALAZZO_FULL,
    PALAZZO_HAS_COMPOSER,
    PIECE_NOT_THERE,
)  # fmt: skip
from operahouse.games.opera.state import Table, hall_name
from operahouse.games.opera.words import (
    COMPOSERS,
    EMPTY,
    KINDS,
    LADDER,
    OTHERS_PLAY_ALONG,
    SELL,
    SELL_OPTION,
    SIGNORA,
    STOCK,
)  # fmt: skip


def ask_to_sell(table: Table, seat: int) -> None:
    """A seat that can sell is asked. [AS1, AS3, A7]"""
    choices = sell_choices(table, seat)
    if len(choices) > 1:
        table.ask(seat, SELL, choices)
    else:
        table.stage = OTHERS_PLAY_ALONG


def sell_choices(table: Table, seat: int) -> list[int]:
    """Every piece of the seat that the Palazzo takes, for ducats or for points, and the way out. [AS1]"""
    choices: list[int] = []
    if _against_selling(table, seat) == FINE:
        for composer in range(LADDER):
            if table.stock[seat * KINDS + composer] > 0 and composer not in table.palazzo:
                choices.append(sell_option(STOCK, composer, False))
                choices.append(sell_option(STOCK, composer, True))
        first = seat * table.setting.box.slots
        for slot, piece in enumerate(table.halls[first : first + table.setting.box.slots]):
            if piece < LADDER and piece not in table.palazzo:
                choices.append(sell_option(slot, piece, False))
                choices.append(sell_option(slot, piece, True))
    choices.append(way_out(table, seat))
    return choices


def sell_option(slot: int, composer: int, for_points: bool) -> int:
    """The number of an option to sell; the stock counts as the place before the first hall."""
    return SELL_OPTION + ((slot + 1) * LADDER + composer) * 2 + (1 if for_points else 0)


def against_sale(table: Table, seat: int, slot: int, composer: int) -> int:
    """The piece must be there, and the Palazzo take it. [AS1, AS2]"""
    there = table.stock[seat * KINDS + composer] > 0 if slot == STOCK else table.hall(seat, slot) == composer
    if not there:
        return PIECE_NOT_THERE
    return PALAZZO_HAS_COMPOSER if composer in table.palazzo else _against_selling(table, seat)


def _against_selling(table: Table, seat: int) -> int:
    """What forbids any sale: a full Palazzo, one sold already, or the level it costs. [AS1, AS2, AS3]"""
    if len(table.palazzo) >= table.setting.palazzo_size:
        return PALAZZO_FULL
    if table.done >= table.setting.box.actions[SIGNORA]:
        return ENOUGH_DONE
    return LEVEL_TOO_LOW if cost_of_action(table, seat) > table.level[seat] else FINE


def sell(table: Table, seat: int, slot: int, composer: int, for_points: bool) -> None:
    """For twice the fame in ducats, or for the fame in points. [AS1]"""
    if table.log is not None:
        where = "stock" if slot == STOCK else hall_name(table.setting, slot)
        table.tell("sold", seat, "AS1", {"composer": COMPOSERS[composer], "where": where})
    if slot == STOCK:
        table.take_from_stock(seat, composer)
    else:
        table.set_hall(seat, slot, EMPTY)
    table.palazzo.append(composer)
    fame = table.fame[composer]
    if for_points:
        table.score(seat, fame, "AS1", "signora")
    else:
        table.earn(seat, fame * table.setting.box.ducats_per_fame, "AS1")
    pay_for_action(table, seat)
    ask_to_sell(table, seat)
