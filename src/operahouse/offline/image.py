"""Imports and loads everything that playing needs. The page keeps an image of Python's memory as it is after this.

So nothing here, and in nothing imported, may depend on when and where it's done.
"""

from operahouse.games.catalogue import game_names, load_game
from operahouse.offline import thinker, worker

__all__ = ["thinker", "worker"]

for name in game_names():
    load_game(name)
