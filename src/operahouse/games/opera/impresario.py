"""The Impresario: buy music pieces, then programme the halls. [AI1, AI3, AI4]"""

from typing import Final

from operahouse.games.opera.box import Box
from operahouse.games.opera.places import from_to
from operahouse.games.opera.playing_along import WAYS_OUT, EmployeeQuestion, against_cost, plays_along, way_out
from operahouse.games.opera.programme import ask_to_programme
from operahouse.games.opera.reasons import (
    ALREADY_BEGUN,
    ENOUGH_DONE,
    FINE,
    LEVEL_TOO_LOW,
    NOT_OFFERED,
    PRICE_ABOVE_DUCATS,
)  # fmt: skip
from operahouse.games.opera.state import OperaState
from operahouse.games.opera.wire import BuyTerms, BuyWords, Changes
from operahouse.games.opera.words import COMPOSERS, IMPRESARIO, LADDER, OTHERS_PLAY_ALONG
from operahouse.kernel.game import Json

REARRANGE: Final = LADDER
"""The action after the composers: only programme."""
BUY_ACTIONS: Final = LADDER + 1


class Buy(EmployeeQuestion):
    """Which piece of the offer to buy, before programming; or only rearrange. [AI1, AI4]"""

    word = "buy"
    rule = "AI1"
    role = IMPRESARIO
    size = BUY_ACTIONS

    def spellings(self, box: Box) -> list[str]:
        """A piece of each composer, and rearranging."""
        return [*[f"buy {composer}" for composer in COMPOSERS], "rearrange"]

    def answers(self, box: Box) -> list[str]:
        """Everything, the ways out first."""
        return [*WAYS_OUT, "rearrange", *[f"buy {composer}" for composer in COMPOSERS]]

    def choices(self, state: OperaState, seat: int) -> list[int]:
        """Every piece the seat can buy, rearranging alone for a seat playing along, and the way out. [AI1, AI4]"""
        found = [self.first + piece for piece in range(LADDER) if _against_buying(state, seat, piece) == FINE]
        if _against_rearranging(state, seat) == FINE:
            found.append(self.first + REARRANGE)
        found.append(way_out(state, seat))
        return found

    def against_action(self, state: OperaState, seat: int, action: int) -> int:
        """Buying and rearranging have reasons of their own."""
        if action == REARRANGE:
            return _against_rearranging(state, seat)
        return _against_buying(state, seat, action)

    def apply(self, state: OperaState, seat: int, option: int) -> None:
        """Rearranging is paid in its own way, and nothing is bought after it. [AI4]"""
        if option == self.first + REARRANGE:
            state.lower_marker(seat, state.agreed.box.along_cost, "AI4")
            ask_to_programme(state, seat)
        else:
            super().apply(state, seat, option)

    def act(self, state: OperaState, seat: int, action: int) -> None:
        """The piece goes from the offer to the seat's stock, paid at once. [AI1]"""
        price = state.fame[action]
        if state.log is not None:
            way = from_to(f"offer.{COMPOSERS[action]}", state.place("stock", seat))
            state.tell("bought", seat, "AI1", {"composer": COMPOSERS[action], "ducats": price}, way)
        state.offer[action] -= 1
        state.pay(seat, price, "AI1")
        state.put_in_stock(seat, action)

    def finish(self, state: OperaState, seat: int) -> None:
        """The hirer, and whoever has bought, goes on to programme; another is passed over. [AI1, A7]"""
        if state.done > 0 or not plays_along(state, seat):
            ask_to_programme(state, seat)
        else:
            state.phase = OTHERS_PLAY_ALONG

    def about_action(self, state: OperaState, action: int, changed: Changes) -> BuyTerms | Changes:
        """Whose piece, and its price; rearranging only has what it changes."""
        return changed if action == REARRANGE else {**_words(state, action), **changed}

    def blanks(self, state: OperaState, option: int) -> Json:
        """Whose piece, and its price."""
        action = option - self.first
        return {} if action == REARRANGE else {**_words(state, action)}


def _words(state: OperaState, composer: int) -> BuyWords:
    return {"composer": COMPOSERS[composer], "price": state.fame[composer]}


def _against_buying(state: OperaState, seat: int, composer: int) -> int:
    """An offered piece costs its composer's fame in ducats, for a seat playing along a level too. [AI1, AI4]"""
    if state.offer[composer] == 0:
        return NOT_OFFERED
    if state.done >= state.agreed.box.actions[IMPRESARIO]:
        return ENOUGH_DONE
    if state.fame[composer] > state.ducats[seat]:
        return PRICE_ABOVE_DUCATS
    return against_cost(state, seat)


def _against_rearranging(state: OperaState, seat: int) -> int:
    """Programming without buying is for a seat playing along, and costs a level with two players too. [AI3, AI4]"""
    if state.done > 0 or not plays_along(state, seat):
        return ALREADY_BEGUN
    return LEVEL_TOO_LOW if state.agreed.box.along_cost > state.level[seat] else FINE


BUY: Final = Buy()
