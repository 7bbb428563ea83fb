"""What a tournament is: written beside its journal, so that only the same tournament goes on there."""

import json
import os
from pathlib import Path
from typing import NamedTuple

from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.game import Game, Json
from operahouse.lab.match import Spec
from operahouse.lab.schedule import LineUp, rotations, tables

FORMAT = "operahouse-tournament/1"
DEALS_OF_A_SEED = 2**32
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
    ledgers: bool = True
    records: bool = False

    @property
    def players(self) -> int:
        """How many sit at a table."""
        return len(self.line_ups[0])

    @property
    def bots(self) -> list[str]:
        """Everybody who takes part, each named once."""
        return list(dict.fromkeys(bot for line_up in self.line_ups for bot in line_up))

    @property
    def games(self) -> int:
        """How many games there are."""
        return self.deals * len(self.tables())

    def tables(self) -> list[tuple[int, int]]:
        """Every line-up in every rotation, by their numbers."""
        return tables(self.line_ups)

    def spec(self, line_up: int, rotation: int) -> Spec:
        """What the games of a line-up in a rotation depend on."""
        bots = rotations(self.line_ups[line_up])[rotation]
        return Spec(self.game, bots, self.options, self.ledgers, self.records)

    def seeds(self, deals: list[int]) -> list[int]:
        """The seeds of deals."""
        first = self.seed * DEALS_OF_A_SEED
        return [first + deal for deal in deals]

    def to_json(self) -> Json:
        """The plan as its file holds it."""
        line_ups = [list(line_up) for line_up in self.line_ups]
        return {"format": FORMAT, **self._asdict(), "line_ups": line_ups, "options": list(self.options)}


def make_plan(game: Game, all_line_ups: list[LineUp], deals: int, seed: int, options: list[str]) -> Plan:
    """A plan for a game as its box and rules are now."""
    return Plan(game.name, game.edition, game.rules_version, all_line_ups, deals, seed, tuple(options))


def settle(plan: Plan, path: Path) -> None:
    """Write the plan down, or find the very same there; any other tournament is refused."""
    try:
        written = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        _write_whole(path, json.dumps(plan.to_json(), indent=1) + "\n")
        return
    except (ValueError, RecursionError):
        written = None
    if written != plan.to_json():
        raise OperahouseError("lab-another-tournament", {"folder": str(path.parent)})


def _write_whole(path: Path, text: str) -> None:
    """The file is there with all its text or not at all, whenever the power fails."""
    draft = path.with_suffix(".draft")
    with draft.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)
