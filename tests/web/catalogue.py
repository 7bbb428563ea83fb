"""The games of the house and the toy, as a server under test offers them."""

from operahouse.games import catalogue
from operahouse.kernel.game import Game
from tests.table.logged_match import find_game


def game_names() -> list[str]:
    """All of them."""
    return [*catalogue.game_names(), "toy"]


def load_game(name: str) -> Game:
    """Any of them."""
    return find_game(name)
