"""Games for bots that break: the first question to a bot ends its process, keeps it busy, or makes it err."""

import os
import sys
from pathlib import Path

from operahouse.kernel.game import Game
from tests.web import catalogue

game_names = catalogue.game_names


def load_game(name: str) -> Game:
    """A game; in a bot's process only after it has broken in the way that the environment says.

    A file notes that it has, so that the next process is well. A bot that dawdles does so until the test makes that
    file, because nobody knows how far it comes before its time is over.
    """
    folder, how = os.environ.get("FRAGILE", " ").split(" ", 1)
    if sys.argv[0].endswith("worker.py") and how:
        marker = Path(folder) / how
        if not marker.exists():
            _break(how, marker)
    return catalogue.load_game(name)


def _break(how: str, marker: Path) -> None:
    while how == "dawdles" and not marker.exists():
        pass
    marker.touch()
    if how == "dies":
        os._exit(1)
    elif how == "eats":
        bytearray(2**34)
    elif how == "errs":
        raise LookupError("where was I?")
