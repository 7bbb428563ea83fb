"""The network: whole numbers packed into large ones, the same as adding up row by row."""

from importlib.resources import files

import pytest

from operahouse.bots.judge import NetworkJudge
from operahouse.bots.levels import make_judge, make_network_judge
from operahouse.bots.network import MOST, Network, Stages, Weights, pack, read_weights, write_weights
from operahouse.games.catalogue import game_names, load_game
from operahouse.kernel.chance import Generator
from operahouse.kernel.game import CHANCE
from operahouse.kernel.play import choose_at_random
from tests.toy.extras import RichToy

LARGEST_FILE = 512 * 1024
UNITS, MIDDLE = 9, 5
TABLE, SEAT, SECRET = 7, 11, 4


def rows(generator: Generator, count: int, width: int, size: int) -> list[list[int]]:
    return [[generator.below(2 * size + 1) - size for _ in range(width)] for _ in range(count)]


def some_weights(seed: int) -> Weights:
    generator = Generator(seed)
    return Weights(
        rows(generator, TABLE, UNITS, 300),
        rows(generator, SEAT, UNITS, 300),
        rows(generator, SEAT, UNITS, 300),
        rows(generator, SECRET, UNITS, 300),
        rows(generator, 1, UNITS, 200)[0],
        rows(generator, UNITS, MIDDLE, 500),
        rows(generator, 1, MIDDLE, 500)[0],
        rows(generator, 2, MIDDLE, 2000),
        Stages([0.25, 0.5], [1.0, 0.75], [0.0, -2.5]),
    )


def unit(value: int, bits: int) -> int:
    return min(max(value, 0) >> bits, MOST)


def by_hand(weights: Weights, table: list[int], seats: list[list[int]], secret: list[int], own: int) -> list[float]:
    """One lane after the other, as the network is described."""
    first = weights.first_bias[:]
    for row in [
        *[weights.table[code] for code in table],
        *[
            (weights.seat if seat == own else weights.others)[code]
            for seat, codes in enumerate(seats)
            for code in codes
        ],
        *[weights.secret[code] for code in secret],
    ]:
        first = [total + value for total, value in zip(first, row, strict=True)]
    passed = [unit(value, 2) for value in first]
    middle = [
        sum(passed[one] * weights.middle[one][two] for one in range(UNITS)) + weights.middle_bias[two] * 64
        for two in range(MIDDLE)
    ]
    passed = [unit(value, 8) for value in middle]
    return [sum(weight * value for weight, value in zip(head, passed, strict=True)) / 65536 for head in weights.heads]


@pytest.mark.parametrize("seed", range(20))
def test_packed_rows_give_what_single_weights_give(seed: int) -> None:
    weights = some_weights(seed)
    network = Network(weights)
    generator = Generator(1000 + seed)
    for _ in range(5):
        table = [code for code in range(TABLE) if generator.below(2)]
        seats = [[code for code in range(SEAT) if generator.below(3)] for _ in range(2 + seed % 4)]
        secrets = [[code for code in range(SECRET) if generator.below(2)] for _ in seats]
        said = network.judge(table, seats, secrets)
        assert [list(one) for one in said] == [
            by_hand(weights, table, seats, secrets[own], own) for own in range(len(seats))
        ]
        assert network.judge(table, seats, secrets) == said


def test_sums_of_packed_rows_are_packed_sums() -> None:
    one, other = [5, -7, 0, 32767], [-9, 3, -1, -32768]
    assert pack(one, 16) + pack(other, 16) == pack([-4, -4, -1, -1], 16)
    assert pack(one, 16) * 3 == pack([15, -21, 0, 98301], 16)


def test_weights_are_read_as_they_were_written() -> None:
    weights = some_weights(3)
    read = read_weights(write_weights(weights))
    assert read.rows() == weights.rows()
    stages = read.stages
    assert [stages.slope, stages.trust, stages.offset] == [[0.25, 0.5], [1.0, 0.75], [0.0, -2.5]]
    assert [len(read.table), len(read.seat), len(read.secret)] == [TABLE, SEAT, SECRET]


def test_another_file_is_no_network() -> None:
    with pytest.raises(ValueError, match="no network"):
        read_weights(b"RIFF" + bytes(40))


@pytest.mark.parametrize("name", game_names())
def test_the_network_of_a_game_fits_its_codes(name: str) -> None:
    game = load_game(name)
    codes, features = game.codes(), game.features()
    assert codes is not None
    assert features is not None
    data = (files("operahouse.games") / name / "network.bin").read_bytes()
    weights = read_weights(data)
    assert len(data) <= LARGEST_FILE
    sizes = [len(weights.table), len(weights.seat), len(weights.others), len(weights.secret)]
    assert sizes == [codes.table.size, codes.seat.size, codes.seat.size, codes.secret.size]
    stages = weights.stages
    assert {len(stages.slope), len(stages.trust), len(stages.offset)} == {features.stages()}


@pytest.mark.parametrize("name", game_names())
def test_chances_of_all_seats_add_up_to_one(name: str) -> None:
    """In every position of a game at random, for every number of players; and when it's over the winner is known."""
    game = load_game(name)
    judge = make_network_judge(game)
    assert isinstance(judge, NetworkJudge)
    for players in game.player_counts:
        generator = Generator(players)
        state = game.deal(players, [], generator)
        while state.turn >= CHANCE:
            if generator.below(20) == 0:
                assert sum(judge.chances(state)) == pytest.approx(1)
                assert all(-100 < points < 300 for points in judge.expected_points(state))
            state.step(state.turn, choose_at_random(state, state.turn, generator))
        assert judge.expected_points(state) == [float(points) for points in game.points(state)]
        chances = judge.chances(state)
        assert [seat for seat in range(players) if chances[seat] == max(chances)] == sorted(
            seat for seat in range(players) if game.points(state)[seat] == max(game.points(state))
        )


def test_the_network_sees_what_the_weighed_features_do_not() -> None:
    """Another offer moves the chances of the network; the linear judge hardly looks at it."""
    game = load_game("opera")
    moved = {True: 0.0, False: 0.0}
    for seed in range(6):
        position = game.write_position(game.deal(3, [], Generator(seed)))
        offer = position["offer"]
        assert isinstance(offer, dict)
        for network in moved:
            judge = make_network_judge(game) if network else make_judge(game)
            before = judge.chances(game.read_position(position))
            state = game.read_position(position)
            state.offer = state.offer[::-1]  # type: ignore[attr-defined]
            moved[network] += max(abs(one - other) for one, other in zip(before, judge.chances(state), strict=True))
    assert moved[True] > 10 * moved[False]


def test_a_game_without_codes_is_judged_without_a_network() -> None:
    judge = make_network_judge(RichToy())
    assert not isinstance(judge, NetworkJudge)
