"""Looking one step ahead: what the position looks like right after each option."""

from operahouse.bots.judge import Judge
from operahouse.kernel.chance import Chance
from operahouse.kernel.game import State


def weigh_options(judge: Judge, worlds: list[State], seat: int, options: list[int], chance: Chance) -> list[float]:
    """The chance to win after each option, averaged over imagined worlds."""
    return [
        sum(_chance_after(judge, world, seat, option, chance) for world in worlds) / len(worlds) for option in options
    ]


def _chance_after(judge: Judge, world: State, seat: int, option: int, chance: Chance) -> float:
    after = world.clone()
    after.step(seat, option)
    return chances_after_follow_up(judge, after, chance)[seat]


def chances_after_follow_up(judge: Judge, world: State, chance: Chance) -> list[float]:
    """The chances to win once the seat to act has finished, greedily, what it began; the world is used up."""
    judge.eyes.tidy(world, chance)
    seat = world.turn
    while world.turn == seat and seat >= 0 and judge.eyes.follows_up(world):
        world.step(seat, _greedy(judge, world, seat, chance))
        judge.eyes.tidy(world, chance)
    return judge.chances(world)


def _greedy(judge: Judge, world: State, seat: int, chance: Chance) -> int:
    """The option after which the position looks best at once."""
    options = world.options(seat)
    best = options[0]
    highest = -1.0
    for option in options:
        after = world.clone()
        after.step(seat, option)
        judge.eyes.tidy(after, chance)
        value = judge.chances(after)[seat]
        if value > highest:
            best = option
            highest = value
    return best
