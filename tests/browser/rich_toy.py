"""The toy with deep pockets: it offers more bids at once than an action bar has room for."""

from typing import Final

from operahouse.kernel.chance import Chance
from operahouse.kernel.game import Game, State
from tests.toy import game as rules

TOP_BID: Final = 30
COINS: Final = 60
rules.TOP_BID, rules.PLACE, rules.DEAL = TOP_BID, TOP_BID + 1, TOP_BID + 1 + len(rules.JARS)


class RichToy(rules.Toy):
    """As the toy, with other figures. They hold in the whole process, so a server of its own plays it."""

    def deal(self, players: int, options: list[str], chance: Chance) -> State:
        """Everybody begins with more coins."""
        state = rules.toy(super().deal(players, options, chance))
        state.coins = [COINS] * players
        return state


TOY: Final = RichToy()


def game_names() -> list[str]:
    """The toy alone."""
    return ["toy"]


def load_game(name: str) -> Game:
    """The toy."""
    if name != "toy":
        raise KeyError(name)
    return TOY
