"""The games as environments for learning: PettingZoo, Gymnasium and OpenSpiel.

They need `pip install operahouse[research]`. Without it, only this module can be imported.
"""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from operahouse.kernel.game import Game

if TYPE_CHECKING:
    from pettingzoo import AECEnv

    from operahouse.lab.research.gymnasium_environment import SeatEnvironment
    from operahouse.lab.research.vector_environment import VectorEnvironment

__all__ = ["gymnasium_env", "pettingzoo_env", "register_openspiel", "vector_env"]


def pettingzoo_env(game: str | Game, players: int = 3, table_options: Sequence[str] = ()) -> "AECEnv":
    """A PettingZoo AEC environment in which every seat is an agent."""
    with _research_libraries():
        from operahouse.lab.research.pettingzoo_environment import GameEnvironment
        from operahouse.lab.research.sequential_game import SequentialGame
    return GameEnvironment(SequentialGame(game, players, table_options))


def vector_env(
    game: str | Game, players: int = 3, count: int = 64, table_options: Sequence[str] = ()
) -> "VectorEnvironment":
    """Many games side by side, all seats played by one agent: see `VectorEnvironment`."""
    with _research_libraries():
        from operahouse.lab.research.sequential_game import SequentialGame
        from operahouse.lab.research.vector_environment import VectorEnvironment
    return VectorEnvironment(SequentialGame(game, players, table_options), count)


def gymnasium_env(
    game: str | Game,
    players: int = 3,
    opponents: str | Sequence[str] = "novice",
    seat: int | None = None,
    table_options: Sequence[str] = (),
) -> "SeatEnvironment":
    """A Gymnasium environment: one seat against bots.

    `opponents` is one name for all or a list of names, in order of play after the own seat. Without `seat`, every
    game draws a seat at random.
    """
    with _research_libraries():
        from operahouse.lab.research.gymnasium_environment import SeatEnvironment
    return SeatEnvironment(game, players, opponents, seat, table_options)


def register_openspiel(games: Iterable[Game] | None = None) -> list[str]:
    """Register games with OpenSpiel, all of this package if none are given. Returns their names there: python_opera, …

    Each has the parameter `players`: `pyspiel.load_game("python_opera", {"players": 3})`.
    """
    with _research_libraries():
        from operahouse.lab.research.openspiel_game import register
    return register(games)


@contextmanager
def _research_libraries() -> Iterator[None]:
    try:
        yield
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.startswith("operahouse"):
            raise
        sentence = f"The research environments need {missing.name}, which comes with: pip install operahouse[research]"
        raise ModuleNotFoundError(sentence, name=missing.name) from missing
