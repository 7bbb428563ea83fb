"""What a bot is: it gets its seat's view and the options, and chooses one."""

from typing import ClassVar, Protocol

from operahouse.kernel.chance import Chance
from operahouse.kernel.game import Game, Json, State


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


def choose_steps(game: Game, before: State, seat: int, bot: Bot, chance: Chance, first: list[int]) -> list[int]:
    """A whole move, step by step, each chosen from the seat's own view and the options, and nothing else.

    With first steps given, the bot finishes the move that they begin.
    """
    after = before.clone()
    steps = first[:]
    for step in first:
        after.step(seat, step)
    while not steps or after.within_move():
        view = game.view(after, seat, memory=True)
        steps.append(bot.choose(view, after.options(seat), chance))
        after.step(seat, steps[-1])
    return steps
