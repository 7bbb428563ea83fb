"""How fast random games are played: by the rules alone, and by the lab with everything around them."""

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from operahouse.games.catalogue import load_game
from operahouse.kernel.chance import Generator
from operahouse.kernel.play import play_out
from operahouse.lab.plan import Plan, make_plan
from operahouse.lab.tournament import play_tournament
from operahouse.lab.worker_pool import LocalWorkerPool, WorkerPool


def random_games_per_second(game: str, players: int, games: int, workers: int) -> float:
    """As `operahouse lab tournament --bots random` plays them, journal included, on warm workers."""
    chosen = load_game(game)
    with LocalWorkerPool(workers) as pool, TemporaryDirectory() as folder:
        plan = make_plan(chosen, [("random",) * players], games, 1, [])._replace(stats=False)
        _timed(lambda: _play(plan._replace(deals=workers * 8), Path(folder, "warm"), pool))
        return games / _timed(lambda: _play(plan, Path(folder, "timed"), pool))


def bare_games_per_second(game: str, players: int, games: int, workers: int) -> float:
    """The same number of games by the rules alone, on as many processes."""
    with LocalWorkerPool(workers) as pool:
        _wait_for(pool, game, players, 8)
        return games / _timed(lambda: _wait_for(pool, game, players, games // workers))


def play_bare(game: str, players: int, games: int) -> int:
    """Random games one after another, by the rules alone; returns the number of steps."""
    chosen = load_game(game)
    steps = 0
    for seed in range(games):
        generator = Generator(seed)
        steps += play_out(chosen.deal(players, [], generator), generator)
    return steps


def _wait_for(pool: WorkerPool, game: str, players: int, games: int) -> None:
    for future in [pool.submit(play_bare, game, players, games) for _ in range(pool.size)]:
        future.result()


def _play(plan: Plan, folder: Path, pool: WorkerPool) -> None:
    play_tournament(plan, folder, pool, lambda _: None)


def _timed(work: Callable[[], None]) -> float:
    begun = perf_counter()
    work()
    return perf_counter() - begun
