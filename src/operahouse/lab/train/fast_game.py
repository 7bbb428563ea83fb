"""Fast games for training: one step ahead, from the true state, and only promising options are judged with care.

Secret answers given at the same time are chosen before any of them is known, as people give them. Programmes and the
like, once begun, are finished at a quick glance: two thirds of all steps are of that kind.
"""

from dataclasses import dataclass

from operahouse.bots.graded_bots import best_of, blurred
from operahouse.bots.judge import Judge
from operahouse.bots.lookahead import finish_greedily, weigh_promising
from operahouse.kernel.chance import Generator
from operahouse.kernel.game import CHANCE, State
from operahouse.kernel.play import choose_at_random

MOST_JUDGED = 4
"""Options that the network judges in a decision: those that the weighed features like best."""
GUESSES = 2
"""How often the others' secret answers are guessed before one's own is chosen."""


@dataclass(frozen=True)
class Habits:
    """How cleanly a game is played."""

    slips: int = 0
    """Of a thousand steps so many are made at random."""
    blur: int = 0
    """Noise on the others, as a percentage of the difference between the promising options."""


def take_steps(state: State, judges: list[Judge], generator: Generator, habits: Habits) -> tuple[bool, bool]:
    """The next step, or all secret answers that are due. Whether that was a choice, and whether it was made at random.

    What is only finished doesn't count as a choice.
    """
    seats = state.to_act()
    if seats[0] == CHANCE:
        state.step(CHANCE, choose_at_random(state, CHANCE, generator))
        return False, False
    if len(seats) == 1:
        return _take_one(state, judges[seats[0]], generator, habits)
    answers = [_answer(state, judges[seat], seat, generator, habits) for seat in seats]
    for seat, answer in zip(seats, answers, strict=True):
        state.step(seat, answer)
    return True, False


def _take_one(state: State, judge: Judge, generator: Generator, habits: Habits) -> tuple[bool, bool]:
    seat = state.turn
    options = state.options(seat)
    if len(options) == 1:
        state.step(seat, options[0])
        return False, False
    if generator.below(1000) < habits.slips:
        state.step(seat, options[generator.below(len(options))])
        return True, True
    if state.within_move():
        state.step(seat, finish_greedily(judge, state, seat, generator))
        return False, False
    state.step(seat, _best(state, judge, seat, 1, generator, habits))
    return True, False


def _answer(state: State, judge: Judge, seat: int, generator: Generator, habits: Habits) -> int:
    """A secret answer, without knowing what the others answer."""
    options = state.options(seat)
    if len(options) == 1 or generator.below(1000) < habits.slips:
        return options[generator.below(len(options))]
    return _best(state, judge, seat, GUESSES, generator, habits)


def _best(state: State, judge: Judge, seat: int, guesses: int, generator: Generator, habits: Habits) -> int:
    found, values = weigh_promising(judge, [state] * guesses, seat, state.options(seat), generator, MOST_JUDGED)
    return best_of(found, blurred(values, habits.blur, generator) if habits.blur else values)
