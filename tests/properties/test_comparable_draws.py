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


def alike(one: Shuffle, other: Shuffle) -> tuple[list[int], list[int], int]:
    """What each drew of the pieces that both had and had drawn as often before, and how many of these both have."""
    (here, before), (there, earlier) = one, other
    both = {
        piece: count for piece, count in (Counter(here) & Counter(there)).items() if before[piece] == earlier[piece]
    }
    return [piece for piece in here if piece in both], [piece for piece in there if piece in both], sum(both.values())


def longest_common(one: list[int], other: list[int]) -> int:
    """The length of the longest sequence that is in both, in its order."""
    row = [0] * (len(other) + 1)
    for piece in one:
        above = row
        row = [0]
        for index, another in enumerate(other):
            row.append(above[index] + 1 if piece == another else max(above[index + 1], row[index]))
    return row[-1]


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
                mine, theirs, count = alike(here, there)
                assert longest_common(mine, theirs) == count
