"""What a bot is: it gets its seat's view and the options, and chooses one."""

from typing import ClassVar, Protocol

from operahouse.kernel.chance import Chance
from operahouse.kernel.game import Json


class Bot(Protocol):
    """A player without eyes for anything but its own view."""

    def choose(self, view: Json, options: list[int], chance: Chance) -> int:
        """One of the options offered."""
        ...


class RandomBot:
    """Chooses any option, each equally likely."""

    looks: ClassVar[bool] = False
    """It never looks at its view: whoever asks it need not draw one."""

    def choose(self, view: Json, options: list[int], chance: Chance) -> int:
        """One of the options offered."""
        return options[chance.below(len(options))]
