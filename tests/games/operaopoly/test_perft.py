"""How many sequences of options there are from a position: a change of any rule shows here."""

from collections.abc import Callable
from itertools import islice

import pytest

from operahouse.kernel.chance import Generator
from operahouse.kernel.game import State
from tests.games.cases import state_of
from tests.games.operaopoly.lively import lively_walk, operaopoly
from tests.games.perft import perft

GAME = operaopoly()


def dealt(players: int) -> Callable[[], State]:
    """A new game."""
    return lambda: GAME.deal(players, [], Generator(1))


def case(name: str, moves: int | None = None) -> Callable[[], State]:
    """Where a case leads, or where so many of its moves lead."""
    return lambda: state_of(GAME, name, moves)


def lively(players: int, steps: int) -> Callable[[], State]:
    """A lively game after so many steps."""
    return lambda: next(islice(lively_walk(players, 2), steps, None))[0]


POSITIONS: dict[str, Callable[[], State]] = {
    "two players, seed 1": dealt(2),
    "three players, seed 1": dealt(3),
    "six players, seed 1": dealt(6),
    "Bizet is dormant": case("setup/dormant-bizet-is-out-of-reach"),
    "a category can be taken over": case("example/take-over-funding", 0),
    "an opera can begin": case("example/begin-la-traviata", 0),
    "a house with an orchestra to oust": case("example/orchestra-falls-without-verdi", 0),
    "an impresario directs": case("impresario/directing-choices"),
    "an audition is open": case("example/audition"),
    "an audition with one rehearsal": case("audition/single-rehearsal"),
    "a deck is shuffled": case("audition/reshuffle-before-the-draw-goes-on"),
    "cards must go": case("turn/discards-down-to-three"),
    "a last round": case("last-round/take-over"),
    "before the last performance": case("example/last-performance", 0),
    "Bizet has just woken": case("closing/wakes-bizet"),
    "before the third closing": case("end/third-closing", 0),
    "a lively game for three": lively(3, 250),
    "a lively game for five": lively(5, 250),
    "a lively game for four, cards being chosen": lively(4, 163),
}
COUNTS = {
    "two players, seed 1": [6, 38, 232, 1394, 7753, 41528],
    "three players, seed 1": [9, 53, 297, 1748, 9847, 54301],
    "six players, seed 1": [9, 54, 305, 1777, 9880, 54046],
    "Bizet is dormant": [19, 166, 1204, 8223, 52810],
    "a category can be taken over": [11, 65, 385, 2204, 11618, 56520],
    "an opera can begin": [7, 34, 185, 983, 4950, 22872],
    "a house with an orchestra to oust": [7, 32, 158, 778, 4275, 26374],
    "an impresario directs": [6, 8, 32, 164, 725, 3048],
    "an audition is open": [4, 33, 874, 24448],
    "an audition with one rehearsal": [2, 34, 994, 29822],
    "a deck is shuffled": [32, 992, 29760],
    "cards must go": [5, 20, 60, 280, 1304, 5738],
    "a last round": [3, 21, 82, 437, 2325, 10924],
    "before the last performance": [1, 11, 84, 630, 3845, 18677],
    "Bizet has just woken": [3, 13, 53, 203, 701, 2519],
    "before the third closing": [1, 0],
    "a lively game for three": [9, 85, 756, 4739, 27398],
    "a lively game for five": [5, 56, 966, 21608],
    "a lively game for four, cards being chosen": [1, 8, 34, 137, 1010, 10215],
}
"""Sequences of 1, 2, 3 and more options."""


@pytest.mark.parametrize("name", POSITIONS)
def test_sequences(name: str) -> None:
    assert perft(POSITIONS[name](), len(COUNTS[name])) == COUNTS[name]
