"""The Signora: sell a music piece to the Palazzo. [AS]"""

from operahouse.games.opera.playing_along import cost_of_action, pay_for_action, way_out
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


def ask_to_sell(state: Table, seat: int) -> None:
    """A seat that can sell is asked. [AS1, AS3, A7]"""
    choices = sell_choices(state, seat)
    if len(choices) > 1:
        state.ask(seat, SELL, choices)
    else:
        state.stage = OTHERS_PLAY_ALONG


def sell_choices(state: Table, seat: int) -> list[int]:
    """Every piece of the seat that the Palazzo takes, for ducats or for points, and the way out. [AS1]"""
    choices: list[int] = []
    if _against_selling(state, seat) == FINE:
        for composer in range(LADDER):
            if state.stock[seat * KINDS + composer] > 0 and composer not in state.palazzo:
                choices.append(sell_option(STOCK, composer, False))
                choices.append(sell_option(STOCK, composer, True))
        first = seat * state.agreed.box.slots
        for slot, piece in enumerate(state.halls[first : first + state.agreed.box.slots]):
            if piece < LADDER and piece not in state.palazzo:
                choices.append(sell_option(slot, piece, False))
                choices.append(sell_option(slot, piece, True))
    choices.append(way_out(state, seat))
    return choices


def sell_option(slot: int, composer: int, for_points: bool) -> int:
    """The number of an option to sell; the stock counts as the place before the first hall."""
    return SELL_OPTION + ((slot + 1) * LADDER + composer) * 2 + (1 if for_points else 0)


def against_sale(state: Table, seat: int, slot: int, composer: int) -> int:
    """The piece must be there, and the Palazzo take it. [AS1, AS2]"""
    there = state.stock[seat * KINDS + composer] > 0 if slot == STOCK else state.hall(seat, slot) == composer
    if not there:
        return PIECE_NOT_THERE
    return PALAZZO_HAS_COMPOSER if composer in state.palazzo else _against_selling(state, seat)


def _against_selling(state: Table, seat: int) -> int:
    """What forbids any sale: a full Palazzo, one sold already, or the level it costs. [AS1, AS2, AS3]"""
    if len(state.palazzo) >= state.agreed.palazzo_size:
        return PALAZZO_FULL
    if state.done >= state.agreed.box.actions[SIGNORA]:
        return ENOUGH_DONE
    return LEVEL_TOO_LOW if cost_of_action(state, seat) > state.level[seat] else FINE


def sell(state: Table, seat: int, slot: int, composer: int, for_points: bool) -> None:
    """For twice the fame in ducats, or for the fame in points. [AS1]"""
    if state.log is not None:
        where = "stock" if slot == STOCK else hall_name(state.agreed, slot)
        state.tell("sold", seat, "AS1", {"composer": COMPOSERS[composer], "where": where})
    if slot == STOCK:
        state.take_from_stock(seat, composer)
    else:
        state.set_hall(seat, slot, EMPTY)
    state.palazzo.append(composer)
    fame = state.fame[composer]
    if for_points:
        state.score(seat, fame, "AS1", "signora")
    else:
        state.earn(seat, fame * state.agreed.box.ducats_per_fame, "AS1")
    pay_for_action(state, seat)
    ask_to_sell(state, seat)
