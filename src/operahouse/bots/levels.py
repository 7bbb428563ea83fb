"""The bots by name: how strong they are, and how long they may think."""

import json
import struct
import zlib
from functools import cache
from importlib.resources import files
from pathlib import Path
from time import perf_counter
from typing import Final

from operahouse.bots.bot import Bot, RandomBot
from operahouse.bots.default_features import DefaultFeatures
from operahouse.bots.graded_bots import (
    AMATEUR_BLUR,
    AMATEUR_SLIPS,
    NOVICE_BLUR,
    NOVICE_SLIPS,
    HalvingBot,
    LookaheadBot,
    SearchBot,
)  # fmt: skip
from operahouse.bots.judge import Judge, NetworkJudge
from operahouse.bots.network import Network, read_weights
from operahouse.bots.outside import is_outside, make_outside_bot
from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.game import Game

LEVELS: Final = ["random", "novice", "amateur", "expert", "master"]
SEARCHING: Final = ["expert", "master"]
"""The levels that search: these can be told how long."""
NETWORK: Final = "network"
"""Stands before the file of a network that plays as the master does: `network:FILE` or `network@250ms:FILE`."""
NO_LIMIT: Final = 1_000_000_000


def make_bot(game: Game, name: str, most_seconds: float = NO_LIMIT) -> Bot:
    """A bot by its name. `master@250ms` thinks so long, `expert@800` searches so many iterations.

    It never thinks longer about a step than `most_seconds`, whatever its name says.
    `network:FILE` plays as the master does, with a network from a file.
    `cmd:./mybot --flag` is a program of its own: see `operahouse.bots.outside`.
    """
    if is_outside(name):
        return make_outside_bot(game, name)
    head, _, file = name.partition(":")
    level, _, budget = head.partition("@")
    if file and level == NETWORK:
        return _make_master(game, _read_network(game, name, file), name, budget, most_seconds)
    if file or level not in LEVELS or (budget and level not in SEARCHING):
        raise OperahouseError("unknown-bot", {"bot": name, "known": ", ".join(LEVELS)})
    if level == "random":
        return RandomBot()
    judge = make_judge(game)
    if level == "novice":
        return LookaheadBot(game, judge, NOVICE_SLIPS, NOVICE_BLUR)
    if level == "amateur":
        return LookaheadBot(game, judge, AMATEUR_SLIPS, AMATEUR_BLUR)
    if level == "master":
        return _make_master(game, make_network_judge(game), name, budget, most_seconds)
    iterations, seconds = _read_budget(name, budget, judge.features.search_iterations)
    return SearchBot(game, judge, iterations, perf_counter, min(seconds, most_seconds))


def _make_master(game: Game, judge: Judge, name: str, budget: str, most_seconds: float) -> Bot:
    iterations, seconds = _read_budget(name, budget, judge.features.search_iterations)
    return HalvingBot(game, judge, make_judge(game), iterations, perf_counter, min(seconds, most_seconds))


def _read_network(game: Game, name: str, file: str) -> Judge:
    """The judge with the network in a file, which must be one of this game."""
    try:
        weights = read_weights(Path(file).read_bytes())
        codes = game.codes()
        if codes is None or weights.sizes() != [codes.table.size, codes.seat.size, codes.secret.size]:
            raise ValueError("this is a network of another game")
    except (OSError, ValueError, struct.error, zlib.error) as error:
        known = f"{NETWORK}:FILE, {NETWORK}@250ms:FILE"
        raise OperahouseError("unknown-bot", {"bot": name, "known": known}) from error
    return network_judge(game, Network(weights))


def _read_budget(name: str, budget: str, usual: int) -> tuple[int, float]:
    """Iterations and seconds; whichever is not said has no limit."""
    if not budget:
        return usual, float(NO_LIMIT)
    number = budget.removesuffix("ms")
    if not number.isdecimal() or not 1 <= int(number) <= NO_LIMIT:
        raise OperahouseError("unknown-bot", {"bot": name, "known": "expert@250ms, expert@800"})
    return (NO_LIMIT, int(number) / 1000) if budget.endswith("ms") else (int(number), float(NO_LIMIT))


def make_judge(game: Game) -> Judge:
    """The judge of a game, with weights fitted by self-play where there are any."""
    features = game.features()
    if features is None:
        return Judge(DefaultFeatures(game), [[0.0]], [10.0])
    weights, spread = fitted_weights(game)
    return Judge(features, weights, spread)


def make_network_judge(game: Game) -> Judge:
    """The best judge of a game: with its network, where it has been trained."""
    return network_judge(game, trained_network(game))


def network_judge(game: Game, network: Network | None) -> Judge:
    """The judge of a game with this network; without one, or where a game has no codes, the weighed features alone."""
    codes, features = game.codes(), game.features()
    if network is None or codes is None or features is None:
        return make_judge(game)
    weights, spread = fitted_weights(game)
    return NetworkJudge(features, weights, spread, codes, network)


@cache
def trained_network(game: Game) -> Network | None:
    """What `operahouse lab train` found, or None for a game without."""
    data = network_file(game)
    return None if data is None else Network(read_weights(data))


@cache
def network_file(game: Game) -> bytes | None:
    """The network as it's stored."""
    file = files(_package(game)) / "network.bin"
    return file.read_bytes() if file.is_file() else None


@cache
def fitted_weights(game: Game) -> tuple[list[list[float]], list[float]]:
    """What `operahouse lab fit` found, by stage of the game."""
    data = json.loads((files(_package(game)) / "weights.json").read_text(encoding="utf-8"))
    return data["weights"], data["spread"]


def _package(game: Game) -> str:
    return type(game).__module__.rpartition(".")[0]
