"""Looking one step ahead: what the position looks like right after each option."""

from operahouse.bots.judge import Judge
from operahouse.kernel.chance import Chance
from operahouse.kernel.game import State


def weigh_options(judge: Judge, worlds: list[State], seat: int, options: list[int], chance: Chance) -> list[float]:
    """The chance to win after each option, averaged over imagined worlds, the same ones for every option."""
    ready = [answered_by_others(judge, world, seat, chance) for world in worlds]
    values: list[float] = []
    for option in options:
        total = 0.0
        for world in ready:
            total += judge.chances(position_after(judge, world, seat, option, chance))[seat]
        values.append(total / len(ready))
    return values


def weigh_promising(
    judge: Judge, worlds: list[State], seat: int, options: list[int], chance: Chance, most: int
) -> tuple[list[int], list[float]]:
    """The options that look best at a quick glance, this many at most, and the chance to win after each of them."""
    ready = [answered_by_others(judge, world, seat, chance) for world in worlds]
    after = [[position_after(judge, world, seat, option, chance) for world in ready] for option in options]
    kept = list(range(len(options)))
    if len(kept) > most:
        glances = [sum([judge.quick_chances(position)[seat] for position in positions]) for positions in after]
        kept.sort(key=lambda index: -glances[index])
        del kept[most:]
    values = [sum([judge.chances(position)[seat] for position in after[index]]) / len(ready) for index in kept]
    return [options[index] for index in kept], values


def finish_greedily(judge: Judge, world: State, seat: int, chance: Chance) -> int:
    """The option after which a move that is only begun looks best at a quick glance."""
    return _greedy(judge, world, seat, chance, carefully=False)


def answered_by_others(judge: Judge, world: State, seat: int, chance: Chance) -> State:
    """Where several answer at the same time, the others do so first: in which order cannot matter."""
    if len(world.to_act()) == 1:
        return world
    ready = world.clone()
    for other in ready.to_act():
        if other != seat:
            ready.step(other, judge.features.typical_answer(ready, other, chance))
    return ready


def position_after(judge: Judge, world: State, seat: int, option: int, chance: Chance) -> State:
    """The position once an option is taken and what it begins is finished."""
    after = world.clone()
    after.step(seat, option)
    follow_up(judge, after, chance)
    return after


def follow_up(judge: Judge, world: State, chance: Chance, carefully: bool = False) -> None:
    """Let the seat to act finish, greedily, what is begun, so that the position can be judged.

    It goes by quick chances; by the judge's own if it should do so carefully.
    """
    judge.features.settle(world, chance)
    seat = world.turn
    while world.turn == seat and seat >= 0 and judge.features.is_mid_action(world):
        world.step(seat, _greedy(judge, world, seat, chance, carefully))
        judge.features.settle(world, chance)


def _greedy(judge: Judge, world: State, seat: int, chance: Chance, carefully: bool) -> int:
    """The option after which the position looks best at once."""
    options = world.options(seat)
    best = options[0]
    highest = -1.0
    for option in options:
        after = world.clone()
        after.step(seat, option)
        judge.features.settle(after, chance)
        value = (judge.chances(after) if carefully else judge.quick_chances(after))[seat]
        if value > highest:
            best = option
            highest = value
    return best
