"""What a bot looks at in a game: numbers of a position that a judge can weigh."""

from typing import Protocol

from operahouse.kernel.chance import Chance
from operahouse.kernel.game import State


class FeatureExtractor(Protocol):
    """The features of one game, and how to bring a position to a point where they mean something."""

    @property
    def names(self) -> list[str]:
        """The names of the features, as text keys."""
        ...

    @property
    def search_iterations(self) -> int:
        """How many iterations the expert searches for a decision where nothing else is said."""
        ...

    def stage(self, state: State) -> int:
        """How far the game is: features are weighed differently early and late."""
        ...

    def stages(self) -> int:
        """How many such stages there are."""
        ...

    def initial_weights(self, stage: int) -> dict[str, float]:
        """What somebody who has only read the rules would give for some features: where fitting begins."""
        ...

    def features(self, state: State, seat: int) -> list[int]:
        """The features of one seat."""
        ...

    def points(self, state: State) -> list[int]:
        """The points made so far."""
        ...

    def is_mid_action(self, state: State) -> bool:
        """Whether the seat to act is only finishing what it began, so that the position is better judged later."""
        ...

    def settle(self, state: State, chance: Chance) -> None:
        """Finish in a sensible way what is half done, so that the position can be judged."""
        ...

    def typical_answer(self, state: State, seat: int, chance: Chance) -> int:
        """An option that people often take where several answer at the same time."""
        ...

    def reopen(self, state: State, seat: int) -> None:
        """Take back the secret answers of the other seats: nobody knows them, whether they are sealed or not."""
        ...
