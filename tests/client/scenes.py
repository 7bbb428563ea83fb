"""The events that lead to scenes in recorded games, for the client to be tested with.

`python -m tests.client.scenes` writes them anew.
"""

import json
from pathlib import Path

from operahouse.games.catalogue import load_game
from operahouse.kernel.game import Json
from operahouse.kernel.record import read_record
from tests.client.agreed import CLIENT

SCENES = CLIENT / "tests" / "scenes.json"
GAMES = Path(__file__).parents[1] / "games"
RECORDS = {
    "opera-3": "opera/golden/02-3-players.json",
    "opera-4": "opera/golden/03-4-players.json",
    "operaopoly-3": "operaopoly/golden/lively-3-players-2.json",
    "operaopoly-6": "operaopoly/golden/lively-6-players-2.json",
    "operaopoly-abandoned": "operaopoly/golden/random-5-players-2.json",
}
KINDS = {"round", "over", "performance"}
"""One of them is told wherever there is a scene."""


def scenes() -> str:
    """By record, for each scene the seats, what everybody had in the end, and the items that were told."""
    return (
        "{\n" + ",\n".join(f" {json.dumps(name)}: {_moves(GAMES / file)}" for name, file in RECORDS.items()) + "\n}\n"
    )


def _moves(file: Path) -> str:
    """Every move that leads to a scene, with the chance that follows it."""
    data = json.loads(file.read_text(encoding="utf-8"))
    game = load_game(data["game"])
    replay = read_record(game, data)
    moves: list[Json] = []
    for seat, _ in replay.moves:
        events = [event.json for event in replay.advance() if event.seen_by is None]
        if seat != "chance":
            moves.append({"items": []})
        told = moves[-1]["items"]
        assert isinstance(told, list)
        told.append({"kind": "moved", "number": replay.made, "seat": seat, "events": events})
        moves[-1]["points"] = dict(zip(game.seats(replay.state), game.points(replay.state), strict=True))
    found = [move for move in moves if KINDS & {event["kind"] for event in _events(move)}]
    return "[\n" + ",\n".join(f"  {json.dumps(move, separators=(',', ':'))}" for move in found) + "\n ]"


def _events(move: Json) -> list[Json]:
    items = move["items"]
    assert isinstance(items, list)
    return [event for item in items for event in item["events"]]


if __name__ == "__main__":
    SCENES.write_text(scenes(), encoding="utf-8")
