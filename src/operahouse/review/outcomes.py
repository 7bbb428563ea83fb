"""What else chance could have brought: a move played again with the undrawn piles in other orders."""

from collections import Counter
from collections.abc import Callable, Iterator
from math import factorial, prod
from typing import Final, NamedTuple

from operahouse.kernel.chance import Chance, shuffled
from operahouse.kernel.game import CHANCE, Game, State
from operahouse.kernel.play import choose_at_random

ORDERS: Final = 64
"""So many orders are tried; all of them where there are no more."""


class Outcome(NamedTuple):
    """A state that a move could have led to, and how likely it was."""

    state: State
    weight: float


def outcomes(game: Game, before: State, move: Callable[[State], None], chance: Chance, most: int) -> list[Outcome]:
    """The states after a move and what chance does then, over orders of the undrawn. Weights add up to 1.

    If there are at most so many, each is there with its exact weight; else so many are drawn.
    """
    exact = _enumerate(game, before, move, most)
    if exact:
        return exact
    drawn: list[Outcome] = []
    for _ in range(most):
        state = game.with_undrawn(before, [shuffled(pile, chance) for pile in game.undrawn(before)])
        move(state)
        run_chance(state, chance)
        drawn.append(Outcome(state, 1 / most))
    return drawn


def run_chance(state: State, chance: Chance) -> None:
    """Let chance do its part, until a seat is asked or the game is over."""
    while state.turn == CHANCE:
        state.step(CHANCE, choose_at_random(state, CHANCE, chance))


def _enumerate(game: Game, before: State, move: Callable[[State], None], most: int) -> list[Outcome]:
    """Every outcome; none if there are more than so many."""
    piles = game.undrawn(before)
    count = prod(_order_count(pile) for pile in piles)
    if count > most:
        return []
    found: list[Outcome] = []
    for orders in _each_order(piles):
        state = game.with_undrawn(before, orders)
        move(state)
        found += _each_end(state, 1 / count, most - len(found) + 1)
        if len(found) > most:
            return []
    return found


def _each_end(state: State, weight: float, most: int) -> list[Outcome]:
    """Everything that chance can do now; cut off after so many."""
    if state.turn != CHANCE:
        return [Outcome(state, weight)]
    options, weights = state.options(CHANCE)[:], state.weights()
    found: list[Outcome] = []
    for option, likely in zip(options, weights, strict=True):
        after = state.clone()
        after.step(CHANCE, option)
        found += _each_end(after, weight * likely / sum(weights), most - len(found))
        if len(found) >= most:
            break
    return found


def _order_count(pile: list[int]) -> int:
    return factorial(len(pile)) // prod(factorial(count) for count in Counter(pile).values())


def _each_order(piles: list[list[int]]) -> Iterator[list[list[int]]]:
    if not piles:
        yield []
        return
    for first in _arrangements(sorted(piles[0])):
        for rest in _each_order(piles[1:]):
            yield [first, *rest]


def _arrangements(items: list[int]) -> Iterator[list[int]]:
    """Every distinct order, each once: all are equally likely."""
    if not items:
        yield []
    for place, item in enumerate(items):
        if place == 0 or item != items[place - 1]:
            for rest in _arrangements(items[:place] + items[place + 1 :]):
                yield [item, *rest]
