from collections import Counter

import pytest

from operahouse.kernel.errors import Malformed
from operahouse.kernel.game import CHANCE
from operahouse.kernel.plain_state import PlainState
from operahouse.table.chance import ChanceHistory, SeededChance, bot_chance, chance_steps, read_seed, seed_hash
from tests.table.logged_match import SEED, find_game

GAME = find_game("opera")
"""Whose words the pieces of these piles have."""


def test_the_same_stream_draws_the_same_lots() -> None:
    bounds = [2, 6, 1, 1000, 2**70, 255, 256, 257]
    first, second = SeededChance(SEED, "deal"), SeededChance(SEED, "deal")
    assert [first.below(bound) for bound in bounds] == [second.below(bound) for bound in bounds]


def test_streams_and_seeds_differ() -> None:
    draws = {SeededChance(seed, stream).below(2**64) for seed in (SEED, SEED[::-1]) for stream in ("deal", "chance 0")}
    assert len(draws) == 4
    assert bot_chance(SEED, "red", 5).below(10**6) != bot_chance(SEED, "red", 6).below(10**6)


def test_every_number_below_a_bound_is_drawn_about_as_often() -> None:
    chance = SeededChance(SEED, "dice")
    counts = Counter(chance.below(6) for _ in range(6000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(880 < count < 1120 for count in counts.values())


def test_the_numbers_of_a_seed_never_change() -> None:
    chance = SeededChance(SEED, "deal")
    assert [chance.below(100) for _ in range(8)] == [41, 84, 73, 56, 10, 54, 19, 27]
    assert seed_hash(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


@pytest.mark.parametrize("text", ["", "00", "zz" * 16, "AB" * 16, "00 " * 16, "00" * 65])
def test_a_bad_seed_is_refused(text: str) -> None:
    with pytest.raises(Malformed, match="table-malformed-seed"):
        read_seed(text)


class Pile(PlainState):
    """Pieces that chance draws one by one: how many there are of each."""

    def __init__(self, pieces: dict[int, int], put_back: int = 0) -> None:
        self.pieces = pieces
        self.put_back = put_back
        """How often a piece is put back that was drawn."""
        self.turn = CHANCE

    def options(self, seat: int) -> list[int]:
        """What is left."""
        return list(self.pieces)

    def weights(self) -> list[int]:
        """How many of each."""
        return list(self.pieces.values())

    def step(self, seat: int, option: int) -> None:
        """Draw a piece."""
        if self.put_back:
            self.put_back -= 1
            return
        self.pieces = {piece: count - (piece == option) for piece, count in self.pieces.items()}
        self.pieces = {piece: count for piece, count in self.pieces.items() if count}

    def within_move(self) -> bool:
        """Until nothing is left."""
        return bool(self.pieces)


def draw(
    pieces: dict[int, int], history: ChanceHistory | None = None, seed: bytes = SEED, put_back: int = 0
) -> list[int]:
    """The order in which chance draws the pieces of a pile."""
    return chance_steps(2, GAME, Pile(pieces, put_back), seed, history or ChanceHistory())


def test_a_shuffle_draws_every_piece_once() -> None:
    assert sorted(draw({0: 3, 1: 1, 2: 2})) == [0, 0, 0, 1, 2, 2]


def test_tables_with_different_piles_share_their_luck() -> None:
    here, there = draw(dict.fromkeys(range(9), 1)), draw(dict.fromkeys(range(4, 12), 1))
    both = range(4, 9)
    assert [piece for piece in here if piece in both] == [piece for piece in there if piece in both]


def test_it_doesn_t_matter_what_else_was_shuffled_before() -> None:
    one, other = dict.fromkeys(range(5), 1), dict.fromkeys(range(5, 10), 1)
    before = ChanceHistory().after(draw(one))
    assert draw(other, before) == draw(other)
    assert draw(one, before) != draw(one)


def test_pieces_that_are_put_back_are_drawn_anew() -> None:
    first = {draw({0: 1, 1: 1}, seed=bytes([seed]) * 16, put_back=2)[0] for seed in range(20)}
    orders = {tuple(draw({0: 1, 1: 1}, seed=bytes([seed]) * 16, put_back=2)[:2]) for seed in range(40)}
    assert (first, len(orders)) == ({0, 1}, 4)


def test_pieces_are_drawn_as_often_as_there_are_of_them() -> None:
    firsts = Counter(draw({0: 3, 1: 2, 2: 1}, seed=number.to_bytes(16))[0] for number in range(3000))
    assert [abs(firsts[piece] - expected) < 100 for piece, expected in enumerate([1500, 1000, 500])] == [True] * 3


def test_the_order_of_a_seed_never_changes() -> None:
    assert draw({0: 2, 1: 2, 2: 2, 3: 2}) == [3, 0, 0, 1, 3, 2, 2, 1]
