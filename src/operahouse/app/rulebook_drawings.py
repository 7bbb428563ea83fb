"""The drawings of a rulebook: positions that the browser draws with the parts of the game's own table.

`positions/<game>.json` has the positions by name, and the drawings: the rule each illustrates, the part of the table it
shows (`focus`: whose, or which house or composer of it), and the seat that sees it; a spectator by default.
"""

import json
from functools import cache
from pathlib import Path
from typing import TypedDict

from operahouse.kernel.game import SPECTATOR, Game, Json

FOLDER = Path(__file__).parent / "positions"


class Drawing(TypedDict):
    """One drawing, as stored."""

    name: str
    rule: str
    part: str
    focus: str
    seat: str
    position: str


def drawings_of(game: str) -> list[Drawing]:
    """The drawings of a game's rulebook, in the order of the book."""
    return _file(game)[0]


def drawn_position(game: Game, name: str) -> Json | None:
    """What a drawing shows: the view of its seat, and the forecast; None if there is no such drawing."""
    for drawing in drawings_of(game.name):
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
