"""A game from before the deal to its end, with all chance explicit, including the deal.

Four chance nodes with 256 equally likely outcomes each are the bytes of the deal's seed, the most significant first.
So there are 2**32 deals. Every later chance node is one of the game's own, with the probabilities the game gives.
"""

from functools import cache

from operahouse.games.catalogue import game_names
from operahouse.kernel.chance import Generator
from operahouse.kernel.game import CHANCE, Game, State
from operahouse.lab.research.perfect_recall import PerfectRecall
from operahouse.lab.research.sequential_game import SequentialGame

DEAL_NODES = 4
DEAL_OUTCOMES = 256

EXTERNAL_GAMES: dict[str, Game] = {}
"""Games from outside the package, which can't be loaded by name."""


@cache
def sequential_game(name: str, players: int) -> SequentialGame:
    """The game by name, made once."""
    return SequentialGame(name if name in game_names() else EXTERNAL_GAMES[name], players)


class GameHistory:
    """The steps of a game so far, and where they led. Copied by cloning, pickled as the steps alone."""

    __slots__ = ("game", "imagined", "recall", "state", "steps")

    def __init__(self, game: SequentialGame) -> None:
        self.game = game
        self.imagined = False
        """Whether it begins in a world that a seat imagined. No steps lead there, so it can't be pickled."""
        self.steps: list[int] = []
        self.state: State | None = None
        """None before the deal."""
        self.recall: PerfectRecall | None = None

    def __deepcopy__(self, memo: object) -> "GameHistory":
        twin = GameHistory(self.game)
        twin.imagined = self.imagined
        twin.steps = self.steps[:]
        twin.state = self.state.clone() if self.state else None
        twin.recall = self.recall.clone() if self.recall else None
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        if self.imagined:
            raise TypeError("a state that was imagined can't be pickled: no history leads to it")
        return _replay, (self.game.game.name, self.game.players, self.steps)

    def imagine(self, seat: int, generator: Generator) -> "GameHistory":
        """A game that goes on from a world that the seat imagines. So far it looks to the seat as this one does."""
        if self.state is None or self.recall is None:
            raise ValueError("there is nothing to imagine before the deal")
        twin = GameHistory(self.game)
        twin.imagined = True
        twin.state = self.game.game.imagine(self.game.game.view(self.state, seat, memory=True), generator)
        twin.recall = self.recall.carried_over(seat, twin.state)
        return twin

    def turn(self) -> int:
        """The seat to act; CHANCE also before the deal."""
        return self.state.turn if self.state else CHANCE

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may do now, with probabilities."""
        if self.state is None:
            return [(outcome, 1 / DEAL_OUTCOMES) for outcome in range(DEAL_OUTCOMES)]
        weights = self.state.weights()
        total = sum(weights)
        options = self.state.options(CHANCE)
        return sorted((option, weight / total) for option, weight in zip(options, weights, strict=True))

    def step(self, option: int) -> None:
        """The seat or chance to act chooses an option."""
        self.steps.append(option)
        if self.state and self.recall:
            self.recall.add_step(self.state.turn, option)
            self.state.step(self.state.turn, option)
        elif len(self.steps) == DEAL_NODES:
            seed = int.from_bytes(bytes(self.steps), "big")
            self.state = self.game.game.deal(self.game.players, [], Generator(seed))
            self.recall = PerfectRecall(self.game.game, self.state)


def _replay(name: str, players: int, steps: list[int]) -> GameHistory:
    history = GameHistory(sequential_game(name, players))
    for step in steps:
        history.step(step)
    return history
