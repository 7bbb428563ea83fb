"""What the tests of the lab play: every game of the house, and the toy."""

import json
from pathlib import Path

from operahouse.games.catalogue import load_game
from operahouse.kernel.game import Game
from operahouse.lab.plan import Plan, make_plan
from operahouse.lab.schedule import Key, LineUp
from operahouse.lab.tournament import play_tournament
from operahouse.lab.worker_pool import LocalWorkerPool, WorkerPool
from tests.toy.extras import RichToy

TOY = RichToy()
MIXED: list[LineUp] = [("novice", "random", "random")]


def load(name: str) -> Game:
    """A game by name, on this process or on a worker."""
    return TOY if name == "toy" else load_game(name)


def plan_for(game: str, line_ups: list[LineUp], deals: int, seed: int = 1) -> Plan:
    """A small tournament."""
    return make_plan(load(game), line_ups, deals, seed, [])


def all_keys(plan: Plan) -> list[Key]:
    """Every game there is to play."""
    return [(line_up, deal, turn) for line_up, turn in plan.seatings() for deal in range(plan.deals)]


def play(plan: Plan, folder: Path, workers: WorkerPool | None = None) -> Path:
    """Play it with two workers, or with a workers that is there."""
    if workers is not None:
        return play_tournament(plan, folder, workers, lambda _: None, load)
    with LocalWorkerPool(2) as own:
        return play_tournament(plan, folder, own, lambda _: None, load)


def keys_in(journal: Path) -> list[Key]:
    """The games a journal counts, as often as it does."""
    games = [json.loads(line) for line in journal.read_text(encoding="utf-8").splitlines()]
    return [(game["line_up"], game["deal"], game["rotation"]) for game in games]
