"""Games for bots that break: the first question to a bot ends its process, keeps it busy for ever, or makes it err."""

import os
import sys
from pathlib import Path

from operahouse.kernel.game import Game
from tests.web import catalogue

game_names = catalogue.game_names


def load_game(name: str) -> Game:
    """A game; in a bot's process only after it has broken once in the way that the environment says."""
    folder, how = os.environ.get("FRAGILE", " ").split(" ", 1)
    if sys.argv[0].endswith("worker.py") and how:
        marker = Path(folder) / how
        if not marker.exists():
            marker.touch()
            _break(how)
    return catalogue.load_game(name)


def _break(how: str) -> None:
    if how == "dies":
        os._exit(1)
    elif how == "dawdles":
        while True:
            pass
    elif how == "eats":
        bytearray(2**34)
    elif how == "errs":
        raise LookupError("where was I?")
