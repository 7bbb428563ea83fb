"""Positions of Opera for the gallery of the drawn table, and what moves would bring there.

PYTHONPATH=src python client/src/opera/gallery/serve.py 8133
OPERAHOUSE_URL=http://127.0.0.1:8133 npx vite        # then /src/opera/gallery/index.html?scene=hire
"""

import json
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from operahouse.games.catalogue import load_game
from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import SPECTATOR, Json, State
from operahouse.kernel.play import play

ROOT = Path(__file__).parents[4]
GAME = load_game("opera")
ROUND = "example--whole-round"
SCENES: dict[str, tuple[str, int, str]] = {
    "bid": (ROUND, 0, "yellow"),
    "sealed": (ROUND, 1, "blue"),
    "hire": (ROUND, 3, "yellow"),
    "sell": (ROUND, 4, "yellow"),
    "sold": (ROUND, 5, "yellow"),
    "along": (ROUND, 5, "red"),
    "move": (ROUND, 8, "red"),
    "critique": (ROUND, 9, "red"),
    "raised": (ROUND, 10, "red"),
    "buy": (ROUND, 11, "yellow"),
    "bought": (ROUND, 12, "yellow"),
    "desk": (ROUND, 13, "yellow"),
    "programmed": (ROUND, 14, "yellow"),
    "rearrange": (ROUND, 14, "red"),
    "maestro": (ROUND, 21, "yellow"),
    "esperto": (ROUND, 23, "red"),
    "claim": (ROUND, 24, "yellow"),
    "build": (ROUND, 26, "blue"),
    "counted": (ROUND, 27, "yellow"),
    "watch": (ROUND, 9, ""),
    "waiting": (ROUND, 9, "yellow"),
    "four": ("end--new-offer-for-four", 0, "green"),
}
"""By name: a conformance case, how many of its moves are made, and who looks."""


def stand(name: str) -> tuple[State, str, list[Json]]:
    """The state of a scene, who looks at it, and what the last move told."""
    case, made, seat = SCENES[name]
    data = json.loads((ROOT / "conformance" / "opera" / f"{case}.json").read_text())
    state = GAME.read_position(data["given"])
    told: list[Json] = []
    for who, move in data["moves"][:made]:
        played = play(GAME, state, GAME.seats(state).index(who), move)
        state, told = played.state, [event.to_json() for event in played.events]
    return state, seat, told


def scene(name: str) -> Json:
    """Snapshot, components and news of a scene."""
    state, seat, told = stand(name)
    names = GAME.seats(state)
    number = names.index(seat) if seat else SPECTATOR
    view = GAME.view(state, number)
    asked = [names[who] for who in state.to_act() if who >= 0]
    moves = GAME.legal_moves(state, number) if seat in asked else []
    snapshot = {
        "game": "opera", "status": "playing", "published": "", "you": seat or None, "host": True,
        "spectators": [], "votes": [], "asked": asked, "clocks": None, "note": "", "next": None,
        "seats": {who: {"name": "", "bot": ""} for who in names},
        "view": view, "options": [{"move": move, "about": GAME.terms(state, number, move)} for move in moves],
        "forecast": GAME.forecast(view), "can_undo": False, "orders": {},
    }  # fmt: skip
    return {"snapshot": snapshot, "components": GAME.components(), "events": told}


def preview(name: str, moves: list[str]) -> list[Json]:
    """What each move would bring in a scene."""
    state, seat, _ = stand(name)
    return [_preview(state, GAME.seats(state).index(seat), move) for move in moves]


def _preview(state: State, number: int, move: str) -> Json:
    try:
        return {"move": move, "error": None, **GAME.foretell(state, number, play(GAME, state, number, move).steps)}
    except Refusal as refusal:
        error = {"key": refusal.key, "details": refusal.details, "rule": refusal.rule, "path": "", "text": refusal.key}
        return {"move": move, "forecast": None, "own": None, "error": error}


class Gallery(BaseHTTPRequestHandler):
    """Texts and scenes as files, previews as a request."""

    def do_GET(self) -> None:
        """`/texts/...` and `/api/scenes/NAME`."""
        if self.path.startswith("/api/scenes/"):
            self._answer(json.dumps(scene(self.path.rsplit("/", 1)[1])).encode())
        else:
            self._answer((ROOT / self.path.lstrip("/")).read_bytes())

    def do_POST(self) -> None:
        """`/api/preview`: a scene and moves."""
        asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self._answer(json.dumps(preview(asked["scene"], asked["moves"])).encode())

    def _answer(self, body: bytes) -> None:
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Quiet."""


if __name__ == "__main__":
    ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), Gallery).serve_forever()
