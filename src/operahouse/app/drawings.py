"""The drawings of a rulebook: positions as data, which the browser draws with the parts of the game's own table.

`positions/<game>.json` holds the positions by name, and the drawings: which rule each illustrates, which part of the
table it shows (`focus`: whose, or which house or composer of it), and whose eyes see it, a spectator's by default.
"""

import json
from functools import cache
from pathlib import Path
from typing import TypedDict

from operahouse.kernel.game import SPECTATOR, Game, Json

FOLDER = Path(__file__).parent / "positions"


class Drawing(TypedDict):
    """One drawing, as the file has it."""

    name: str
    rule: str
    part: str
    focus: str
    seat: str
    position: str


def drawings(game: str) -> list[Drawing]:
    """The drawings of a game's rulebook, in the order of the book; none where nobody drew any."""
    return _file(game)[0]


def picture(game: Game, name: str) -> Json | None:
    """What one drawing shows: the view of its seat and what follows from it; None where there is no such drawing."""
    for drawing in drawings(game.name):
        if drawing["name"] == name:
            state = game.read_position(_file(game.name)[1][drawing["position"]])
            view = game.view(state, game.seats(state).index(drawing["seat"]) if drawing["seat"] else SPECTATOR)
            return {
                "part": drawing["part"],
                "focus": drawing["focus"],
                "seat": drawing["seat"],
                "view": view,
                "forecast": game.forecast(view),
            }
    return None


@cache
def _file(game: str) -> tuple[list[Drawing], Json]:
    file = FOLDER / f"{game}.json"
    if not file.is_file():
        return [], {}
    data = json.loads(file.read_text(encoding="utf-8"))
    return data["drawings"], data["positions"]
