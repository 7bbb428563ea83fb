"""How every peer is measured: whole random games, then copies of mid-game positions.

The clock is the processor time of this process, so that neighbours who take the
core away for a while are not counted against a peer.
"""

import argparse
import importlib
import json
from collections.abc import Callable, Sequence
from time import process_time
from types import ModuleType
from typing import Final

from benchmarks.peers.figures import Figures

MID_GAME_SEEDS: Final = range(1, 11)
FIRST_PLAYOUT_SEED: Final = 1_001
SHARE_FOR_PLAYOUTS: Final = 0.7


def import_peer(module: str, requirement: str) -> ModuleType:
    """Import a module of a peer, or say how to install that peer."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as missing:
        raise ModuleNotFoundError(
            f"cannot import {module} ({missing}); install the peer with: python -m pip install '{requirement}'",
            name=missing.name,
        ) from missing


def measure_playouts(play_out: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """Games and decisions a second; `play_out` plays a seed's game and counts decisions."""
    games = decisions = 0
    start = process_time()
    while (elapsed := process_time() - start) < seconds or games == 0:
        decisions += play_out(FIRST_PLAYOUT_SEED + games)
        games += 1
    return games / elapsed, decisions / elapsed


def measure_copies(copiers: Sequence[Callable[[], object]], seconds: float) -> float:
    """Copies a second; each copier copies one mid-game position, and all take equal turns."""
    rounds = 0
    start = process_time()
    while (elapsed := process_time() - start) < seconds or rounds == 0:
        for copy_position in copiers:
            copy_position()
        rounds += 1
    return rounds * len(copiers) / elapsed


def measure_peer(
    name: str,
    version: str,
    play_out: Callable[[int], int],
    copiers: Sequence[Callable[[], object]],
    seconds: float,
) -> Figures:
    """Spend `seconds` of processor time on playouts and on copies."""
    games, decisions = measure_playouts(play_out, seconds * SHARE_FOR_PLAYOUTS)
    copies = measure_copies(copiers, seconds * (1 - SHARE_FOR_PLAYOUTS))
    return Figures(name, version, games, decisions, copies)


def run_as_program(measure: Callable[[float], Figures]) -> None:
    """Measure one peer from the command line and print its figures as JSON."""
    parser = argparse.ArgumentParser(description="Measure the speed of a peer on one core.")
    parser.add_argument("--seconds", type=float, default=5.0, help="processor time to spend")
    print(json.dumps(measure(parser.parse_args().seconds)._asdict()))
