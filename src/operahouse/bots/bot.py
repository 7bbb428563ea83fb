"""What a bot is: it gets a decision, and chooses one of its steps."""

from typing import ClassVar, Protocol

from operahouse.kernel.chance import Chance
from operahouse.kernel.decision import Decision, next_decision, world_of
from operahouse.kernel.game import Game


class Bot(Protocol):
    """A player that knows what its seat knows."""

    def choose(self, decision: Decision, chance: Chance) -> int:
        """One of `decision.steps`."""
        ...


class RandomBot:
    """Chooses any step, each equally likely."""

    reads_view: ClassVar[bool] = False
    """It never looks at the view, so whoever asks it needn't make one."""

    def choose(self, decision: Decision, chance: Chance) -> int:
        """One of `decision.steps`."""
        return decision.steps[chance.below(len(decision.steps))]


def choose_steps(game: Game, decision: Decision, bot: Bot, chance: Chance, first: list[int]) -> list[int]:
    """A whole move, step by step, each chosen from what the seat knows. With first steps given, the rest of it.

    The steps are taken in a world imagined from the view. A seat's own step shows it nothing hidden, so its view of
    that world stays its view of the real one.
    """
    world = world_of(game, decision)
    steps = first[:]
    for step in first:
        world.step(decision.seat, step)
    asked: Decision | None = next_decision(game, world, decision.seat) if first else decision
    while asked is not None:
        steps.append(bot.choose(asked, chance))
        world.step(decision.seat, steps[-1])
        asked = next_decision(game, world, decision.seat)
    return steps


def choose_move(game: Game, decision: Decision, bot: Bot, chance: Chance) -> str:
    """A whole move in its one spelling."""
    steps = choose_steps(game, decision, bot, chance, [])
    return game.spell_move(world_of(game, decision), decision.seat, steps)
