"""The Signora: sell a music piece to the Palazzo. [AS]"""

from typing import Final

from operahouse.games.opera.box import Box
from operahouse.games.opera.places import from_to
from operahouse.games.opera.playing_along import WAYS_OUT, EmployeeQuestion, against_cost, way_out
from operahouse.games.opera.reasons import (
    ENOUGH_DONE,
    FINE,
    PALAZZO_FULL,
    PALAZZO_HAS_COMPOSER,
    PIECE_NOT_THERE,
)  # fmt: skip
from operahouse.games.opera.state import OperaState
from operahouse.games.opera.wire import Changes, SellTerms, SellWords
from operahouse.games.opera.words import COMPOSERS, EMPTY, KINDS, LADDER, SIGNORA, STOCK
from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import Json

PRICES: Final = ["ducats", "points"]
OPEN_END: Final = 1 << 30
"""As many options as the box has halls for: this is the last part of the vocabulary."""


class Sell(EmployeeQuestion):
    """Which piece to sell, from the stock or a hall, and whether for ducats or for points. [AS1]

    Options run over the stock and all halls, then over composers, then over prices.
    """

    word = "sell"
    rule = "AS1"
    role = SIGNORA
    size = OPEN_END

    def spellings(self, box: Box) -> list[str]:
        """Where, whose piece, and for what."""
        places = ["stock", *[box.hall_name(slot) for slot in range(box.slots)]]
        return [f"sell {name} {place} {price}" for place in places for name in COMPOSERS for price in PRICES]

    def unknown_move(self, text: str) -> Refusal | None:
        """A house piece is never sold. [AS2]"""
        return Refusal("AS2", "opera-refusal-house-piece-sold", {}) if text.startswith("sell house") else None

    def answers(self, box: Box) -> list[str]:
        """From the stock alone: which hall is to lose its piece is better decided when it's asked."""
        return [*WAYS_OUT, *[f"sell {name} stock {price}" for name in COMPOSERS for price in PRICES]]

    def choices(self, state: OperaState, seat: int) -> list[int]:
        """Every piece of the seat that the Palazzo takes, and the way out. [AS1]"""
        choices: list[int] = []
        if _against_selling(state, seat) == FINE:
            for composer in range(LADDER):
                if state.stock[seat * KINDS + composer] > 0 and composer not in state.palazzo:
                    self._add_sale(choices, STOCK, composer)
            first = seat * state.agreed.box.slots
            for slot, piece in enumerate(state.halls[first : first + state.agreed.box.slots]):
                if piece < LADDER and piece not in state.palazzo:
                    self._add_sale(choices, slot, piece)
        choices.append(way_out(state, seat))
        return choices

    def _add_sale(self, choices: list[int], slot: int, composer: int) -> None:
        """For ducats and for points; the stock comes before the first hall."""
        option = self.first + ((slot + 1) * LADDER + composer) * 2
        choices.append(option)
        choices.append(option + 1)

    def against_action(self, state: OperaState, seat: int, action: int) -> int:
        """The piece must be there, and the Palazzo take it. [AS1, AS2]"""
        slot, composer = _slot(action), _composer(action)
        there = state.stock[seat * KINDS + composer] > 0 if slot == STOCK else state.hall(seat, slot) == composer
        if not there:
            return PIECE_NOT_THERE
        return PALAZZO_HAS_COMPOSER if composer in state.palazzo else _against_selling(state, seat)

    def act(self, state: OperaState, seat: int, action: int) -> None:
        """For twice the fame in ducats, or for the fame in points. [AS1]"""
        composer = _composer(action)
        _hand_over(state, seat, _slot(action), composer)
        fame = state.fame[composer]
        if action % 2 == 0:
            state.earn(seat, fame * state.agreed.box.ducats_per_fame, "AS1")
        else:
            state.score(seat, fame, "AS1", "signora")

    def about_action(self, state: OperaState, action: int, changed: Changes) -> SellTerms:
        """Whose piece, and where it is."""
        return {**_words(state, action), "where": _where(state, _slot(action)), **changed}

    def blanks(self, state: OperaState, option: int) -> Json:
        """Whose piece, and how many the Palazzo takes."""
        return {**_words(state, option - self.first)}


SELL: Final = Sell()


def _words(state: OperaState, action: int) -> SellWords:
    return {"composer": COMPOSERS[_composer(action)], "size": state.agreed.palazzo_size}


def _slot(action: int) -> int:
    """Where the piece is: a hall's slot, or STOCK."""
    return action // (2 * LADDER) - 1


def _composer(action: int) -> int:
    return action // 2 % LADDER


def _against_selling(state: OperaState, seat: int) -> int:
    """What forbids any sale: a full Palazzo, one sold already, or the level it costs. [AS1, AS2, AS3]"""
    if len(state.palazzo) >= state.agreed.palazzo_size:
        return PALAZZO_FULL
    return ENOUGH_DONE if state.done >= state.agreed.box.actions[SIGNORA] else against_cost(state, seat)


def _hand_over(state: OperaState, seat: int, slot: int, composer: int) -> None:
    """The piece goes to the Palazzo. [AS1]"""
    if state.log is not None:
        details: dict[str, object] = {"composer": COMPOSERS[composer], "where": _where(state, slot)}
        window = f"palazzo.{len(state.palazzo) + 1}"
        state.tell("sold", seat, "AS1", details, from_to(state.piece_place(seat, slot), window))
    if slot == STOCK:
        state.take_from_stock(seat, composer)
    else:
        state.set_hall(seat, slot, EMPTY)
    state.palazzo.append(composer)


def _where(state: OperaState, slot: int) -> str:
    return "stock" if slot == STOCK else state.agreed.box.hall_name(slot)
