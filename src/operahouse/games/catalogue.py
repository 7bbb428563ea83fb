"""The games of the house by name. Component data is opened here and nowhere else in the rules."""

import tomllib
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Final

from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.game import Game

GAMES: Final = {
    "opera": ("opera", "Opera", "opera-2009.toml"),
    "operaopoly": ("operaopoly", "Operaopoly", "operaopoly-3.3.toml"),
}
"""Folder, class and box of each game."""


def game_names() -> list[str]:
    """All games, as commands and files name them."""
    return list(GAMES)


@cache
def load_game(name: str) -> Game:
    """A game with the figures of its box."""
    if name not in GAMES:
        raise OperahouseError("unknown-game", {"game": name, "known": ", ".join(GAMES)})
    folder, class_name, box_file = GAMES[name]
    package = f"operahouse.games.{folder}"
    data = tomllib.loads((files(package) / box_file).read_text(encoding="utf-8"))
    box = import_module(f"{package}.box").Box(data)
    game: Game = getattr(import_module(f"{package}.game"), class_name)(box)
    return game
