"""Positions of the conformance cases, as examples for other tests."""

import json
from pathlib import Path
from typing import Any

from operahouse.kernel.game import Game, State
from operahouse.kernel.record import play_named

CASES = Path(__file__).parents[2] / "conformance"
Position = dict[str, Any]


def read_case(game: Game, name: str) -> Position:
    """A case by its name, `end/deck-runs-out` for instance."""
    file = CASES / game.name / (name.replace("/", "--") + ".json")
    case: Position = json.loads(file.read_text(encoding="utf-8"))
    return case


def state_of(game: Game, name: str, moves: int | None = None) -> State:
    """The state a case leads to, or the one after so many of its moves."""
    case = read_case(game, name)
    state = game.read_position(case["given"])
    for seat, text in case.get("moves", [])[:moves]:
        state = play_named(game, state, seat, text, name).state
    return state
