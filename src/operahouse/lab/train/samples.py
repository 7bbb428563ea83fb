"""Self-play for a network: positions as codes, just as the judge meets them one step ahead.

A position is sampled after a step, with what that step began finished, for that is what a bot judges. Games are clean
but for a few steps made at random, so that chances are those of good players; and what follows a random step is
sampled more often than the rest, so that the network also learns what bad moves lead to.
"""

from dataclasses import dataclass, field
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

from operahouse.bots.judge import Judge
from operahouse.bots.levels import network_judge
from operahouse.bots.lookahead import follow_up
from operahouse.bots.network import Network, read_weights
from operahouse.games.catalogue import load_game
from operahouse.kernel.chance import Generator
from operahouse.kernel.codes import CodeEncoder
from operahouse.kernel.game import CHANCE, Game, State
from operahouse.lab.train.fast_game import Habits, take_steps

TABLE_WIDTH = 80
SEAT_WIDTH = 112
SECRET_WIDTH = 64
"""So many codes are kept of the table, of a seat, and of its secrets; the rest of a row is padding."""
PADDING = -1
ONE_IN = 4
"""One position in this many is sampled; after a random step one in two."""
ONE_IN_AFTER_SLIPS = 2
HABITS = [Habits(0, 0), Habits(0, 20), Habits(4, 10), Habits(12, 10), Habits(40, 20)]
"""How cleanly games are played, game by game: of a few hundred steps none to a dozen are made at random."""
NEWEST_OF = 4
"""Of so many seats all but one judge with the newest network; the others with any one of the pool."""

Numbers = NDArray[np.generic]
Samples = dict[str, Numbers]
"""Columns with a row for each position; `game` numbers the games, `z` and `final` are how they ended."""


@dataclass(frozen=True)
class Batch:
    """Games to be played by one worker until its time is up."""

    game: str
    players: int
    seconds: float
    seed: int
    networks: tuple[bytes | None, ...]
    """The pool of networks that play, the newest first; None stands for the weighed features alone."""
    most_games: int = 1_000_000


@dataclass
class _Rows:
    table: list[list[int]] = field(default_factory=list)
    seats: list[list[int]] = field(default_factory=list)
    secrets: list[list[int]] = field(default_factory=list)
    expected: list[list[float]] = field(default_factory=list)
    stage: list[int] = field(default_factory=list)
    game: list[int] = field(default_factory=list)
    z: list[list[float]] = field(default_factory=list)
    final: list[list[int]] = field(default_factory=list)
    habits: list[int] = field(default_factory=list)


def judge_with(game: Game, network: bytes | None) -> Judge:
    """The judge of a game with a network from a file, or without one."""
    return network_judge(game, None if network is None else Network(read_weights(network)))


def play_samples(batch: Batch) -> Samples:
    """Play games until the time is up. Returns the sampled positions of all that ended."""
    game = load_game(batch.game)
    pool = [judge_with(game, network) for network in batch.networks]
    codes = game.codes()
    assert codes is not None
    generator = Generator(batch.seed)
    rows = _Rows()
    deadline = perf_counter() + batch.seconds
    number = 0
    while perf_counter() < deadline and number < batch.most_games:
        judges = [pool[_drawn(len(pool), generator)] for _ in range(batch.players)]
        _play_game(game, judges, codes, generator, number, rows)
        number += 1
    return _columns(rows, batch.players, secret_width(codes))


def _drawn(count: int, generator: Generator) -> int:
    return 0 if generator.below(NEWEST_OF) else generator.below(count)


def _play_game(
    game: Game, judges: list[Judge], codes: CodeEncoder, generator: Generator, number: int, rows: _Rows
) -> None:
    habits = HABITS[generator.below(len(HABITS))]
    players = len(judges)
    state = game.deal(players, [], generator)
    linear = Judge(judges[0].features, judges[0].weights, judges[0].spread)
    sampled = 0
    while state.turn >= CHANCE:
        chosen, slipped = take_steps(state, judges, generator, habits)
        one_in = ONE_IN_AFTER_SLIPS if slipped else ONE_IN
        if chosen and state.turn >= CHANCE and generator.below(one_in) == 0:
            sampled += _sample(state.clone(), linear, codes, generator, number, rows)
    first = game.ranking(state)[0]
    rows.z += [[1 / len(first) if seat in first else 0.0 for seat in range(players)]] * sampled
    rows.final += [game.points(state)] * sampled
    rows.habits += [HABITS.index(habits)] * sampled


def _sample(state: State, linear: Judge, codes: CodeEncoder, generator: Generator, number: int, rows: _Rows) -> int:
    follow_up(linear, state, generator)
    if state.turn < CHANCE:
        return 0
    expected = linear.expected_points(state)
    rows.table.append(_padded(codes.table_codes(state), TABLE_WIDTH))
    seats: list[int] = []
    secrets: list[int] = []
    for seat in range(len(expected)):
        features = linear.features.features(state, seat)
        seats += _padded(codes.seat_codes(state, seat, features), SEAT_WIDTH)
        secrets += _padded(codes.secret_codes(state, seat, features), secret_width(codes))
    rows.seats.append(seats)
    rows.secrets.append(secrets)
    rows.expected.append(expected)
    rows.stage.append(linear.features.stage(state))
    rows.game.append(number)
    return 1


def secret_width(codes: CodeEncoder) -> int:
    """A game without secrets needs no room for them."""
    return SECRET_WIDTH if codes.secret.size else 1


def _padded(codes: list[int], width: int) -> list[int]:
    if len(codes) > width:
        raise ValueError(f"{len(codes)} codes don't fit into {width}")
    return codes + [PADDING] * (width - len(codes))


def _columns(rows: _Rows, players: int, secret: int) -> Samples:
    count = len(rows.table)
    return {
        "table": np.array(rows.table, np.int16).reshape(count, TABLE_WIDTH),
        "seats": np.array(rows.seats, np.int16).reshape(count, players, SEAT_WIDTH),
        "secrets": np.array(rows.secrets, np.int16).reshape(count, players, secret),
        "expected": np.array(rows.expected, np.float32).reshape(count, players),
        "stage": np.array(rows.stage, np.int16),
        "game": np.array(rows.game, np.int32),
        "z": np.array(rows.z, np.float32).reshape(count, players),
        "final": np.array(rows.final, np.float32).reshape(count, players),
        "habits": np.array(rows.habits, np.int16),
    }


def joined(parts: list[Samples]) -> Samples:
    """The samples of many workers, their games numbered anew."""
    offset = 0
    for part in parts:
        games = int(part["game"].max()) + 1 if len(part["game"]) else 0
        part["game"] = part["game"] + offset
        offset += games
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
