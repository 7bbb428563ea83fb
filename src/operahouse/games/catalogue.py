"""The games by name. Component data is opened here and nowhere else in the rules."""

import tomllib
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Final

from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.game import Game

GAMES: Final = {
    "opera": ("operahouse.games.opera", "Opera", "opera-2009.toml"),
    "operaopoly": ("operahouse.games.operaopoly", "Operaopoly", "operaopoly-3.3.toml"),
}
"""Package, class (in its module `game`) and box of each game; the box is empty where a game has no component file."""


def game_names() -> list[str]:
    """All games, as commands and files name them."""
    return list(GAMES)


@cache
def load_game(name: str) -> Game:
    """A game with the figures of its box."""
    if name not in GAMES:
        raise OperahouseError("unknown-game", {"game": name, "known": ", ".join(GAMES)})
    package, class_name, box_file = GAMES[name]
    make_game = getattr(import_module(f"{package}.game"), class_name)
    game: Game = make_game(_open_box(package, box_file)) if box_file else make_game()
    return game


def _open_box(package: str, box_file: str) -> object:
    """The components of an edition, read from its TOML file."""
    data = tomllib.loads((files(package) / box_file).read_text(encoding="utf-8"))
    return import_module(f"{package}.box").Box(data)
