from collections import Counter

from hypothesis import given, strategies

from operahouse.kernel.chance import Generator, pick_weighted, shuffled

seeds = strategies.integers(0, 2**63 - 1)


@given(seeds, strategies.integers(1, 1000))
def test_lots_are_below_the_bound(seed: int, bound: int) -> None:
    generator = Generator(seed)
    assert all(0 <= generator.below(bound) < bound for _ in range(50))


@given(seeds)
def test_a_seed_draws_the_same_lots_for_ever(seed: int) -> None:
    first, second = Generator(seed), Generator(seed)
    assert [first.below(84) for _ in range(20)] == [second.below(84) for _ in range(20)]


def test_the_lots_of_seed_1_are_those_recorded() -> None:
    generator = Generator(1)
    assert [generator.below(100) for _ in range(12)] == [35, 70, 79, 49, 1, 56, 60, 37, 43, 6, 18, 78]


def test_seeds_close_together_draw_different_lots() -> None:
    draws = [tuple(generator.below(1000) for _ in range(4)) for generator in map(Generator, range(500))]
    assert len(set(draws)) == 500


def test_every_lot_is_about_equally_likely() -> None:
    generator = Generator(3)
    counts = Counter(generator.below(6) for _ in range(6000))
    assert all(900 < counts[lot] < 1100 for lot in range(6))


@given(seeds, strategies.lists(strategies.integers(0, 5)))
def test_shuffling_keeps_every_item_and_the_list_given(seed: int, items: list[int]) -> None:
    before = items[:]
    assert Counter(shuffled(items, Generator(seed))) == Counter(before)
    assert items == before


def test_every_order_comes_up() -> None:
    generator = Generator(4)
    assert len({tuple(shuffled([1, 2, 3, 4], generator)) for _ in range(500)}) == 24


def test_a_weight_says_how_likely_an_option_is() -> None:
    generator = Generator(5)
    counts = Counter(pick_weighted([7, 8, 9], [1, 0, 3], generator) for _ in range(4000))
    assert counts[8] == 0
    assert 900 < counts[7] < 1100
