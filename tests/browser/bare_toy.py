"""The toy as it owes no more than a game must: no texts, no table, no words for its moves."""

from typing import Final

from operahouse.kernel.game import Game
from tests.toy.game import Toy

TOY: Final = Toy()


def game_names() -> list[str]:
    """The toy alone."""
    return ["toy"]


def load_game(name: str) -> Game:
    """The toy."""
    if name != "toy":
        raise KeyError(name)
    return TOY
