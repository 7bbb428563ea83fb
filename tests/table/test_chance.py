from collections import Counter

import pytest

from operahouse.kernel.errors import Malformed
from operahouse.table.chance import SeededChance, bot_chance, read_seed, seed_hash
from tests.table.logged_match import SEED


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
