"""Tables of one deal that go different ways share their luck: what both can draw comes in the same order."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from operahouse.games.catalogue import load_game
from operahouse.kernel.game import CHANCE, Game, State
from operahouse.table.chance import ChanceHistory, chance_steps, deal_chance
from operahouse.table.shares import FIXED_FORMAT, mixed_seed

TABLES = 4
DEALS = [("opera", 2), ("opera", 4), ("operaopoly", 2), ("operaopoly", 5)]
Shuffle = tuple[tuple[int, ...], dict[int, int]]
"""What chance drew in one move, and how often each piece had been drawn before."""


def play_apart(game: Game, players: int, seed: bytes, way: int) -> tuple[str, list[Shuffle]]:
    """The deal, and everything that chance does at a table where everybody moves at random in a way of its own."""
    state: State = game.deal(players, [], deal_chance(seed))
    dealt, lots, history = str(game.write_position(state)), Random(way), ChanceHistory()
    shuffles: list[Shuffle] = []
    while state.to_act():
        if state.turn == CHANCE:
            steps = chance_steps(FIXED_FORMAT, game, state, seed, history)
            shuffles.append((tuple(steps), {piece: history.shuffles.get(piece, 0) for piece in steps}))
            history = history.after(steps)
            for step in steps:
                state.step(CHANCE, step)
        else:
            state.step(state.turn, lots.choice(state.options(state.turn)))
    return dealt, shuffles


def common_order(one: Shuffle, other: Shuffle) -> tuple[list[int], list[int]]:
    """What both drew, in the order of each: pieces that were drawn as often before, as many as both have."""
    (here, before), (there, earlier) = one, other
    both = Counter(here) & Counter(there)
    shared = {piece: count for piece, count in both.items() if before[piece] == earlier[piece]}
    return _first(here, shared), _first(there, shared)


def _first(drawn: tuple[int, ...], wanted: dict[int, int]) -> list[int]:
    left, found = dict(wanted), []
    for piece in drawn:
        if left.get(piece, 0):
            left[piece] -= 1
            found.append(piece)
    return found


@pytest.mark.parametrize(("name", "players"), DEALS)
@pytest.mark.parametrize("deal", range(3))
def test_tables_that_go_different_ways_share_their_luck(name: str, players: int, deal: int) -> None:
    game = load_game(name)
    seed = mixed_seed(FIXED_FORMAT, bytes([deal + 1]) * 32, {})
    tables = [play_apart(game, players, seed, way) for way in range(TABLES)]
    assert len({dealt for dealt, _ in tables}) == 1
    for (_, one), (_, other) in pairwise(tables):
        for here in one:
            for there in other:
                mine, theirs = common_order(here, there)
                assert sorted(mine) == sorted(theirs)
                if len(set(mine)) == len(mine):
                    assert mine == theirs
