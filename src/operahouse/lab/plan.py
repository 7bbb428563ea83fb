"""The plan of a tournament. It is stored beside the journal, so that only the same tournament can go on there."""

import json
import os
from pathlib import Path
from typing import NamedTuple

from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.game import Game, Json
from operahouse.lab.bot_game import GameSpec
from operahouse.lab.schedule import LineUp, rotations, seatings

FORMAT = "operahouse-tournament/1"
DEALS_PER_SEED = 2**32
"""Tournaments with different seeds have no deal in common."""


class Plan(NamedTuple):
    """Who meets whom on which deals, and what is kept of each game."""

    game: str
    edition: str
    rules: str
    line_ups: list[LineUp]
    deals: int
    seed: int
    options: tuple[str, ...] = ()
    stats: bool = True
    records: bool = False

    @property
    def players(self) -> int:
        """How many play in each game."""
        return len(self.line_ups[0])

    @property
    def bots(self) -> list[str]:
        """Every bot that takes part, once."""
        return list(dict.fromkeys(bot for line_up in self.line_ups for bot in line_up))

    @property
    def games(self) -> int:
        """How many games there are."""
        return self.deals * len(self.seatings())

    def seatings(self) -> list[tuple[int, int]]:
        """Every line-up in every rotation, by number."""
        return seatings(self.line_ups)

    def spec(self, line_up: int, rotation: int) -> GameSpec:
        """The spec of the games of a line-up in a rotation."""
        bots = rotations(self.line_ups[line_up])[rotation]
        return GameSpec(self.game, bots, self.options, self.stats, self.records)

    def seeds(self, deals: list[int]) -> list[int]:
        """The seeds of deals."""
        first = self.seed * DEALS_PER_SEED
        return [first + deal for deal in deals]

    def to_json(self) -> Json:
        """The plan as it is stored."""
        return {
            "format": FORMAT,
            "game": self.game,
            "edition": self.edition,
            "rules": self.rules,
            "line_ups": [list(line_up) for line_up in self.line_ups],
            "deals": self.deals,
            "seed": self.seed,
            "options": list(self.options),
            "ledgers": self.stats,
            "records": self.records,
        }


def make_plan(game: Game, line_ups: list[LineUp], deals: int, seed: int, options: list[str]) -> Plan:
    """A plan for a game with its present figures and rules."""
    return Plan(game.name, game.edition, game.rules_version, line_ups, deals, seed, tuple(options))


def write_or_check(plan: Plan, path: Path) -> None:
    """Write the plan, or check that the same plan is already there. Any other tournament is refused."""
    try:
        written = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        _write_atomically(path, json.dumps(plan.to_json(), indent=1) + "\n")
        return
    except (ValueError, RecursionError):
        written = None
    if written != plan.to_json():
        raise OperahouseError("lab-another-tournament", {"folder": str(path.parent)})


def _write_atomically(path: Path, text: str) -> None:
    """Write the whole file or nothing, even if the power fails."""
    draft = path.with_suffix(".draft")
    with draft.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)
