"""A game from before the deal to its end, with all luck explicit, the deal too.

Four chance nodes with 256 equally likely outcomes each are the bytes of the deal's number, the most significant first,
and the game is dealt by the generator with that number as its seed: 2**32 deals. Every later chance node is one of the
game's own, with the probabilities that its weights give.
"""

from functools import cache

from operahouse.games.catalogue import game_names
from operahouse.kernel.chance import Generator
from operahouse.kernel.game import CHANCE, Game, State
from operahouse.lab.research.arena import Arena
from operahouse.lab.research.recollection import Recollection

DEAL_NODES = 4
DEAL_OUTCOMES = 256

GUESTS: dict[str, Game] = {}
"""Games that are not of the house and cannot be loaded by name."""


@cache
def arena_of(name: str, players: int) -> Arena:
    """The arena of a game by name, made once."""
    return Arena(name if name in game_names() else GUESTS[name], players)


class Progress:
    """How far a game has come. It is copied by cloning, and stored as the steps that led to it."""

    __slots__ = ("arena", "recollection", "state", "steps")

    def __init__(self, arena: Arena) -> None:
        self.arena = arena
        self.steps: list[int] = []
        self.state: State | None = None
        """None before the deal."""
        self.recollection: Recollection | None = None

    def __deepcopy__(self, memo: object) -> "Progress":
        twin = Progress(self.arena)
        twin.steps = self.steps[:]
        twin.state = self.state.clone() if self.state else None
        twin.recollection = self.recollection.clone() if self.recollection else None
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return _retraced, (self.arena.game.name, self.arena.players, self.steps)

    def turn(self) -> int:
        """The seat to act; CHANCE also before the deal."""
        return self.state.turn if self.state else CHANCE

    def outcomes(self) -> list[tuple[int, float]]:
        """What luck may do now, with probabilities."""
        if self.state is None:
            return [(outcome, 1 / DEAL_OUTCOMES) for outcome in range(DEAL_OUTCOMES)]
        weights = self.state.weights()
        total = sum(weights)
        options = self.state.options(CHANCE)
        return sorted((option, weight / total) for option, weight in zip(options, weights, strict=True))

    def step(self, option: int) -> None:
        """Whoever is to act has chosen."""
        self.steps.append(option)
        if self.state and self.recollection:
            self.recollection.note(self.state.turn, option)
            self.state.step(self.state.turn, option)
        elif len(self.steps) == DEAL_NODES:
            seed = int.from_bytes(bytes(self.steps), "big")
            self.state = self.arena.game.deal(self.arena.players, [], Generator(seed))
            self.recollection = Recollection(self.arena.game, self.state)


def _retraced(name: str, players: int, steps: list[int]) -> Progress:
    progress = Progress(arena_of(name, players))
    for step in steps:
        progress.step(step)
    return progress
